/** The fields of `api`: one test a row, each asserting what the page of an operation shows. */
import { describe, expect, test } from 'vitest'
import type { SiteKit } from '../site-kit.ts'
import { siteWith } from '../site-kit.ts'

const description = {
  openapi: '3.1.0',
  info: { title: 'Garden', version: '1' },
  paths: {
    '/beds': {
      post: {
        summary: 'Add a bed',
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { zone: { type: 'string' }, area: { type: 'number' }, bulbs: { type: 'integer' } },
              },
            },
          },
        },
        responses: { '201': { description: 'Added' } },
      },
    },
  },
}
const withApi = (api: object): Promise<SiteKit> => siteWith({ openapi: 'api.json', api }, { 'api.json': description })
const shown = (site: SiteKit): string => site.page('/api-reference/add-a-bed/').text('main')

describe('api.baseUrl', () => {
  test('is the base URL of all endpoints', async () => {
    expect(shown(await withApi({ baseUrl: 'https://a.example.com/v1' }))).toContain('https://a.example.com/v1')
  })

  test('may be a list, and each is shown', async () => {
    const text = shown(await withApi({ baseUrl: ['https://a.example.com', 'https://b.example.com'] }))
    expect(text).toContain('https://a.example.com')
    expect(text).toContain('https://b.example.com')
  })

  test('as a list gives a choice, which scripts show', async () => {
    const site = await withApi({ baseUrl: ['https://a.example.com', 'https://b.example.com'] })
    const page = site.page('/api-reference/add-a-bed/')
    expect(page.all('main label[hidden] > select > option').map((each) => each.properties['value'])).toEqual([
      'https://a.example.com',
      'https://b.example.com',
    ])
    expect(page.text('main label')).toMatch(/^Base URL/)
  })

  test('as one address gives no choice', async () => {
    const site = await withApi({ baseUrl: ['https://a.example.com'] })
    expect(site.page('/api-reference/add-a-bed/').has('main select[data-base-url]')).toBe(false)
  })

  test('gives way to the servers of the description', async () => {
    const servers = [{ url: 'https://own.example.com' }]
    const files = { 'api.json': { ...description, servers } }
    const site = await siteWith({ openapi: 'api.json', api: { baseUrl: 'https://a.example.com' } }, files)
    expect(shown(site)).toContain('https://own.example.com')
  })
})

describe('api.auth.method', () => {
  test('bearer', async () => {
    expect(shown(await withApi({ auth: { method: 'bearer' } }))).toMatch(/Authorization: Bearer /)
  })

  test('basic', async () => {
    expect(shown(await withApi({ auth: { method: 'basic' } }))).toMatch(/Authorization: Basic /)
  })

  test('key', async () => {
    expect(shown(await withApi({ auth: { method: 'key', name: 'x-api-key' } }))).toMatch(/x-api-key: /)
  })

  test('left out, no authentication is made up', async () => {
    expect(shown(await withApi({}))).not.toMatch(/Authorization:|Bearer|api key/i)
  })
})

describe('api.auth.name', () => {
  test('is the name of the parameter', async () => {
    expect(shown(await withApi({ auth: { method: 'key', name: 'x-garden' } }))).toContain('x-garden')
  })

  test('for basic names the user and the password', async () => {
    const text = shown(await withApi({ auth: { method: 'basic', name: 'gardener:secret' } }))
    expect(text).toContain('gardener')
    expect(text).toContain('secret')
  })
})

test('api.auth.inputPrefix', async () => {
  const text = shown(await withApi({ auth: { method: 'key', name: 'x-garden', inputPrefix: 'gdn_' } }))
  expect(text).toMatch(/x-garden: gdn_/)
})

test('a bearer token in a header of its own is no API key', async () => {
  const text = shown(await withApi({ auth: { method: 'bearer', name: 'X-Tok', inputPrefix: 'pre_' } }))
  expect(text).toContain('X-Tok: Bearer pre_<ACCESS_TOKEN>')
  expect(text).toMatch(/bearer token/i)
  expect(text).not.toMatch(/api key/i)
})

test('the prefix stands before the credentials of basic', async () => {
  const text = shown(await withApi({ auth: { method: 'basic', inputPrefix: 'pre_' } }))
  expect(text).toContain('Authorization: Basic pre_<CREDENTIALS>')
})

describe('api.playground.mode', () => {
  test('show and simple display the endpoint', async () => {
    for (const mode of ['show', 'simple']) {
      const text = shown(await withApi({ baseUrl: 'https://a.example.com', playground: { mode } }))
      expect(text).toContain('POST')
      expect(text).toContain('/beds')
    }
  })

  test('simple adds no interactivity', async () => {
    const site = await withApi({ baseUrl: 'https://a.example.com', playground: { mode: 'simple' } })
    expect(site.page('/api-reference/add-a-bed/').has('main form, main [data-playground]')).toBe(false)
  })

  test('hide shows the operation without anything to send', async () => {
    const site = await withApi({ baseUrl: 'https://a.example.com', playground: { mode: 'hide' } })
    const page = site.page('/api-reference/add-a-bed/')
    expect(page.has('main form, main [data-playground]')).toBe(false)
    expect(page.text('main')).toContain('Add a bed')
    expect(page.has('.api-endpoint, .api-sample')).toBe(false)
    expect(page.text('main p code')).toBe('POST /beds')
    expect(page.text('main')).not.toMatch(/curl|code samples/i)
    expect(site.read('api-reference/add-a-bed.md')).not.toMatch(/curl/)
  })

  test.each([
    ['show', 'hide', false],
    ['show', 'none', false],
    ['hide', 'show', true],
    ['hide', 'interactive', true],
    ['hide', 'simple', true],
    ['hide', undefined, false],
  ])('%s, and %s on the page itself', async (mode, playground, isShown) => {
    const front = `title: Beds\ndescription: d\nopenapi: POST /beds${playground ? `\nplayground: ${playground}` : ''}`
    const files = { 'api.json': description, 'pages/guides/start.mdx': `---\n${front}\n---\n` }
    const site = await siteWith({ openapi: 'api.json', api: { playground: { mode } } }, files)
    const page = site.page('/guides/start/')
    expect([page.has('.api-endpoint'), page.has('.api-sample')]).toEqual([isShown, isShown])
  })

  test('is show by default', async () => {
    const base = { baseUrl: 'https://a.example.com' }
    expect((await withApi({ ...base })).html('/api-reference/add-a-bed/')).toBe(
      (await withApi({ ...base, playground: { mode: 'show' } })).html('/api-reference/add-a-bed/'),
    )
  })
})

describe('api.maintainOrder', () => {
  test.each([true, undefined])('%s: keys stand in the order of the file', async (maintainOrder) => {
    const text = shown(await withApi({ ...(maintainOrder !== undefined && { maintainOrder }) }))
    const at = ['zone', 'area', 'bulbs'].map((word) => text.indexOf(word))
    expect(at.every((place) => place >= 0)).toBe(true)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })
})
