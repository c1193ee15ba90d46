/** Services of others: what loads them, what they are told, and what holds them back. Tests answer in place of their hosts. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permanentFolder } from '../temporary.ts'
import { launch } from './chromium.ts'
import { serve } from './command.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, smallSite } from './small-site.ts'
import { desktop, visit } from './visit.ts'

const services = {
  ga4: { measurementId: 'G-ABC' },
  posthog: { apiKey: 'phc_abc', apiHost: 'hog.example.com' },
  matomo: { server: 'matomo.example.com', siteId: 3 },
  custom: { src: 'https://any.example.com/any.js', data: { site: 'plants' } },
}
const files = (integrations: object) => ({
  'docs.json': { name: 'Plants', navigation: [{ group: 'Start', pages: ['index'] }], integrations },
  'pages/index.mdx': aPage('Welcome', 'Text.'),
})

let browser: Browser
let open: SmallSite
let asking: SmallSite
let silent: SmallSite
let local: SmallSite
beforeAll(async () => {
  const cookies = { key: 'choice', value: 'all' }
  ;[browser, open, asking, silent, local] = await Promise.all([
    launch(),
    smallSite(files(services)),
    smallSite(files({ ...services, cookies })),
    smallSite(files(services), ['--no-integrations']),
    smallSite(files(services), ['--relative']),
  ])
})
afterAll(async () => {
  await browser?.close()
  for (const site of [open, asking, silent, local]) await site?.close()
})

const hosts = /^https:\/\/(?:www\.googletagmanager\.com|\w+\.example\.com)\//

/** Opens a site whose services are answered here: the script of each notes that it ran. */
async function opened(site: SmallSite, options: BrowserContextOptions & { signal?: string; choice?: string } = {}) {
  const { signal, choice, ...rest } = options
  const context = await browser.newContext({ ...desktop, ...rest })
  const loaded: string[] = []
  await context.route(hosts, async (route) => {
    loaded.push(route.request().url())
    const body = '(self.ran ??= []).push({ ...document.currentScript.dataset })'
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await context.addInitScript(
    ([name, value]) => {
      if (name) Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
      if (value && !localStorage.getItem('choice')) localStorage.setItem('choice', value)
      const seen: string[] = []
      Object.assign(globalThis, { policyViolations: seen })
      addEventListener('securitypolicyviolation', ({ blockedURI }) => seen.push(blockedURI))
    },
    [signal, choice] as const,
  )
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(site.origin, { waitUntil: 'load' })
  return { page, loaded, errors, close: () => context.close() }
}

const valueOf = (page: Page, name: string) => page.evaluate((key) => (globalThis as Record<string, unknown>)[key], name)
const scripts = [
  'https://www.googletagmanager.com/gtag/js?id=G-ABC',
  'https://hog.example.com/static/array.js',
  'https://matomo.example.com/matomo.js',
  'https://any.example.com/any.js',
].sort()
/** Long enough for scripts that should not come. */
const settle = (page: Page) => page.waitForTimeout(300)

test('services are loaded and find what they look for; the policy refuses nothing of theirs', async () => {
  const { page, loaded, errors, close } = await opened(open)
  await expect.poll(async () => ((await valueOf(page, 'ran')) as unknown[] | undefined)?.length).toBe(4)
  expect([...loaded].sort()).toEqual(scripts)
  expect(await valueOf(page, 'ran')).toContainEqual({ site: 'plants' })
  const commands = await page.evaluate(() => {
    const { dataLayer } = globalThis as unknown as { dataLayer: ArrayLike<unknown>[] }
    return dataLayer.map((each) => [Object.prototype.toString.call(each), each[0], each.length])
  })
  expect(commands).toEqual([
    ['[object Arguments]', 'js', 2],
    ['[object Arguments]', 'config', 2],
  ])
  expect(await valueOf(page, '_paq')).toContainEqual(['setTrackerUrl', 'https://matomo.example.com/matomo.php'])
  const calls = await page.evaluate(() => {
    const { posthog } = globalThis as unknown as { posthog: Readonly<Record<string, unknown>> }
    return posthog['_i']
  })
  expect(calls).toEqual([
    ['phc_abc', { api_host: 'https://hog.example.com', disable_session_recording: true }, 'posthog'],
  ])
  expect(errors).toEqual([])
  expect(await valueOf(page, 'policyViolations')).toEqual([])
  await close()
})

test('hosts that are not named stay refused', async () => {
  const { page, loaded, close } = await opened(open)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = 'https://other.example.com/x.js'
    document.head.append(script)
  })
  await expect.poll(() => valueOf(page, 'policyViolations')).toContain('https://other.example.com/x.js')
  expect(loaded).not.toContain('https://other.example.com/x.js')
  await close()
})

test.each(['doNotTrack', 'globalPrivacyControl'])(
  'nothing is loaded for readers whose browser says %s',
  async (signal) => {
    const { page, loaded, close } = await opened(asking, { signal, choice: 'all' })
    await page.evaluate(() => dispatchEvent(new Event('flatleaf-consent')))
    await settle(page)
    expect(loaded).toEqual([])
    expect(await valueOf(page, 'dataLayer')).toBeUndefined()
    await close()
  },
)

test('nothing is loaded before consent; then all of it, once, without a new page', async () => {
  const { page, loaded, errors, close } = await opened(asking)
  const consent = (value: string) =>
    page.evaluate((choice) => {
      localStorage.setItem('choice', choice)
      dispatchEvent(new Event('flatleaf-consent'))
    }, value)
  await consent('none')
  await settle(page)
  expect(loaded).toEqual([])
  await consent('all')
  await expect.poll(() => [...loaded].sort()).toEqual(scripts)
  await consent('all')
  await settle(page)
  expect(loaded).toHaveLength(4)
  expect(errors).toEqual([])
  await close()
})

test('consent that was given before is remembered, and another window hears of it', async () => {
  const before = await opened(asking, { choice: 'all' })
  await expect.poll(() => before.loaded.length).toBe(4)
  await before.close()
  const here = await opened(asking)
  const there = await here.page.context().newPage()
  await there.goto(`${asking.origin}/nowhere/`)
  expect(await there.locator('script[src*="/integrations."]').count()).toBe(1)
  expect(here.loaded).toEqual([])
  await there.evaluate(() => localStorage.setItem('choice', 'all'))
  await expect.poll(() => here.loaded.length).toBeGreaterThanOrEqual(4)
  await here.close()
})

test('built without services, pages know none', async () => {
  const { page, loaded, close } = await opened(silent)
  await settle(page)
  expect(loaded).toEqual([])
  expect(await page.locator('script[src*="integrations"]').count()).toBe(0)
  expect(await page.locator('meta[http-equiv]').getAttribute('content')).not.toContain('example.com')
  await close()
})

test('while a page is written nothing is loaded', async () => {
  const root = permanentFolder(files(services))
  const server = await serve('dev', [root])
  const seen = await visit(browser, server.origin, desktop)
  await settle(seen.page)
  expect(seen.others).toEqual([])
  expect(await seen.page.locator('script[src*="integrations"]').count()).toBe(0)
  await seen.close()
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('from the disk nothing is loaded, and nothing goes wrong', async () => {
  const seen = await visit(browser, pathToFileURL(`${local.out}/index.html`).href, desktop)
  await settle(seen.page)
  expect(seen.others).toEqual([])
  expect(seen.errors).toEqual([])
  expect(await seen.violations()).toEqual([])
  await seen.close()
})
