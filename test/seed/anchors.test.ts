/** The fields of an anchor: one test a row, each asserting what a reader sees. */
import { describe, expect, test } from 'vitest'
import type { SiteKit } from '../site-kit.ts'
import { mdx, siteWith } from '../site-kit.ts'

const sidebar = 'nav[aria-label="Pages"]'
const chat = 'https://example.com/chat'
const withAnchor = (anchor: object, keys: object = {}): Promise<SiteKit> =>
  siteWith({ anchors: [{ name: 'Community', icon: 'comments', url: chat, ...anchor }], ...keys })
const drawing = (site: SiteKit) => site.page('/').one(`${sidebar} a[href="${chat}"] svg`)
const legacy = {
  navigation: [
    { group: 'Start', pages: ['index', 'guides/start'] },
    { group: 'Old', pages: ['legacy/intro', 'legacy/more'] },
  ],
}
const legacyPages = { 'pages/legacy/intro.mdx': mdx('Old intro'), 'pages/legacy/more.mdx': mdx('Old more') }

describe('anchors[].icon', () => {
  test('is drawn beside the name', async () => {
    const [comments, leaf] = [await withAnchor({}), await withAnchor({ icon: 'leaf' })]
    expect(drawing(comments)).not.toEqual(drawing(leaf))
    expect(comments.codes).toEqual([])
  })

  test('of an unknown name is named with the nearest known one, and the anchor still shows', async () => {
    const site = await withAnchor({ icon: 'book-opne' })
    expect(site.page('/').href('Community', sidebar)).toBe(chat)
    expect(site.diagnostics.find(({ message }) => message.includes('"book-opne"'))).toMatchObject({
      at: { file: 'docs.json' },
    })
  })
})

test('anchors[].name', async () => {
  expect((await withAnchor({ name: 'Talk to us' })).page('/').href('Talk to us', sidebar)).toBe(chat)
})

describe('anchors[].url', () => {
  test('is the start of the addresses of its pages', async () => {
    const site = await siteWith({ anchors: [{ name: 'Legacy', url: 'legacy' }], ...legacy }, legacyPages)
    expect(site.page('/').href('Legacy', sidebar)).toBe('/legacy/intro/')
    expect(site.page('/').text(sidebar)).not.toContain('Old intro')
    expect(site.page('/legacy/more/').text(sidebar)).toContain('Old intro')
    expect(site.page('/legacy/more/').text(sidebar)).not.toContain('First steps')
    expect(site.page('/legacy/more/').text(`${sidebar} a[aria-current="true"]`)).toBe('Legacy')
  })

  test('may be an address elsewhere', async () => {
    expect((await withAnchor({})).page('/').href('Community', sidebar)).toBe(chat)
  })
})

describe('anchors[].color', () => {
  const tileOf = (site: SiteKit) => {
    const tile = site.page('/').one(`${sidebar} a[href="${chat}"] [class*="tile-"]`)
    const names = tile.properties['className'] as readonly string[]
    return site.styles('/').rule(`.${names.find((name) => name.startsWith('tile-'))!}`)
  }

  test('is the ground of the icon', async () => {
    expect(tileOf(await withAnchor({ color: '#16794c' }))).toMatch(/#16794c/i)
  })

  test('as from and to is a gradient', async () => {
    const rule = tileOf(await withAnchor({ color: { from: '#16794c', to: '#4fd69c' } }))
    expect(rule).toMatch(/linear-gradient\([^)]*#16794c[^)]*#4fd69c/i)
  })

  test('left out, the tile has the theme’s ground', async () => {
    const site = await withAnchor({})
    expect(site.page('/').has(`${sidebar} a[href="${chat}"] svg`)).toBe(true)
    expect(site.codes).toEqual([])
  })
})

describe('anchors[].version', () => {
  test('hides the anchor until that version is selected', async () => {
    const navigation = [
      { group: 'New', version: '2.0', pages: ['index', 'guides/start'] },
      { group: 'Old', version: '1.0', pages: ['legacy/intro', 'legacy/more'] },
    ]
    const anchors = [{ name: 'Old chat', icon: 'clock', url: chat, version: '1.0' }]
    const site = await siteWith({ versions: ['2.0', '1.0'], navigation, anchors }, legacyPages)
    expect(site.page('/').href('Old chat')).toBeUndefined()
    expect(site.page('/legacy/intro/').href('Old chat', sidebar)).toBe(chat)
  })

  test('left out, it shows in every version', async () => {
    const site = await withAnchor({}, { versions: ['2.0', '1.0'] })
    expect(site.page('/').href('Community', sidebar)).toBe(chat)
  })
})

describe('anchors[].isDefaultHidden', () => {
  test('hides the anchor until someone is linked directly to a page inside it', async () => {
    const anchors = [{ name: 'Legacy', url: 'legacy', isDefaultHidden: true }]
    const site = await siteWith({ anchors, ...legacy }, legacyPages)
    expect(site.page('/').href('Legacy')).toBeUndefined()
    expect(site.page('/guides/start/').href('Legacy')).toBeUndefined()
    expect(site.page('/legacy/intro/').href('Legacy', sidebar)).toBe('/legacy/intro/')
    expect(site.page('/legacy/more/').href('Legacy', sidebar)).toBe('/legacy/intro/')
  })

  test('is false by default', async () => {
    const site = await siteWith({ anchors: [{ name: 'Legacy', url: 'legacy' }], ...legacy }, legacyPages)
    expect(site.page('/').href('Legacy', sidebar)).toBe('/legacy/intro/')
  })
})

describe('anchors[].iconType', () => {
  test.each(['duotone', 'light', 'sharp-solid', 'solid', 'thin'])('may be %s', async (iconType) => {
    const site = await withAnchor({ iconType })
    expect(drawing(site).children).not.toEqual([])
    expect(site.codes).toEqual([])
  })

  test('brands draws a mark', async () => {
    const site = await withAnchor({ icon: 'discord', iconType: 'brands' })
    expect(drawing(site).children).not.toEqual([])
    expect(site.codes).toEqual([])
  })

  test('is duotone by default', async () => {
    expect(drawing(await withAnchor({}))).toEqual(drawing(await withAnchor({ iconType: 'duotone' })))
    expect(drawing(await withAnchor({}))).not.toEqual(drawing(await withAnchor({ iconType: 'solid' })))
  })
})
