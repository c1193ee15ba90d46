import { expect, test } from 'vitest'
import { configSchema } from '../../src/config/schema.ts'
import { keyInfo } from '../../src/config/key.ts'
import { definition, unwrapped } from '../../src/schema/schema-facts.ts'
import type { z } from 'zod'
import { site } from './read-text.ts'

test.each([
  [
    { modeToggle: { default: 'light' }, appearance: { default: 'dark' } },
    'modeToggle.default',
    'appearance.default',
    ['look', 'mode', 'default'],
    'dark',
  ],
  [
    { backgroundImage: '/a.png', background: { image: '/b.png' } },
    'backgroundImage',
    'background.image',
    ['look', 'backgroundImage', 'light'],
    '/b.png',
  ],
  [
    {
      colors: { primary: '#111111', background: { light: '#222222', dark: '#222222' } },
      background: { color: { light: '#333333', dark: '#333333' } },
    },
    'colors.background',
    'background.color',
    ['look', 'background', 'light'],
    '#333333',
  ],
  [
    { topbarLinks: [{ name: 'A', url: '/a' }], navbar: { links: [{ label: 'B', href: '/b' }] } },
    'topbarLinks',
    'navbar.links',
    ['header', 'links', '0', 'label'],
    'B',
  ],
  [
    { footerSocials: { x: 'https://x.test/a' }, footer: { socials: { github: 'https://x.test/b' } } },
    'footerSocials',
    'footer.socials',
    ['footer', 'socials', '0', 'platform'],
    'github',
  ],
  [
    { seo: { indexHiddenPages: true, indexing: 'navigable' } },
    'seo.indexHiddenPages',
    'seo.indexing',
    ['indexing'],
    'navigable',
  ],
  [
    { eyebrow: 'section', styling: { eyebrows: 'breadcrumbs' } },
    'eyebrow',
    'styling.eyebrows',
    ['look', 'eyebrow'],
    'breadcrumbs',
  ],
  [
    { codeBlock: { mode: 'dark' }, styling: { codeblocks: 'system' } },
    'codeBlock.mode',
    'styling.codeblocks',
    ['look', 'codeblocks'],
    'system',
  ],
  [
    { api: { baseUrl: 'https://a.test', mdx: { server: 'https://b.test' } } },
    'api.baseUrl',
    'api.mdx.server',
    ['api', 'baseUrls', '0'],
    'https://b.test',
  ],
  [
    { api: { playground: { mode: 'hide', display: 'simple' } } },
    'api.playground.mode',
    'api.playground.display',
    ['api', 'playground'],
    'simple',
  ],
])('%j: the newer key wins, one warning names both', (...row) => {
  const [keys, older, newer, path, expected] = row
  const { config, diagnostics } = site(keys)
  expect(diagnostics.map((each) => `${each.severity} ${each.code}`)).toEqual(['warning setting-twice'])
  expect(diagnostics[0]?.message).toMatch(
    new RegExp(`^"${older}" is ignored: "${newer}" \\(docs\\.json:\\d+:\\d+\\) sets the same thing\\.$`),
  )
  expect(path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], config)).toBe(expected)
})

test('tabs, anchors and versions of both forms: those inside "navigation" win', () => {
  const { config, codes } = site({
    navigation: { tabs: [{ tab: 'New', pages: ['a'] }] },
    tabs: [{ name: 'Old', url: 'old' }],
  })
  expect(codes).toEqual(['setting-twice'])
  expect(config.navigation).toMatchObject([{ label: 'New' }])
})

test('keys of the nested form in a flat file need no word', () => {
  expect(site({ navbar: { links: [] }, appearance: { default: 'dark' }, seo: { indexing: 'all' } }).codes).toEqual([])
})

test('every "newer" names a key that exists', () => {
  const keysOf = (schema: z.core.$ZodType): [string, z.core.$ZodType][] => {
    const def = definition(unwrapped(schema))
    if (def.type === 'union') return def.options.flatMap(keysOf)
    return def.type === 'object' ? Object.entries(def.shape) : []
  }
  const exists = (path: string[]) =>
    path.reduce<z.core.$ZodType | undefined>(
      (schema, key) => schema && keysOf(schema).find(([name]) => name === key)?.[1],
      configSchema,
    ) !== undefined
  const visit = (schema: z.core.$ZodType, depth: number): void => {
    for (const [, child] of depth > 6 ? [] : keysOf(schema)) {
      const newer = keyInfo(child)?.newer
      if (newer !== undefined) expect(exists(newer.split('.')), newer).toBe(true)
      visit(child, depth + 1)
    }
  }
  visit(configSchema, 0)
})

test('a key without effect is told as that alone', () => {
  const { codes } = site({ navigation: { pages: ['index'] }, asyncapi: 'events.yaml' })
  expect(codes).toEqual(['key-idle'])
})

test.each([
  [{ navbar: { links: [{ label: 'A', href: '/a', name: 'B' }] } }, '"name" is ignored: "label"'],
  [{ topbarLinks: [{ name: 'A', href: '/a', url: '/b' }] }, '"url" is ignored: "href"'],
  [{ footer: { links: [{ header: 'A', title: 'B', items: [] }] } }, '"title" is ignored: "header"'],
  [
    { tabs: [{ name: 'A', url: 'a', icon: { name: 'star', style: 'solid' }, iconType: 'regular' }] },
    '"iconType" is ignored: "icon.style"',
  ],
])('of two keys of one entry that say the same, one counts: %j', (value, message) => {
  const told = site(value).diagnostics.filter(({ code }) => code === 'setting-twice')
  expect(told.map((each) => each.message)).toEqual([expect.stringContaining(message)])
})

test('keys inside the navigation that say the same are told too', () => {
  const group = { group: 'A', icon: { name: 'star', style: 'solid' }, iconType: 'regular', pages: ['index'] }
  const told = site({ navigation: { tabs: [{ tab: 'T', groups: [group] }] } }).diagnostics
  expect(told.map(({ code }) => code)).toEqual(['setting-twice'])
})
