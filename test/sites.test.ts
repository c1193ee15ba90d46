/**
 * Small real sites. What readers get as the main content of each page is kept in `expected/`; the frame around it has
 * tests of its own. And what a build owes to everybody: the same bytes, however it came about.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCache } from '../src/content/cache.ts'
import type { SiteKit } from './site-kit.ts'
import { buildFolder } from './site-kit.ts'
import { folder } from './temporary.ts'

const home = join(import.meta.dirname, 'sites')
const names = readdirSync(home)

/** A copy of a site that a test may change. */
function copyOf(name: string): string {
  const root = folder()
  cpSync(join(home, name), root, { recursive: true, filter: (path) => !path.endsWith('/expected') })
  return root
}

function edit(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))
}

const pagesOf = (site: SiteKit) => site.files.filter((file) => file.endsWith('.html'))

/** The main content, one block element a line and drawings left out, so that changes read well. */
function mainOf(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  const broken = main
    .replace(/(<svg\b[^>]*>)[\s\S]*?<\/svg>/g, '<svg></svg>')
    .replace(
      /(?=<(?:h\d|p|ul|ol|li|table|thead|tbody|tr|td|th|pre|div|section|article|header|nav|details|summary|figure|blockquote|dl|dt|dd|aside|button)[\s>])/g,
      '\n',
    )
  return `${broken.replace(/\n{2,}/g, '\n').trim()}\n`
}

describe.each(names)('%s', (name) => {
  test('has the main content that is expected', async () => {
    const site = await buildFolder(copyOf(name))
    for (const file of pagesOf(site)) {
      await expect(mainOf(site.read(file))).toMatchFileSnapshot(join(home, name, 'expected', file))
    }
  })

  test('says what it has to say about the sources', async () => {
    const { diagnostics } = await buildFolder(copyOf(name))
    const said = diagnostics.map(
      ({ code, severity, at, message }) =>
        `${at ? `${at.file}:${at.line}:${at.column}` : '-'} ${severity} ${code} ${message}`,
    )
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(join(home, name, 'expected', 'diagnostics.txt'))
  })

  test('is the same bytes from another folder and a second time', async () => {
    const first = await buildFolder(copyOf(name))
    const second = await buildFolder(copyOf(name))
    expect(second.files).toEqual(first.files)
    expect(second.files.filter((file) => !second.bytes.get(file)!.equals(first.bytes.get(file)!))).toEqual([])
  })
})

describe('an edit gives the same site as a fresh build', () => {
  test.each([
    ['a page', 'two-tabs', 'pages/guides/read.mdx', (text: string) => `${text}\n## New\n\nMore.\n`],
    [
      'the title of a page',
      'two-tabs',
      'pages/guides/install.md',
      (text: string) => text.replace('title: Install', 'title: Set up'),
    ],
    ['a snippet', 'mint-classic', '_snippets/moon.mdx', (text: string) => text.replace('spring', 'neap')],
    ['a page that becomes broken', 'mint-classic', 'essentials/read.mdx', (text: string) => `${text}\n<Open>\n\n{1 +`],
    [
      'the configuration',
      'two-tabs',
      'docs.json',
      (text: string) =>
        text.replace('"Rain Gauge"', '"Rain"').replace('"guides/install"', '"guides/install", "reference/report"'),
    ],
    [
      'an API description',
      'garden-api',
      'api/garden.yaml',
      (text: string) => text.replace('Name of the bed.', 'What the bed is called.').replace('List beds', 'All beds'),
    ],
    [
      'a part of an API description that one operation reaches',
      'garden-api',
      'api/garden.yaml',
      (text: string) => text.replace('[north, south]', '[north, south, west]'),
    ],
  ])('%s', async (_, name, file, change) => {
    const root = copyOf(name)
    const cache = createCache()
    const before = await buildFolder(root, {}, cache)
    edit(root, file, change)
    const rebuilt = await buildFolder(root, {}, cache)
    const fresh = await buildFolder(root)
    expect(rebuilt.files).toEqual(fresh.files)
    expect(rebuilt.files.filter((each) => !rebuilt.bytes.get(each)!.equals(fresh.bytes.get(each)!))).toEqual([])
    expect(rebuilt.diagnostics).toEqual(fresh.diagnostics)
    expect(before.files.some((each) => !rebuilt.bytes.get(each)?.equals(before.bytes.get(each)!))).toBe(true)
  })

  test('a page that is taken away', async () => {
    const root = copyOf('two-tabs')
    const cache = createCache()
    await buildFolder(root, {}, cache)
    edit(root, 'docs.json', (text) => text.replace(', "reference/report"', ''))
    rmSync(join(root, 'pages/reference/report.mdx'))
    const rebuilt = await buildFolder(root, {}, cache)
    expect(rebuilt.files).toEqual((await buildFolder(root)).files)
    expect(rebuilt.files.filter((file) => file.includes('report'))).toEqual([])
  })
})
