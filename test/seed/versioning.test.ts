/** Versioning: of the interface description, and of the documentation site. */
import { describe, expect, test } from 'vitest'
import { htmlPage } from '../html-page.ts'
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

describe("an anchor's version without a version on groups", () => {
  const pages = (...ids: string[]) => Object.fromEntries(ids.map((id) => [`pages/${id}.mdx`, mdx(`About ${id}`)]))
  const sidebar = 'nav[aria-label="Pages"]'

  test('takes the pages that begin with its url', async () => {
    const site = await project({
      'docs.json': {
        name: 'V',
        versions: ['2.0', '1.0'],
        navigation: [
          { group: 'G', pages: ['index'] },
          { group: 'Old', pages: ['v1/start'] },
          { group: 'New', pages: ['v2/start'] },
        ],
        anchors: [
          { name: 'Old guide', url: 'v1', version: '1.0' },
          { name: 'New guide', url: 'v2', version: '2.0' },
        ],
      },
      ...pages('index', 'v1/start', 'v2/start'),
    })
    expect(site.diagnostics).toEqual([])
    expect(site.page('/').href('1.0', '#navbar details')).toBe('/v1/start/')
    expect(site.page('/').href('New guide', sidebar)).toBe('/v2/start/')
    expect(site.page('/').href('Old guide')).toBeUndefined()
    expect(site.page('/v1/start/').href('Old guide', sidebar)).toBe('/v1/start/')
    expect(site.page('/v1/start/').text('#navbar details summary')).toBe('Version: 1.0')
    expect(site.html('/')).toMatch(/<template data-version="1\.0"/)
  })

  test('makes it one to choose also where the anchor leads elsewhere', async () => {
    const site = await siteWith({
      versions: ['2.0', '1.0'],
      anchors: [{ name: 'Old guide', url: 'https://example.com/old', version: '1.0' }],
    })
    expect(site.diagnostics).toEqual([])
    expect(site.page('/guides/start/').href('1.0', '#navbar details')).toBe('/guides/start/')
    expect(site.page('/').href('Old guide')).toBeUndefined()
    const inside = htmlPage(/<template data-version="1\.0"[^>]*>(.*?)<\/template>/s.exec(site.html('/'))?.[1] ?? '')
    expect(inside.href('Old guide', sidebar)).toBe('https://example.com/old')
  })
})

describe('not shown', () => {
  test('Compatibility rules of the interface', async () => {
    expect((await newPlantPage()).text('main')).not.toMatch(/backwards?.compatib|breaking change|semantic versioning/i)
  })
})
