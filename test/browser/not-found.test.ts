/** Lost readers: whatever the address, the page is whole and shows where to go. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, smallSite } from './small-site.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from './visit.ts'

const files = {
  'docs.json': {
    name: 'Plants',
    navigation: {
      tabs: [
        { tab: 'Guides', pages: ['index', 'guides/watering', 'guides/repotting'] },
        { tab: 'Reference', pages: ['reference/soil'] },
      ],
    },
    errors: { '404': { title: 'Nothing grows here', description: 'Try the [soil](/reference/soil).' } },
  },
  'pages/index.mdx': aPage('Welcome', 'Text.'),
  'pages/guides/watering.mdx': aPage('Watering <b>', 'Text.'),
  'pages/guides/repotting.mdx': aPage('Repotting', 'Text.'),
  'pages/reference/soil.mdx': aPage('Soil', 'Text.'),
}

let browser: Browser
let site: SmallSite
let below: SmallSite
beforeAll(async () => {
  browser = await launch()
  site = await smallSite(files)
  below = await smallSite(files, ['--base', '/docs'])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await below?.close()
})

/** The answer itself is an error of 404, which the console tells. */
const others = (errors: readonly string[]) =>
  errors.filter((error) => !/^404: .*(?:guide|watring)|status of 404/.test(error))

test.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s, deep below a base path, the nearest pages are named', async (_, screen) => {
  const seen = await visit(browser, `${below.origin}/docs/very/deep/guide/watring.html`, screen)
  const { page } = seen
  const near = page.getByRole('navigation', { name: 'Pages with a similar address' })
  await expect.poll(() => near.isVisible()).toBe(true)
  const first = near.getByRole('link').first()
  expect(await first.textContent()).toBe('Watering <b>/guides/watering/')
  expect(await page.getByRole('link', { name: 'soil' }).first().getAttribute('href')).toBe('/docs/reference/soil/')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(others(seen.errors)).toEqual([])
  expect(seen.others).toEqual([])
  expect(await seen.violations()).toEqual([])
  await first.click()
  expect(await page.locator('h1').textContent()).toBe('Watering <b>')
  await seen.close()
})

test('search opens from the field; nothing is promised where nothing is near', async () => {
  const seen = await visit(browser, `${site.origin}/xyzzy`, desktop)
  const { page } = seen
  await expect.poll(() => page.getByRole('heading', { name: 'Start here' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'Did you mean' }).isVisible()).toBe(false)
  await page.locator('.not-found-search').click()
  await expect.poll(() => page.getByRole('combobox').isVisible()).toBe(true)
  await seen.close()
})

test('without scripts the home page and the parts of the site are there', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/a/b/c`)
  expect(await page.locator('h1').textContent()).toBe('Nothing grows here')
  const parts = page.getByRole('navigation', { name: 'Parts of the site' })
  expect(await parts.getByRole('link').allTextContents()).toEqual(['Guides', 'Reference'])
  expect(await page.locator('.not-found-search').isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  expect(await page.locator('h1').textContent()).toBe('Welcome')
  await context.close()
})

test('the list of pages is loaded by no other page', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const names = await seen.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(names.filter((name) => /not-found|pages\.js/.test(name))).toEqual([])
  await seen.close()
})
