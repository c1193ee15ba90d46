/** From page to page and within one: where the reader is, comes from, and goes to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, sections, smallSite } from './small-site.ts'
import { accessibilityProblems, desktop, phone, visit } from './visit.ts'

const many = Array.from({ length: 60 }, (_, index) => `many/page-${index + 1}`)
const version = (name: string) => ({
  version: name,
  groups: [{ group: 'Start', pages: [`${name}/index`, `${name}/long`] }],
})
const files = {
  'docs.json': {
    name: 'Plants',
    navigation: [
      { group: 'Start', pages: ['index', 'long', 'one'] },
      { group: 'Many', pages: many },
    ],
  },
  'pages/index.mdx': aPage('Welcome', '[Long](/long) [Picture](/leaf.svg) [Away](https://away.example)'),
  'pages/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'pages/long.mdx': aPage('Long', `${sections(4, 3)}\n[Third](#part-3)`),
  'pages/one.mdx': aPage('One', '## Alone\n\nText.\n\n## Beside\n\nText.'),
  ...Object.fromEntries(many.map((id) => [`pages/${id}.mdx`, aPage(id, 'Text.')])),
}
const versioned = {
  'docs.json': { name: 'Plants', navigation: { versions: [version('v1'), version('v2')] } },
  ...Object.fromEntries(
    ['v1/index', 'v1/long', 'v2/index', 'v2/long'].map((id) => [`pages/${id}.mdx`, aPage(id, sections(2))]),
  ),
}

let browser: Browser
let site: SmallSite
let versions: SmallSite
beforeAll(async () => {
  browser = await launch()
  site = await smallSite(files)
  versions = await smallSite(versioned)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await versions?.close()
})

const current = (page: Page) => page.locator('.toc a[aria-current]').allTextContents()
const moveTo = (page: Page, y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

describe('the contents', () => {
  test('follow the scrolling through every section, the short ones at the end too, and back', async () => {
    const seen = await visit(browser, `${site.origin}/long/`, desktop)
    const { page } = seen
    const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    const walk = async (from: number, step: number) => {
      const found: (string | undefined)[] = []
      for (let y = from; y >= 0 && y <= most; y += step) {
        await moveTo(page, y)
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        const [name] = await current(page)
        if (found.at(-1) !== name) found.push(name)
      }
      return found
    }
    const all = ['Part 1', 'Part 2', 'Part 3', 'Part 4', 'End 1', 'End 2', 'End 3']
    // What stands before the first heading is none of the sections.
    expect(await walk(0, 40)).toEqual(all)
    expect(await walk(most, -40)).toEqual([...all.toReversed(), undefined])
    await seen.close()
  })

  test('mark what the reader asked for, however low it stands, until something else moves the page', async () => {
    const seen = await visit(browser, `${site.origin}/long/#end-1`, desktop)
    const { page } = seen
    await expect.poll(() => current(page)).toEqual(['End 1'])
    await page.locator('.toc a', { hasText: 'End 2' }).click()
    await expect.poll(() => current(page)).toEqual(['End 2'])
    await page.goBack()
    await expect.poll(() => current(page)).toEqual(['End 1'])
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, -20_000)
    await expect.poll(() => current(page)).toEqual([])
    await seen.close()
  })

  test('of a page that needs no scrolling begin at its first section', async () => {
    const seen = await visit(browser, `${site.origin}/one/`, desktop)
    expect(await current(seen.page)).toEqual(['Alone'])
    await seen.page.locator('.toc a', { hasText: 'Beside' }).click()
    await expect.poll(() => current(seen.page)).toEqual(['Beside'])
    await seen.close()
  })

  test('a heading that is gone to stands below the header', async () => {
    const seen = await visit(browser, `${site.origin}/long/`, phone)
    await seen.page.getByRole('link', { name: 'Third' }).click()
    await expect
      .poll(() => seen.page.locator('#part-3').evaluate((e) => Math.round(e.getBoundingClientRect().top)))
      .toBeLessThan(200)
    const header = await seen.page.locator('.header').evaluate((e) => e.getBoundingClientRect().bottom)
    expect(await seen.page.locator('#part-3').evaluate((e) => e.getBoundingClientRect().top)).toBeGreaterThan(header)
    await seen.close()
  })
})

test('back and forward restore the place in the page and in the list of pages', async () => {
  const seen = await visit(browser, `${site.origin}/long/`, { ...desktop, reducedMotion: 'no-preference' })
  const { page } = seen
  await moveTo(page, 700)
  await page.locator('.sidebar-scroll').evaluate((list) => (list.scrollTop = 900))
  const list = () => page.locator('.sidebar-scroll').evaluate(({ scrollTop }) => Math.round(scrollTop))
  const link = page.locator('.sidebar a:visible', { hasText: 'many/page-30' }).first()
  const there = await link.boundingBox()
  await link.click()
  await page.waitForURL(/page-30/)
  expect((await page.locator('.sidebar a[aria-current="page"]').boundingBox())!.y).toBeCloseTo(there!.y, 0)
  expect(await list()).toBe(900)
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForURL(/long/)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.goForward()
  await page.waitForURL(/page-30/)
  await page.waitForLoadState('networkidle')
  expect(await list()).toBe(900)
  expect(seen.errors).toEqual([])
  await seen.close()
})

describe('between pages', () => {
  test('the browser crosses over without a router, unless the reader wants no motion', async () => {
    for (const [reducedMotion, expected] of [
      ['no-preference', true],
      ['reduce', false],
    ] as const) {
      const seen = await visit(browser, site.origin, { ...desktop, reducedMotion })
      await seen.page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as unknown as { viewTransition: unknown }
          const list = document.querySelector('.sidebar-scroll')?.scrollTop
          Object.assign(globalThis, { crossed: { crossed: Boolean(viewTransition), list } })
        })
      })
      await seen.page.locator('.sidebar-scroll').evaluate((list) => (list.scrollTop = 600))
      await seen.page.locator('.sidebar a:visible', { hasText: 'many/page-20' }).first().click()
      await seen.page.waitForURL(/page-20/)
      // The list stands where it stood before the first frame.
      await expect
        .poll(() => seen.page.evaluate(() => (globalThis as unknown as { crossed: unknown }).crossed))
        .toEqual({ crossed: expected, list: 600 })
      await seen.close()
    }
  })

  test('pages are fetched when their link is pointed at; files and other sites are not', async () => {
    const ahead: string[] = []
    const proxy = createServer((request, response) => {
      if (request.headers['sec-purpose']) ahead.push(request.url ?? '')
      void fetch(site.origin + request.url!).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
    })
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
    const seen = await visit(browser, `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`, desktop)
    const content = seen.page.locator('#content')
    for (const name of ['Away', 'Picture', 'Long']) {
      await content.getByRole('link', { name }).hover()
      await seen.page.waitForTimeout(400)
    }
    await expect.poll(() => ahead).toEqual(['/long/'])
    expect(seen.others).toEqual([])
    expect(seen.errors).toEqual([])
    expect(await seen.violations()).toEqual([])
    await seen.close()
    proxy.closeAllConnections()
    proxy.close()
  })

  test('nothing is fetched ahead from disk', async () => {
    const seen = await visit(browser, pathToFileURL(join(site.out, 'index.html')).href, desktop)
    expect(await seen.page.locator('script[type="speculationrules"]').count()).toBe(0)
    await seen.close()
  })

  test('no script keeps the browser from keeping the page', async () => {
    const seen = await visit(browser, 'about:blank', desktop)
    await seen.page.addInitScript(() => {
      const kinds: string[] = []
      Object.assign(globalThis, { kinds })
      const listen = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...rest: Parameters<typeof listen>) {
        kinds.push(rest[0])
        return listen.apply(this, rest)
      }
    })
    await seen.page.goto(`${site.origin}/long/`)
    const kinds = await seen.page.evaluate(() => (globalThis as unknown as { kinds: readonly string[] }).kinds)
    expect(kinds).toContain('pagehide')
    expect(kinds.filter((kind) => /unload/.test(kind))).toEqual([])
    await seen.close()
  })
})

test('the first key leads past the frame, into the text', async () => {
  const seen = await visit(browser, `${site.origin}/long/`, desktop)
  const { page } = seen
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content-area')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await seen.close()
})

describe('the menu of versions', () => {
  const open = (page: Page) => page.locator('.header .menu-version > summary').click()
  const isOpen = (page: Page) =>
    page.locator('.header .menu-version').evaluate((menu) => (menu as HTMLDetailsElement).open)

  test('keeps the page', async () => {
    const seen = await visit(browser, `${versions.origin}/v1/long/`, desktop)
    const { page } = seen
    await open(page)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.locator('.header .menu-version a', { hasText: 'v2' }).click()
    await page.waitForURL(/v2\/long/)
    expect(await page.locator('h1').textContent()).toBe('v2/long')
    await seen.close()
  })

  test('closes with Escape, outside, and when the focus leaves it', async () => {
    const seen = await visit(browser, `${versions.origin}/v1/long/`, desktop)
    const { page } = seen
    await open(page)
    await page.keyboard.press('Escape')
    expect(await isOpen(page)).toBe(false)
    await open(page)
    await page.locator('h1').click()
    expect(await isOpen(page)).toBe(false)
    await page.locator('.header .menu-version > summary').focus()
    await page.keyboard.press('Enter')
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab')
    expect(await isOpen(page)).toBe(false)
    await seen.close()
  })

  test('is a list of links without scripts, on a phone in the drawer', async () => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${versions.origin}/v1/long/`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#sidebar .menu-version > summary').click()
    await page.locator('#sidebar .menu-version a', { hasText: 'v2' }).click()
    await page.waitForURL(/v2\/long/)
    await context.close()
  })
})
