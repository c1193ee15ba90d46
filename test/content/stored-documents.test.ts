import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCache } from '../../src/content/cache.ts'
import { openScratch } from '../../src/store/scratch.ts'
import { openStore } from '../../src/store/store.ts'
import { buildFolder, docs, mdx } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const start = {
  'docs.json': docs({}),
  'index.mdx': mdx('Welcome', "import Part from '/snippets/part.mdx'\n\n<Part />\n\n[Nowhere](/nowhere)"),
  'guides/start.mdx': mdx('First steps', '<Card titel="x" />\n\n```js\nlet a = 1\n```'),
  'snippets/part.mdx': 'Said *once*.',
}

/** A build as a new process does it: where the cache was damaged it begins anew. */
async function built(root: string) {
  const make = async (anew = false) => {
    const store = openStore({ folder: join(root, '.flatleaf/cache'), program: 'test', anew })
    const site = await buildFolder(root, {}, createCache(store))
    store.save()
    return site
  }
  const made = await make().catch((error: { readonly reason?: unknown }) => {
    if (error.reason !== 'cache-changed') throw error
    return make(true)
  })
  return {
    bytes: made.bytes,
    diagnostics: made.diagnostics,
    documents: made.site?.pages.map(({ document }) => structuredClone(document)),
  }
}

test('the next process finds every page as it was compiled, and its problems', async () => {
  const root = folder(start)
  const [first, second, fresh] = [await built(root), await built(root), await buildFolder(root)]
  expect(second.bytes).toEqual(fresh.bytes)
  expect(first.bytes).toEqual(fresh.bytes)
  expect(second.diagnostics).toEqual(fresh.diagnostics)
  expect(second.documents).toEqual(fresh.site?.pages.map(({ document }) => document))
  expect(second.diagnostics.map(({ code }) => code)).toContain('prop-unknown')
})

test('a site whose pages wait on the disk is the same one', async () => {
  const api = {
    'docs.json': docs({ openapi: 'openapi.yaml' }),
    'openapi.yaml':
      "openapi: 3.1.0\nservers: [{ url: 'https://a.example' }]\npaths: { /x: { get: { summary: Read “x”, parameters: [{ name: q, in: query }] } } }",
  }
  const root = folder({ ...start, ...api })
  const held = await buildFolder(root, {}, createCache(undefined, openScratch({ folder: folder() })))
  const fresh = await buildFolder(root)
  expect(held.bytes).toEqual(fresh.bytes)
  expect(held.site?.pages.map(({ document }) => structuredClone(document))).toEqual(
    fresh.site?.pages.map(({ document }) => document),
  )
})

test.each([
  ['a page', { 'guides/start.mdx': mdx('Second steps', 'New.') }],
  ['a file that a page includes', { 'snippets/part.mdx': 'Said anew.' }],
  ['an option that compiling reads', { 'docs.json': docs({ variables: { a: 'b' }, name: 'Other' }) }],
])('%s that changed between two processes is seen', async (_, change) => {
  const root = folder(start)
  const before = await built(root)
  write(root, change)
  const after = await built(root)
  expect(after.bytes).toEqual((await buildFolder(root)).bytes)
  expect(after.bytes).not.toEqual(before.bytes)
})

test('a pack with another letter in it gives the same site', async () => {
  const root = folder(start)
  const before = await built(root)
  const place = join(root, '.flatleaf/cache')
  const pack = () =>
    join(
      place,
      readdirSync(place).find((name) => name.endsWith('.pack'))!,
    )
  writeFileSync(pack(), readFileSync(pack(), 'latin1').replaceAll('once', 'ONCE'), 'latin1')
  expect(await built(root)).toEqual(before)
  rmSync(pack())
  expect(await built(root)).toEqual(before)
})

test('the search of pages that did not change is not made anew, and is the same when it is asked for', async () => {
  const root = folder(start)
  const [first, second] = [await built(root), await built(root)]
  const searched = [...second.bytes].filter(([path]) => path.startsWith('_flatleaf/search/'))
  expect(searched.length).toBeGreaterThan(2)
  expect(searched).toEqual([...first.bytes].filter(([path]) => path.startsWith('_flatleaf/search/')))
})

/** As large as it says, and nothing in it. */
const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`

test.each([
  ['an operation', 'paths: { /x: { get: { summary: Read, description: "![A](/a.svg)" } } }', {}],
  [
    'a schema on a page of the author',
    "paths: { /x: { get: { responses: { '200': { description: ok, content: { a/json: { schema: { $ref: '#/components/schemas/Pet' } } } } } } } }\ncomponents: { schemas: { Pet: { type: object, description: '![A](/a.svg)', properties: { a: { type: string } } } } }",
    { 'pet.mdx': '---\ntitle: Pet\nopenapi-schema: Pet\n---\n' },
  ],
  [
    'an operation on a page of the author',
    'paths: { /x: { get: { summary: Read, description: "![A](/a.svg)" } } }',
    { 'x.mdx': '---\ntitle: X\nopenapi: GET /x\n---\n' },
  ],
  ['an API', 'paths: { /x: { get: { summary: Read } } }', {}],
])('an image that %s shows is measured anew when it changes', async (_, api, pages) => {
  const info = 'openapi: 3.1.0\ninfo: { title: Garden, version: "1", description: "Text.\\n\\n![A](/a.svg)" }\n'
  const navigation = [{ pages: ['index', ...Object.keys(pages).map((name) => name.replace('.mdx', ''))] }]
  const root = folder({
    ...start,
    'docs.json': docs({ openapi: 'api.yaml', navigation }),
    'api.yaml': info + api,
    'a.svg': picture(10),
    ...pages,
  })
  const before = await built(root)
  write(root, { 'a.svg': picture(2345) })
  const after = await built(root)
  expect(after.bytes).not.toEqual(before.bytes)
  expect(after.bytes).toEqual((await buildFolder(root)).bytes)
})

test.each(['"openapi": GET /x', "'openapi' : GET /x", ' openapi: GET /x'])(
  'an operation that a page names as %s is told anew when it changes',
  async (key) => {
    const api = (summary: string) =>
      `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { /x: { get: { summary: ${summary} } } }`
    const root = folder({
      ...start,
      'docs.json': docs({ openapi: 'api.yaml', navigation: [{ pages: ['index', 'x'] }] }),
      'api.yaml': api('Read'),
      'x.mdx': `---\n${key}\n---\n`,
    })
    const before = await built(root)
    write(root, { 'api.yaml': api('Fetch') })
    const after = await built(root)
    expect(after.bytes).not.toEqual(before.bytes)
    expect(after.bytes).toEqual((await buildFolder(root)).bytes)
  },
)

test('a security scheme in a file of its own is told anew on the overview when it changes', async () => {
  const root = folder({
    ...start,
    'docs.json': docs({ openapi: 'api.yaml', navigation: [{ pages: ['index'] }] }),
    'api.yaml': `openapi: 3.1.0\ninfo: { title: A, version: "1", description: Words. }\nsecurity: [{ key: [] }]\npaths: { /x: { get: { summary: Read } }, /y: { get: { summary: List } } }\ncomponents: { securitySchemes: { key: { $ref: 'parts.yaml#/key' } } }`,
    'parts.yaml': 'key: { type: apiKey, in: header, name: X-One, description: First. }',
  })
  const shown = ({ documents }: Awaited<ReturnType<typeof built>>) =>
    documents?.find(({ html, operation }) => !operation && html.includes('X-'))?.html
  expect(shown(await built(root))).toContain('X-One')
  write(root, { 'parts.yaml': 'key: { type: apiKey, in: header, name: X-Two, description: Second. }' })
  expect(shown(await built(root))).toContain('X-Two')
})
