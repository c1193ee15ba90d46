/** Names that a page gets by `import` and `export`. The lines themselves are never shown, and nothing is run. */
import type { Declaration, Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'satteri'
import { evaluate } from './evaluate/evaluate.ts'
import { parseModule } from './evaluate/parse-expression.ts'
import { unknown } from './evaluate/value.ts'
import type { Value } from './evaluate/value.ts'
import type { Binding } from './page.ts'

export interface ModuleNames {
  readonly names: ReadonlyMap<string, Binding>
  /** Nodes whose text is no JavaScript: prose that begins with "import" or "export", and is shown. */
  readonly prose: readonly MdxjsEsm[]
}

/** Reads the names of a file. `find` turns the address of a snippet into its path; `undefined` when there is none. */
export function moduleNames(tree: Root, find: (specifier: string) => string | undefined): ModuleNames {
  const names = new Map<string, Binding>()
  const prose: MdxjsEsm[] = []
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    const parsed = parseModule(node.value)
    if ('program' in parsed)
      for (const [name, binding] of bindings(parsed.program, find, names)) names.set(name, binding)
    else prose.push(node)
  }
  return { names, prose }
}

function bindings(
  program: Program,
  find: (specifier: string) => string | undefined,
  known: ReadonlyMap<string, Binding>,
): [string, Binding][] {
  const found: [string, Binding][] = []
  const values = new Map<string, Value>()
  for (const [name, binding] of known) if (binding.kind === 'value') values.set(name, binding.value as Value)
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const specifier = String(statement.source.value)
      const isMarkdown = /\.mdx?$/i.test(specifier)
      for (const { type, local } of statement.specifiers) {
        const isSnippet = type === 'ImportDefaultSpecifier' && isMarkdown
        found.push([
          local.name,
          isSnippet ? { kind: 'snippet', written: specifier, file: find(specifier) } : { kind: 'unknown' },
        ])
      }
    } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      found.push(...declared(statement.declaration, values))
    } else if (statement.type === 'VariableDeclaration') found.push(...declared(statement, values))
  }
  return found
}

function declared(declaration: Declaration, values: Map<string, Value>): [string, Binding][] {
  if (declaration.type !== 'VariableDeclaration')
    return declaration.id ? [[declaration.id.name, { kind: 'unknown' }]] : []
  return declaration.declarations.flatMap(({ id, init }): [string, Binding][] => {
    if (id.type !== 'Identifier') return []
    const value = init ? evaluate(init, { names: values, jsx: () => unknown }) : unknown
    if (value === unknown) return [[id.name, { kind: 'unknown' }]]
    values.set(id.name, value)
    return [[id.name, { kind: 'value', value }]]
  })
}
