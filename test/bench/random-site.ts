/** A small site and random changes of it, the same for the same seed. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProjectFiles } from '../temporary.ts'
import { write } from '../temporary.ts'

/** A whole number below a limit. */
export type Random = (limit: number) => number

/** Numbers from a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

const names = ['index', 'guides/start', 'guides/next', 'guides/deep/last', 'lone', 'new']
const parts = [
  'Some *text* with words.',
  '## A heading\n\nBelow it.',
  '## Another heading {#own}',
  '[A link](/guides/start) and [one that leads nowhere](/nowhere#x)',
  '[A part of a page](/guides/next#a-heading)',
  "import Part from '/snippets/part.mdx'\n\n<Part />",
  '<Snippet file="other.mdx" />',
  '```js title="a.js"\nlet a = 1\n```',
  '<Card title="Card" href="/lone" icon="leaf">In a card.</Card>',
  '<Card titel="wrong" />',
  '![Picture](/images/a.svg)',
  '<span class="text-red-500" style="width: 30px">Styled</span>',
  'A variable: {{product}}',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '<Tabs><Tab title="One">1</Tab><Tab title="Two">2</Tab></Tabs>',
  'A tag <b>that does not end',
]
const matter = [
  'icon: leaf',
  'sidebarTitle: Short',
  'draft: true',
  'hidden: true',
  'rss: true',
  'mode: wide',
  'tag: NEW',
]

const pick = <T>(list: readonly T[], random: Random): T => list[random(list.length)]!

function pageOf(random: Random): string {
  const head = [
    `title: Title ${random(4)}`,
    `description: About ${random(3)}`,
    ...(random(3) ? [] : [pick(matter, random)]),
  ]
  const body = Array.from({ length: 1 + random(4) }, () => pick(parts, random))
  return `---\n${head.join('\n')}\n---\n\n${[...body.filter((each) => each.startsWith('import')), ...body.filter((each) => !each.startsWith('import'))].join('\n\n')}\n`
}

function configOf(random: Random): object {
  const pages = names.slice(0, 4 + random(3))
  const half = random(pages.length)
  const groups = [
    { group: 'First', pages: pages.slice(0, half) },
    { group: `Second ${random(2)}`, pages: pages.slice(half) },
  ]
  return {
    name: `Name ${random(2)}`,
    navigation: groups,
    variables: { product: pick(['Pot', 'Pan'], random) },
    ...(random(2) && { openapi: 'openapi.yaml' }),
    ...(random(3) ? {} : { banner: { content: 'News' } }),
    ...(random(3) ? {} : { colors: { primary: pick(['#0a7', '#a07'], random) } }),
    ...(random(3) ? {} : { logo: '/images/a.svg' }),
  }
}

const svg = (random: Random) => `<svg xmlns="http://www.w3.org/2000/svg" width="${10 + random(3)}" height="10"/>`
const api = (random: Random) =>
  `openapi: 3.1.0\ninfo: { title: API ${random(2)}, version: '1' }\npaths:\n  /a: { get: { summary: Get ${random(3)}, responses: { '200': { description: Fine } } } }\n` +
  (random(2) ? `  /b: { post: { summary: Post, responses: { '200': { description: '${random(2)}' } } } }\n` : '')

/** The files that a sequence starts from. */
export function startOf(random: Random): ProjectFiles {
  return {
    'docs.json': configOf(random),
    'openapi.yaml': api(random),
    'images/a.svg': svg(random),
    'snippets/part.mdx': 'Said once.',
    ...Object.fromEntries(names.slice(0, 5).map((name) => [`${name}.mdx`, pageOf(random)])),
  }
}

/** Makes one change, and says which. */
export function changes(root: string, random: Random): string {
  const page = `${pick(names, random)}.mdx`
  const kinds: readonly (readonly [string, () => void])[] = [
    [`write ${page}`, () => write(root, { [page]: pageOf(random) })],
    [`add to ${page}`, () => existsSync(join(root, page)) && add(join(root, page), random)],
    [`remove ${page}`, () => rmSync(join(root, page), { force: true })],
    [`move ${page}`, () => existsSync(join(root, page)) && renameSync(join(root, page), join(root, 'moved.mdx'))],
    ['configure', () => write(root, { 'docs.json': configOf(random) })],
    ['describe', () => write(root, { 'openapi.yaml': api(random) })],
    ['draw', () => write(root, { 'images/a.svg': svg(random) })],
    ['style', () => write(root, { 'extra.css': `p { color: ${pick(['red', 'blue'], random)} }` })],
    ['unstyle', () => rmSync(join(root, 'extra.css'), { force: true })],
    ['say in a snippet', () => write(root, { 'snippets/part.mdx': `Said *${random(5)}* times.` })],
    ['say in the other snippet', () => write(root, { 'snippets/other.mdx': `Other ${random(5)}.` })],
    ['silence the other snippet', () => rmSync(join(root, 'snippets/other.mdx'), { force: true })],
    ['date a page back', () => existsSync(join(root, page)) && sameDate(join(root, page), random)],
    ['write into the output', () => scribble(join(root, 'dist'), random)],
  ]
  const [name, change] = pick(kinds, random)
  change()
  return name
}

function add(file: string, random: Random): void {
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}\n${pick(
      parts.filter((each) => !each.startsWith('import')),
      random,
    )}\n`,
  )
}

/** Another letter under the same size and date. */
function sameDate(file: string, random: Random): void {
  const { atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Title \d/, `Title ${random(4)}`))
  utimesSync(file, atime, mtime)
}

function scribble(out: string, random: Random): void {
  if (!existsSync(out)) return
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const ours = files.filter(({ name }) => name !== '.flatleaf.json')
  if (ours.length === 0) return
  const { parentPath, name } = pick(ours, random)
  writeFileSync(join(parentPath, name), random(2) ? 'Scribbled.' : '')
}
