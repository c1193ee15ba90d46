/** The interface description's metadata: one test a row, on the repository's own openapi.yaml and the page made from it. */
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { plantStore } from '../site-kit.ts'
import { newPlantPage, plantStoreSite, route } from './plant-store.ts'

interface Description {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly description: string
    readonly license: object
    readonly version: string
  }
  readonly servers: readonly { readonly url: string; readonly variables: object }[]
  readonly security: unknown
  readonly paths: unknown
  readonly components: { readonly securitySchemes: unknown }
}

const description = parse(plantStore) as Description

test('openapi', async () => {
  const site = await plantStoreSite()
  expect(description.openapi).toBe('3.1.0')
  expect(site.diagnostics).toEqual([])
  expect(site.files).toContain('api-reference/webhooks/new-plant/index.html')
})

test('info.title', async () => {
  expect(description.info.title).toBe('OpenAPI Plant Store')
  expect((await newPlantPage()).text('main')).toContain('OpenAPI Plant Store')
})

test('info.description', async () => {
  const says = /sample API.*plant store.*demonstrate.*OpenAPI/
  expect(description.info.description).toMatch(says)
  expect((await newPlantPage()).text('main')).toMatch(says)
})

test('info.license.name', async () => {
  expect(description.info.license).toEqual({ name: 'MIT' })
  expect((await newPlantPage()).text('main')).toMatch(/\bMIT\b/)
})

test('info.version', async () => {
  expect(description.info.version).toBe('1.0.0')
  expect((await newPlantPage()).text('main')).toMatch(/\b1\.0\.0\b/)
})

test('servers[].url', async () => {
  const { servers } = description
  expect(servers).toHaveLength(1)
  expect(servers[0]!.url).toBe('http://{base_url}')
  expect(Object.keys(servers[0]!.variables)).toEqual(['base_url'])
  const text = (await newPlantPage()).text('main')
  expect(text).toContain('http://{base_url}')
  expect(text).not.toContain('https://{base_url}')
})

test('security', async () => {
  expect(description.security).toEqual([{ bearerAuth: [] }])
  expect((await newPlantPage()).text('main')).toContain('bearerAuth')
})

test('paths', async () => {
  const site = await plantStoreSite()
  expect(description.paths).toEqual({})
  expect(site.files.filter((file) => /^api-reference\/.*\.html$/.test(file))).toEqual([
    'api-reference/webhooks/new-plant/index.html',
  ])
})

test('components.securitySchemes.bearerAuth', async () => {
  expect(description.components.securitySchemes).toEqual({ bearerAuth: { type: 'http', scheme: 'bearer' } })
  expect((await newPlantPage()).text('main')).toMatch(/bearer token/i)
})

describe('not shown', () => {
  test('Fields of the plant record', async () => {
    const page = await newPlantPage()
    expect(page.text('main')).not.toMatch(/payload/i)
    expect((await plantStoreSite()).read(`${route.slice(1, -1)}.md`)).not.toMatch(/payload/i)
    expect(plantStore).not.toMatch(/schema|requestBody|properties/)
  })
})
