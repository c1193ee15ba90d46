/**
 * Random saves of a small site as a dev server meets them: each is built by what the last build has left and what a watcher says, and
 * from nothing. Every file and every message must be the same.
 */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Build, BuildOptions } from '../../src/build.ts'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import type { Cache } from '../../src/content/cache.ts'
import type { OutputFile } from '../../src/model/output.ts'
import { theme } from '../../theme/index.ts'
import { write } from '../temporary.ts'
import type { Random } from './random-site.ts'
import { changes, randomOf, startOf } from './random-site.ts'
import { wideChanges, wideStart } from './wide-site.ts'

/** What costs a second to warm, and is the same for every build. */
export type Warm = Pick<Cache, 'highlighter' | 'assets' | 'icons'>

export interface Differing {
  readonly step: number
  readonly done: readonly string[]
  /** Paths of files that are not the same, or what is wrong with the messages. */
  readonly what: readonly string[]
}

export interface Play {
  readonly steps: number
  readonly warm: Warm
  /** A site that uses most of what a configuration says. */
  readonly wide?: boolean
}

/** Plays so many saves in an empty folder; gives the steps after which something differed. */
export async function playLive(root: string, seed: number, { steps, warm, wide = false }: Play) {
  const random = randomOf(seed)
  write(root, wide ? wideStart(random) : startOf(random))
  const cache = { ...createCache(), ...warm }
  const kept = createLive()
  const options: BuildOptions = { root, out: join(root, 'dist'), drafts: true, integrations: false }
  const wrong: Differing[] = []
  await build({ ...options, live: { kept } }, theme, cache)
  for (let step = 0; step < steps; step++) {
    const before = signsIn(root)
    const done = Array.from({ length: 1 + random(2) }, () => (wide ? wideChanges : saves)(root, random))
    const changed = toldBy(before, signsIn(root), random)
    const next = await build({ ...options, live: { kept, changed } }, theme, cache)
    const first = await build(options, theme, { ...createCache(), ...warm })
    // Not all is asked for after every save: what was made for an earlier build may come later.
    const what = random(3) === 0 ? [] : await differences(next, first)
    if (what.length > 0) wrong.push({ step, done, what })
  }
  return wrong
}

async function differences(next: Build, first: Build): Promise<string[]> {
  const [a, b] = [await textsOf(next.files), await textsOf(first.files)]
  const files = [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path))
  const isSame = JSON.stringify(next.diagnostics) === JSON.stringify(first.diagnostics)
  return isSame ? files : [...files, `messages: ${JSON.stringify([next.diagnostics, first.diagnostics])}`]
}

async function textsOf(files: readonly OutputFile[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { path, body } of files.flatMap((file) => [file, ...(file.others?.() ?? [])]))
    texts.set(path, Buffer.from((await body()) as string).toString('latin1'))
  return texts
}

/** Path → what tells that it is another file than before. */
function signsIn(root: string): ReadonlyMap<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const all = entries.map((entry) => join(entry.parentPath, entry.name))
  const paths = all.filter((path) => !path.startsWith(join(root, '.git') + sep))
  return new Map(
    paths.map((path) => [
      path.slice(root.length + 1).replaceAll('\\', '/'),
      `${statSync(path).ino} ${readFileSync(path, 'latin1')}`,
    ]),
  )
}

/** What a watcher tells: all that changed, and what has come and gone besides; at times only that something has. */
function toldBy(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, random: Random) {
  if (random(12) === 0) return random(2) ? undefined : new Set(['.'])
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  const changed = paths.filter((path) => before.get(path) !== after.get(path))
  const noise = [[], ['guides'], ['guides/.start.mdx.tmp'], ['index.mdx'], ['docs.json']][random(5)]!
  return new Set([...changed, ...noise])
}

const config = (root: string) => join(root, 'docs.json')

/** One save, of the kinds that a build meets, or of those that only a running server does. */
function saves(root: string, random: Random): string {
  const more: readonly (readonly [string, () => void])[] = [
    ['break docs.json', () => writeFileSync(config(root), '{ "name": ')],
    ['remove docs.json', () => rmSync(config(root), { force: true })],
    ['list in languages', () => write(root, { 'docs.json': inLanguages(random) })],
    ['list in tabs', () => write(root, { 'docs.json': inTabs(random) })],
    ['move a folder', () => (random(2) ? move(root, 'guides', 'others') : move(root, 'others', 'guides'))],
    ['remove a folder', () => rmSync(join(root, 'guides'), { recursive: true, force: true })],
    ['a folder in the place of a page, or a page', () => swap(join(root, 'swap.mdx'))],
    ['ignore', () => write(root, { '.flatleafignore': random(2) ? 'lone.mdx\n' : 'guides/\n' })],
    ['ignore nothing', () => rmSync(join(root, '.flatleafignore'), { force: true })],
    ['no text', () => write(root, { 'lone.mdx': Buffer.from([0xff, 0xfe, 0xfd, 0, 1]) })],
    ['a script', () => write(root, { 'own.js': random(2) ? 'let a = 1' : 'export const a = 1' })],
    ['a Spanish page', () => write(root, { 'es/index.mdx': `---\ntitle: Hola ${random(3)}\n---\n\nTexto.\n` })],
    ['a page for lost readers', () => write(root, { '404.mdx': `---\ntitle: Lost ${random(3)}\n---\n\nNo.\n` })],
    ['news', () => write(root, { 'new.mdx': `---\ntitle: News\nrss: true\n---\n\n## Day ${random(9)}\n\nText.\n` })],
    [
      'a moved page',
      () =>
        write(root, {
          'lone.mdx': `---\ntitle: Lone\naliases: [/was]\nurl: ${random(2) ? '/guides/start' : ''}\n---\n`,
        }),
    ],
  ]
  const choice = random(30)
  if (choice >= more.length) return changes(root, random)
  const [name, change] = more[choice]!
  change()
  return name
}

function move(root: string, from: string, to: string): void {
  if (existsSync(join(root, from)) && !existsSync(join(root, to))) renameSync(join(root, from), join(root, to))
}

function swap(path: string): void {
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  rmSync(path, { recursive: true, force: true })
  if (isFolder) return writeFileSync(path, 'Text.\n')
  mkdirSync(path)
  writeFileSync(join(path, 'inside.mdx'), 'Text.\n')
}

function inLanguages(random: Random): object {
  return {
    name: `Name ${random(2)}`,
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'First', pages: ['index', 'guides/start', 'guides/next'] }] },
        { language: 'es', groups: [{ group: `Primera ${random(2)}`, pages: ['es/index'] }] },
      ],
    },
  }
}

function inTabs(random: Random): object {
  const versions = ['v1', 'v2'].map((version) => ({ version, groups: [{ group: 'In', pages: ['lone', 'new'] }] }))
  return {
    name: 'Tabs',
    theme: 'mint',
    colors: { primary: '#0a7' },
    navigation: {
      tabs: [
        { tab: `One ${random(2)}`, groups: [{ group: 'First', pages: ['index', 'guides/start'] }] },
        random(2) ? { tab: 'Two', versions } : { tab: 'Two', pages: ['lone', 'guides/deep/last'] },
      ],
    },
    redirects: [{ source: '/old', destination: `/${random(2) ? 'lone' : 'gone'}` }],
    seo: { indexing: random(2) ? 'all' : 'navigable' },
  }
}
