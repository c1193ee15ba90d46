/** Authentication: what the page of the webhook says about the scheme, and what it must not make up. */
import { describe, expect, test } from 'vitest'
import { newPlantPage } from './plant-store.ts'

test('Scheme name bearerAuth: HTTP authentication with scheme bearer', async () => {
  const text = (await newPlantPage()).text('main')
  expect(text).toContain('bearerAuth')
  expect(text).toMatch(/bearer token/i)
})

test('The header is Authorization: Bearer <ACCESS_TOKEN>', async () => {
  expect((await newPlantPage()).text('main')).toContain('Authorization: Bearer <ACCESS_TOKEN>')
})

test('The scheme is the global security requirement', async () => {
  const page = await newPlantPage()
  const heading = page.all('main h2').map((each) => each.properties['id'])
  expect(heading.some((id) => String(id).startsWith('auth'))).toBe(true)
})

describe('not shown', () => {
  test('How a token is obtained, its lifetime and its scope', async () => {
    expect((await newPlantPage()).text('main')).not.toMatch(/expire|lifetime|token url|scopes?\b/i)
  })
})
