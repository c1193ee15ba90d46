/** What a description says of pages that are for some readers only leaves the project in no file. */
import { describe, expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'
import type { SiteKit } from '../site-kit.ts'

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Jar' } } }
const spec = (path: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Hives', version: '1' },
    components: {
      schemas: { Jar: { type: 'object', description: `Of ${path}`, properties: { a: { type: 'string' } } } },
    },
    paths: { [path]: { get: { summary: 'Honey', responses: { '200': { description: 'OK', content } } } } },
  })
const open = { group: 'Open', openapi: { source: 'open.json', directory: 'open' } }
const closed = { group: 'Closed', openapi: { source: 'closed.json', directory: 'closed' }, public: false }
const files = { 'index.mdx': mdx('Home'), 'open.json': spec('/flowers'), 'closed.json': spec('/vault') }
/** Files that hold a word of their own, in whatever case, also in their path. */
const holdingName = (site: SiteKit, word: string) => {
  const found = new RegExp(`(?<![a-z])${word}(?![a-z])`, 'i')
  return site.files.filter(
    (path) => found.test(path) || (/\.(?:html|md|json|txt|xml|js|yaml)$/.test(path) && found.test(site.read(path))),
  )
}
const holding = (site: SiteKit, text: string) => site.files.filter((path) => site.read(path).includes(text))

test('that of a part of the navigation', async () => {
  const site = await project({
    ...files,
    'docs.json': { name: 'N', navigation: { groups: [{ group: 'G', pages: ['index'] }, open, closed] } },
  })
  expect(holding(site, '/vault')).toEqual([])
  expect(site.site!.pages.filter(({ document }) => document.path === 'closed.json')).toEqual([])
  expect(holding(site, '/flowers')).toEqual(expect.arrayContaining(['open/openapi.json']))
})

test('that of a page', async () => {
  const page = (more: string) => `---\ntitle: Page\nopenapi: closed.json GET /vault\n${more}---\n`
  const config = { name: 'N', navigation: [{ group: 'G', pages: ['index', 'page'] }] }
  const site = await project({ ...files, 'docs.json': config, 'page.mdx': page('groups: ["keepers"]\n') })
  expect(holding(site, '/vault')).toEqual([])
  const shown = await project({ ...files, 'docs.json': config, 'page.mdx': page('') })
  expect(holding(shown, '/vault')).toContain('page/index.html')
})

test('that of one operation, whatever else its front matter says', async () => {
  const responses = { '200': { description: 'OK', content } }
  const kept = (metadata: object) => ({
    operationId: 'keep',
    summary: 'Vault',
    description: 'Vault text',
    tags: ['Cellar'],
    'x-mint': { metadata },
    responses,
  })
  const links = { next: { operationId: 'keep' } }
  const get = {
    summary: 'Honey',
    description: '[More](#operation/keep)',
    responses: { '200': { description: 'OK', links } },
  }
  const described = (metadata: object) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Hives', version: '1', description: 'All of it.' },
      tags: [{ name: 'Cellar', description: 'Vault below' }],
      components: { schemas: { Jar: { type: 'object', description: 'Of the Vault' } } },
      paths: { '/flowers': { get, post: { summary: 'Sow', responses: {} } }, '/jars': { put: kept(metadata) } },
    })
  for (const metadata of [{ public: false }, { groups: ['keepers'] }, { groups: ['keepers'], title: 12, mode: [] }]) {
    const navigation = { groups: [{ group: 'G', pages: ['index'] }, open] }
    const site = await project({ ...files, 'open.json': described(metadata), 'docs.json': { name: 'N', navigation } })
    expect(holding(site, 'Vault')).toEqual([])
    expect(holding(site, 'Cellar')).toEqual([])
    expect(holdingName(site, 'keep')).toEqual([])
    expect(holding(site, 'Honey')).toEqual(expect.arrayContaining(['open/openapi.json', 'llms.txt']))
  }
  const shown = await project({
    ...files,
    'open.json': described({ public: true }),
    'docs.json': { name: 'N', navigation: { groups: [open] } },
  })
  expect(holding(shown, 'Vault')).toContain('llms.txt')
})

test('that of an operation in a part of the navigation, where others lead to it', async () => {
  const links = { next: { operationId: 'keep' } }
  const honey = { summary: 'Honey', responses: { '200': { description: 'OK', links } } }
  const keep = { operationId: 'keep', summary: 'Vault', responses: {} }
  const openapi = '3.1.0'
  const paths = { '/flowers': { get: honey }, '/jars': { get: keep } }
  const group = (name: string, page: string) => ({ group: name, openapi: 'open.json', pages: [page] })
  const site = await project({
    ...files,
    'open.json': JSON.stringify({ openapi, info: { title: 'Hives', version: '1' }, paths }),
    'docs.json': {
      name: 'N',
      navigation: { groups: [group('G', 'GET /flowers'), { ...group('Closed', 'GET /jars'), public: false }] },
    },
  })
  expect(holding(site, 'Honey')).toContain('llms.txt')
  expect(holding(site, 'Vault')).toEqual([])
  // Nor by the name that a link of an answer has for it.
  expect(holdingName(site, 'keep')).toEqual([])
})

describe('an operation that is closed beside open ones leaves no word', () => {
  const get = {
    operationId: 'gather',
    summary: 'Honey',
    description: '[More](#operation/keepJar), [all](#tag/Cellar).',
    tags: ['Meadow'],
    responses: {
      '200': {
        description: 'OK',
        links: {
          byName: { operationId: 'keepJar' },
          byPath: { operationRef: '#/paths/~1vault/get' },
          shared: { $ref: '#/components/links/Shared' },
          open: { operationId: 'sowSeed' },
        },
      },
    },
  }
  const post = { operationId: 'sowSeed', summary: 'Sow', tags: ['Meadow'], responses: {} }
  const keep = {
    operationId: 'keepJar',
    summary: 'Vault',
    tags: ['Cellar'],
    callbacks: { told: { '{$request.body#/vault}': { post: { summary: 'Vault told', responses: {} } } } },
    responses: { '200': { description: 'OK', content } },
  }
  const described = (key: 'paths' | 'pathItems') => {
    const item = { get: keep }
    return JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Hives', version: '1', description: 'All of it.' },
      tags: [{ name: 'Meadow' }, { name: 'Cellar', description: 'Vault below' }],
      'x-tagGroups': [
        { name: 'Outside', tags: ['Meadow'] },
        { name: 'Under the vault', tags: ['Cellar'] },
      ],
      components: {
        schemas: {
          Jar: {
            type: 'object',
            description: 'Of the vault',
            properties: { lid: { $ref: '#/components/schemas/Lid' } },
          },
          Lid: { type: 'string', description: 'On the vault' },
        },
        links: { Shared: { operationId: 'keepJar' } },
        ...(key === 'pathItems' && { pathItems: { Cellar: item } }),
      },
      paths: {
        '/flowers': { get, post },
        '/vault': key === 'paths' ? item : { $ref: '#/components/pathItems/Cellar' },
      },
    })
  }
  const author = (more: string) => `---\ntitle: Inside\ndescription: For staff.\nopenapi: GET /vault\n${more}---\n`
  const staff = (pages: string[]) => ({ group: 'Staff', public: false, pages })
  const listed = { group: 'Open', openapi: { source: 'open.json', directory: 'open' } }
  const named = (...pages: string[]) => ({ ...listed, pages })

  test.each([
    ['a part of the navigation', [named('GET /flowers', 'POST /flowers'), { ...listed, ...staff(['GET /vault']) }], {}],
    ['a page of the author', [listed], { 'inside.mdx': author('public: false\n') }],
    ['a page of the author in such a part', [listed, staff(['inside'])], { 'inside.mdx': author('') }],
  ])('by %s', async (_, groups, more) => {
    for (const key of ['paths', 'pathItems'] as const) {
      const site = await project({
        'index.mdx': mdx('Home'),
        'open.json': described(key),
        'docs.json': {
          name: 'N',
          content: '.',
          contextual: { options: ['copy', 'view', 'download-spec'] },
          seo: { metatags: { canonical: 'https://docs.example.com' } },
          navigation: { groups: [{ group: 'G', pages: ['index'] }, ...groups] },
        },
        ...more,
      })
      expect(holding(site, 'Honey')).toEqual(expect.arrayContaining(['llms.txt', 'open/meadow/honey.md']))
      expect(site.read('open/meadow/honey.md')).toContain('/open/meadow/sow')
      expect(site.read('open/openapi.json')).toContain('sowSeed')
      for (const word of ['vault', 'cellar', 'keepjar', 'byName', 'byPath', 'shared'])
        expect([word, holdingName(site, word)]).toEqual([word, []])
    }
  })
})

test.each([
  ['its front matter', 'public: false\n', []],
  ['a group of readers', 'groups: ["keepers"]\n', []],
  ['its part of the navigation', '', [{ group: 'Staff', public: false, pages: ['vault'] }]],
])("an author's page of an operation that %s closes is its only page", async (_, more, groups) => {
  const honey = { summary: 'Honey', responses: {} }
  const keep = { operationId: 'keep', summary: 'Vault', description: 'Vault text', responses: {} }
  const paths = { '/flowers': { get: honey, post: { summary: 'Sow', responses: {} } }, '/jars': { get: keep } }
  const author = `---\ntitle: Inside\ndescription: For staff.\nopenapi: GET /jars\n${more}---\n`
  const named = { group: 'Named', openapi: 'open.json', pages: ['GET /jars', 'GET /flowers'] }
  for (const listing of [open, named]) {
    const site = await project({
      'index.mdx': mdx('Home'),
      'guides/vault.mdx': author,
      'open.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'Hives', version: '1' }, paths }),
      'docs.json': {
        name: 'N',
        content: '.',
        navigation: {
          groups: [
            { group: 'G', pages: ['index'] },
            listing,
            ...JSON.parse(JSON.stringify(groups).replace('vault', 'guides/vault')),
          ],
        },
      },
    })
    expect(holding(site, 'Vault')).toEqual([])
    expect(holding(site, 'Honey')).toContain('llms.txt')
    expect(site.diagnostics.filter(({ code }) => code === 'operation-restricted')).toMatchObject([
      { severity: 'warning', at: { file: 'guides/vault.mdx', line: more === '' ? 4 : 5, column: 1 } },
    ])
  }
})

test('an open page of the author closes nothing', async () => {
  const author = '---\ntitle: Inside\ndescription: For all.\nopenapi: open.json GET /flowers\n---\n'
  const site = await project({
    ...files,
    'inside.mdx': author,
    'docs.json': { name: 'N', navigation: { groups: [{ group: 'G', pages: ['index', 'inside'] }, open] } },
  })
  expect(holding(site, '/flowers')).toEqual(expect.arrayContaining(['open/honey/index.html', 'inside/index.html']))
  expect(site.codes).not.toContain('operation-restricted')
})

test('a path that shares its operations with a closed one stays', async () => {
  const get = { summary: 'Honey', responses: {} }
  const paths = { '/flowers': { $ref: '#/components/pathItems/Jar' }, '/vault': { $ref: '#/components/pathItems/Jar' } }
  const group = (name: string, page: string) => ({ group: name, openapi: 'open.json', pages: [page] })
  const site = await project({
    'index.mdx': mdx('Home'),
    'open.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Hives', version: '1' },
      components: { pathItems: { Jar: { get } } },
      paths,
    }),
    'docs.json': {
      name: 'N',
      navigation: { groups: [group('G', 'GET /flowers'), { ...group('Closed', 'GET /vault'), public: false }] },
    },
  })
  expect(holdingName(site, 'vault')).toEqual([])
  expect(JSON.parse(site.read('api-reference/openapi.json'))).toMatchObject({
    paths: { '/flowers': { $ref: '#/components/pathItems/Jar' } },
    components: { pathItems: { Jar: { get: { summary: 'Honey' } } } },
  })
})
