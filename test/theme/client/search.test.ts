import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SearchRecord } from '../../../src/model/search.ts'
import { excerpt, fold, marked, words } from '../../../theme/client/search-words.ts'
import type { createIndex as CreateIndex } from '../../../theme/client/search-index.ts'
import { groups, trailOf } from '../../../theme/client/search-groups.ts'

describe('words', () => {
  test('cuts names of code into their parts and keeps the whole', () => {
    expect(words('call resolveQuota() for user_id')).toEqual([
      'call',
      'resolveQuota',
      'resolve',
      'Quota',
      'for',
      'user',
      'id',
    ])
  })

  test('cuts scripts without spaces into pairs', () => {
    expect(words('東京都 a')).toEqual(['東京', '京都', 'a'])
    expect(words('語')).toEqual(['語'])
  })

  test('folds case and accents', () => {
    expect([fold('Über'), fold('ÉTÉ'), fold('ﬁn')]).toEqual(['uber', 'ete', 'fin'])
  })

  test('takes a word of thousands of letters in linear time', () => {
    expect(words('aB'.repeat(50_000))).toHaveLength(1)
  })
})

describe('marked', () => {
  test('marks from the start of words, whatever their case', () => {
    expect(marked('Webhooks and the webhook', ['webhook'])).toEqual([
      { text: 'Webhook', hit: true },
      { text: 's and the ', hit: false },
      { text: 'webhook', hit: true },
    ])
  })

  test('takes terms as text, not as patterns', () => {
    expect(marked('a.b (x', ['(x', '.'])).toEqual([
      { text: 'a.b ', hit: false },
      { text: '(x', hit: true },
    ])
  })

  test('leaves a text alone without terms', () => {
    expect(marked('abc', [])).toEqual([{ text: 'abc', hit: false }])
  })
})

describe('excerpt', () => {
  const long = `${'word '.repeat(60)}needle ${'tail '.repeat(60)}`

  test('shows the text around the first match, cut between words', () => {
    const shown = excerpt(long, ['needle'], 60)
    expect(shown).toMatch(/^… (word )+needle( tail)+ …$/)
    expect(shown.length).toBeLessThan(70)
  })

  test('shows a short text whole', () => {
    expect(excerpt('a needle', ['needle'])).toBe('a needle')
  })

  test('cuts a text that has no spaces', () => {
    expect(excerpt('x'.repeat(500), ['zzz'], 20)).toBe(`${'x'.repeat(20)} …`)
  })
})

const record = (title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  href: `${title}/`,
  title,
  trail: ['Guides'],
  headings: [['fields', 'Fields of the event']],
  ...more,
})

describe('groups', () => {
  test('gathers hits by page, a heading and its text as one section', () => {
    const hits = [
      { page: 1, anchor: 'fields', score: 3, terms: ['event'] },
      { page: 0, anchor: '', score: 2, terms: ['event'], text: 'An event is a request.' },
      { page: 1, anchor: 'fields', score: 1, terms: ['events'], text: 'All events have an id.' },
    ]
    expect(groups(hits, [record('a'), record('b')])).toEqual([
      {
        record: record('b'),
        terms: ['event', 'events'],
        sections: [
          {
            anchor: 'fields',
            title: 'Fields of the event',
            terms: ['event', 'events'],
            excerpt: 'All events have an id.',
          },
        ],
      },
      { record: record('a'), terms: ['event'], excerpt: 'An event is a request.', sections: [] },
    ])
  })

  test('shows a limited number of pages', () => {
    const pages = Array.from({ length: 30 }, (_, at) => record(`p${at}`))
    expect(
      groups(
        pages.map((_, page) => ({ page, anchor: '', score: 1, terms: [] })),
        pages,
        4,
      ),
    ).toHaveLength(4)
  })
})

describe('createIndex', () => {
  let createIndex: typeof CreateIndex
  beforeAll(async () => {
    vi.stubGlobal('Document', { prototype: { querySelectorAll: () => [] } })
    vi.stubGlobal('document', {})
    createIndex = (await import('../../../theme/client/search-index.ts')).createIndex
  })
  const pages = [
    record('Receive webhooks', { description: 'Get told about plants.' }),
    record('Create a plant', { method: 'POST', path: '/plants/{id}', keywords: ['insert'] }),
    record('Rate limits', { boost: 3 }),
    record('Rate cards'),
  ]
  const found = (query: string) => [
    ...new Set(
      createIndex(pages)
        .search(query)
        .map(({ page }) => page),
    ),
  ]

  test('finds by title, keyword, path and heading', () => {
    expect(found('webhook')[0]).toBe(0)
    expect(found('insert')).toEqual([1])
    expect(found('POST /plants')[0]).toBe(1)
    expect(found('fields')).toHaveLength(4)
  })

  test('forgives a typo, completes the last word', () => {
    expect(found('webhokos')[0]).toBe(0)
    expect(found('recei')).toEqual([0])
  })

  test('ranks a page higher by its boost', () => {
    expect(found('rate')).toEqual([2, 3])
  })

  test('shows pages with some of the words where none has all', () => {
    expect(found('webhook insert').sort()).toEqual([0, 1])
  })

  test('finds text once it has arrived, and gives it back', async () => {
    const index = createIndex(pages)
    await index.addTexts(2, [[['', 'A thousand calls a minute.']], [['fields', 'resolveQuota is one.']]])
    expect(index.search('thousand')).toMatchObject([{ page: 2, anchor: '', text: 'A thousand calls a minute.' }])
    expect(index.search('quota')).toMatchObject([{ page: 3, anchor: 'fields' }])
  })

  test('finds nothing for signs only', () => {
    expect([found(''), found('***'), found('<script>alert(1)</script>')]).toEqual([[], [], []])
  })
})

test('the way to a page says a name once where a tab and its group share it', () => {
  expect(trailOf({ trail: ['Reference', 'Reference', 'CLI', 'Reference'] })).toEqual(['Reference', 'CLI', 'Reference'])
})
