import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import { theme } from '../../theme/index.ts'
import { buildFolder, mdx, project } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const bed = {
  type: 'object',
  properties: {
    created_at: { type: 'string' },
    expiration_time_s: { type: 'integer' },
    items: { type: 'array', items: { type: 'object', properties: { plantId: { type: 'string' } } } },
    labels: { type: 'object', additionalProperties: { type: 'object', properties: { text: { type: 'string' } } } },
    owner: { anyOf: [{ type: 'object', properties: { name: { type: 'string' } } }, { type: 'null' }] },
  },
}

const api = (more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Garden', version: '1' },
  servers: [{ url: 'https://garden.example' }],
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } } },
  paths: {
    '/beds': {
      post: {
        summary: 'Add beds',
        operationId: 'addBeds',
        description: 'See [the time](#response-created-at).',
        security: [{ key: [] }],
        parameters: [{ name: 'page_size', in: 'query', schema: { type: 'integer' } }],
        requestBody: { content: { 'application/json': { schema: bed } } },
        responses: {
          400: { description: 'No.', content: { 'application/json': { schema: { properties: { created_at: {} } } } } },
          201: { description: 'Done.', content: { 'application/json': { schema: { type: 'array', items: bed } } } },
        },
        ...more,
      },
    },
  },
})

const page = '/api-reference/add-beds'

const files = (links: readonly string[]) => ({
  'docs.json': { name: 'Site', navigation: [{ group: 'All', pages: ['index'] }], openapi: 'garden.json' },
  'garden.json': api(),
  'index.mdx': mdx('Start', links.map((hash) => `[Field ${hash}](${page}${hash})`).join('\n\n')),
})

const hrefs = (html: string) =>
  [...html.matchAll(/href="[^"]*add-beds\/?(?:\?[^"#]*)?(#[^"]*)"/g)].map(([, hash]) => hash)

test.each([
  ['#parameter-page-size', '#param-query-page_size'],
  ['#body-created-at', '#body.created_at'],
  ['#body-expiration-times', '#body.expiration_time_s'],
  ['#body-items', '#body.items'],
  ['#body-items-items-plant-id', '#body.items.plantId'],
  ['#body-labels-additional-properties-text', '#body.labels.*.text'],
  ['#body-owner-one-of-0', '#body.owner'],
  ['#body-owner-one-of-0-name', '#body.owner.name'],
  ['#response-items-created-at', '#response-201.created_at'],
  ['#response-created-at', '#response-201.created_at'],
  ['#authorization-x-api-key', '#authorization'],
])('%s leads to %s', async (written, id) => {
  const site = await project(files([written]))
  expect(site.codes).toEqual([])
  const [found] = hrefs(site.html('/'))
  expect(found).toBe(id)
  expect(site.html(`${page}/`)).toContain(` id="${id.slice(1)}"`)
})

test('of a description they lead to the fields of its own page', async () => {
  const site = await project(files([]))
  expect(site.codes).toEqual([])
  expect(site.html(`${page}/`)).toContain('See <a href="#response-201.created_at">the time</a>.')
})

test('an id that the page has stays, and a field that it does not have is told', async () => {
  const links = ['#responses', '#body-sort', '#body-colour', '#body-created-at']
  const site = await project({
    ...files([]),
    'index.mdx': mdx('Start', links.map((hash) => `[Field ${hash}](/add-beds${hash})`).join('\n\n')),
    'add-beds.mdx': `---\nopenapi: POST /beds\n---\n\n## Body sort\n\nSee [this sort](#body-sort) and [time](#body-created-at).\n`,
  })
  expect(hrefs(site.html('/'))).toEqual(['#responses', '#body-sort', '#body-colour', '#body.created_at'])
  expect(site.codes).toEqual(['anchor-broken'])
  expect(site.html('/add-beds/')).toContain('href="#body-sort"')
  expect(site.html('/add-beds/')).toContain('href="#body.created_at"')
})

test('keeps what stands before the name, and leaves other hosts alone', async () => {
  const site = await project({
    ...files([]),
    'index.mdx': mdx(
      'Start',
      `[Time](${page}?playground=open#body-created-at) [Other](https://x.example${page}#body-created-at)`,
    ),
  })
  expect(hrefs(site.html('/'))).toEqual(['#body.created_at', '#body-created-at'])
  expect(site.html('/')).toContain('?playground=open#body.created_at"')
})

test('after an edit of the description a process that goes on has what a new one has', async () => {
  const root = folder(files(['#body-created-at']))
  const kept = createLive()
  const cache = createCache()
  const shown = async (changed: readonly string[]) => {
    const { files: all, diagnostics } = await build({ root, live: { kept, changed: new Set(changed) } }, theme, cache)
    const html = String(await all.find(({ path }) => path === 'index.html')!.body())
    const fresh = await buildFolder(root)
    expect(html).toBe(fresh.html('/'))
    expect(diagnostics).toEqual(fresh.diagnostics)
    return hrefs(html)
  }
  expect(await shown([])).toEqual(['#body.created_at'])
  const changed = { content: { 'multipart/form-data': { schema: { properties: { createdAt: {} } } } } }
  write(root, { 'garden.json': api({ requestBody: changed }) })
  expect(await shown(['garden.json'])).not.toEqual(['#body.created_at'])
})

const named = {
  properties: { größe: {}, 'a&b': {}, "it's": {}, user: { type: 'object', properties: { id: {} } }, user_id: {} },
}
const withNames = (links: readonly string[], config: object = {}) => ({
  ...files([]),
  'docs.json': { ...files([])['docs.json'], ...config },
  'garden.json': api({ requestBody: { content: { 'application/json': { schema: { type: 'object', ...named } } } } }),
  'index.mdx': mdx('Start', links.map((href) => `[Field](${href})`).join('\n\n')),
})

test.each([
  ['letters of any language', '#body-größe', 'body.gr'],
  ['signs that HTML escapes', "#body-it's", 'body.it'],
  ['an ampersand', '#body-a&b', 'body.a'],
  ['a query with several keys', '?x=1&y=2#body-user_ID', 'body.user_id'],
])('finds a link with %s', async (_, link, id) => {
  const site = await project(withNames([`${page}${link}`]))
  expect(site.codes).toEqual([])
  const [, target] = /href="[^"]*add-beds\/?([^"]*)"/.exec(site.html('/').slice(site.html('/').indexOf('<main')))!
  expect(target).toContain(id)
  if (link.startsWith('?')) expect(target).toMatch(/^\?x=1&#x26;y=2#/)
})

test('finds a link below a base that HTML escapes', async () => {
  const site = await project(withNames([`${page}#body-user_ID`], { url: "https://garden.example/it's" }))
  expect(hrefs(site.html('/'))).toContain('#body.user_id')
})

test('of two fields of one hosted name the one with the same words is meant, and none where that says nothing', async () => {
  const site = await project(withNames([`${page}#body-user-id`, `${page}#body-userid`]))
  expect(hrefs(site.html('/'))).toEqual(['#body.user_id', '#body-userid'])
  expect(site.codes).toEqual(['anchor-broken'])
})

test('leaves such an address alone where a page shows it as text', async () => {
  const shown = `${page}#body-created-at`
  const site = await project({
    ...files([]),
    'index.mdx': mdx('Start', `[Time](${shown})\n\n\`<a href="${shown}">\``),
  })
  expect(hrefs(site.html('/'))).toEqual(['#body.created_at', '#body-created-at'])
})
