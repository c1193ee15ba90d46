import { describe, expect, test } from 'vitest'
import { mdx, siteWith } from '../site-kit.ts'

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script src="([^"]*)"([^>]*)>/g)].map(([, src, rest]) =>
    `${src}${rest}`.replace(/\.[\da-f]{8}/, ''),
  )
const made = async (keys: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>>) => {
  const site = await siteWith(keys, files)
  return { site, scripts: scriptsOf(site.html('/')).filter((each) => !each.startsWith('/_flatleaf/')) }
}

test('a script of the content folder is on every page, deferred, by path, behind our own', async () => {
  const { site, scripts } = await made({}, { 'pages/z.js': 'z()', 'pages/js/a.js': 'a()' })
  expect(scripts).toEqual(['/js/a.js defer', '/z.js defer'])
  expect(scriptsOf(site.html('/guides/start/'))).toEqual([
    '/_flatleaf/early.js',
    '/_flatleaf/site.js defer blocking="render"',
    '/js/a.js defer',
    '/z.js defer',
    // Once more, behind the list of pages.
    '/_flatleaf/early.js',
  ])
  expect(scriptsOf(site.html('/404.html'))).toContain('/z.js defer')
  expect(site.html('/')).toMatch(/script-src &#x27;self&#x27; &#x27;sha256-[\w+/=]+&#x27;;/)
  expect(site.diagnostics).toEqual([])
})

test('those that the configuration names come first, in its order, wherever they stand', async () => {
  const { site, scripts } = await made(
    { scripts: ['/z.js', 'lib/own.js', '/gone.js'], styles: ['z.css'] },
    {
      'pages/a.js': 'a()',
      'pages/z.js': 'z()',
      'lib/own.js': 'o()',
      'pages/a.css': 'a{top:0}',
      'pages/z.css': 'b{top:0}',
    },
  )
  expect(scripts).toEqual(['/z.js defer', '/lib/own.js defer', '/a.js defer'])
  expect(site.page('/').styleSheets().slice(1)).toEqual(['/z.css', '/a.css'])
  expect(site.diagnostics).toMatchObject([{ code: 'asset-missing', message: 'The script "gone.js" does not exist.' }])
})

describe('no script of pages is', () => {
  test.each([
    ['a snippet', 'pages/snippets/a.js', 'a()'],
    ['what the ignore file names', 'pages/drafts/a.js', 'a()'],
    ['a file to be fetched by others', 'public/a.js', 'a()'],
    ['a worker', 'pages/sw.js', 'a()'],
    ['settings of a tool', 'pages/tailwind.config.js', 'a()'],
    ['a program', 'pages/tool.js', '#!/usr/bin/env node\na()'],
    ['a program for Node', 'pages/tool.js', "const fs = require('fs')\n"],
    ['a file outside of the content folder', 'tools/a.js', 'a()'],
  ])('%s', async (_, path, text) => {
    const { site, scripts } = await made({}, { [path]: text, '.flatleafignore': 'drafts/' })
    expect(scripts).toEqual([])
    expect(site.diagnostics).toEqual([])
  })

  test('a module that a page imports', async () => {
    const { scripts, site } = await made(
      {},
      {
        'pages/data.js': 'export const a = 1\n',
        'pages/index.mdx': mdx('Home', "import { a } from './data.js'\n\n{a}"),
      },
    )
    expect(scripts).toEqual([])
    expect(site.codes).toEqual([])
  })

  test('a module that nobody imports, and that is told', async () => {
    const { scripts, site } = await made({}, { 'pages/own.js': "import x from './y.js'\n" })
    expect(scripts).toEqual([])
    expect(site.diagnostics).toMatchObject([{ code: 'script-skipped', severity: 'info', at: { file: 'pages/own.js' } }])
  })
})

test('a word in a comment or a call of import() makes no module', async () => {
  const text = "// import things\n/* export */\nimport('./later.js').then(() => {})\nconst exported = 1\n"
  expect((await made({}, { 'pages/a.js': text })).scripts).toEqual(['/a.js defer'])
})
