/** The parsers of other languages: their grammars as WebAssembly. */
import { createRequire } from 'node:module'
import type * as treeSitter from '@vscode/tree-sitter-wasm'

const require = createRequire(import.meta.url)
// A CommonJS module, whose names Node cannot see.
const { Language, Parser } = require('@vscode/tree-sitter-wasm') as typeof treeSitter
const near = (file: string) => require.resolve(`@vscode/tree-sitter-wasm/wasm/${file}`)
const far = (file: string) => require.resolve(`tree-sitter-wasms/out/${file}`)

/** Name for the highlighter → file of its grammar. */
const files: Readonly<Record<string, () => string>> = {
  bash: () => near('tree-sitter-bash.wasm'),
  javascript: () => near('tree-sitter-javascript.wasm'),
  typescript: () => near('tree-sitter-typescript.wasm'),
  python: () => near('tree-sitter-python.wasm'),
  go: () => near('tree-sitter-go.wasm'),
  php: () => near('tree-sitter-php.wasm'),
  ruby: () => near('tree-sitter-ruby.wasm'),
  java: () => near('tree-sitter-java.wasm'),
  csharp: () => near('tree-sitter-c-sharp.wasm'),
  rust: () => near('tree-sitter-rust.wasm'),
  powershell: () => near('tree-sitter-powershell.wasm'),
  cpp: () => near('tree-sitter-cpp.wasm'),
  c: () => far('tree-sitter-c.wasm'),
  swift: () => far('tree-sitter-swift.wasm'),
  kotlin: () => far('tree-sitter-kotlin.wasm'),
  dart: () => far('tree-sitter-dart.wasm'),
}

export interface Parsed {
  /** What the grammar has no place for, or misses. */
  readonly faults: readonly string[]
  /** Literals of texts, as they are written. */
  readonly strings: readonly string[]
}

/** A parser for one language. */
export async function parserOf(language: string): Promise<(code: string) => Parsed> {
  await Parser.init()
  const parser = new Parser()
  parser.setLanguage(await Language.load(files[language]!()))
  return (code) => {
    const tree = parser.parse(code)
    if (!tree) throw new Error(`No tree for ${language}.`)
    const nodes = [...allBelow(tree.rootNode)]
    const faults = nodes.filter((node) => node.isError || node.isMissing).map((node) => `${node.type}: ${node.text}`)
    const strings = nodes.filter((node) => isText(node)).map(({ text }) => text)
    tree.delete()
    return { faults, strings }
  }
}

const texts = new Set(
  (
    'concatenation raw_string word string raw_string_literal string_literal interpreted_string_literal encapsed_string ' +
    'line_string_literal multi_line_string_literal template_string verbatim_string_characters ' +
    'verbatim_here_string_characters expandable_string_literal'
  ).split(' '),
)

/** A shell's word is one text, whatever pieces it is put together from. */
function isText(node: treeSitter.Node): boolean {
  return texts.has(node.type) && node.parent?.type !== 'concatenation'
}

function* allBelow(node: treeSitter.Node): Generator<treeSitter.Node> {
  yield node
  for (const child of node.children) if (child) yield* allBelow(child)
}
