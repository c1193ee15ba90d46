import { describe, expect, test } from 'vitest'
import { operations } from '../../src/content/operations.ts'
import type { ApiConfig } from '../../src/model/config.ts'
import type { NavNode, OpenapiRef, SectionNode } from '../../src/model/navigation.ts'
import { readDescription } from '../../src/openapi/description.ts'
import { docs, mdx, project } from '../site-kit.ts'

const at = { file: 'docs.json', line: 3, column: 5 }
const plants = `
openapi: 3.1.0
info: { title: Plants, version: 1.0.0 }
paths:
  /plants: { get: { summary: List plants, tags: [Plants] }, post: { summary: Add a plant, tags: [Plants] } }
webhooks:
  /plant/webhook: { post: { summary: New Plant } }
`
const ref: OpenapiRef = { source: '/plants.yaml', at }
const api = (more: Partial<ApiConfig> = {}): ApiConfig => ({
  sources: [ref],
  generate: 'auto',
  baseUrls: [],
  playground: 'show',
  maintainOrder: true,
  fieldsOpen: false,
  ...more,
})
const page = (id: string): NavNode => ({ kind: 'page', page: id, at })
const group = (children: NavNode[], more: Partial<NavNode> = {}) =>
  ({ kind: 'group', label: 'G', visibility: 'always', children, at, ...more }) as NavNode
const tab = (label: string, children: NavNode[], more: Partial<SectionNode> = {}) =>
  ({ kind: 'section', as: 'tab', label, visibility: 'always', children, at, ...more }) as NavNode

function run(navigation: NavNode[], more: { api?: ApiConfig; references?: string[]; taken?: string[] } = {}) {
  const description = readDescription('plants.yaml', plants).description!
  return operations({
    navigation,
    api: more.api ?? api(),
    descriptions: new Map([['plants.yaml', description]]),
    references: (more.references ?? []).map((reference) => ({ reference, at: { file: 'a.mdx' } })),
    taken: new Set(more.taken),
  })
}
const ids = (made: ReturnType<typeof run>) => [...made.pages.keys()]
const outline = (nodes: readonly NavNode[]): unknown =>
  nodes.map((node) => {
    if (node.kind === 'page') return node.page
    if (node.kind === 'operation') return `${node.method} → ${node.page}`
    return node.kind === 'link' ? node.label : { [node.label ?? '']: outline(node.children) }
  })

const all = ['api-reference/plants/list-plants', 'api-reference/plants/add-a-plant', 'api-reference/webhooks/new-plant']

describe('a description that only the root names', () => {
  test('is listed in full after the groups', () => {
    const made = run([group([page('index')])])
    expect(ids(made)).toEqual(all)
    expect(outline(made.navigation)).toEqual([
      { G: ['index'] },
      'api-reference',
      { Plants: all.slice(0, 2) },
      { Webhooks: [all[2]] },
    ])
  })
  test('is the navigation where there is no other', () => {
    const made = run([])
    expect(outline(made.navigation)).toEqual(['api-reference', { Plants: all.slice(0, 2) }, { Webhooks: [all[2]] }])
  })
  test('is a tab of its own beside tabs', () => {
    const made = run([tab('Guides', [group([page('index')])])])
    expect(outline(made.navigation)).toEqual([
      { Guides: [{ G: ['index'] }] },
      { 'API reference': ['api-reference', { Plants: all.slice(0, 2) }, { Webhooks: [all[2]] }] },
    ])
  })
  test('stays with what the navigation names, if it names any operation', () => {
    const node: NavNode = { kind: 'operation', method: 'GET', path: '/plants', at }
    const made = run([group([node])])
    expect(outline(made.navigation)).toEqual([{ G: ['GET → api-reference/plants/list-plants'] }])
    expect(ids(made)).toEqual(all.slice(0, 1))
  })
  test('stays with what pages name in their front matter', () => {
    expect(ids(run([group([page('a')])], { references: ['get /plants/'] }))).toEqual([])
  })
  test('is listed in full with "all", not at all with "none"', () => {
    expect(ids(run([], { api: api({ generate: 'all' }), references: ['GET /plants'] }))).toEqual(all)
    expect(ids(run([], { api: api({ generate: 'none' }) }))).toEqual([])
  })
})

describe('a description that a node names', () => {
  test('fills a group without pages, in the folder it states', () => {
    const made = run([group([], { openapi: [{ ...ref, directory: 'api' }] } as Partial<NavNode>)], {
      api: api({ sources: [] }),
    })
    expect(ids(made)).toEqual(['api/plants/list-plants', 'api/plants/add-a-plant', 'api/webhooks/new-plant'])
  })
  test('goes to the folder of a tab that claims pages by prefix', () => {
    const made = run([group([page('index')]), tab('API', [], { prefix: 'rest', openapi: [ref] })], {
      api: api({ sources: [] }),
    })
    expect(ids(made)[0]).toBe('rest/plants/list-plants')
    expect(outline(made.navigation)).toHaveLength(5)
  })
})

describe('the overview of a description', () => {
  test('leads, at the address of the folder', () => {
    expect(Object.fromEntries(run([]).overviews)).toMatchObject({ 'api-reference': { part: 'whole' } })
  })
  test('makes room for pages of the author', () => {
    expect([...run([], { taken: ['api-reference'] }).overviews.keys()]).toEqual(['api-reference/overview'])
  })
  test('is not made where the navigation names single operations', () => {
    const node: NavNode = { kind: 'operation', method: 'GET', path: '/plants', at }
    expect(run([group([node])]).overviews.size).toBe(0)
  })
})

test('a description that several parts list has one overview', () => {
  const part = (label: string) => group([], { label, openapi: [ref] } as Partial<NavNode>)
  const made = run([part('one'), part('two')])
  expect([...made.overviews.keys()]).toEqual(['api-reference'])
  const [one, two] = outline(made.navigation) as Record<string, unknown>[]
  expect(two!['two']).toEqual(one!['one'])
})

test('descriptions of one name in one folder have an overview each', () => {
  const names = ['v1/api.yaml', 'v2/api.yaml']
  const descriptions = new Map(names.map((path) => [path, readDescription(path, plants).description!] as const))
  const sources = names.map((source) => ({ source, at }))
  const made = operations({ navigation: [], api: api({ sources }), descriptions, references: [], taken: new Set() })
  expect([...made.overviews.keys()]).toEqual(['api-reference/overview-api', 'api-reference/overview-v2-api'])
})

test('two descriptions in one folder never share an address', () => {
  const read = (path: string) => [path, readDescription(path, plants).description!] as const
  const sources = ['a.yaml', 'b.yaml'].map((source) => ({ source, at }))
  const descriptions = new Map([read('a.yaml'), read('b.yaml')])
  const made = operations({ navigation: [], api: api({ sources }), descriptions, references: [], taken: new Set() })
  expect([...made.pages.values()].map(({ spec }) => spec)).toEqual([
    ...Array(3).fill('a.yaml'),
    ...Array(3).fill('b.yaml'),
  ])
  expect([...made.overviews.keys()]).toEqual(['api-reference/overview-a', 'api-reference/overview-b'])
  const apart = ['a.yaml', 'b.yaml'].map((source, index) => ({ source, at, directory: ['one', 'two'][index]! }))
  const two = operations({
    navigation: [],
    api: api({ sources: apart }),
    descriptions,
    references: [],
    taken: new Set(),
  })
  expect(ids(two)[0]).toBe('one/plants/list-plants')
  expect(ids(two)[3]).toBe('two/plants/list-plants')
})

test('an operation that nobody has is a diagnostic where the navigation names it', () => {
  const node: NavNode = { kind: 'operation', method: 'GET', path: '/plant', at }
  const [problem] = run([group([node])]).diagnostics
  expect(problem).toMatchObject({ at, message: expect.stringContaining('GET /plant') })
})

test('a hand-written page at the address of a generated one wins', () => {
  expect(ids(run([], { taken: all.slice(0, 1) }))).toEqual(all.slice(1))
})

test('an entry of the navigation names a description that nothing else does', async () => {
  const paths = { '/users': { get: { summary: 'Users', responses: { '200': { description: 'OK' } } } } }
  const made = await project({
    'docs.json': docs({ navigation: { pages: ['index', 'specs/o.json GET /users', 'specs/gone.json GET /users'] } }),
    'index.mdx': mdx('Home'),
    'specs/o.json': { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths },
  })
  expect(made.site!.pages.map(({ document }) => document.title)).toEqual(['Home', 'Users'])
  expect(made.codes).toEqual(['operation-file'])
})
