/** Components of a site that move: complete without scripts, alive with them, on the pages that hold one only. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { buildSite, remove, serve } from './command.ts'
import { visit } from './visit.ts'

const root = join(import.meta.dirname, 'islands')
let out = ''
let browser: Browser
let server: Server
beforeAll(async () => {
  out = buildSite(root)
  ;[browser, server] = await Promise.all([launch(), serve('preview', [root, '--out', out])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  remove(out)
})

test('an island reacts, and nothing else is loaded or refused', async () => {
  const seen = await visit(browser, `${server.origin}/`)
  const { page } = seen
  const main = page.locator('main')
  await page.getByRole('button', { name: 'add' }).click()
  await page.getByRole('button', { name: 'add' }).click()
  expect(await main.innerText()).toContain('5 ferns')
  expect(await page.title()).toBe('n5')
  await page.getByRole('button', { name: 'change' }).click()
  expect(await main.innerText()).toContain('Bye, Rose')
  await page.locator('main input').fill('moss')
  expect(await page.locator('main .card-title').innerText()).toBe('Chosen moss')
  expect([seen.errors, seen.others, await seen.violations()]).toEqual([[], [], []])
  await seen.close()
})

test('what an author wrote between the tags opens with its markup and its links', async () => {
  const { page, close } = await visit(browser, `${server.origin}/`)
  const button = page.getByRole('button', { name: 'More' })
  expect(await button.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByText('Hidden words').count()).toBe(0)
  await button.click()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  expect(await page.locator('main .inside strong').innerText()).toBe('words')
  await page.locator('main .inside a').click()
  await page.waitForURL(/two/)
  await close()
})

test('without scripts every word is there', async () => {
  const { page, close } = await visit(browser, `${server.origin}/`, { javaScriptEnabled: false })
  const text = await page.locator('main').innerText()
  for (const words of ['3 ferns', 'Hello, Rose', 'Hidden words', 'Chosen a', 'Words of the second fold', 'Text after'])
    expect(text).toContain(words)
  await close()
})

test('works from the disk, and other pages load nothing of it', async () => {
  const disk = buildSite(root, ['--relative'])
  const { page, errors, close } = await visit(browser, pathToFileURL(join(disk, 'index.html')).href)
  await page.getByRole('button', { name: 'add' }).click()
  expect(await page.locator('main').innerText()).toContain('4 ferns')
  expect(errors).toEqual([])
  await close()
  const other = await visit(browser, `${server.origin}/two/`)
  expect(await other.page.locator('script[src*="islands"]').count()).toBe(0)
  await other.close()
  remove(disk)
})
