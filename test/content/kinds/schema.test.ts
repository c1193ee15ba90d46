import { expect, test } from 'vitest'
import { compileOperation } from '../../../src/content/kinds/operation.ts'
import { compileSchema } from '../../../src/content/kinds/schema.ts'
import { schemaPages } from '../../../src/content/schemas.ts'
import type { Tools } from '../../../src/content/tools.ts'
import { createHighlighter } from '../../../src/markdown/highlight.ts'
import { defaultUrlStyle } from '../../../src/model/route.ts'
import { slicesOf } from '../../../src/openapi/description.ts'
import { theme } from '../../../theme/index.ts'
import { answering, api, description } from '../../openapi/given.ts'

const tools: Tools = {
  api,
  theme,
  style: { ...defaultUrlStyle, base: '/docs/' },
  icon: () => undefined,
  readFile: () => undefined,
  contentDir: '',
  highlighter: createHighlighter(),
  findOperation: () => ({}),
  mention: () => undefined,
  download: () => undefined,
}

const given = description(
  answering(
    "{ $ref: '#/components/schemas/Pet' }",
    `components: { schemas: {
      Pet: { description: A pet. It has an owner., properties: { owner: { $ref: '#/components/schemas/Owner' } } },
      Owner: { description: "See [pets](#/components/schemas/Pet), [more](/guide) and [that](#tag/pets).", properties: { name: { type: string, x-mint: { pre: [new] } } } } } }`,
  ),
)
const [slice] = slicesOf(given)
const planned = schemaPages({
  descriptions: new Map([['api.yaml', given]]),
  operations: [{ slice: slice!, page: 'api/get-x' }],
  directoryOf: () => 'api',
  references: new Map(),
  taken: new Set(['api/get-x']),
  api,
})
const page = (id: string) =>
  compileSchema({ kind: 'schema', id, path: 'api.yaml', slice: planned.pages.get(id)!, hash: '' }, tools)

test('the page of a schema has its rows, an example and what names it, and links below the base path', async () => {
  const document = await page('api/schemas/pet')
  expect(document).toMatchObject({ title: 'Pet', description: 'A pet. It has an owner.', frontmatter: {} })
  expect(document.toc.map(({ text }) => text)).toEqual(['Properties', 'Example', 'Used by'])
  expect(document.anchors).toEqual(expect.arrayContaining(['owner', 'owner.name']))
  expect(document.html).toContain('<a href="/docs/api/get-x/">/x</a>')
  expect(document.html).toContain('<a href="/docs/api/schemas/owner/">Owner</a>')
  expect(document.markdown).toContain('- [GET /x](/docs/api/get-x/)')
  expect(document.links.map(({ target }) => target)).toEqual(expect.arrayContaining(['api/get-x', 'api/schemas/owner']))
})

test('links in texts lead to pages of schemas, are checked, or become text', async () => {
  const { html, links } = await page('api/schemas/owner')
  expect(html).toContain('See <a href="/docs/api/schemas/pet/">pets</a>, <a href="/docs/guide/">more</a> and that.')
  expect(links.map(({ target }) => target)).toContain('guide')
  expect(html).toContain('<span class="pill">new</span>')
})

test('the page of an operation names its schemas with links', async () => {
  const source = {
    kind: 'operation',
    id: 'api/get-x',
    path: 'api.yaml',
    slice: planned.withPages(slice!),
    hash: '',
  } as const
  const { html, links } = await compileOperation(source, tools)
  expect(html).toContain('object · <a href="/docs/api/schemas/pet/">Pet</a>')
  expect(links).toContainEqual(expect.objectContaining({ target: 'api/schemas/pet', kind: 'page' }))
})
