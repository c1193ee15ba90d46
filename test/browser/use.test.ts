/** What readers do: switch the mode, open the drawer, search, read without scripts. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ourDocs } from './our-docs.ts'
import { desktop, visit } from './visit.ts'

const docs = ourDocs()

const phone = { viewport: { width: 390, height: 844 } }
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the chosen mode stays, and no other mode flashes up on the next page', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, { ...desktop, colorScheme: 'light' })
  const light = await ground(seen.page)
  const toggle = seen.page.getByRole('button', { name: 'Colour mode' })
  for (let press = 0; press < 3 && (await ground(seen.page)) === light; press++) {
    await toggle.click()
    // The change may be animated, which begins a frame later.
    await seen.page.waitForTimeout(250)
  }
  const dark = await ground(seen.page)
  expect(dark).not.toBe(light)
  await seen.page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(globalThis, { frames: frames, grounds: frames })
    const look = () => {
      if (document.body) frames.push(getComputedStyle(document.documentElement).backgroundColor)
      if (frames.length < 30) requestAnimationFrame(look)
    }
    look()
  })
  await seen.page.reload()
  await seen.page.waitForTimeout(300)
  const grounds = await seen.page.evaluate(() => (globalThis as unknown as { grounds: readonly string[] }).grounds)
  expect(new Set(grounds)).toEqual(new Set([dark]))
  await seen.close()
})

test('the drawer opens, moves focus inside and closes by keyboard', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, phone)
  const { page } = seen
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const pages = page.getByRole('navigation', { name: 'Pages' })
  expect(await pages.isVisible()).toBe(false)
  await menu.focus()
  await page.keyboard.press('Enter')
  await pages.waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#sidebar') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await pages.waitFor({ state: 'hidden' })
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('the drawer leads to a page', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, phone)
  await seen.page.getByRole('button', { name: 'Menu', exact: true }).click()
  const link = seen.page.getByRole('navigation', { name: 'Pages' }).locator('a[href^="/"]:not([aria-current])').first()
  const href = await link.getAttribute('href')
  await link.click()
  await seen.page.waitForURL(`${docs.origin}${href}`)
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('search opens with "/", finds "webhook" and leads to the page', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, desktop)
  const { page } = seen
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor({ state: 'visible' })
  await page.keyboard.type('webhook')
  const result = dialog.getByText('New Plant').first()
  await result.waitFor({ state: 'visible', timeout: 10_000 })
  await result.click()
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('New Plant'))
  expect(seen.errors).toEqual([])
  expect(await seen.violations()).toEqual([])
  expect(seen.others).toEqual([])
  await seen.close()
})

test('search closes with Escape and gives the focus back', async () => {
  const seen = await visit(docs.browser, `${docs.origin}/`, desktop)
  const { page } = seen
  const button = page.locator('#search-bar-entry')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await seen.close()
})

test.each([
  ['wide', desktop],
  ['narrow', phone],
])('without scripts the content and the navigation are there: %s', async (_, size) => {
  const context = await docs.browser.newContext({ ...size, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${docs.origin}/`)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(100)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  if (!(await pages.isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await pages.waitFor({ state: 'visible' })
  await pages.locator('a[href^="/"]:not([aria-current])').first().click()
  await page.waitForURL((url) => url.pathname !== '/')
  expect(await page.locator('main h1').isVisible()).toBe(true)
  // What would do nothing is not offered.
  expect(await page.getByRole('button', { name: 'Colour mode' }).isVisible()).toBe(false)
  await context.close()
})

test('without scripts the way to edit, to report and to the Markdown is there, and no button that does nothing', async () => {
  const context = await docs.browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${docs.origin}/quickstart/`)
  await page.getByText('Page actions').click()
  for (const name of ['Edit this page', 'Report an issue', 'View as Markdown'])
    expect(await page.getByRole('link', { name }).isVisible()).toBe(true)
  expect(await page.getByText('Copy page').isVisible()).toBe(false)
  await context.close()
})

test('a page opened at a heading is there at once; a link inside the page glides', async () => {
  const seen = await visit(docs.browser, 'about:blank', { ...desktop, reducedMotion: 'no-preference' })
  const { page } = seen
  await page.addInitScript(() => {
    const spots: number[] = []
    Object.assign(globalThis, { spots })
    const look = () => {
      spots.push(Math.round(scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const between = () =>
    page.evaluate(() => {
      const { spots } = globalThis as unknown as { spots: number[] }
      return new Set(spots.splice(0).filter((y) => y > 0 && y !== Math.round(scrollY))).size
    })
  await page.goto(`${docs.origin}/reference/cli/#exit-codes`)
  await page.waitForTimeout(600)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await between()).toBe(0)
  await page.locator('.toc a[href="#build"]').click()
  await page.waitForTimeout(1200)
  expect(await between()).toBeGreaterThan(3)
  await seen.close()
})

test('an address that leads nowhere shows the page for that', async () => {
  const context = await docs.browser.newContext(desktop)
  const page = await context.newPage()
  const answer = await page.goto(`${docs.origin}/no/such/page/`)
  expect(answer?.status()).toBe(404)
  expect(await page.locator('main h1').isVisible()).toBe(true)
  await context.close()
})
