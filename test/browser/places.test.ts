/** The same documentation in other places: below a base path, and read from disk. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deadLinks } from './built.ts'
import { launch } from './chromium.ts'
import { buildSite, remove, repository, serve } from './command.ts'
import { desktop, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const ruled = (page: Page) => page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0))

/** Follows the first links of the menu and comes back to the start by the name of the site. */
async function walk(page: Page, count: number): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  for (let step = 0; step < count; step++) {
    await pages.locator('a:not([href^="http"]):visible').nth(step).click()
    await page.waitForLoadState('load')
    expect(await page.locator('main').isVisible()).toBe(true)
  }
  await page.locator('header a').first().click()
  await page.waitForLoadState('load')
}

test('below a base path every link and file stays below it', async () => {
  const out = buildSite(repository, ['--base', '/docs'])
  const server = await serve('preview', [repository, '--out', out, '--base', '/docs'])
  try {
    expect(deadLinks(out, { base: '/docs/' })).toEqual([])
    const seen = await visit(browser, `${server.origin}/docs/`, desktop)
    expect(await ruled(seen.page)).toBe(true)
    await walk(seen.page, 3)
    const hrefs = await seen.page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(hrefs.filter((href) => !href.startsWith('/docs/'))).toEqual([])
    expect(seen.errors).toEqual([])
    expect(await seen.violations()).toEqual([])
    await seen.close()
  } finally {
    await server.stop()
    remove(out)
  }
})

test('a relative build opens from disk: styled, linked, searchable', async () => {
  const out = buildSite(repository, ['--relative'])
  try {
    expect(deadLinks(out, { onDisk: true })).toEqual([])
    const seen = await visit(browser, pathToFileURL(join(out, 'index.html')).href, desktop)
    const { page } = seen
    await page.evaluate(() => document.fonts.ready)
    const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
    expect(fonts.some((font) => /inter.* loaded/i.test(font))).toBe(true)
    await walk(page, 3)
    await page.keyboard.press('/')
    await page.getByRole('dialog').waitFor({ state: 'visible' })
    await page.keyboard.type('webhook')
    await page.getByRole('dialog').getByText('New Plant').first().click()
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('New Plant'))
    expect([...new Set(seen.errors)]).toEqual([])
    await seen.close()
  } finally {
    remove(out)
  }
})
