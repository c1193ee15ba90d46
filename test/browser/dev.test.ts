/** The dev server in a browser: a save arrives without losing the place, a broken page says so and recovers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { serve } from './command.ts'
import { desktop, visit } from './visit.ts'

const root = mkdtempSync(join(tmpdir(), 'flatleaf-dev-'))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const matter = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n`
const filler = Array.from(
  { length: 80 },
  (_, index) => `Paragraph ${index} of a page that is long enough to be scrolled.`,
).join('\n\n')
const config = { name: 'Dev site', navigation: [{ group: 'Start', pages: ['index', 'other'] }] }

let browser: Browser
let server: Server
beforeAll(async () => {
  write('docs.json', JSON.stringify(config, null, 2))
  write('pages/index.mdx', `${matter('Long')}${filler}\n\nThe end as it was.\n`)
  write('pages/other.mdx', `${matter('Other')}Another page.\n`)
  ;[browser, server] = await Promise.all([launch(), serve('dev', [root])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

test('a save reaches the browser and the reader keeps the place', async () => {
  const seen = await visit(browser, `${server.origin}/`, desktop)
  const { page } = seen
  await page.evaluate(() => scrollTo(0, 1200))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  write('pages/index.mdx', `${matter('Long')}${filler}\n\nThe end as it is now.\n`)
  await page.getByText('The end as it is now.').waitFor({ state: 'attached', timeout: 10_000 })
  await page.waitForTimeout(300)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3)
  expect(seen.others).toEqual([])
  await seen.close()
})

test('a change of docs.json reaches the browser', async () => {
  const seen = await visit(browser, `${server.origin}/`, desktop)
  write('docs.json', JSON.stringify({ ...config, name: 'Renamed site' }, null, 2))
  await seen.page.waitForFunction(() => document.title.includes('Renamed site'), undefined, { timeout: 10_000 })
  await seen.close()
})

test('a broken page shows what is wrong and where, other pages work, and mending it is enough', async () => {
  const seen = await visit(browser, `${server.origin}/other/`, desktop)
  const { page } = seen
  write('pages/other.mdx', '---\ntitle: [Other\n---\n\nNever closed.\n')
  await page
    .getByText(/pages\/other\.mdx:\d+:\d+/)
    .first()
    .waitFor({ state: 'visible', timeout: 10_000 })
  const other = await visit(browser, `${server.origin}/`, desktop)
  expect(await other.page.locator('main h1').innerText()).toBe('Long')
  await other.close()
  write('pages/other.mdx', `${matter('Other')}Mended.\n`)
  await page.getByText('Mended.').waitFor({ state: 'visible', timeout: 10_000 })
  expect(await page.getByText(/pages\/other\.mdx:\d+:\d+/).count()).toBe(0)
  await seen.close()
})

test('a broken docs.json shows what is wrong and the last good site stays', async () => {
  const seen = await visit(browser, `${server.origin}/`, desktop)
  write('docs.json', '{ "name": "Broken", ')
  await seen.page
    .getByText(/docs\.json:\d+:\d+/)
    .first()
    .waitFor({ state: 'visible', timeout: 10_000 })
  expect((await fetch(`${server.origin}/other/`)).status).toBe(200)
  write('docs.json', JSON.stringify({ ...config, name: 'Mended site' }, null, 2))
  await seen.page.waitForFunction(() => document.title.includes('Mended site'), undefined, { timeout: 10_000 })
  expect(await seen.page.getByText(/docs\.json:\d+:\d+/).count()).toBe(0)
  await seen.close()
})

test('a save does not close search: the page is loaded anew once the reader has done with it', async () => {
  const [seen, beside] = [
    await visit(browser, `${server.origin}/other/`, desktop),
    await visit(browser, `${server.origin}/other/`, desktop),
  ]
  const { page } = seen
  await page.keyboard.press('/')
  const field = page.getByRole('combobox')
  await field.waitFor()
  await page.keyboard.type('lon')
  write('pages/other.mdx', `${matter('Other')}Saved while somebody types.\n`)
  await beside.page.getByText('Saved while somebody types.').waitFor({ timeout: 10_000 })
  await page.waitForTimeout(300)
  await page.keyboard.type('g')
  expect(await field.inputValue()).toBe('long')
  await page.getByRole('option').filter({ hasText: 'Long' }).first().waitFor()
  await page.getByRole('button', { name: 'Close search' }).click()
  await page.getByText('Saved while somebody types.').waitFor({ timeout: 10_000 })
  await Promise.all([seen.close(), beside.close()])
})

test('nor while search is on its way', async () => {
  const seen = await visit(browser, `${server.origin}/other/`, desktop)
  const { page } = seen
  await page.addInitScript(() => {
    const Real = EventSource
    globalThis.EventSource = class extends Real {
      constructor(address: string | URL) {
        super(address)
        addEventListener('saved', () => this.dispatchEvent(new MessageEvent('message', { data: '{"seen":"new"}' })))
      }
    }
  })
  await page.reload()
  await page.evaluate(() => {
    const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    for (const key of ['/', 'l', 'o']) press(key)
    dispatchEvent(new Event('saved'))
  })
  const field = page.getByRole('combobox')
  await field.waitFor()
  expect(await field.inputValue()).toBe('lo')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Close search' }).click()
  await loaded
  await seen.close()
})
