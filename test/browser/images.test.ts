/** Images: their larger view, one for each mode, and no text that moves when they arrive. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permanentFolder } from '../temporary.ts'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { buildSite, remove, serve } from './command.ts'
import { accessibilityProblems, visit } from './visit.ts'

const drawing = (width: number, height: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`
const body = `---
title: Images
description: All kinds.
---

![A wide one](/wide.svg)

<img className="block dark:hidden" src="/light.svg" alt="A board" />
<img className="hidden dark:block" src="/dark.svg" alt="A board" />

<Frame caption="What it shows"><img src="/wide.svg" alt="" /></Frame>

<div className="grid grid-cols-2 gap-4 mt-8" data-test="grid"><p className="text-sm">One</p><p>Two</p></div>

The end.
`
let browser: Browser
let server: Server
let out: string
beforeAll(async () => {
  const root = permanentFolder({
    'docs.json': { name: 'Images', navigation: [{ group: 'Start', pages: ['index'] }] },
    'index.mdx': body,
    'wide.svg': drawing(1600, 900, '#446'),
    'light.svg': drawing(800, 300, '#eee'),
    'dark.svg': drawing(800, 300, '#222'),
  })
  out = buildSite(root)
  ;[browser, server] = await Promise.all([launch(), serve('preview', [root, '--out', out])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  remove(out)
})

const desktop = { viewport: { width: 1280, height: 800 } }

test('a click opens the image over the page, Escape closes it, and focus returns', async () => {
  const seen = await visit(browser, `${server.origin}/`, desktop)
  const { page } = seen
  const link = page.getByRole('link', { name: 'Enlarge image: A wide one' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'A wide one' })
  await dialog.waitFor({ state: 'visible' })
  expect(await dialog.getByRole('img').evaluate((image) => image.getBoundingClientRect().width)).toBeGreaterThan(1100)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  expect([seen.errors, await seen.violations()]).toEqual([[], []])
  await seen.close()
})

test('by keyboard, and a click beside it closes it; the caption comes along', async () => {
  const seen = await visit(browser, `${server.origin}/`, desktop)
  const { page } = seen
  await page.locator('figure a').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor({ state: 'visible' })
  expect(await dialog.innerText()).toContain('What it shows')
  await page.mouse.click(4, 4)
  await dialog.waitFor({ state: 'detached' })
  await seen.close()
})

test.each(['light', 'dark'] as const)('of a pair the %s one is shown and announced, once', async (mode) => {
  for (const javaScriptEnabled of [true, false]) {
    const seen = await visit(browser, `${server.origin}/`, { ...desktop, colorScheme: mode, javaScriptEnabled })
    const boards = seen.page.getByRole('img', { name: 'A board' })
    expect(await boards.count()).toBe(1)
    expect(await boards.getAttribute('src')).toContain(mode)
    expect(await seen.page.getByRole('link', { name: 'Enlarge image: A board' }).count()).toBe(1)
    await seen.close()
  }
})

test('nothing moves when images arrive', async () => {
  const heights: number[] = []
  for (const blocked of [true, false]) {
    const context = await browser.newContext(desktop)
    if (blocked) await context.route('**/*.svg', () => undefined)
    const page = await context.newPage()
    await page.goto(`${server.origin}/`, { waitUntil: blocked ? 'domcontentloaded' : 'load' })
    await page.waitForFunction(() => document.styleSheets.length > 0)
    heights.push(await page.evaluate(() => document.querySelector('#content')?.scrollHeight ?? 0))
    await context.close()
  }
  expect(heights[0]).toBe(heights[1])
})

test('utility classes say how things look', async () => {
  const seen = await visit(browser, `${server.origin}/`, desktop)
  const [display, margin] = await seen.page
    .locator('[data-test=grid]')
    .evaluate((element) => [getComputedStyle(element).display, getComputedStyle(element).marginTop])
  expect([display, margin]).toEqual(['grid', '32px'])
  await seen.close()
})
