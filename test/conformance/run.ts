/** Bundled and run by scripts/conformance.mjs: the CommonMark and GFM examples, and both engines on every text at hand. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import remarkParse from 'remark-parse'
import { markdownToMdast } from 'satteri'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { CodeBlock } from '../../src/markdown/code-block.ts'
import { normalLines } from '../../src/markdown/module.ts'
import type { Format } from '../../src/markdown/nodes.ts'
import { loadEngine } from '../../src/markdown/parse.ts'
import type { Engine } from '../../src/markdown/parse.ts'
import { remarkEngine } from '../../src/markdown/parse-remark.ts'
import { filterTags } from '../../src/markdown/raw-html.ts'
import { toHast } from '../../src/markdown/to-hast.ts'
import { difference, shapeOf } from '../markdown/tree-shape.ts'

interface Example {
  readonly markdown: string
  readonly html: string
  readonly number?: number
  readonly extension?: string
}

const [examples, corpus] = process.argv.slice(2) as [string, string]
const engines = [await loadEngine('satteri'), await loadEngine('remark')] as const
let failures = 0
function checkExamples(): void {
  const commonMark = read('commonmark-0.31.2.json')
  for (const engine of [commonMarkSatteri, commonMarkRemark]) judge('CommonMark 0.31.2', engine, commonMark)
  for (const engine of engines) {
    judge('CommonMark 0.31.2 with GFM', engine, commonMark, bareAddresses)
    judge('GFM 0.29 extensions', engine, read('gfm-0.29-extensions.json'))
  }
  const formats = ['md', 'mdx'] as const
  const all = [...commonMark, ...read('gfm-0.29-extensions.json')].map(({ markdown }) => tabs(markdown))
  compare(
    'examples',
    all.flatMap((text) => formats.map((format) => [text, text, format] as const)),
  )
}

/** Here GFM contradicts CommonMark: it makes links of bare addresses. */
const bareAddresses = new Set([602, 606, 608, 611, 612])

function read(file: string): Example[] {
  return JSON.parse(readFileSync(join(examples, file), 'utf8')) as Example[]
}

function judge(title: string, engine: Engine, list: readonly Example[], apart: ReadonlySet<number> = new Set()): void {
  const judged = list.filter(({ number }) => number === undefined || !apart.has(number))
  const wrong = judged.filter((example) => !isRight(engine, example))
  failures += wrong.length
  console.log(`${title}, ${engine.name}: ${judged.length - wrong.length}/${judged.length}`)
  for (const { number, markdown } of wrong) console.log(`  ${number ?? ''} ${JSON.stringify(markdown)}`)
}

const commonMarkSatteri: Engine = {
  name: 'satteri',
  parse: (text) => ({ tree: markdownToMdast(text, { features: { frontmatter: false, gfm: false } }) as Root }),
}
const commonMarkRemark: Engine = {
  name: 'remark',
  parse: (text) => ({ tree: unified().use(remarkParse).parse(text) }),
}

/** In the examples `→` is a tab. */
function tabs(text: string): string {
  return text.replaceAll('→', '\t')
}

function isRight(engine: Engine, { markdown, html, extension }: Example): boolean {
  const result = engine.parse(tabs(markdown), 'md')
  if (!('tree' in result)) return false
  const blocks: CodeBlock[] = []
  const source = tabs(markdown)
  const raw = (value: string) => (extension === undefined ? value : filterTags(value, source))
  const hast = toHast(result.tree, {
    blocks,
    prefix: '',
    html: ({ value }) => ({ type: 'raw', value: raw(value) }) as unknown as ElementContent,
  })
  visit(hast, 'element', (element: Element) => {
    const { dataFence } = element.properties
    if (dataFence !== undefined) fillFence(element, blocks[Number(dataFence)]!)
  })
  return plain(toHtml(hast, { allowDangerousHtml: true, closeSelfClosing: true })) === plain(tabs(html))
}

/** Fences are drawn by the theme later; here as CommonMark shows them. */
function fillFence(element: Element, { code, language }: CodeBlock): void {
  const properties = language === '' ? {} : { className: [`language-${language}`] }
  const value = code === '' ? '' : `${code}\n`
  element.properties = {}
  element.children = [{ type: 'element', tagName: 'code', properties, children: [{ type: 'text', value }] }]
}

/** HTML in one spelling: references, order of attributes, classes of task lists, blank lines between blocks. */
function plain(html: string): string {
  return html
    .replace(/&(?:#x3C|lt);/gi, '&lt;')
    .replace(/&(?:#x26|amp);/gi, '&amp;')
    .replace(/&(?:#x22|quot);|&#34;/gi, '"')
    .replace(/&gt;/g, '>')
    .replace(/ class="(?:contains-task-list|task-list-item)"/g, '')
    .replace(/<input([^<>]*)>/g, (_, attributes: string) => {
      const names = [...attributes.matchAll(/([a-z]+)(?:="([^"]*)")?/g)].map(
        ([, name, value]) => `${name}=${value ?? ''}`,
      )
      return `<input ${names.sort().join(' ')}>`
    })
    .replace(
      /(<\/(?:p|h\d|li|ul|ol|pre|blockquote|table|thead|tbody|tr|td|th)>|<(?:ul|ol|blockquote|table|thead|tbody|tr|hr \/)>)\n+/g,
      '$1',
    )
    .replace(/\n+$/, '')
    .trim()
}

function checkCorpus(): void {
  const files = readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  compare(
    'corpus',
    files.map((file) => [
      file.slice(corpus.length),
      withoutMatter(readFileSync(file, 'utf8')),
      /x$/i.test(file) ? 'mdx' : 'md',
    ]),
  )
}

function withoutMatter(source: string): string {
  return normalLines(source).replace(/^---\n[\s\S]*?\n---/, (matter) => matter.replace(/[^\n]/g, ' '))
}

/** Both engines on each text, and the reference with all its syntax against the one with what the text needs. */
function compare(title: string, texts: readonly (readonly [string, string, Format])[]): void {
  const whole = remarkEngine('everything')
  const parted: string[] = []
  let equal = 0
  for (const [index, [name, text, format]] of texts.entries()) {
    // The whole syntax takes long; of many texts some are enough.
    const isCompared = texts.length < 2_000 || index % 5 === 0
    const found =
      parting(engines, text, format) ?? (isCompared ? parting([engines[1], whole], text, format) : undefined)
    if (found && !isListed(found)) parted.push(`  ${format} ${name.slice(0, 100)}: ${found.slice(0, 300)}`)
    else equal++
  }
  failures += parted.length
  console.log(`${title}: ${equal} of ${texts.length} trees equal or different as listed`)
  for (const line of parted.slice(0, 20)) console.log(line)
}

function parting([first, second]: readonly [Engine, Engine], text: string, format: Format): string | undefined {
  const [a, b] = [first.parse(text, format), second.parse(text, format)]
  if ('refusal' in a || 'refusal' in b) {
    if ('refusal' in a && ('refusal' in b || a.refusal.failed)) return undefined
    return 'refusal' in a
      ? `${first.name} refuses: ${a.refusal.message}`
      : `${second.name} refuses: ${'refusal' in b ? b.refusal.message : ''}`
  }
  return difference(shapeOf(a.tree, text), shapeOf(b.tree, text))
}

/** An `import` line that is no JavaScript: the reference refuses it, satteri leaves that to `module-names.ts`. */
function isListed(found: string): boolean {
  return found.startsWith('remark refuses: Could not parse import/exports with acorn')
}

if (existsSync(examples)) checkExamples()
else console.log(`SKIPPED: there are no examples at "${examples}".`)
if (existsSync(corpus)) checkCorpus()
else console.log(`SKIPPED: there is no corpus at "${corpus}".`)
process.exit(failures > 0 ? 1 : 0)
