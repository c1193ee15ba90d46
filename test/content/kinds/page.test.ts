import { expect, test } from 'vitest'
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
  expect(made.files.filter((file) => file.startsWith('api-reference'))).toEqual([])
})

test('title and description of the page win over those of the operation', async () => {
  const page = (await site('title: Beds\ndescription: How to get one.\nopenapi: get /beds/{id}')).page('/bed/')
  expect(page.text('h1')).toBe('Beds')
  expect(page.text('main')).toContain('How to get one.')
})

test('an operation that no description has leaves the page as it is, with a warning and its method in the menu', async () => {
  const made = await site('title: Beds\ndescription: d\nopenapi: DELETE /beds')
  expect(made.page('/bed/').text('main')).toContain('Words of the author.')
  expect(made.diagnostics).toMatchObject([{ code: 'operation-unknown', severity: 'warning', at: { file: 'bed.mdx' } }])
})

test('a hand-written endpoint has its method in the menu', async () => {
  const made = await site('title: Beds\ndescription: d\napi: POST https://garden.example/beds')
  expect(made.page('/').text('#sidebar, nav')).toContain('POST')
})
