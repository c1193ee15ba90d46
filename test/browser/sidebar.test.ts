/** The list of pages of a long section: groups that are fetched, stretches of a long list, folding that is remembered. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { buildSite, remove, serve } from './command.ts'
import { longSite } from './long-site.ts'
import { aPage, smallSite } from './small-site.ts'
import type { Visit } from './visit.ts'
import { accessibilityProblems, desktop, visit } from './visit.ts'

let browser: Browser
let server: Server
let project: string
let out: string
beforeAll(async () => {
  project = longSite()
  out = buildSite(project, ['--base', '/docs'])
  ;[browser, server] = await Promise.all([launch(), serve('preview', [project, '--out', out, '--base', '/docs'])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  remove(out)
  rmSync(project, { recursive: true, force: true })
})

const phone = { viewport: { width: 390, height: 844 } }
const open = (route: string, options: BrowserContextOptions = desktop): Promise<Visit> =>
  visit(browser, `${server.origin}/docs/${route}`, options)
const nav = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const group = (page: Page, label: string) => nav(page).locator('summary', { hasText: new RegExp(`^${label}$`) })
const isOpen = (page: Page, label: string) =>
  group(page, label)
    .first()
    .evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
const row = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true })

test('a page carries its own branch, and little of the rest', async () => {
  const seen = await open('c7/inside-2/')
  expect(await row(seen.page, 'Inside 7. 2').getAttribute('aria-current')).toBe('page')
  expect(await row(seen.page, 'Page 7. 1').isVisible()).toBe(true)
  expect(await row(seen.page, 'Page 8. 1').count()).toBe(0)
  expect((await seen.page.content()).length).toBeLessThan(60_000)
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('a group opens by the keyboard: its rows are fetched once, look as built ones do, and lead to their pages', async () => {
  const seen = await open('')
  const { page } = seen
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/nav/') && fetched.push(new URL(request.url()).pathname))
  await group(page, 'Chapter 8').focus()
  await page.keyboard.press('Enter')
  await row(page, 'Page 8. 1').waitFor({ state: 'visible' })
  expect(fetched).toEqual(['/docs/_flatleaf/nav/site/chapter-8.js'])
  expect(await group(page, 'Chapter 8').locator('svg').count()).toBe(1)
  for (const _ of ['close', 'open']) await page.keyboard.press('Enter')
  expect(await isOpen(page, 'Chapter 8')).toBe(true)
  expect(fetched).toHaveLength(1)
  // A group inside is fetched when it is opened.
  await page.keyboard.press('Tab')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await row(page, 'Inside 8. 4').waitFor({ state: 'visible' })
  expect(await accessibilityProblems(page)).toEqual([])
  await row(page, 'Inside 8. 4').click()
  await page.waitForURL('**/docs/c8/inside-4/')
  const built = await row(page, 'Inside 8. 4').evaluate((link) => link.outerHTML)
  expect(built).toBe(
    '<a class="nav-link" href="/docs/c8/inside-4/" aria-current="page"><span class="nav-text">Inside 8. 4</span></a>',
  )
  expect(seen.errors).toEqual([])
  expect(await seen.violations()).toEqual([])
  await seen.close()
})

test('what was opened and closed stays so on other pages and after a reload, and the current branch is open', async () => {
  const seen = await open('c3/page-1/')
  const { page } = seen
  await group(page, 'Chapter 5').click()
  await row(page, 'Page 5. 2').waitFor({ state: 'visible' })
  await group(page, 'Chapter 3').click()
  expect(await isOpen(page, 'Chapter 3')).toBe(false)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const check = async () => {
    expect(await row(page, 'Page 5. 2').isVisible()).toBe(true)
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
  await row(page, 'Page 5. 2').click()
  await page.waitForURL('**/c5/page-2/')
  await check()
  await page.goto(`${server.origin}/docs/c6/page-1/`)
  await check()
  await page.reload()
  await check()
  // The reader closed it, and is in it now.
  await page.goto(`${server.origin}/docs/c3/page-2/`)
  expect(await isOpen(page, 'Chapter 3')).toBe(true)
  await group(page, 'Chapter 5').click()
  await page.reload()
  expect(await isOpen(page, 'Chapter 5')).toBe(false)
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('back and forward bring the open groups and the scroll of the list back', async () => {
  const seen = await open('c20/page-1/')
  const { page } = seen
  await group(page, 'Chapter 25').click()
  await row(page, 'Page 25. 3').waitFor({ state: 'visible' })
  const place = () => row(page, 'Page 25. 3').evaluate((link) => Math.round(link.getBoundingClientRect().top))
  await row(page, 'Page 25. 3').scrollIntoViewIfNeeded()
  const before = await place()
  await row(page, 'Page 25. 3').click()
  await page.waitForURL('**/c25/page-3/')
  // The entry that was clicked stays under the pointer.
  expect(await place()).toBe(before)
  await page.goBack()
  await page.waitForURL('**/c20/page-1/')
  expect(await isOpen(page, 'Chapter 25')).toBe(true)
  expect(await isOpen(page, 'Chapter 20')).toBe(true)
  expect(Math.abs((await place()) - before)).toBeLessThan(4)
  await page.goForward()
  await page.waitForURL('**/c25/page-3/')
  expect(await isOpen(page, 'Chapter 25')).toBe(true)
  expect(Math.abs((await place()) - before)).toBeLessThan(4)
  await seen.close()
})

const topOf = (page: Page, name: string) =>
  row(page, name).evaluate((link) => Math.round(link.getBoundingClientRect().top))

test('back from a page further down the list, which was longer then, the page is in sight', async () => {
  const seen = await open('plants/plant-600/')
  const { page } = seen
  await nav(page)
    .getByRole('link', { name: /later$/ })
    .click()
  await row(page, 'Plant 990').click()
  await page.waitForURL('**/plants/plant-990/')
  await page.goBack()
  await page.waitForURL('**/plants/plant-600/')
  const top = await topOf(page, 'Plant 600')
  expect(top).toBeGreaterThan(60)
  expect(top).toBeLessThan(860)
  await seen.close()
})

test.each(['in sight', 'out of sight'])('loaded again, the list is where it was: the page %s', async (where) => {
  const seen = await open('plants/plant-600/')
  const { page } = seen
  const scroll = page.locator('.sidebar-scroll')
  await scroll.evaluate((list, far) => (list.scrollTop -= far), where === 'in sight' ? 40 : 1000)
  await page.waitForTimeout(300)
  const before = await topOf(page, 'Plant 600')
  expect(before > 900).toBe(where === 'out of sight')
  for (const name of ['Chapter 2', 'Chapter 3']) {
    await page.reload()
    // Rows end between two pixels; a list that moved would be off by a row.
    expect(Math.abs((await topOf(page, 'Plant 600')) - before)).toBeLessThanOrEqual(1)
    // What is opened above moves nothing, when it is loaded again.
    if (where === 'in sight') continue
    await group(page, name).click()
    await row(page, name.replace('Chapter', 'Page') + '. 1').waitFor({ state: 'visible' })
    await page.waitForTimeout(300)
    const top = await scroll.evaluate((list) => list.scrollTop)
    await page.reload()
    expect(Math.abs((await scroll.evaluate((list) => list.scrollTop)) - top)).toBeLessThan(2)
    await scroll.evaluate((list, wanted) => (list.scrollTop += wanted), (await topOf(page, 'Plant 600')) - before)
    await page.waitForTimeout(300)
  }
  // Another way to it is no second load.
  await page.goto(`${server.origin}/docs/c21/page-1/`)
  await page.goto(`${server.origin}/docs/plants/plant-600/`)
  expect(await topOf(page, 'Plant 600')).toBeLessThan(860)
  await seen.close()
})

test('a long list shows the neighbours of the page, and more of it on request', async () => {
  const seen = await open('plants/plant-600/')
  const { page } = seen
  const rows = nav(page).getByRole('link', { name: /^Plant \d+$/ })
  const few = await rows.count()
  expect(few).toBeGreaterThan(60)
  expect(few).toBeLessThan(130)
  for (const name of ['Plant 580', 'Plant 620']) expect(await row(page, name).count()).toBe(1)
  const current = row(page, 'Plant 600')
  const top = await current.evaluate((link) => link.getBoundingClientRect().top)
  await nav(page)
    .getByRole('link', { name: /earlier$/ })
    .click()
  await row(page, 'Plant 501').waitFor({ state: 'attached' })
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  expect(Number(focused?.replace('Plant ', ''))).toBeLessThan(580)
  await nav(page)
    .getByRole('link', { name: /later$/ })
    .focus()
  await page.keyboard.press('Enter')
  await row(page, 'Plant 1000').waitFor({ state: 'attached' })
  // Up to the ends, every row once and in order.
  for (const name of [/earlier$/, /later$/]) {
    const more = nav(page).getByRole('link', { name })
    await more.click()
    await more.waitFor({ state: 'detached' })
  }
  const titles = await rows.allTextContents()
  expect(titles).toEqual(Array.from({ length: 1200 }, (_, index) => `Plant ${index + 1}`))
  await current.scrollIntoViewIfNeeded()
  expect(top).toBeGreaterThan(0)
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('the drawer opens with the current page in its middle', async () => {
  const seen = await open('plants/plant-600/', phone)
  const { page } = seen
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await row(page, 'Plant 600').waitFor({ state: 'visible' })
  await expect
    .poll(async () => Math.abs((await row(page, 'Plant 600').boundingBox())!.y - 844 / 2))
    .toBeLessThan(844 / 5)
  await seen.close()
})

test('a list that cannot be fetched is read on its page', async () => {
  const seen = await open('c1/page-1/')
  const { page } = seen
  await page.route('**/_flatleaf/nav/**/*.js', (route) => route.abort())
  await group(page, 'Chapter 9').click()
  await page.waitForURL('**/_flatleaf/nav/site/chapter-9/')
  expect(await page.locator('main h1').innerText()).toBe('Chapter 9')
  expect(await page.locator('main').getByRole('link', { name: 'Inside 9. 1' }).isVisible()).toBe(true)
  await seen.close()
})

test.each([
  ['wide', desktop],
  ['narrow', phone],
])('without scripts the label of a group is a link to its list: %s', async (_, size) => {
  const seen = await open('c1/page-1/', { ...size, javaScriptEnabled: false })
  const { page } = seen
  const show = async () => {
    if (!(await nav(page).isVisible())) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  }
  await show()
  await row(page, 'All plants').click()
  await page.waitForURL('**/_flatleaf/nav/site/all-plants/')
  expect(await page.locator('main h1').innerText()).toBe('All plants: 1–500')
  await page.locator('main').getByRole('link', { name: '1,001–1,200' }).first().click()
  await page.waitForURL('**/all-plants/3/')
  await page.locator('main').getByRole('link', { name: 'Plant 1200', exact: true }).click()
  await page.waitForURL('**/plants/plant-1200/')
  await show()
  await nav(page)
    .getByRole('link', { name: /earlier$/ })
    .click()
  await page.waitForURL('**/all-plants/3/')
  expect(seen.errors).toEqual([])
  await seen.close()
})

test.each([
  ['light', desktop],
  ['dark', phone],
] as const)('the page of a list is accessible: %s', async (colorScheme, size) => {
  for (const route of ['all', 'all-plants/2', 'chapter-2']) {
    const seen = await open(`_flatleaf/nav/site/${route}/`, { ...size, colorScheme })
    expect(await accessibilityProblems(seen.page)).toEqual([])
    expect(await seen.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(seen.errors).toEqual([])
    await seen.close()
  }
})

test.each(['[1]', '[["Start"], null]', '{', '7'])(
  'what else is stored where the list keeps its groups: %s',
  async (text) => {
    const seen = await open('c7/inside-2/')
    const { page } = seen
    await page.evaluate((stored) => {
      const lists = `flatleaf-lists ${document.querySelector<HTMLScriptElement>('script[src*="/early."]')!.src}`
      for (const key of ['flatleaf-folds', lists]) sessionStorage.setItem(key, stored)
    }, text)
    await page.reload()
    expect(await row(page, 'Page 7. 1').isVisible()).toBe(true)
    await group(page, 'Chapter 8').click()
    await row(page, 'Page 8. 1').waitFor({ state: 'visible' })
    expect(seen.errors).toEqual([])
    await seen.close()
  },
)

test('rows that another release of the site has left are not built', async () => {
  const seen = await open('c7/inside-2/')
  const { page } = seen
  await group(page, 'Chapter 8').click()
  await row(page, 'Page 8. 1').waitFor({ state: 'visible' })
  await page.evaluate(() => {
    for (const [key, text] of Object.entries({ ...sessionStorage })) {
      if (!key.startsWith('flatleaf-lists')) continue
      sessionStorage.removeItem(key)
      sessionStorage.setItem(key.replace(/early\.[\da-f]+/, 'early.00000000'), text.replaceAll('"li"', '7'))
    }
  })
  await page.reload()
  await row(page, 'Page 8. 1').waitFor({ state: 'visible' })
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('a group that is pressed twice while its rows load is fetched once', async () => {
  const seen = await open('c1/page-1/')
  const { page } = seen
  let fetched = 0
  await page.route('**/_flatleaf/nav/**/*.js', async (route) => {
    fetched++
    await new Promise((later) => setTimeout(later, 300))
    await route.continue()
  })
  await group(page, 'Chapter 9').dblclick()
  await row(page, 'Page 9. 1').waitFor({ state: 'visible' })
  await page.waitForTimeout(400)
  expect([fetched, await row(page, 'Page 9. 1').count()]).toEqual([1, 1])
  await seen.close()
})

test('of groups that are called the same only the one stays open that was opened', async () => {
  const ids = Array.from({ length: 15 }, (_, at) => Array.from({ length: 12 }, (__, page) => `g${at}/page-${page}`))
  const navigation = [
    { group: 'Start', pages: ['index', ...ids.map((pages) => ({ group: 'Same name', pages }))] },
    ...ids.map((pages) => ({ group: 'Another', pages: pages.map((id) => `x${id}`) })),
  ]
  const pages = ['index', ...ids.flat(), ...ids.flat().map((id) => `x${id}`)]
  const same = await smallSite({
    'docs.json': JSON.stringify({ name: 'Twins', navigation }),
    ...Object.fromEntries(pages.map((id) => [`${id}.md`, aPage(id, 'Words.')])),
  })
  try {
    const seen = await visit(browser, `${same.origin}/`, desktop)
    const { page } = seen
    const states = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sidebar-nav details')].map((each) => each.hasAttribute('open')),
      )
    const closed = await states()
    expect(closed.length).toBeGreaterThan(14)
    for (const which of [3, closed.length - 2]) {
      await page.locator('.sidebar-nav summary').nth(which).click()
      await expect.poll(async () => (await states())[which]).toBe(true)
    }
    const opened = await states()
    await page.reload()
    await expect.poll(states).toEqual(opened)
    await page.waitForTimeout(300)
    expect(await states()).toEqual(opened)
    expect(opened.filter(Boolean)).toHaveLength(2)
    await seen.close()
  } finally {
    await same.close()
  }
})

test('read from disk, groups open too', async () => {
  const folder = buildSite(project, ['--relative'])
  try {
    const seen = await visit(browser, pathToFileURL(join(folder, 'c1/page-1/index.html')).href, desktop)
    const { page } = seen
    await group(page, 'Chapter 4').click()
    await row(page, 'Page 4. 2').click()
    await page.waitForURL('**/c4/page-2/index.html')
    expect(await row(page, 'Page 4. 2').getAttribute('aria-current')).toBe('page')
    await group(page, 'All plants').click()
    await nav(page)
      .getByRole('link', { name: /later$/ })
      .click()
    await row(page, 'Plant 700').click()
    await page.waitForURL('**/plants/plant-700/index.html')
    expect(seen.errors).toEqual([])
    expect(await seen.violations()).toEqual([])
    await seen.close()
  } finally {
    remove(folder)
  }
})
