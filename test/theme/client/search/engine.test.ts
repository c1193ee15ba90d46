/** The engine over an index as it is built. */
import { describe, expect, test } from 'vitest'
import type { Document } from '../../../../src/model/document.ts'
import { openEngine } from '../../../../theme/client/search/engine.ts'
import { groupOf } from '../../../../theme/client/search/groups.ts'
import { filesOf } from '../../../outputs/printing.ts'
import { aDocument, aGroup, aSite } from '../../../site/factory.ts'

const page = (id: string, title: string, over: Partial<Document> = {}) => aDocument(id, { title, ...over })
const says = (text: string, heading = 'Fields of the event'): Pick<Document, 'sections'> => ({
  sections: [
    { id: '', heading: '', text },
    { id: 'fields', heading, text: `Under the heading: ${text}` },
  ],
})
const operation = (method: string, path: string, parameters: readonly string[] = []) => ({
  operation: { method, path, deprecated: false, tags: [], parameters },
})

/** An engine over pages, what it loaded, and what a query finds once all is there. */
async function engineOver(pages: readonly Document[]) {
  const site = aSite({
    navigation: [
      aGroup(
        'Guides',
        pages.map(({ id }) => id),
      ),
    ],
    pages,
  })
  const files = new Map(filesOf(site).map(({ path, body }) => [path, body]))
  const loaded: string[] = []
  const engine = await openEngine('_flatleaf/search/all.js', async (path) => {
    loaded.push(path.replace(/.*-(\w+)\.\w+\.js$/, '$1'))
    const body = files.get(path)
    if (!body) throw new Error(`no ${path}`)
    let value: unknown
    new Function('flatleafIndex', String(await body()))((given: unknown) => (value = given))
    return value
  })
  const atOnce = (query: string) => engine.find(query).map((hit) => pages[hit.page]!.id)
  const found = async (query: string) => {
    await engine.loadWords(query)
    return atOnce(query)
  }
  return { engine, loaded, found, atOnce }
}

describe('what is found at once', () => {
  const pages = [
    page('hooks', 'Receive webhooks', { description: 'Get told about plants.', ...says('text') }),
    page('create', 'Create a plant', {
      frontmatter: { keywords: ['insert'] },
      ...operation('POST', '/plants/{id}', ['potSize']),
    }),
    page('limits', 'Rate limits', { frontmatter: { boost: 3 } }),
    page('cards', 'Rate cards'),
    page('cafe', 'Das Café'),
    page('kb', '管理知识库'),
    page('thai', 'การตั้งค่า'),
    page('cpp', 'Embed it in C++'),
    page('c', 'Embed it in C'),
  ]

  test.each([
    ['title', 'webhooks', 'hooks'],
    ['beginning', 'recei', 'hooks'],
    ['misspelt', 'wehbooks', 'hooks'],
    ['other form', 'creating', 'create'],
    ['keyword', 'insert', 'create'],
    ['heading', 'fields', 'hooks'],
    ['description', 'told', 'hooks'],
    ['path', '/plants', 'create'],
    ['method and path', 'post /plants/{plantId}', 'create'],
    ['parameter', 'potSize', 'create'],
    ['part of a parameter', 'size', 'create'],
    ['accents', 'cafe', 'cafe'],
    ['accents typed', 'CAFÉ', 'cafe'],
    ['Chinese', '知识', 'kb'],
    ['Chinese, cut elsewhere', '理知', 'kb'],
    ['Thai', 'ตั้งค่า', 'thai'],
    ['signs', 'C++', 'cpp'],
    ['group', 'guides', 'limits'],
  ])('%s: %s', async (_, query, id) => {
    const { atOnce, loaded } = await engineOver(pages)
    expect(atOnce(query)[0]).toBe(id)
    expect(loaded).toEqual(['_flatleaf/search/all.js', 'records'])
  })

  test('a higher boost comes first', async () => {
    expect((await engineOver(pages)).atOnce('rate')).toEqual(['limits', 'cards'])
  })

  test('emoji, operators and Arabic words with or without their article', async () => {
    const { atOnce, found } = await engineOver([
      page('launch', '🚀 Launch', says('Checks with a != b.')),
      page('apple', 'أنواع التفاح'),
      page('pear', 'تفاح وكمثرى'),
    ])
    expect(atOnce('🚀')).toEqual(['launch'])
    expect(await found('!=')).toEqual(['launch'])
    expect(atOnce('تفاح').toSorted()).toEqual(['apple', 'pear'])
    expect(atOnce('التفاح').toSorted()).toEqual(['apple', 'pear'])
    expect(atOnce('التفا')).toEqual(['apple'])
  })

  test('nothing for signs only, nor for what no page says', async () => {
    const { found } = await engineOver(pages)
    expect([await found(''), await found('***'), await found('zzzzzz')]).toEqual([[], [], []])
  })
})

describe('the full text', () => {
  const pages = [
    page('one', 'One', says(`A thousand calls a minute, by resolveQuota. ${'More of it. '.repeat(40)}`)),
    page('two', 'Two', says('Nothing of the kind. minute minute minute minute')),
    page('three', 'Three', says('Pass --force to go on in C++.')),
    page('four', 'Four', says('东京的天气很好。')),
  ]

  test.each([
    ['thousand', ['one']],
    ['quota', ['one']],
    ['thou', ['one']],
    ['thuosand', ['one']],
    ['--force', ['three']],
    ['c++', ['three']],
    ['天气', ['four']],
    ['minute', ['two', 'one']],
    ['thousand minute', ['one', 'two']],
  ])('%s', async (query, ids) => {
    const { found, atOnce } = await engineOver(pages)
    expect(atOnce(query)).toEqual([])
    expect(await found(query)).toEqual(ids)
  })

  test('loads only what a query needs, and each file once', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const words = (a: string) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}word`)).join(' ')
    const { engine, loaded } = await engineOver(letters.map((a) => page(a, a, says(words(a), a))))
    await engine.loadWords('abcword')
    await engine.loadWords('abcword')
    expect(engine.loadWords('abcword')).toBeUndefined()
    expect(loaded.slice(2)).toEqual(['words'])
    await engine.loadWords('zzzword')
    await engine.loadTexts([0, 0])
    expect(loaded.slice(2)).toEqual(['words', 'words', 'text'])
    expect([engine.textOf(0)?.sections.length, engine.textOf(25)]).toEqual([2, undefined])
  })

  test('goes on without a file that cannot be loaded, and asks again', async () => {
    const { engine, loaded } = await engineOver(pages)
    await engine.loadWords('thousand')
    const count = loaded.length
    const broken = await openEngine('x.js', async (path) => {
      if (path === 'x.js')
        return { scope: 'x', records: 'r', words: { from: ['a'], names: ['n'] }, texts: { from: [], names: [] } }
      if (path.includes('records')) return { trails: [[]], pages: [{ href: 'a/', title: 'Title', trail: 0 }] }
      throw new Error('gone')
    })
    await broken.loadWords('title')
    expect(broken.find('title')).toHaveLength(1)
    expect(broken.loadWords('title')).toBeInstanceOf(Promise)
    expect(count).toBe(3)
  })
})

describe('which page comes first', () => {
  test('all words before some; the title before a heading before the text', async () => {
    const { found } = await engineOver([
      page('text', 'Other', says('rotate the keys')),
      page('one', 'Keys'),
      page('heading', 'More', says('nothing', 'Rotate keys')),
      page('title', 'Rotate keys'),
      page('none', 'Unlike'),
      page('else', 'Elsewhere'),
    ])
    expect(await found('rotate keys')).toEqual(['title', 'heading', 'text', 'one'])
  })

  test('the word itself before one it begins before one it may be meant for', async () => {
    const { found } = await engineOver([
      page('longer', 'Portable'),
      page('same', 'Port'),
      page('text', 'Hosts', says('the port of it')),
      page('slip', 'Fort'),
    ])
    expect(await found('port')).toEqual(['same', 'longer', 'text'])
    expect(await found('prot')).toEqual(['same', 'text'])
  })

  test('a slip that a page makes, too, does not hide what is meant', async () => {
    const { found } = await engineOver([
      page('same', 'Habits', says('Some type wehbook.')),
      ...['one', 'two', 'three', 'four', 'five'].map((id) => page(id, id, says('webhook '.repeat(9)))),
      page('meant', 'Webhooks', says('webhook')),
    ])
    expect((await found('wehbook')).slice(0, 2)).toEqual(['same', 'one'])
    expect(await found('wehbook')).toHaveLength(7)
  })

  test('the operation of a path before all that mention it', async () => {
    const { found } = await engineOver([
      page('guide', 'GET /plants/{id} explained', {
        ...says('GET /plants/{id} '.repeat(20)),
        frontmatter: { boost: 5 },
      }),
      page('delete', 'Remove', operation('DELETE', '/plants/{id}')),
      page('get', 'Read', operation('GET', '/plants/{id}')),
      page('list', 'All', operation('GET', '/plants')),
    ])
    expect((await found('GET /plants/{id}'))[0]).toBe('get')
    expect((await found('get /plants/:plant/'))[0]).toBe('get')
    expect((await found('/plants'))[0]).toBe('list')
    expect((await found('/plants/{id}')).slice(0, 2).sort()).toEqual(['delete', 'get'])
  })

  test('words that most pages have decide nothing', async () => {
    const pages = Array.from({ length: 12 }, (_, at) => page(`p${at}`, `Page ${at}`, says('how to do the thing')))
    const { found } = await engineOver([...pages, page('deploy', 'Deploying', says('to Netlify'))])
    expect((await found('how to deploy the netlify'))[0]).toBe('deploy')
  })
})

describe('what is shown of a hit', () => {
  const pages = [
    page('a', 'Events', {
      description: 'About events.',
      sections: [
        { id: '', heading: '', text: 'Before the headings.' },
        { id: 'none', heading: 'Unlike', text: 'Nothing.' },
        { id: 'text', heading: 'In the text', text: 'There is an event in it.' },
        { id: 'head', heading: 'Event fields', text: 'All of them.' },
      ],
    }),
    page('op', 'Read', { description: 'Reads one event.', ...operation('GET', '/events') }),
  ]

  const shown = async (query: string, id: string, texts: boolean) => {
    const { engine } = await engineOver(pages)
    await engine.loadWords(query)
    const hit = engine.find(query).find((each) => pages[each.page]!.id === id)!
    if (texts) await engine.loadTexts([hit.page])
    const record = engine.pages[hit.page]!
    return groupOf(hit, { record, trail: engine.trailOf(record), text: engine.textOf(hit.page) })
  }

  test('headings at once, texts under them when they have come', async () => {
    expect(await shown('event', 'a', false)).toMatchObject({
      trail: ['Guides'],
      about: 'About events.',
      sections: [{ anchor: 'head', title: 'Event fields' }],
    })
    expect((await shown('event', 'a', true)).sections).toEqual([
      { anchor: 'head', title: 'Event fields', excerpt: 'All of them.' },
      { anchor: 'text', title: 'In the text', excerpt: 'There is an event in it.' },
    ])
  })

  test('what the page says before its first heading, where that matched', async () => {
    expect((await shown('before', 'a', true)).about).toBe('Before the headings.')
  })

  test('of an operation its method and path', async () => {
    expect((await shown('event', 'op', true)).about).toBe('GET /events')
  })
})
