/** Light, dark, or as the system has it: chosen once, right from the first frame, the same in every window. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import { framesOf, lightness } from './frames.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, sections, smallSite } from './small-site.ts'
import { desktop } from './visit.ts'

const pages = {
  'pages/index.mdx': aPage('Welcome', `[Next](/next)\n\n${sections(2)}\n\`\`\`js\nconst plant = 'fern'\n\`\`\``),
  'pages/next.mdx': aPage('Next', sections(2)),
}
const docs = { name: 'Plants', navigation: [{ group: 'Start', pages: ['index', 'next'] }] }

let browser: Browser
let site: SmallSite
let dark: SmallSite
let locked: SmallSite
let loose: SmallSite
beforeAll(async () => {
  browser = await launch()
  site = await smallSite({ 'docs.json': docs, ...pages })
  dark = await smallSite({ 'docs.json': { ...docs, modeToggle: { default: 'dark' } }, ...pages })
  loose = await smallSite({ 'docs.json': docs, ...pages }, ['--relative'])
  const only = { ...docs, modeToggle: { default: 'dark', isHidden: true } }
  locked = await smallSite({ 'docs.json': only, ...pages }, ['--relative'])
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([site, dark, locked, loose].map((each) => each?.close()))
})

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const isDark = async (page: Page) => Number(/\d+/.exec(await ground(page))?.[0]) < 100
const toggle = (page: Page) => page.getByRole('button', { name: /^Colour mode/ })

/** Presses the switch until it names a mode. */
async function choose(page: Page, mode: string): Promise<void> {
  for (let press = 0; press < 3 && (await toggle(page).getAttribute('aria-label')) !== `Colour mode: ${mode}`; press++)
    await toggle(page).click()
}

async function opened(url: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ ...desktop, colorScheme: 'light', ...options })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('the switch goes round by keyboard and names the mode it shows', async () => {
  const page = await opened(site.origin)
  await toggle(page).focus()
  const names: (string | null)[] = []
  for (let press = 0; press < 4; press++) {
    names.push(await toggle(page).getAttribute('aria-label'))
    await page.keyboard.press('Enter')
  }
  expect(names).toEqual(['system', 'light', 'dark', 'system'].map((mode) => `Colour mode: ${mode}`))
  await page.context().close()
})

describe('with dark chosen on a light system', () => {
  /** The style sheet comes late, so that what stands there before it is seen. */
  async function slow(context: BrowserContext): Promise<void> {
    await context.route('**/*.css', async (route) => {
      await new Promise((done) => setTimeout(done, 400))
      await route.continue()
    })
  }

  test.each([
    ['a reload', (page: Page) => page.reload()],
    ['the next page', (page: Page) => page.locator('#content').getByRole('link', { name: 'Next' }).click()],
    ['the way back', (page: Page) => page.goBack()],
  ])('%s shows no light frame', async (name, act) => {
    const page = await opened(site.origin, { reducedMotion: 'no-preference' })
    const [before] = await lightness(browser, [(await page.screenshot()).toString('base64')])
    expect(before).toBeGreaterThan(0.7)
    await choose(page, 'dark')
    if (name === 'the way back') await page.goto(`${site.origin}/next/`)
    await page.waitForTimeout(300)
    await slow(page.context())
    const frames = await framesOf(page, async () => {
      await act(page)
      await page.waitForTimeout(1200)
    })
    expect(frames.length).toBeGreaterThan(0)
    expect(Math.max(...(await lightness(browser, frames)))).toBeLessThan(0.3)
    await page.context().close()
  })

  test('paper is light', async () => {
    const page = await opened(site.origin)
    await choose(page, 'dark')
    await page.emulateMedia({ media: 'print' })
    expect(await isDark(page)).toBe(false)
    const ink = await page.locator('.code code').evaluate((code) => getComputedStyle(code).color)
    expect(Number(/\d+/.exec(ink)?.[0])).toBeLessThan(100)
    await page.context().close()
  })
})

test('other windows follow, and so does a page that the browser kept', async () => {
  const first = await opened(site.origin)
  const second = await first.context().newPage()
  await second.goto(`${site.origin}/next/`)
  await choose(second, 'dark')
  await expect.poll(() => isDark(first)).toBe(true)
  expect(await toggle(first).getAttribute('aria-label')).toBe('Colour mode: dark')
  await first.goto(`${site.origin}/next/`)
  await choose(first, 'light')
  await first.goBack()
  await expect.poll(() => isDark(first)).toBe(false)
  await first.context().close()
})

test('code and the bars of mobile browsers follow', async () => {
  const page = await opened(site.origin)
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    )
  const code = () => page.locator('.code code').evaluate((element) => getComputedStyle(element).color)
  const [lightBar, lightCode] = [await bar(), await code()]
  expect(lightBar).toHaveLength(1)
  await choose(page, 'dark')
  expect(await bar()).toHaveLength(1)
  expect(await bar()).not.toEqual(lightBar)
  expect(await code()).not.toBe(lightCode)
  await page.reload()
  expect(await bar()).not.toEqual(lightBar)
  await choose(page, 'system')
  expect(await bar()).toEqual(lightBar)
  await page.context().close()
})

test('a site can begin dark: without scripts too, and until the reader chooses', async () => {
  const still = await opened(dark.origin, { javaScriptEnabled: false })
  expect(await still.locator('html[data-theme="dark"]').count()).toBe(1)
  await still.context().close()
  const page = await opened(dark.origin)
  expect(await isDark(page)).toBe(true)
  expect(await toggle(page).getAttribute('aria-label')).toBe('Colour mode: dark')
  await choose(page, 'system')
  await page.reload()
  expect(await isDark(page)).toBe(false)
  await page.context().close()
})

test('a site of one mode has no switch, whatever another site stored; also from disk', async () => {
  const page = await opened(pathToFileURL(join(locked.out, 'index.html')).href)
  await page.evaluate(() => localStorage.setItem('flatleaf-mode', 'light'))
  await page.reload()
  expect(await isDark(page)).toBe(true)
  expect(await toggle(page).count()).toBe(0)
  expect(await page.locator('meta[name="theme-color"]').count()).toBe(1)
  await page.context().close()
})

test('from disk the choice stays', async () => {
  const page = await opened(pathToFileURL(join(loose.out, 'index.html')).href)
  await choose(page, 'dark')
  await page.locator('#content').getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/next/)
  expect(await isDark(page)).toBe(true)
  await page.context().close()
})

test('the root has the class "dark" while the page is dark, for style sheets that know the mode by it', async () => {
  const page = await opened(site.origin, { colorScheme: 'dark' })
  const classed = () => page.locator('html.dark').count()
  expect(await classed()).toBe(1)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('html:not(.dark)').waitFor()
  await choose(page, 'dark')
  expect(await classed()).toBe(1)
  await page.reload()
  expect(await classed()).toBe(1)
  await choose(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await classed()).toBe(0)
  await page.context().close()
  const strict = await opened(pathToFileURL(join(locked.out, 'index.html')).href)
  expect(await strict.locator('html.dark').count()).toBe(1)
  await strict.context().close()
})
