import { expect, test } from 'vitest'
import { createCache } from '../../../src/content/cache.ts'
import { buildFolder, docs } from '../../site-kit.ts'
import { folder } from '../../temporary.ts'

async function siteOf(canonical: string, keys: object = {}) {
  const page = `---\ntitle: Page\ndescription: What it is for.\ncanonical: ${canonical}\n---\n\nText.\n`
  const root = folder({
    'docs.json': docs({ navigation: [{ group: 'All', pages: ['index'] }], ...keys }),
    'index.mdx': page,
  })
  return buildFolder(root, {}, createCache())
}

test.each([
  ['/other', 'Set "site.url" in docs.json, or write the whole address.'],
  ['other/page', 'Set "site.url" in docs.json, or write the whole address.'],
  ['"javascript:alert(1)"', 'Write an address that begins with "https://", or a path of the site.'],
  ['"https://"', 'Write an address that begins with "https://", or a path of the site.'],
])('%s without an address of the site is told', async (canonical, hint) => {
  const made = await siteOf(canonical)
  expect(made.diagnostics.filter(({ severity }) => severity !== 'info')).toMatchObject([
    { code: 'canonical-unused', severity: 'warning', hint, at: { file: 'index.mdx', line: 4, column: 1 } },
  ])
  expect(made.html('/')).not.toContain('rel="canonical"')
})

test.each([
  ['/other', { site: { url: 'https://plants.example' } }, 'https://plants.example/other'],
  ['https://other.example/x', {}, 'https://other.example/x'],
  ['//other.example/x', {}, 'https://other.example/x'],
])('%s is taken', async (canonical, keys, href) => {
  const made = await siteOf(canonical, keys)
  expect(made.codes).toEqual([])
  expect(made.html('/')).toContain(`<link rel="canonical" href="${href}">`)
})
