/** Endpoints: what the page of the one webhook tells its reader, and what it must not make up. */
import { describe, expect, test } from 'vitest'
import { newPlantPage, plantStoreSite, route } from './plant-store.ts'

describe('New Plant', () => {
  test('Name', async () => {
    const page = await newPlantPage()
    expect(page.text('h1')).toBe('New Plant')
    expect(page.text('title')).toContain('New Plant')
    expect(page.links('nav[aria-label="Pages"]').find(({ href }) => href === route)?.name).toContain('New Plant')
  })

  test('Method', async () => {
    expect((await newPlantPage()).text('main')).toContain('WEBHOOK')
  })

  test('Path', async () => {
    expect((await newPlantPage()).text('main')).toContain('/plant/webhook')
  })

  test('Direction', async () => {
    const page = await newPlantPage()
    expect(page.text('main')).toMatch(/sen[dt]s?\b/i)
    expect(page.text('main')).toMatch(/receive/i)
    expect(page.text('main')).toContain('Information about a new plant added to the store')
    expect(page.has('main form')).toBe(false)
    expect(page.text('main')).not.toMatch(/curl|try it|send request/i)
  })
})

test('No other operations are declared', async () => {
  const site = await plantStoreSite()
  const group = site
    .page('/')
    .links('nav[aria-label="Pages"]')
    .filter(({ href }) => href.startsWith('/api-reference/'))
  expect(group.map(({ href }) => href)).toEqual([route])
  expect(site.page('/').text('nav[aria-label="Pages"]')).toContain('Webhooks')
})

describe('not shown', () => {
  test('Payload of the webhook', async () => {
    const page = await newPlantPage()
    expect(page.text('main')).not.toMatch(/payload/i)
    expect(page.text('main')).not.toMatch(/application\/json/)
  })

  test('Response that the receiving side must return', async () => {
    const page = await newPlantPage()
    expect(page.text('main')).not.toMatch(/answer with/i)
    expect(page.text('main')).not.toMatch(/\b(200|2XX|204)\b/)
  })
})

describe('found', () => {
  test('by the search for "webhook"', async () => {
    const site = await plantStoreSite()
    const index = site.files
      .filter((file) => /search/.test(file) && file.endsWith('.js'))
      .map((file) => site.read(file))
    expect(index.join('\n')).toMatch(/New Plant/)
    expect(index.join('\n')).toMatch(/webhook/i)
  })

  test('as Markdown', async () => {
    const twin = (await plantStoreSite()).read('api-reference/webhooks/new-plant.md')
    expect(twin).toMatch(/^# New Plant/m)
    expect(twin).toMatch(/WEBHOOK.*\/plant\/webhook/)
  })
})
