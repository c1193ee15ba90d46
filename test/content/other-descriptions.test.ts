import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import { theme } from '../../theme/index.ts'
import { buildFolder, mdx, project } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const asking = (reference: string, more = '') => `---\nopenapi: ${reference}\n${more}---\n\nOwn words.\n`

const description = (summary: string, path = '/beds') => ({
  openapi: '3.1.0',
  info: { title: 'Garden', version: '1' },
  servers: [{ url: 'https://garden.example' }],
  paths: { [path]: { get: { summary, responses: { 200: { description: 'All of them.' } } } } },
  webhooks: { frost: { post: { summary: 'Frost', responses: { 200: { description: 'Seen.' } } } } },
})

const docs = (pages: readonly string[], more: object = {}) => ({
  name: 'Site',
  navigation: [{ group: 'All', pages }],
  ...more,
})

test('finds an operation in a description that nothing names, and publishes nothing else of it', async () => {
  const site = await project({
    'docs.json': docs(['index', 'beds', 'frost']),
    'index.mdx': mdx('Start'),
    'beds.mdx': asking('get /beds'),
    'frost.mdx': asking('webhook frost'),
    'specs/garden.json': description('List beds'),
  })
  expect(site.codes).toEqual([])
  expect(site.text('/beds/')).toContain('All of them.')
  expect(site.text('/frost/')).toContain('Seen.')
  expect(site.html('/beds/')).not.toContain('Download description')
  expect(site.files.filter((path) => /openapi|api-reference/.test(path))).toEqual([])
  expect(site.files.filter((path) => path.endsWith('garden.json'))).toEqual(['specs/garden.json'])
})

test('shows what is nested in it, since there is no other page that could', async () => {
  const level = (depth: number): object =>
    depth === 0 ? { type: 'string', description: 'The innermost.' } : { $ref: `#/components/schemas/L${depth}` }
  const schemas = Object.fromEntries(
    Array.from({ length: 7 }, (_, i) => [`L${i + 1}`, { type: 'object', properties: { inner: level(i) } }]),
  )
  const { paths, ...rest } = description('List beds')
  const content = { 'application/json': { schema: level(7) } }
  const get = { ...paths['/beds']!.get, requestBody: { content } }
  const site = await project({
    'docs.json': docs(['index']),
    'index.mdx': asking('POST /beds'),
    'garden.json': { ...rest, paths: { '/beds': { post: get } }, components: { schemas } },
  })
  expect(site.codes).toEqual([])
  expect(site.text('/')).toContain('The innermost.')
})

test('finds it by the name of the file, in YAML as in JSON', async () => {
  const site = await project({
    'docs.json': docs(['index']),
    'index.mdx': asking('garden GET /beds'),
    'specs/garden.yaml': `# Ours\nopenapi: 3.0.3\ninfo: { title: Garden, version: '1' }\npaths:\n  /beds:\n    get:\n      summary: Beds by file\n      responses: { 200: { description: Fine. } }\n`,
    'specs/other.json': description('Beds of others'),
  })
  expect(site.codes).toEqual([])
  expect(site.text('/')).toContain('Beds by file')
})

test('what is named answers first and keeps its addresses; only what is lost there is looked for', async () => {
  const files = {
    'docs.json': docs(['index', 'beds'], { api: { openapi: 'api/named.json' } }),
    'index.mdx': mdx('Start'),
    'beds.mdx': asking('GET /beds'),
    'api/named.json': description('Named beds'),
    'other.json': description('Other beds'),
  }
  const without = await project({ ...files, 'other.json': {} })
  const site = await project({
    ...files,
    'pots.mdx': asking('GET /pots'),
    'pots.json': description('All in clay', '/pots'),
  })
  expect(site.text('/beds/')).toContain('Named beds')
  expect(site.text('/pots/')).toContain('All in clay')
  const added = site.files.filter((path) => !without.files.includes(path) && !path.includes('pots'))
  expect(added).toEqual([])
  expect(without.files.filter((path) => !site.files.includes(path))).toEqual([])
})

test('of several the nearest to the page counts', async () => {
  const site = await project({
    'docs.json': docs(['v1/beds', 'v2/beds', 'beds']),
    'v1/beds.mdx': asking('GET /beds'),
    'v1/api.json': description('Old beds'),
    'v2/beds.mdx': asking('GET /beds'),
    'v2/api.json': description('New beds'),
    'beds.mdx': asking('GET /beds', 'title: Both\ndescription: Two.\n'),
  })
  expect(site.text('/v1/beds/')).toContain('Old beds')
  expect(site.text('/v2/beds/')).toContain('New beds')
  expect(site.codes).toContain('operation-ambiguous')
})

test.each([
  ['a file that the project ignores', 'private/garden.json', { '.flatleafignore': 'private/\n' }],
  ['a hidden folder', '.private/garden.json', {}],
  ['a folder that is never published', 'coverage/garden.json', {}],
  ['a part of pages', 'snippets/garden.json', {}],
])('does not look into %s', async (_, path, more) => {
  const site = await project({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /beds', 'title: Beds\ndescription: All.\n'),
    [path]: description('List beds'),
    ...more,
  })
  expect(site.codes).toEqual(['operation-unknown'])
})

test('does not look outside of the content folder', async () => {
  const site = await project({
    'docs.json': docs(['index'], { content: 'pages' }),
    'pages/index.mdx': asking('GET /beds', 'title: Beds\ndescription: All.\n'),
    'garden.json': description('List beds'),
  })
  expect(site.codes).toEqual(['operation-unknown'])
})

test.each(['draft: true', 'public: false'])('for a page with %s nothing is told of others', async (key) => {
  const broken = 'openapi: 3.1.0\npaths: [ /beds\n'
  const files = { 'docs.json': docs(['index', 'beds']), 'index.mdx': mdx('Start'), 'garden.yaml': broken }
  const site = await project({ ...files, 'beds.mdx': asking('GET /beds', `${key}\n`) })
  expect(site.codes.filter((code) => code.startsWith('openapi'))).toEqual([])
})

test('tells of a description that cannot be read only while a page is lost', async () => {
  const broken = 'openapi: 3.1.0\npaths: [ /beds\n'
  const files = { 'docs.json': docs(['index']), 'specs/garden.yaml': broken, 'notes.json': '{ "openapi": ' }
  const page = (reference: string) => ({ 'index.mdx': asking(reference, 'title: Beds\ndescription: All.\n') })
  const lost = await project({ ...files, ...page('GET /beds') })
  expect(lost.diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'openapi-syntax',
      severity: 'warning',
      at: expect.objectContaining({ file: 'specs/garden.yaml' }),
    }),
  )
  expect(lost.codes.toSorted()).toEqual(['openapi-syntax', 'operation-unknown'])
  const found = await project({ ...files, ...page('GET /beds'), 'good.json': description('List beds') })
  expect(found.codes).toEqual([])
  const other = await project({ ...files, ...page('pots GET /beds') })
  expect(other.codes).toEqual(['operation-file'])
})

test('hints at what the other descriptions hold', async () => {
  const site = await project({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /bed', 'title: Beds\ndescription: All.\n'),
    'garden.json': description('List beds'),
  })
  expect(site.diagnostics[0]).toMatchObject({ code: 'operation-unknown', hint: 'Did you mean "GET /beds"?' })
})

test('a key that only begins a file somewhere inside makes no description of it', async () => {
  const site = await project({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /beds', 'title: Beds\ndescription: All.\n'),
    'package/own.json': '{ "dependencies": { "openapi": "3.1", "a": [] }, "b": "{", "c": { "swagger": "2.0" }, ',
    'list.yaml': 'tools:\n  openapi: 3.1.0\n  bad: [\n',
  })
  expect(site.codes).toEqual(['operation-unknown'])
})

test('after each edit a process that goes on has what a new one has', async () => {
  const root = folder({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /beds', 'title: Beds\ndescription: All.\n'),
    'specs/garden.json': '{}',
  })
  const kept = createLive()
  const cache = createCache()
  const page = async (changed: readonly string[]) => {
    const { files, diagnostics } = await build({ root, live: { kept, changed: new Set(changed) } }, theme, cache)
    const html = await files.find(({ path }) => path === 'index.html')!.body()
    const fresh = await buildFolder(root)
    expect(String(html)).toBe(fresh.html('/'))
    expect(diagnostics).toEqual(fresh.diagnostics)
    return fresh.text('/')
  }
  expect(await page([])).not.toContain('All of them.')
  const steps: readonly (readonly [path: string, content: unknown, shows: string])[] = [
    ['specs/garden.json', description('List beds'), 'All of them.'],
    ['specs/garden.json', JSON.stringify(description('List beds')).replace('All of', 'Each of'), 'Each of them.'],
    ['specs/garden.json', '{ "openapi": "3.1.0", ', 'Own words.'],
    ['specs/garden.json', 'no', 'Own words.'],
    ['new.json', description('New beds'), 'All of them.'],
    ['specs/garden.json', description('List beds'), 'Own words.'],
    ['.flatleafignore', 'new.json\n', 'All of them.'],
  ]
  for (const [path, content, shows] of steps) {
    write(root, { [path]: content })
    expect(await page([path]), path).toContain(shows)
  }
  rmSync(join(root, 'specs/garden.json'))
  expect(await page(['specs/garden.json'])).not.toContain('All of them.')
})

test('asks no other host for what it refers to, and does so once it is named', async () => {
  const asked: string[] = []
  const fetchText = async (url: string) => {
    asked.push(url)
    return { text: JSON.stringify({ get: { summary: 'From elsewhere', responses: {} } }) }
  }
  const root = folder({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /beds', 'title: Beds\ndescription: All.\n'),
    'garden.json': { ...description('List beds'), paths: { '/beds': { $ref: 'https://parts.example/beds.json' } } },
  })
  const cache = createCache()
  await build({ root, fetchText }, theme, cache)
  expect(asked).toEqual([])
  write(root, { 'docs.json': docs(['index'], { openapi: 'garden.json' }) })
  const { diagnostics } = await build({ root, fetchText }, theme, cache)
  expect(asked).toEqual(['https://parts.example/beds.json'])
  expect(diagnostics.map(({ code }) => code)).not.toContain('operation-unknown')
})

test('reads and checks only what may hold the operation, and keeps only that', async () => {
  const root = folder({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /bed/all', 'title: Beds\ndescription: All.\n'),
    'garden.json': description('List beds'),
    'escaped.json': JSON.stringify(description('In slashes', '/bed/all')).replaceAll('/', '\\/'),
    'near.json': { ...description('Nearly', '/bed/all/of'), info: {} },
  })
  const cache = createCache()
  const kept = createLive()
  const codes = async (changed: readonly string[]) =>
    (await build({ root, live: { kept, changed: new Set(changed) } }, theme, cache)).diagnostics.map(({ code }) => code)
  const read = () => [...cache.descriptions.reads.keys()].toSorted()
  expect(await codes([])).toEqual([])
  expect(read()).toEqual(['local escaped.json', 'local near.json'])
  write(root, { 'index.mdx': mdx('Start') })
  expect(await codes(['index.mdx'])).toEqual([])
  expect(read()).toEqual([])
})

const several = (summaries: Readonly<Record<string, string>>, more: object = {}) => ({
  ...description('None'),
  paths: Object.fromEntries(
    Object.entries(summaries).map(([path, summary]) => [
      path,
      { get: { summary, ...(path === '/hidden' && more), responses: { 200: { description: `${summary}.` } } } },
    ]),
  ),
})

const holding = (site: Awaited<ReturnType<typeof project>>, word: string) =>
  site.files.filter((path) => /\.(?:html|md|json|yaml|txt)$/.test(path) && site.read(path).includes(word))

test('keeps back in its file what pages close and what the description keeps back itself', async () => {
  const site = await project({
    'docs.json': docs(['index', 'beds', 'vault']),
    'index.mdx': mdx('Start'),
    'beds.mdx': asking('GET /beds'),
    'vault.mdx': asking('GET /vault', 'public: false\n'),
    'specs/garden.json': several({ '/beds': 'Beds', '/vault': 'Vault', '/hidden': 'Hidden' }, { 'x-hidden': true }),
  })
  expect(holding(site, 'Beds.')).toContain('specs/garden.json')
  expect(holding(site, 'Vault.')).toEqual([])
  expect(holding(site, 'Hidden.')).toEqual([])
})

test.each([
  ['that only a closed page names', 'openapi.json', {}],
  ['of which there is a copy', 'openapi.yaml', {}],
  ['in two that are meant as well', 'other.json', { info: { title: 'Other', version: '2' } }],
])('keeps an operation back %s', async (_, second, more) => {
  const spec = several({ '/beds': 'Beds', '/vault': 'Vault' })
  const site = await project({
    'docs.json': docs(['index', 'vault']),
    'index.mdx': mdx('Start'),
    'vault.mdx': asking('GET /vault', 'public: false\n'),
    'openapi.json': spec,
    [second]: { ...spec, ...more },
  })
  expect(site.codes).toContain('page-restricted')
  expect(holding(site, 'Beds.')).toEqual([...new Set(['openapi.json', second])])
  expect(holding(site, 'Vault.')).toEqual([])
})

test('publishes nothing of one that only a closed part of the navigation shows', async () => {
  const site = await project({
    'docs.json': {
      name: 'Site',
      navigation: [
        { group: 'All', pages: ['index'] },
        { group: 'Staff', public: false, pages: ['vault'] },
      ],
    },
    'index.mdx': mdx('Start'),
    'vault.mdx': asking('GET /vault'),
    'garden.json': several({ '/beds': 'Beds', '/vault': 'Vault' }),
  })
  expect(site.files).not.toContain('garden.json')
})

test('the one at the top is nearer than one far below, and of copies the first counts', async () => {
  const vendor = description('Of a vendor')
  const site = await project({
    'docs.json': docs(['index']),
    'index.mdx': asking('GET /beds'),
    'openapi.json': description('Ours'),
    'openapi.yaml': description('Ours'),
    'examples/vendor/openapi.json': vendor,
  })
  expect(site.codes).toEqual([])
  expect(site.text('/')).toContain('Ours')
})

const long = Object.fromEntries(
  Array.from({ length: 99 }, (_, i) => [`S${i}`, { type: 'string', description: 'Long.'.repeat(9) }]),
)

test.each([
  ['whose keys are sorted', 'a.json', JSON.stringify({ components: { schemas: long }, ...description('Beds sorted') })],
  [
    'that begins with a long comment',
    'a.yaml',
    `${'# Ours.\n'.repeat(900)}${JSON.stringify(description('Beds below'))}`,
  ],
  [
    'in YAML whose keys are sorted',
    'a.yaml',
    `info:\n  title: G\n  description: ${'Long. '.repeat(900)}\n  version: '1'\nopenapi: 3.1.0\npaths: { /beds: { get: { summary: Beds, responses: {} } } }\n`,
  ],
  [
    'with braces and without quotes',
    'a.yaml',
    `{ info: { title: it's, version: '1' }, openapi: 3.1.0, paths: { /beds: { get: { summary: Beds, responses: {} } } } }`,
  ],
  [
    'with single quotes',
    'a.yaml',
    `{ 'openapi': '3.1.0', info: { title: G, version: '1' }, paths: { /beds: { get: { summary: Beds, responses: {} } } } }`,
  ],
])('finds a description %s', async (_, path, text) => {
  const site = await project({ 'docs.json': docs(['index']), 'index.mdx': asking('GET /beds'), [path]: text })
  expect(site.codes.filter((code) => code.startsWith('operation'))).toEqual([])
  expect(site.text('/')).toContain('Beds')
})
