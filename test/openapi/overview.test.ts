import { expect, test } from 'vitest'
import type { OverviewView } from '../../src/model/overview.ts'
import { addressOf } from '../../src/openapi/address.ts'
import { hasOverview, overviewPages } from '../../src/openapi/overview-pages.ts'
import { overviewMarkdown } from '../../src/openapi/overview-markdown.ts'
import { overviewView } from '../../src/openapi/overview.ts'
import { withheldTags } from '../../src/openapi/withheld.ts'
import { description, plantStore, tools } from './given.ts'
import { slicesOf } from '../../src/openapi/description.ts'

function pagesOf(body: string) {
  const read = description(body)
  const all = slicesOf(read)
  const slices = all.filter(({ hidden }) => !hidden)
  const ids = addressOf(all)
  const withheld = withheldTags(read)
  const place = { id: 'api-reference', folder: 'api-reference', isTaken: () => false }
  return overviewPages({ description: read, slices, ids, withheld, ...place })
}

function viewOf(body: string): Promise<OverviewView> {
  const [page] = pagesOf(body).pages.values()
  return overviewView(page!, { ...tools, hrefOf: (id) => `/${id}/`, download: { label: 'openapi.yaml', href: '/o' } })
}

const garden = `
servers: [{ url: 'https://{zone}.example', description: All, variables: { zone: { default: eu, enum: [eu, us] } } }]
externalDocs: { url: https://docs.example, description: The book }
security: [{ key: [] }]
tags: [{ name: beds, description: '**Beds** of earth', externalDocs: { url: 'https://beds.example' } }, { name: spare, description: No use yet }, { name: secret, description: Never }, { name: hushed, description: Never, x-hidden: true }]
x-tagGroups: [{ name: Ground, tags: [beds] }]
paths:
  /beds: { get: { summary: List beds, tags: [beds, tools] }, post: { summary: Dig, deprecated: true, tags: [beds] } }
  /gold: { get: { summary: Gold, tags: [secret], x-hidden: true } }
webhooks: { rain: { post: { summary: Rain fell } } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: x-key, description: From the gate }, spare: { type: http, scheme: basic } } }
`

test('an overview shows what the description says of itself', async () => {
  const view = await viewOf(garden.replace('\n', '\n'))
  expect(overviewMarkdown(view)).toMatchInlineSnapshot(`
    "version 1 · OpenAPI 3.1.0

    - Documentation: [The book](<https://docs.example>)

    Download: [openapi.yaml](</o>)

    ## Servers

    - \`https://{zone}.example\`: All
      - \`zone\`, default \`eu\`, one of \`eu\`, \`us\`

    ## Authorization

    Needs an API key in the header "x-key".

    - \`key\`: API key in the header "x-key", \`x-key: <API_KEY>\`: From the gate
    - \`spare\`: user name and a password (HTTP Basic), \`Authorization: Basic <CREDENTIALS>\`

    ## Ground

    ### beds

    **Beds** of earth

    More: <https://beds.example>

    - **GET** \`/beds\`: [List beds](/api-reference/beds/list-beds/)
    - **POST** \`/beds\`: [Dig](/api-reference/beds/dig/) (deprecated)

    ## spare

    No use yet

    ## tools

    - **GET** \`/beds\`: [List beds](/api-reference/beds/list-beds/)

    ## Webhooks

    - **WEBHOOK** \`rain\`: [Rain fell](/api-reference/webhooks/rain-fell/)"
  `)
})

test('texts of info stand in full', async () => {
  const read = description('paths: { /a: { get: {} }, /b: { get: {} } }')
  const info = {
    title: 'T',
    version: '2',
    summary: 'Short',
    description: 'Long',
    termsOfService: 'https://t.example',
    contact: { name: 'Ann', email: 'a@b.example' },
    license: { name: 'MIT', identifier: 'MIT-0' },
  }
  const slices = slicesOf({ ...read, root: { ...read.root, info } })
  const place = { id: 'api', folder: 'api', isTaken: () => false, withheld: new Set<string>() }
  const [page] = overviewPages({ description: read, slices, ids: addressOf(slices), ...place }).pages.values()
  const view = await overviewView(page!, { ...tools, hrefOf: (id) => id })
  expect([view.facts, view.summary.markdown, view.description.markdown]).toEqual([
    ['version 2', 'OpenAPI 3.1.0'],
    'Short',
    'Long',
  ])
  expect(view.about).toEqual([
    { label: 'Contact', links: [{ label: 'Ann' }, { label: 'a@b.example', href: 'mailto:a@b.example' }] },
    { label: 'License', links: [{ label: 'MIT (MIT-0)' }] },
    { label: 'Terms of service', links: [{ label: 'https://t.example', href: 'https://t.example' }] },
  ])
})

test('a description of very many operations has a page for each tag, and further ones where a tag has too many', () => {
  const paths = Array.from(
    { length: 600 },
    (_, index) => `  /p${index}: { get: { summary: Operation ${index}, tags: [${index < 550 ? 'many' : 'few'}] } }`,
  )
  const { pages, sections } = pagesOf(`paths:\n${paths.join('\n')}`)
  expect([...pages.keys()].slice(0, 3)).toEqual(['api-reference', 'api-reference/many', 'api-reference/many/more-2'])
  expect([...sections]).toEqual([
    ['#many', 'api-reference/many'],
    ['#few', 'api-reference/few'],
  ])
  const listed = [...pages.values()].flatMap(({ groups }) =>
    groups.flatMap((group) => group.sections.flatMap(({ operations }) => operations)),
  )
  expect(new Set(listed.map(({ page }) => page)).size).toBe(600)
})

test('one webhook that says all there is needs no overview', () => {
  expect(hasOverview(slicesOf(description(plantStore)))).toBe(false)
  expect(hasOverview(slicesOf(description(garden)))).toBe(true)
  expect(hasOverview([])).toBe(false)
})
