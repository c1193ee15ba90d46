/** Disclosures, tooltips, a changelog, prompts and colours in a browser: with scripts, by keyboard, and without scripts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { buildSite, remove, serve } from './command.ts'
import { accessibilityProblems, desktop, overflow, visit } from './visit.ts'

const head = (title: string) => `---\ntitle: ${title}\ndescription: What ${title} is for.\n---\n\n`
const files = {
  'docs.json': JSON.stringify({ name: 'Parts', navigation: [{ group: 'G', pages: ['index', 'changelog'] }] }),
  'pages/index.mdx': `${head('Parts')}<AccordionGroup>
  <Accordion title="Outer">
    <Accordion title="Inner">

      ## Deep

      Text.
    </Accordion>
  </Accordion>
</AccordionGroup>

<ResponseField name="plant" type="object">
  <Expandable title="plant">
    <ResponseField name="leaf" type="string">A leaf.</ResponseField>
  </Expandable>
</ResponseField>

An <Tooltip tip="A way to talk to programs." href="/changelog" cta="More">API</Tooltip> call.

<Prompt description="Water the fern" actions={["copy", "cursor"]}>
  Say *when*.
</Prompt>

<Color><Color.Item name="Leaf" value="#16794c" /></Color>

${'Text to scroll.\n\n'.repeat(40)}`,
  'pages/changelog.mdx': `${head('Changelog')}<Update label="Two" tags={["API", "Web"]}>
  ## Second

  New.
</Update>
<Update label="One" tags={["API"]}>Old.</Update>
<Update label="Zero">Oldest.</Update>

[The first of all](#zero)
`,
}

let browser: Browser
let server: Server
let root: string
let out: string
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'flatleaf-parts-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  out = buildSite(root)
  ;[browser, server] = await Promise.all([launch(), serve('preview', [root, '--out', out])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  if (out) remove(out)
  if (root) rmSync(root, { recursive: true })
})

const open = (route: string, options: BrowserContextOptions = {}) =>
  visit(browser, `${server.origin}${route}`, { ...desktop, ...options })
const openIds = (page: Page) => page.$$eval('.prose details[open][id]', (all) => all.map(({ id }) => id))
const hash = (page: Page) => page.evaluate(() => location.hash)

test('an address opens all that is folded around what it names, also by its other id', async () => {
  const { page, close, errors, violations } = await open('/#deep')
  expect((await openIds(page)).toSorted()).toEqual(['inner', 'outer'])
  expect(await page.locator('#deep').isVisible()).toBe(true)
  await page.evaluate(() => (location.hash = '#response-leaf'))
  await expect.poll(() => page.locator('#leaf').isVisible()).toBe(true)
  expect(errors).toEqual([])
  expect(await violations()).toEqual([])
  await close()
})

test('what a reader opens is in the address, and going back is not made longer by it', async () => {
  const { page, close } = await open('/')
  const before = await page.evaluate(() => history.length)
  await page.locator('#outer > summary').click()
  expect(await hash(page)).toBe('#outer')
  await page.locator('#inner > summary').focus()
  await page.keyboard.press('Enter')
  expect(await hash(page)).toBe('#inner')
  await page.keyboard.press('Enter')
  expect(await hash(page)).toBe('')
  expect(await page.evaluate(() => history.length)).toBe(before)
  await close()
})

test('a tooltip opens under the pointer, stays while it is read, and closes', async () => {
  const { page, close } = await open('/')
  const [term, tip] = [page.locator('.tooltip-term'), page.locator('.tooltip-tip')]
  await term.hover()
  await expect.poll(() => tip.isVisible()).toBe(true)
  await tip.hover()
  await page.waitForTimeout(400)
  expect(await tip.isVisible()).toBe(true)
  const [at, of] = [await tip.boundingBox(), await term.boundingBox()]
  expect(Math.abs(at!.y + at!.height - of!.y)).toBeLessThan(12)
  await page.mouse.move(5, 5)
  await expect.poll(() => tip.isVisible()).toBe(false)
  await close()
})

test.each([true, false])('a tooltip works with keyboard and touch, scripts on: %s', async (javaScriptEnabled) => {
  const { page, close } = await open('/', { javaScriptEnabled, hasTouch: true })
  const [term, tip] = [page.locator('.tooltip-term'), page.locator('.tooltip-tip')]
  await term.focus()
  await page.keyboard.press('Enter')
  expect(await tip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await tip.isVisible()).toBe(false)
  await term.tap()
  expect(await tip.isVisible()).toBe(true)
  await close()
})

test('tags choose entries, in the address too; an entry that the address names is shown', async () => {
  const { page, close } = await open('/changelog/?tags=API,Web')
  const shown = () =>
    page.$$eval('.update:not([hidden]) .update-label', (all) => all.map(({ firstChild }) => firstChild?.textContent))
  expect(await shown()).toEqual(['Two'])
  await page.getByRole('button', { name: 'Web' }).click()
  expect(await shown()).toEqual(['Two', 'One'])
  expect(await page.evaluate(() => location.search)).toBe('?tags=API')
  expect(await page.getByRole('status').textContent()).toBe('2 of 3')
  await page.evaluate(() => (location.hash = '#zero'))
  await expect.poll(shown).toEqual(['Two', 'One', 'Zero'])
  // The address names it still.
  await page.getByRole('button', { name: 'API' }).click()
  expect(await shown()).toEqual(['Two', 'One'])
  await page.getByRole('link', { name: 'The first of all' }).click()
  await expect.poll(shown).toEqual(['Two', 'One', 'Zero'])
  await close()
})

test('prompts and colours are copied as they are written', async () => {
  const seen = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page, close, errors } = seen
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy prompt' }).click()
  await expect.poll(clipboard).toBe('Say *when*.')
  const said = () => page.getByRole('status').allTextContents()
  await expect.poll(said).toContain('Copied')
  await expect.poll(said, { timeout: 5000 }).not.toContain('Copied')
  await page.getByRole('button', { name: '#16794c' }).click()
  await expect.poll(clipboard).toBe('#16794c')
  await expect.poll(said).toContain('Copied')
  await page.getByRole('button', { name: '#16794c' }).waitFor()
  expect(errors).toEqual([])
  await close()
})

test('without scripts all can be read, and nothing promises what it cannot do', async () => {
  const { page, close } = await open('/changelog/', { javaScriptEnabled: false })
  expect(await page.locator('.update').count()).toBe(3)
  expect(await page.locator('.update-filter').count()).toBe(0)
  await page.goto(`${server.origin}/`)
  await page.locator('.prompt summary').click()
  expect(await page.locator('.prompt-text').isVisible()).toBe(true)
  expect(await page.locator('.prompt button').count()).toBe(0)
  await close()
})

test.each(['light', 'dark'] as const)('is accessible and fits small windows in %s mode', async (colorScheme) => {
  for (const route of ['/', '/changelog/']) {
    const { page, close } = await open(route, { colorScheme, viewport: { width: 390, height: 844 } })
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)))
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await close()
  }
})
