/**
 * Milliseconds that one page takes to parse, to evaluate and to highlight, as medians of rounds over all pages of a folder.
 * Prints JSON. What is not parsing and not highlighting counts as evaluating: components, links, the twin, the HTML.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { readFrontmatter } from '../../src/markdown/frontmatter.ts'
import { createHighlighter } from '../../src/markdown/highlight.ts'
import type { Highlighter } from '../../src/markdown/highlight.ts'
import { normalLines } from '../../src/markdown/module.ts'
import type { MarkdownTools } from '../../src/markdown/page.ts'
import { loadEngine } from '../../src/markdown/parse.ts'
import type { Engine } from '../../src/markdown/parse.ts'
import { remarkEngine } from '../../src/markdown/parse-remark.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'
import { theme } from '../../theme/index.ts'

const [root, rounds] = process.argv.slice(2) as [string, string]
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const texts = files.map((file) => normalLines(readFileSync(file, 'utf8')))
const bodies = texts.map((text) => readFrontmatter(text, 'page.mdx').body)

const real = createHighlighter()
/** Every language is plain. */
const plain: Highlighter = {
  ...real,
  load: async () => {},
  prepare: async () => {},
  lines: (code) => ({ lines: code.split('\n').map((value) => ({ content: [{ type: 'text', value }] })) }),
}

const columns: Record<string, number[]> = {}
for (let round = 0; round < Number(rounds); round++) {
  for (const [name, engine] of await engines())
    note(
      `parse, ${name}`,
      timed(() => parseAll(engine)),
    )
  const compiled = await timedAsync(() => compileAll(plain))
  // A new one each time: equal blocks are highlighted once.
  const highlighter = createHighlighter()
  await compileAll(highlighter, 1)
  const highlighted = await timedAsync(() => compileAll(highlighter))
  note('compile without highlighting', compiled)
  note('compile', highlighted)
}
const parse = median(columns['parse, satteri']!)
const [whole, bare] = [median(columns['compile']!), median(columns['compile without highlighting']!)]
const parts = { parse, evaluate: bare - parse, highlight: whole - bare }
const engineTimes = Object.fromEntries(Object.entries(columns).map(([name, list]) => [name, median(list)]))
console.log(JSON.stringify({ pages: files.length, parts, ...engineTimes }))

async function engines(): Promise<[string, Engine][]> {
  return [
    ['satteri', await loadEngine('satteri')],
    ['remark', await loadEngine('remark')],
    ['remark, all syntax', remarkEngine('everything')],
  ]
}

function parseAll(engine: Engine): void {
  for (const body of bodies) engine.parse(body, 'mdx')
}

async function compileAll(highlighter: Highlighter, count: number = texts.length): Promise<void> {
  const tools: MarkdownTools = {
    theme,
    style: defaultUrlStyle,
    icon: () => undefined,
    readFile: () => undefined,
    contentDir: '',
    highlighter,
  }
  for (const [index, text] of texts.slice(0, count).entries()) {
    const id = `page-${index}`
    await compileMarkdown({ kind: 'page', id, path: `${id}.mdx`, text, hash: '' }, tools)
  }
}

function timed(work: () => void): number {
  const started = performance.now()
  work()
  return (performance.now() - started) / texts.length
}

async function timedAsync(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / texts.length
}

function note(name: string, value: number): void {
  columns[name] = [...(columns[name] ?? []), value]
}

function median(list: readonly number[]): number {
  return Math.round(list.toSorted((a, b) => a - b)[list.length >> 1]! * 1000) / 1000
}
