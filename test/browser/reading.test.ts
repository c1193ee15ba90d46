/** Finding one's way on a made site with everything around its text. */
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { SmallSite } from './small-site.ts'
import { smallSite } from './small-site.ts'
import { orchard } from './orchard.ts'
import { desktop, visit } from './visit.ts'

let browser: Browser
let site: SmallSite
beforeAll(async () => {
  ;[browser, site] = await Promise.all([launch(), smallSite(orchard)])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const open = (route: string, options: BrowserContextOptions = desktop) => visit(browser, site.origin + route, options)
const navigation = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })
const pathOf = (page: Page) => new URL(page.url()).pathname
const current = (part: Locator) => part.locator('[aria-current]').allTextContents()
const isInert = (page: Page) => page.locator('main').evaluate((main) => main.closest('[inert]') !== null)
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement)

test('a tab leads to its first page and is marked there; the list of pages is the tab’s own', async () => {
  const { page, errors, close } = await open('/care/water/')
  const tabs = navigation(page, 'Sections').first()
  expect(await current(tabs)).toEqual(['Guides'])
  await tabs.getByRole('link', { name: 'API' }).click()
  await page.waitForURL('**/api-reference/')
  expect(await current(navigation(page, 'Sections').first())).toEqual(['API'])
  const pages = navigation(page, 'Pages')
  expect(await current(pages)).toEqual(['Overview'])
  await pages.locator('summary', { hasText: 'Trees' }).click()
  expect(await pages.getByRole('link', { name: 'Replace a tree' }).isVisible()).toBe(true)
  expect(await pages.getByRole('link', { name: 'Watering' }).count()).toBe(0)
  expect(errors).toEqual([])
  await close()
})

test('anchors stand above the pages and lead out of the site safely', async () => {
  const { page, close } = await open('/')
  const anchor = page.getByRole('link', { name: 'Community' }).first()
  expect(await anchor.getAttribute('href')).toBe('https://example.com/chat')
  expect(await anchor.getAttribute('rel')).toContain('noopener')
  const [above, below] = [
    await anchor.boundingBox(),
    await page.getByText('Start', { exact: true }).first().boundingBox(),
  ]
  expect(above!.y).toBeLessThan(below!.y)
  await close()
})

test('the branch of the page is open at every depth, others are closed and open by hand', async () => {
  const { page, close } = await open('/care/saw/')
  const pages = navigation(page, 'Pages')
  expect(await pages.getByRole('link', { name: 'In winter' }).isVisible()).toBe(true)
  expect(await current(pages)).toEqual(['The saw'])
  await page.goto(`${site.origin}/guides/plant/`)
  const winter = navigation(page, 'Pages').getByRole('link', { name: 'In winter' })
  expect(await winter.isVisible()).toBe(false)
  await navigation(page, 'Pages').getByText('Pruning').click()
  await winter.click()
  await page.waitForURL('**/care/winter/')
  await close()
})

test('page by page one comes through the whole tab, in the order of the list, and back', async () => {
  const { page, close } = await open('/')
  const order = ['/', '/guides/plant/', '/guides/long/', '/care/water/', '/care/winter/', '/care/saw/']
  for (const route of order.slice(1)) {
    await page.locator('main a[rel="next"]').click()
    await page.waitForURL(site.origin + route)
  }
  for (const route of order.toReversed().slice(1)) {
    await page.locator('main a[rel="prev"]').click()
    await page.waitForURL(site.origin + route)
  }
  expect(await page.locator('main a[rel="prev"]').count()).toBe(0)
  await close()
})

test('above the title stand the groups that the page is in', async () => {
  const { page, close } = await open('/care/saw/')
  expect(await page.locator('main .eyebrow').innerText()).toMatch(/Care[^]*Pruning[^]*Tools/)
  await close()
})

test('an entry of the contents leads to its heading, below the header, and is marked', async () => {
  const { page, close } = await open('/guides/long/')
  const contents = navigation(page, 'On this page').filter({ visible: true })
  await contents.getByRole('link', { name: 'Part 7' }).click()
  await expect.poll(() => current(contents)).toEqual(['Part 7'])
  const [heading, header] = [
    await page.locator('#part-7').boundingBox(),
    await page.locator('header').first().boundingBox(),
  ]
  expect(heading!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  expect(heading!.y).toBeLessThan(300)
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 100_000)
  await expect.poll(() => current(contents)).toEqual(['Detail 12'])
  await close()
})

test('on a phone the contents stay above the text, name the section and open over it', async () => {
  const { page, close } = await open('/guides/long/', { viewport: { width: 390, height: 844 } })
  const bar = navigation(page, 'On this page')
  const button = bar.getByRole('button')
  const place = await page.locator('h1').boundingBox()
  await button.click()
  expect(await page.locator('h1').boundingBox()).toEqual(place)
  await bar.getByRole('link', { name: 'Part 7' }).click()
  await expect.poll(() => button.innerText()).toMatch(/On this page\s+Part 7/)
  expect(await bar.getByRole('link', { name: 'Part 7' }).isVisible()).toBe(false)
  const [heading, below] = [await page.locator('#part-7').boundingBox(), await bar.boundingBox()]
  expect(below!.y).toBeGreaterThanOrEqual(0)
  expect(heading!.y).toBeGreaterThanOrEqual(below!.y + below!.height)
  await button.focus()
  await page.keyboard.press('Enter')
  expect(await bar.getByRole('link', { name: 'Part 7' }).isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await bar.getByRole('link', { name: 'Part 7' }).isVisible()).toBe(false)
  expect(await isFocused(button)).toBe(true)
  await close()
})

test('the opened contents stay below their bar, fit the window, and close when the focus leaves them', async () => {
  const { page, close } = await open('/guides/long/', { viewport: { width: 390, height: 844 } })
  const bar = navigation(page, 'On this page')
  const panel = page.locator('#toc-panel')
  const below = async () => {
    const [above, box] = [await bar.boundingBox(), await panel.boundingBox()]
    return [box!.x - above!.x, box!.y - above!.y - above!.height, box!.width - above!.width].map(Math.round)
  }
  await bar.getByRole('button').click()
  expect(await below()).toEqual([0, 0, 0])
  for (const [width, height] of [
    [844, 390],
    [667, 320],
    [320, 256],
    [1100, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(below, { message: String(width) }).toEqual([0, 0, 0])
    const box = await panel.boundingBox()
    expect(box!.y + box!.height, String(width)).toBeLessThanOrEqual(height)
  }
  await bar.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => panel.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await close()
})

test('back and forward come to where the reader was', async () => {
  const { page, close } = await open('/guides/long/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.waitForTimeout(100)
  await navigation(page, 'Pages').getByRole('link', { name: 'Watering' }).click()
  await page.waitForURL('**/care/water/')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
  await page.goForward()
  expect(pathOf(page)).toBe('/care/water/')
  await close()
})

test('the first stop of the keyboard skips to the content, and what follows is inside of it', async () => {
  const { page, close } = await open('/guides/long/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await isFocused(skip)).toBe(true)
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await close()
})

describe('the drawer', () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
  const opened = async (page: Page) => {
    await menu(page).click()
    await navigation(page, 'Pages').waitFor({ state: 'visible' })
  }

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['a click beside it', (page: Page) => page.mouse.click(380, 500)],
  ])('closes by %s and gives the focus back', async (_, close) => {
    const seen = await open('/guides/long/', phone)
    await opened(seen.page)
    await close(seen.page)
    await navigation(seen.page, 'Pages').waitFor({ state: 'hidden' })
    expect(await isFocused(menu(seen.page))).toBe(true)
    expect(seen.errors).toEqual([])
    await seen.close()
  })

  test('keeps the keyboard inside, shows the current page, and what lies behind cannot be reached', async () => {
    const { page, close } = await open('/care/saw/', phone)
    await opened(page)
    expect(await navigation(page, 'Pages').getByRole('link', { name: 'The saw' }).isVisible()).toBe(true)
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const where = await page.evaluate(() => document.activeElement?.closest('#sidebar, body')?.id)
      // The browser's own controls take their turn between the last and the first.
      if (!(await page.evaluate(() => document.activeElement === document.body))) expect(where).toBe('sidebar')
    }
    await expect.poll(() => isInert(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => isInert(page)).toBe(false)
    await close()
  })

  test('holds the tabs, the versions and the links of the header as well', async () => {
    const { page, close } = await open('/', phone)
    await opened(page)
    const drawer = page.locator('#sidebar')
    for (const name of ['Guides', 'API', 'Status', 'Sign up', 'Community'])
      expect(await drawer.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
    await drawer.locator('summary').filter({ hasText: 'v2' }).click()
    await drawer.getByRole('link', { name: 'v1' }).click()
    await page.waitForURL('**/v1/**')
    await close()
  })

  test('Escape closes a menu inside, and only then the drawer', async () => {
    const { page, close } = await open('/', phone)
    await opened(page)
    const menuInside = page.locator('#sidebar details[data-menu]').first()
    await menuInside.locator('summary').click()
    await page.keyboard.press('Escape')
    expect(await menuInside.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(false)
    expect(await isFocused(menuInside.locator('summary'))).toBe(true)
    expect(await navigation(page, 'Pages').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await navigation(page, 'Pages').waitFor({ state: 'hidden' })
    await close()
  })

  test('closes on a link to a place of the same page, and leads there', async () => {
    const { page, close } = await open('/guides/long/', phone)
    await opened(page)
    await page.evaluate(() => {
      const [link, heading] = [document.createElement('a'), [...document.querySelectorAll('main h2[id]')].at(-1)!]
      link.href = `#${heading.id}`
      link.textContent = 'A place'
      document.querySelector('#sidebar .sidebar-scroll')!.prepend(link)
    })
    await page.getByRole('link', { name: 'A place' }).click()
    await navigation(page, 'Pages').waitFor({ state: 'hidden' })
    expect(await isInert(page)).toBe(false)
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    // The keyboard goes on from there, not from the button of the drawer.
    expect(await isFocused(menu(page))).toBe(false)
    await close()
  })

  test('gives way to search, after which the focus is in the page', async () => {
    const { page, close } = await open('/', phone)
    await opened(page)
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
    expect(await navigation(page, 'Pages').isVisible()).toBe(false)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForTimeout(100)
    expect(await isFocused(menu(page))).toBe(true)
    await close()
  })

  test('closes when the window grows wide', async () => {
    const { page, close } = await open('/', phone)
    await opened(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await page.locator('#sidebar').evaluate((drawer) => drawer.matches(':popover-open'))).toBe(false)
    await expect.poll(() => isInert(page)).toBe(false)
    await close()
  })
})
