import { describe, expect, test } from 'vitest'
import { project, mdx } from '../../site-kit.ts'

const api = `
openapi: 3.1.0
info: { title: Garden, version: 1.0.0 }
paths:
  /beds/{id}: { get: { summary: Get a bed, description: One bed by its number. } }
`
const site = (front: string, body = 'Words of the author.') =>
  project({
    'docs.json': { name: 'Garden', openapi: 'api.yaml', navigation: [{ pages: ['index', 'bed'] }] },
    'api.yaml': api,
    'index.mdx': mdx('Welcome'),
    'bed.mdx': `---\n${front}\n---\n\n${body}\n`,
  })

test('a page that names an operation shows its own words, then the operation', async () => {
  const made = await site('openapi: GET /beds/{id}')
  const text = made.page('/bed/').text('main')
  expect(made.page('/bed/').text('h1')).toBe('Get a bed')
  expect(text.indexOf('Words of the author.')).toBeLessThan(text.indexOf('/beds/{id}'))
  expect(text).toContain('One bed by its number.')
  expect(made.codes).toEqual([])
})

test('a comment behind the name is no part of it, and other operations stay without a page', async () => {
  const made = await site('openapi: "GET /beds/{id}" # the only one')
  expect(made.page('/bed/').text('h1')).toBe('Get a bed')
  expect(made.files.filter((file) => file.startsWith('api-reference') && file.endsWith('.html'))).toEqual([])
})

test('an example of the author takes the place of those of its kind, in one column', async () => {
  const example = '<ResponseExample>\n\n```json Mine\n{ "mine": 1 }\n```\n\n</ResponseExample>'
  const page = (await site('openapi: GET /beds/{id}', example)).page('/bed/')
  expect(page.all('aside')).toHaveLength(1)
  expect(page.text('aside')).toMatch(/cURL[^]*"mine": 1/)
})

test('title and description of the page win over those of the operation', async () => {
  const page = (await site('title: Beds\ndescription: How to get one.\nopenapi: get /beds/{id}')).page('/bed/')
  expect(page.text('h1')).toBe('Beds')
  expect(page.text('main')).toContain('How to get one.')
})

test('an operation that no description has leaves a page with its method, its path and the words of the author, and a warning', async () => {
  const made = await site('title: Beds\ndescription: d\nopenapi: DELETE /beds')
  const text = made.page('/bed/').text('main')
  expect(text.indexOf('/beds')).toBeLessThan(text.indexOf('Words of the author.'))
  expect(text).toContain('DELETE')
  expect(text).not.toContain('curl')
  expect(text).not.toContain('authentication')
  const at = { file: 'bed.mdx', line: 4, column: 1 }
  expect(made.diagnostics).toMatchObject([{ code: 'operation-unknown', severity: 'warning', at }])
})

test('a description that only front matter names is told of there', async () => {
  const made = await site('title: Beds\ndescription: d\nopenapi: https://garden.example/other.json GET /beds')
  const [first] = made.diagnostics
  expect(first).toMatchObject({ code: 'description-remote', at: { file: 'bed.mdx', line: 4, column: 1 } })
})

test.each(['gone.yaml DELETE /beds/', 'WEBHOOK  bed-made', '"delete /beds"', '>-\n  api.yaml\n  DELETE\n  /beds'])(
  'also when it is named as %s',
  async (reference) => {
    const made = await site(`title: Beds\ndescription: d\nopenapi: ${reference}`)
    expect(made.page('/bed/').text('main')).toMatch(/(DELETE|WEBHOOK)[^]*(beds|bed-made)[^]*Words of the author/)
  },
)

test.each([
  '"get /beds/{id}/"',
  '>-\n  api.yaml\n  GET\n  /beds/{id}',
  "'/api.yaml GET /beds/{id}'",
  'api get /beds/{id}',
])('an operation is found when it is written as %s', async (reference) => {
  const made = await site(`openapi: ${reference}`)
  expect([made.page('/bed/').text('h1'), made.codes]).toEqual(['Get a bed', []])
})

test('a hand-written endpoint has its method in the menu', async () => {
  const made = await site('title: Beds\ndescription: d\napi: POST https://garden.example/beds')
  expect(made.page('/').text('#sidebar, nav')).toContain('POST')
})

describe('a hand-written endpoint', () => {
  const written = (front: string, config: object = {}, body = '## Authorization\n\nWords of the author.') =>
    project({
      'docs.json': { name: 'Garden', navigation: [{ pages: ['index', 'bed'] }], api: config },
      'index.mdx': mdx('Welcome'),
      'bed.mdx': `---\ntitle: Beds\ndescription: d\n${front}\n---\n\n${body}\n`,
    })
  const settings = { baseUrl: 'https://a.example', auth: { method: 'key', name: 'x-key' } }

  test('shows what it is and needs, then what the author says', async () => {
    const made = await written('api: POST /beds/{id}', settings)
    const text = made.page('/bed/').text('#content').replace(/\s/g, '')
    expect(text).toMatch(
      /^POSThttps:\/\/a\.example\/beds\/\{id\}.*x-key:<API_KEY>.*cURL.*\/beds\/ID.*Wordsoftheauthor\.$/,
    )
    expect(text).not.toMatch(/thedescriptiondeclares|openapi/i)
    expect(made.codes).toEqual([])
  })

  test('keeps the ids of the author', async () => {
    const ids = (await written('api: POST /beds', settings))
      .page('/bed/')
      .all('h2')
      .map((each) => each.properties['id'])
    expect(ids).toEqual(['authorization-2', 'authorization'])
  })

  test('shows the examples of the author in place of the code samples', async () => {
    const example = '<RequestExample>\n\n```bash Mine\ncurl mine\n```\n\n</RequestExample>'
    const page = (await written('api: POST /beds', settings, example)).page('/bed/')
    expect(page.all('aside')).toHaveLength(1)
    expect(page.text('aside')).toContain('curl mine')
    expect(page.text('#content')).not.toContain('curl --request')
  })

  test('has a Markdown twin that says the same', async () => {
    const twin = (await written('api: POST /beds', settings)).read('bed.md')
    expect(twin).toMatch(
      /\*\*POST\*\* `\/beds`[^]*x-key: <API_KEY>[^]*curl[^]*`https:\/\/a\.example`[^]*Words of the author\./,
    )
  })

  test('follows authMethod and playground of its page', async () => {
    const page = (
      await written('api: GET https://own.example/beds\nauthMethod: Bearer\nplayground: none', settings)
    ).page('/bed/')
    expect(page.text('main')).toContain('Authorization: Bearer <ACCESS_TOKEN>')
    expect(page.text('main')).toContain('https://own.example')
    expect(page.has('.api-endpoint, .api-sample')).toBe(false)
  })

  test('without authentication says nothing about it', async () => {
    const page = (await written('api: GET /beds', {}, 'Words.')).page('/bed/')
    expect(page.text('main')).not.toMatch(/authorization|authentication/i)
  })

  test('that names no operation leaves the page as it is, with a warning', async () => {
    const made = await written('api: /beds', settings)
    expect(made.page('/bed/').has('.api-endpoint')).toBe(false)
    expect(made.diagnostics).toMatchObject([
      { code: 'operation-reference', severity: 'warning', at: { file: 'bed.mdx' } },
    ])
  })
})

test.each(['playground: loud', 'authMethod: oauth'])('%s is an error that names the known words', async (line) => {
  const made = await site(`title: Beds\ndescription: d\n${line}`)
  expect(made.diagnostics).toMatchObject([{ code: 'frontmatter-type', at: { file: 'bed.mdx', line: 4 } }])
})
