/**
 * Front matter: the one place that knows gray-matter. It is always called with options (without, it keeps every text it
 * ever saw), with `yaml` as its only engine; other languages are refused, since its own engines for them run code.
 */
import matter from 'gray-matter'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { frontMatterSchema } from '../model/frontmatter.ts'
import type { FrontMatter } from '../model/frontmatter.ts'
import type { KeyPlaces } from '../model/key-place.ts'
import { isForSome } from '../model/readers.ts'
import { checkFrontmatter } from './frontmatter-check.ts'
import { readLines, readLists, readSimple, readYaml, unique } from './frontmatter-yaml.ts'
import type { Entry } from './frontmatter-yaml.ts'
import { limits } from './limits.ts'

export interface FrontMatterResult {
  readonly data: FrontMatter
  /** The page has a block of front matter, if only an empty one. */
  readonly present: boolean
  /** The text with front matter as blanks: offsets, lines and columns stay the author's. */
  readonly body: string
  /** Length of the block: where the body starts in the text. */
  readonly end: number
  readonly diagnostics: readonly Diagnostic[]
  /** Keys that are given, with a value that was left out. */
  readonly wrong?: ReadonlySet<string>
  readonly places?: KeyPlaces | undefined
}

const closing = /\n(?:---|\.\.\.)[ \t]*(?=\n|$)/g

/** Splits a page (line ends are `\n`, no BOM) and checks its keys. */
export function readFrontmatter(text: string, file: string): FrontMatterResult {
  const first = /^(---|\+\+\+)[ \t]*([\w+.#-]*)[ \t]*(?=\n|$)/.exec(text)
  if (!first) return without(text)
  closing.lastIndex = first[0].length
  const close = first[1] === '+++' ? /\n\+\+\+[ \t]*(?=\n|$)/.exec(text) : closing.exec(text)
  if (!close) return unclosed(text, file, first[2] !== '')
  const end = close.index + close[0].length
  const block = { text: text.slice(first[0].length, close.index), start: first[0].length, end }
  const language = first[1] === '+++' ? 'toml' : first[2]!.toLowerCase()
  if (language !== '' && language !== 'yaml' && language !== 'yml') return foreign(text, file, block, language)
  return yamlBlock(text, file, block)
}

interface Block {
  readonly text: string
  readonly start: number
  readonly end: number
}

function without(text: string, diagnostics: readonly Diagnostic[] = []): FrontMatterResult {
  return { data: {}, present: false, body: text, end: 0, diagnostics }
}

function unclosed(text: string, file: string, named: boolean): FrontMatterResult {
  // A thematic break may start a page; only a `key:` on the next line tells that front matter was meant.
  if (!named && !/^(?:---[ \t]*\n[\w:-]+:|\+\+\+[ \t]*\n[\w:-]+[ \t]*=)/.test(text)) return without(text)
  const message = 'The front matter is never closed.'
  const hint = `Write "${text.slice(0, 3)}" on a line of its own after the last key.`
  const told: Diagnostic = {
    code: 'frontmatter-unclosed',
    severity: 'error',
    message,
    at: placeAt(text, 0, file),
    hint,
  }
  return { ...without(text, [told]), ...readersIn(headOf(text), text, file) }
}

/** The lines below the first that look like keys and their values, as a block. */
function headOf(text: string): Block {
  const start = text.indexOf('\n')
  let end = start
  while (end >= 0 && end < text.length) {
    const next = text.indexOf('\n', end + 1)
    const line = text.slice(end + 1, next < 0 ? text.length : next)
    if (line.trim() !== '' && !/^(?:[\s#\]}-]|["']?[\w:-]+["']?[ \t]*[:=])/.test(line)) break
    end = next < 0 ? text.length : next
  }
  return { text: text.slice(start, end), start, end }
}

/**
 * Who may read a page whose front matter is not read as a whole: what closes it counts all the same, since a page once
 * published is out.
 */
function readersIn(block: Block, text: string, file: string): Pick<FrontMatterResult, 'data' | 'places'> {
  const sign = text.startsWith('+') ? '=' : ':'
  const keys = new Set(['public', 'groups'])
  const all = [...readLines(block.text, sign), ...(sign === ':' ? readLists(block.text) : [])]
  const entries = all.filter(({ key }) => keys.has(key))
  if (!entries.some(({ key, value }) => isForSome({ [key]: value }))) return { data: {} }
  return { data: { public: false }, places: checked(entries, block, text, file).places }
}

function foreign(text: string, file: string, block: Block, language: string): FrontMatterResult {
  const message = `Front matter in "${language}" is not read; only YAML is.`
  const hint =
    language === 'toml'
      ? 'Write "---" around it and "key: value" lines.'
      : 'Write "---" alone in the first line, and YAML below it.'
  const diagnostic: Diagnostic = {
    code: 'frontmatter-language',
    severity: 'error',
    message,
    at: placeAt(text, 0, file),
    hint,
  }
  const { entries } = unique(readLines(block.text, language === 'toml' ? '=' : ':'))
  const { data, places } = checked(entries, block, text, file)
  return { data, places, present: true, body: blanked(text, block.end), end: block.end, diagnostics: [diagnostic] }
}

function yamlBlock(text: string, file: string, block: Block): FrontMatterResult {
  if (block.text.length > limits.frontmatter) {
    const message = `The front matter has ${block.text.length} characters; the limit is ${limits.frontmatter}.`
    const diagnostic: Diagnostic = {
      code: 'frontmatter-too-long',
      severity: 'error',
      message,
      at: placeAt(text, 0, file),
    }
    const closed = readersIn(block, text, file)
    return { ...closed, present: true, body: blanked(text, block.end), end: block.end, diagnostics: [diagnostic] }
  }
  const read = readSimple(block.text) ?? readYaml(yamlOf(block.text))
  if (read.kind === 'text') {
    const message = 'The block between the "---" lines has no keys, so it is shown as text.'
    const hint = 'Write "key: value" lines, or put an empty line above the first "---".'
    return without(text, [
      { code: 'frontmatter-no-keys', severity: 'warning', message, at: placeAt(text, 0, file), hint },
    ])
  }
  const found = checked(read.entries, block, text, file)
  const problems = read.problems.map(({ message, offset, hint, code }): Diagnostic => {
    const at = placeAt(text, block.start + offset, file)
    return {
      code,
      severity: code === 'frontmatter-duplicate' ? 'warning' : 'error',
      message,
      at,
      hint,
    }
  })
  const diagnostics = [...problems, ...found.diagnostics]
  const { data, wrong, places } = found
  return { data, wrong, places, present: true, body: blanked(text, block.end), end: block.end, diagnostics }
}

/** What gray-matter hands to its engine. The block was cut before, so that an unclosed one cannot swallow the page. */
function yamlOf(block: string): string {
  let yaml = ''
  const refuse = () => {
    throw new Error('only YAML')
  }
  const engines = {
    yaml: { parse: (source: string) => ((yaml = source), {}), stringify: () => '' },
    json: refuse,
    javascript: refuse,
  }
  matter(`---${block}\n---\n`, { language: 'yaml', delimiters: '---', engines })
  return yaml
}

function checked(entries: readonly Entry[], block: Block, text: string, file: string) {
  const place = (offset: number, length = 0): Place => {
    const from = placeAt(text, block.start + offset, file)
    return length ? { ...from, endLine: from.line, endColumn: from.column + length } : from
  }
  return checkFrontmatter(entries, frontMatterSchema, place)
}

function blanked(text: string, end: number): string {
  return text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end)
}

function placeAt(text: string, offset: number, file: string): Place {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { file, line, column: offset - before.lastIndexOf('\n') }
}
