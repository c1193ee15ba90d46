import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { buildFolder, mdx, siteWith } from '../site-kit.ts'
import { folder } from '../temporary.ts'

const utilityFile = (files: readonly string[]) => files.filter((path) => path.startsWith('_flatleaf/content.'))

test('the sheet stands behind the theme and before what is the project’s own, on pages that have a class', async () => {
  const site = await siteWith(
    {},
    {
      'pages/index.mdx': mdx('Welcome', '<div className="mt-4 own" style={{color: "red"}}>x</div>'),
      'pages/custom.css': '.own { color: red }',
    },
  )
  const names = site
    .page('/')
    .styleSheets()
    .map((href) => href.replace(/.*\/(\w+)\..*/, '$1'))
  expect(names).toEqual(['site', 'content', 'custom'])
  expect(site.page('/guides/start/').styleSheets().join()).not.toContain('content')
  // What an author says of one element wins over its classes.
  expect(site.read(utilityFile(site.files)[0]!)).toMatch(/\.mt-4\{[^]*\{color: red\}/)
  expect(site.codes).toEqual([])
})

test('no class on any page, no sheet', async () => {
  expect(utilityFile((await siteWith({})).files)).toEqual([])
})

test('classes of elements, of components, of snippets and of expressions count', async () => {
  const site = await siteWith(
    {},
    {
      'pages/index.mdx': mdx(
        'Welcome',
        'import Part from "/snippets/part.mdx"\n\n<Card title="A" className="mt-1">x</Card>\n\n<Part />\n\n{[1, 2].map((n) => <b className={`mt-${n + 2}`}>x</b>)}',
      ),
      'pages/other.md': '# Other\n\n<p class="mt-5">x</p>',
      'snippets/part.mdx': '<i className="mt-2">x</i>',
    },
  )
  const css = site.read(utilityFile(site.files)[0]!)
  expect([1, 2, 3, 4, 5].filter((n) => !css.includes(`.mt-${n}{`))).toEqual([])
})

test('a class that looks like a utility and has no rule is told once, unless a sheet of the project has one', async () => {
  const page = mdx('Welcome', '<div className="mt-4 text-brand-500 bg-brand-50">x</div>')
  const site = await siteWith({}, { 'pages/index.mdx': page, 'pages/own.css': '.bg-brand-50 { color: red }' })
  expect(site.diagnostics.filter(({ code }) => code === 'class-unknown')).toMatchObject([
    {
      severity: 'info',
      message: 'No rule is known for the class "text-brand-500".',
      at: { file: 'pages/index.mdx', line: 6, column: 22 },
    },
  ])
})

test('the theme keeps its own names', async () => {
  const site = await siteWith({}, { 'pages/index.mdx': mdx('Welcome', '<div className="table card mt-4">x</div>') })
  expect(site.read(utilityFile(site.files)[0]!)).not.toContain('.table{')
})

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`

test('an image that changes its size, comes or goes makes the pages new that show it, and no others', async () => {
  const root = folder({
    'docs.json': { name: 'Plant Store', navigation: [{ group: 'Start', pages: ['index', 'other'] }] },
    'index.mdx': mdx('Welcome', '![A](/a.svg)\n\n![B](/b.svg)'),
    'other.mdx': mdx('Other', 'Text.'),
    'a.svg': svg(10),
  })
  const cache = createCache()
  const first = await buildFolder(root, {}, cache)
  expect(first.html('/')).toContain('width="10"')
  writeFileSync(join(root, 'a.svg'), svg(2000))
  writeFileSync(join(root, 'b.svg'), svg(30))
  const second = await buildFolder(root, {}, cache)
  expect(second.html('/')).toMatch(/width="2000".*width="30"/s)
  const other = (site: typeof first) => site.site?.byId.get('other')?.document
  expect(other(second)).toBe(other(first))
  expect((await buildFolder(root)).html('/')).toBe(second.html('/'))
})

test('an icon that no set has leaves a mark in the menu', async () => {
  const page = `---\ntitle: Welcome\ndescription: D\nicon: no-such-thing\n---\n\nText.\n`
  const site = await siteWith({}, { 'pages/index.mdx': page })
  expect(site.codes).toEqual(['icon-unknown'])
  expect(site.html('/')).toContain('<circle cx="12" cy="12" r="4"/>')
})
