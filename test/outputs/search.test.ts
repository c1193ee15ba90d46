import { describe, expect, test } from 'vitest'
import type { Document } from '../../src/model/document.ts'
import type { Site } from '../../src/model/site.ts'
import { aDocument, aGroup, aSection, aSite, versionNames, withMatter } from '../site/factory.ts'
import { filesOf } from './printing.ts'

/** What the scripts of the index hand over, by path without hashes. */
async function indexOf(site: Site): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const { path, body } of filesOf(site)) {
    if (!path.startsWith('_flatleaf/search/')) continue
    const run = new Function('flatleafIndex', String(await body())) as (take: (value: unknown) => void) => void
    run((value) => (found[path.slice('_flatleaf/search/'.length).replace(/\.[\da-f]{8}\./, '.')] = value))
  }
  return found
}
const withText = (id: string, text: string, over: Partial<Document> = {}) =>
  aDocument(id, {
    sections: [
      { id: '', heading: '', text },
      { id: 'h', heading: 'Head', text: 'more' },
    ],
    ...over,
  })

describe('the index', () => {
  test('has pages of no version in the scope of each version', async () => {
    const site = aSite({
      navigation: [aGroup('G', ['a']), aGroup('Old', ['o'], { version: '1' }), aGroup('New', ['n'], { version: '2' })],
      config: { versions: versionNames(['2', '1']) },
    })
    const index = await indexOf(site)
    const hrefs = (scope: string) =>
      (index[`${scope}-pages.js`] as { pages: readonly { href: string }[] }).pages.map(({ href }) => href)
    expect(hrefs('2')).toEqual(['a/', 'n/'])
    expect(hrefs('1')).toEqual(['a/', 'o/'])
  })

  test('names pages, headings, operations and where they stand; texts are apart', async () => {
    const site = aSite({
      navigation: [aSection('tab', 'API', [aGroup('Plants', ['a'])])],
      pages: [
        withText('a', 'words', {
          description: 'D',
          frontmatter: { keywords: ['k'], boost: 2 },
          operation: { method: 'GET', path: '/plants', deprecated: false, tags: [] },
        }),
      ],
    })
    const index = await indexOf(site)
    expect(index['all-pages.js']).toEqual({
      scope: 'all',
      pages: [
        {
          href: 'a/',
          title: 'A',
          description: 'D',
          keywords: ['k'],
          trail: ['API', 'Plants'],
          headings: [['h', 'Head']],
          method: 'GET',
          path: '/plants',
          boost: 2,
        },
      ],
    })
    expect(index['all-text-0.js']).toEqual({
      scope: 'all',
      first: 0,
      sections: [
        [
          ['', 'words'],
          ['h', 'more'],
        ],
      ],
    })
    const paths = new Set(filesOf(site).map(({ path }) => path))
    const start = index['all.js'] as { records: string; texts: string[] }
    expect([start.records, ...start.texts].every((path) => paths.has(path))).toBe(true)
  })

  test('hidden pages and pages without search are not in it', async () => {
    const site = aSite({
      navigation: ['a', 'h', 'n', 's'],
      pages: [
        'a',
        withMatter('h', { hidden: true }),
        withMatter('n', { noindex: true }),
        withMatter('s', { searchable: false }),
        'lost',
      ],
    })
    expect((await indexOf(site))['all-pages.js']).toMatchObject({ pages: [{ href: 'a/' }] })
  })

  test('each language and version is searched apart', async () => {
    const site = aSite({
      navigation: [
        aSection('language', 'en', [aSection('version', 'v1', ['a']), aSection('version', 'v2', ['b'])]),
        aSection('language', 'fr', ['c']),
      ],
    })
    expect(
      Object.keys(await indexOf(site)).filter((name) => /^[^.]*\.js$/.test(name) && !/-(?:pages|text)/.test(name)),
    ).toEqual(['en-v1.js', 'en-v2.js', 'fr.js'])
  })

  test('long texts are cut into pieces of moderate size', async () => {
    const site = aSite({
      navigation: ['a', 'b', 'c', 'd'],
      pages: ['a', 'b', 'c', 'd'].map((id) => withText(id, 'x'.repeat(90_000))),
    })
    const index = await indexOf(site)
    const firsts = Object.entries(index)
      .filter(([name]) => name.includes('-text-'))
      .map(([, value]) => (value as { first: number }).first)
    expect(firsts.length).toBeGreaterThan(1)
    expect(firsts[0]).toBe(0)
  })

  test('no text can end the script', async () => {
    const text = '</script><!--<script>\u2028\u2029"\\'
    const site = aSite({ pages: ['a'], navigation: ['a'] })
    const hostile = aSite({ navigation: ['a'], pages: [withText('a', text, { title: text })] })
    expect((await indexOf(hostile))['all-pages.js']).toMatchObject({ pages: [{ title: text }] })
    for (const { path, body } of filesOf(hostile)) {
      if (path.startsWith('_flatleaf/search/')) expect(String(await body())).not.toMatch(/<|\u2028|\u2029/)
    }
    expect(filesOf(site).length).toBeGreaterThan(0)
  })

  test('a new word changes the names of the pieces, not the name that pages know', () => {
    const names = (text: string) =>
      filesOf(aSite({ navigation: ['a'], pages: [withText('a', text)] }))
        .map(({ path }) => path)
        .filter((path) => path.startsWith('_flatleaf'))
    expect(names('one')[0]).toBe(names('two')[0])
    expect(names('one')).not.toEqual(names('two'))
  })

  test('read from disk, addresses name files', async () => {
    const site = aSite({ navigation: ['a b'], config: { site: { base: '/', shape: 'directory', relative: true } } })
    expect((await indexOf(site))['all-pages.js']).toMatchObject({ pages: [{ href: 'a%20b/index.html' }] })
  })
})
