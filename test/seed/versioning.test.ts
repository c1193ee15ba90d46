/** Versioning: of the interface description, and of the documentation site. */
import { describe, expect, test } from 'vitest'
import { mdx, project, siteWith } from '../site-kit.ts'
import { newPlantPage } from './plant-store.ts'

test('The interface description carries version 1.0.0', async () => {
  expect((await newPlantPage()).text('main')).toMatch(/\b1\.0\.0\b/)
})

test('The interface description uses specification version 3.1.0', async () => {
  expect((await newPlantPage()).text('main')).toMatch(/OpenAPI 3\.1(\.0)?/)
})

test('versions are shown as a dropdown in the navigation bar', async () => {
  const page = (await siteWith({ versions: ['2.0', '1.0'] })).page('/')
  expect(page.text('#navbar details summary')).toBe('Version: 2.0')
  expect(page.text('#navbar details')).toContain('1.0')
})

test("an anchor's version hides it until that version is selected", async () => {
  const site = await project({
    'docs.json': {
      name: 'Plant Store',
      versions: ['2.0', '1.0'],
      anchors: [{ name: 'Old guides', icon: 'clock', url: 'https://example.com/old', version: '1.0' }],
      navigation: [
        { group: 'New', version: '2.0', pages: ['index'] },
        { group: 'Old', version: '1.0', pages: ['old/start'] },
      ],
    },
    'pages/index.mdx': mdx('Welcome'),
    'pages/old/start.mdx': mdx('Old start'),
  })
  expect(site.page('/').href('Old guides', 'nav[aria-label="Pages"]')).toBeUndefined()
  expect(site.page('/').href('1.0', '#navbar details')).toBe('/old/start/')
  expect(site.page('/old/start/').href('Old guides', 'nav[aria-label="Pages"]')).toBe('https://example.com/old')
})

describe('not shown', () => {
  test('Compatibility rules of the interface', async () => {
    expect((await newPlantPage()).text('main')).not.toMatch(/backwards?.compatib|breaking change|semantic versioning/i)
  })
})
