import { describe, expect, test } from 'vitest'
import type { Document } from '../../../src/model/document.ts'
import type { SearchEntry, SearchRecords, SearchTexts, SearchWords } from '../../../src/model/search.ts'
import type { Site } from '../../../src/model/site.ts'
import { decodePostings } from '../../../src/util/postings.ts'
import { aDocument, aGroup, aSection, aSite, versionNames, withMatter } from '../../site/factory.ts'
import { filesOf } from '../printing.ts'

const folder = '_flatleaf/search/'

/** What the scripts of the index hand over, by path. */
async function indexOf(site: Site): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const { path, body } of filesOf(site)) {
    if (!path.startsWith(folder)) continue
    const run = new Function('flatleafIndex', String(await body())) as (take: (value: unknown) => void) => void
    run((value) => found.set(path.slice(folder.length), value))
  }
  return found
}

/** The index of one scope, put together as the browser does it. */
async function scopeOf(site: Site, scope = 'all') {
  const index = await indexOf(site)
  const get = <Value>(name: string): Value => {
    if (!index.has(name)) throw new Error(`no "${name}"`)
    return index.get(name) as Value
  }
  const entry = get<SearchEntry>(`${scope}.js`)
  const records = get<SearchRecords>(`${scope}-records.${entry.records}.js`)
  const shards = entry.words.names.map((name) => get<SearchWords>(`${scope}-words.${name}.js`))
  const pieces = entry.texts.names.map((name) => get<SearchTexts>(`${scope}-text.${name}.js`))
  const words = new Map(
    shards.flatMap(({ words: terms, pages }) => {
      const lists = pages.split(' ')
      return terms.split(' ').map((term, at) => [term, decodePostings(lists[at]!)] as const)
    }),
  )
  return {
    entry,
    records,
    words,
    texts: pieces.flatMap(({ texts }) => texts),
    pagesOf: (word: string) => words.get(word)?.levels.flat(),
  }
}

const hrefs = ({ records }: { readonly records: SearchRecords }) => records.pages.map(({ href }) => href)
const withText = (id: string, text: string, over: Partial<Document> = {}) =>
  aDocument(id, {
    sections: [
      { id: '', heading: '', text },
      { id: 'h', heading: 'Head', text: 'more' },
    ],
    ...over,
  })

describe('which pages are in the index', () => {
  test('has pages of no version in the scope of each version', async () => {
    const site = aSite({
      navigation: [aGroup('G', ['a']), aGroup('Old', ['o'], { version: '1' }), aGroup('New', ['n'], { version: '2' })],
      config: { versions: versionNames(['2', '1']) },
    })
    expect(hrefs(await scopeOf(site, '2'))).toEqual(['a/', 'n/'])
    expect(hrefs(await scopeOf(site, '1'))).toEqual(['a/', 'o/'])
  })

  test('not hidden pages, nor pages without search', async () => {
    const site = aSite({
      navigation: ['a', 'h', 'n', 's'],
      pages: [
        withText('a', 'seen'),
        withText('h', 'secret', { frontmatter: { hidden: true } }),
        withMatter('n', { noindex: true }),
        withMatter('s', { searchable: false }),
        'lost',
      ],
    })
    const index = await scopeOf(site)
    expect(hrefs(index)).toEqual(['a/'])
    expect([index.pagesOf('seen'), index.pagesOf('secret')]).toEqual([[0], undefined])
    expect(JSON.stringify(index.texts)).not.toContain('secret')
  })

  test('each language and version is searched apart', async () => {
    const site = aSite({
      navigation: [
        aSection('language', 'en', [aSection('version', 'v1', ['a']), aSection('version', 'v2', ['b'])]),
        aSection('language', 'fr', ['c']),
      ],
    })
    const entries = [...(await indexOf(site)).keys()].filter((name) => !/-(?:records|words|text)\./.test(name))
    expect(entries).toEqual(['en-v1.js', 'en-v2.js', 'fr.js'])
  })

  test('none at all is an index, too', async () => {
    const index = await scopeOf(aSite({ navigation: ['h'], pages: [withMatter('h', { hidden: true })] }))
    expect([index.records.pages, index.entry.words.names, index.entry.texts.names]).toEqual([[], [], []])
  })
})

describe('what is known of a page', () => {
  test('names, headings, operations and where it stands; texts are apart', async () => {
    const operation = { method: 'GET', path: '/plants', deprecated: false, tags: [], parameters: ['limit'] }
    const site = aSite({
      navigation: [aSection('tab', 'API', [aGroup('Plants', ['a'])])],
      pages: [withText('a', 'words', { description: 'D', frontmatter: { keywords: ['k'], boost: 2 }, operation })],
    })
    const { records, texts } = await scopeOf(site)
    expect(records).toEqual({
      trails: [['API', 'Plants']],
      pages: [
        {
          href: 'a/',
          title: 'A',
          trail: 0,
          description: 'D',
          keywords: ['k'],
          headings: [['h', 'Head']],
          method: 'GET',
          path: '/plants',
          parameters: ['limit'],
          boost: 2,
        },
      ],
    })
    expect(texts).toEqual([
      {
        sections: [
          ['', 'words'],
          ['h', 'more'],
        ],
      },
    ])
  })

  test('read from disk, addresses name files', async () => {
    const site = aSite({ navigation: ['a b'], config: { site: { base: '/', shape: 'directory', relative: true } } })
    expect(hrefs(await scopeOf(site))).toEqual(['a%20b/index.html'])
  })

  test('on a large site headings stand with the text, on a very large one descriptions too; both are still found', async () => {
    const siteOf = (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => `p${at}`)
      const page = (id: string) =>
        aDocument(id, {
          description: `described ${'d'.repeat(40)}`.repeat(6),
          sections: [{ id: 'h', heading: `Heading ${'h'.repeat(40)} `.repeat(6), text: 'more' }],
        })
      return aSite({ navigation: ids, pages: ids.map(page) })
    }
    const [large, veryLarge] = [await scopeOf(siteOf(600)), await scopeOf(siteOf(1200))]
    expect(large.records.pages[0]).not.toHaveProperty('headings')
    expect(large.records.pages[0]).toHaveProperty('description')
    expect(large.texts[0]!.sections[0]![2]).toMatch(/^Heading/)
    expect(large.pagesOf('heading')).toHaveLength(600)
    expect(large.pagesOf('described')).toBeUndefined()
    expect(veryLarge.records.pages[0]).not.toHaveProperty('description')
    expect(veryLarge.texts[0]!.description).toMatch(/^described/)
    expect(veryLarge.pagesOf('described')).toHaveLength(1200)
  })
})

describe('the words of the text', () => {
  test('name their pages, first those that are most about them', async () => {
    const pages = [withText('a', 'once'), withText('b', 'once '.repeat(50)), withText('c', 'never')]
    const { words } = await scopeOf(aSite({ navigation: ['a', 'b', 'c'], pages }))
    const { levels } = words.get('once')!
    expect(levels[0]).toEqual([1])
    expect(levels.flat()).toEqual([1, 0])
  })

  test('are in files of moderate size, cut where their first letters change', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const textOf = (a: string) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}word`)).join(' ')
    const sections = letters.map((a) => ({ id: a, heading: a, text: textOf(a) }))
    const { entry, words } = await scopeOf(aSite({ navigation: ['p'], pages: [aDocument('p', { sections })] }))
    expect(words.size).toBeGreaterThan(17_000)
    expect(entry.words.from.length).toBeGreaterThan(3)
    for (const word of entry.words.from.slice(1)) expect(word.slice(2)).toBe('aword')
  })

  test('one on very many pages names only the most telling', async () => {
    const ids = Array.from({ length: 2100 }, (_, at) => `p${at}`)
    const page = (id: string) => withText(id, id === 'p2099' ? 'common '.repeat(99) : 'common')
    const { words } = await scopeOf(aSite({ navigation: ids, pages: ids.map(page) }))
    const { levels, capped } = words.get('common')!
    expect([capped, levels[0], levels.flat().length]).toEqual([true, [2099], 2000])
  })
})

describe('the files', () => {
  const names = (site: Site) => filesOf(site).flatMap(({ path }) => (path.startsWith(folder) ? [path] : []))

  test('long texts are cut into pieces', async () => {
    const ids = ['a', 'b', 'c', 'd']
    const site = aSite({ navigation: ids, pages: ids.map((id) => withText(id, 'x'.repeat(20_000))) })
    const { entry, texts } = await scopeOf(site)
    expect(entry.texts.from).toEqual([0, 1, 2, 3])
    expect(texts).toHaveLength(4)
  })

  test('no text can end the script, and no word can break the index', async () => {
    const text = '</script><!--<script>\u2028\u2029"\\ __proto__ constructor'
    const hostile = aSite({ navigation: ['a'], pages: [withText('a', text, { title: text })] })
    const { records, pagesOf } = await scopeOf(hostile)
    expect(records.pages[0]!.title).toBe(text)
    expect([pagesOf('proto'), pagesOf('constructor')]).toEqual([[0], [0]])
    for (const { path, body } of filesOf(hostile))
      if (path.startsWith(folder)) expect(String(await body())).not.toMatch(/<|\u2028|\u2029/)
  })

  test('a new word on a page changes the files of the word and the page, and no name that pages know', () => {
    const ids = Array.from({ length: 300 }, (_, at) => `p${at}`)
    const site = (word: string) => {
      const text = (at: number) => Array.from({ length: 120 }, (_, n) => `w${(at * 131 + n * 7919) % 9973}x`).join(' ')
      return aSite({
        navigation: ids,
        pages: ids.map((id, at) => withText(id, at === 150 ? `${text(at)} ${word}` : text(at))),
      })
    }
    const [before, after] = [names(site('one')), names(site('two'))]
    expect(before[0]).toBe(after[0])
    const kept = before.filter((name) => after.includes(name))
    expect(before.length).toBeGreaterThan(20)
    expect(before.length - kept.length).toBeLessThanOrEqual(3)
  })

  test('are the same each time', async () => {
    const make = () => aSite({ navigation: ['a'], pages: [withText('a', 'some words in any order')] })
    expect(await indexOf(make())).toEqual(await indexOf(make()))
  })
})
