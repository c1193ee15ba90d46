/** Tabs, groups of code, views and blocks of code in a browser: choosing, remembering, finding, copying, printing. */
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
  'docs.json': JSON.stringify({
    name: 'Tabs',
    navigation: [{ group: 'G', pages: ['index', 'other', 'api', 'views'] }],
  }),
  'pages/index.mdx': `${head('Tabs')}<Tabs>
<Tab title="npm">

Use npm.

## In npm

<span id="inside">Here</span>

<Tabs>
<Tab title="npm">Inner npm</Tab>
<Tab title="yarn">Inner yarn</Tab>
</Tabs>
</Tab>
<Tab title="yarn">

Use yarn.

## In yarn

A needle in a haystack.
</Tab>
<Tab title="C++">Last</Tab>
</Tabs>

<CodeGroup>
\`\`\`bash npm
$ npm i x
$ npm test
\`\`\`
\`\`\`bash yarn
yarn add x
\`\`\`
\`\`\`js gone.js lines
const a = 1 // [!code --]
const a = 2 // [!code ++]
\`\`\`
</CodeGroup>

<CodeGroup dropdown>
\`\`\`console npm
$ npm ls
x@1
\`\`\`
\`\`\`bash yarn
yarn list
\`\`\`
</CodeGroup>

<Tabs sync={false}>
<Tab title="npm">Own npm</Tab>
<Tab title="yarn">Own yarn</Tab>
</Tabs>

\`\`\`json expandable
${Array.from({ length: 40 }, (_, index) => index).join('\n')}
\`\`\`

[Into a tab](#inside)

${'Text to scroll.\n\n'.repeat(40)}`,
  'pages/other.mdx': `${head('Other')}<Tabs>\n<Tab title="pip">Use pip</Tab>\n<Tab title="yarn">Use yarn here</Tab>\n</Tabs>\n\n## After\n\nText.\n`,
  'pages/api.mdx': `${head('API')}Intro.\n\n## Errors\n\nNone.\n\n<RequestExample>\n\`\`\`bash cURL\ncurl x\n\`\`\`\n</RequestExample>\n`,
  'pages/views.mdx': `${head('Views')}<View title="JS">\n## Install JS\n\nnpm\n</View>\n<View title="Python">\n## Install Python\n\npip\n</View>\n\n## Both\n`,
}

let browser: Browser
let server: Server
let root: string
let out: string
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'flatleaf-tabs-'))
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
/** Names of the panels that show, in order. */
const shown = (page: Page, within = '#content') =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} [data-tab]`)]
        .filter((panel) => panel.checkVisibility({ contentVisibilityAuto: true }) && !panel.closest('[hidden]'))
        .map((panel) => panel.dataset['tab']),
    within,
  )
const tabs = (page: Page, set: number) => page.locator('#content [role=tablist]').nth(set).locator('> [role=tab]')

test('one panel shows at a time; a choice goes to all sets that know it, but for those that keep to themselves', async () => {
  const seen = await open('/')
  const { page } = seen
  expect(await shown(page)).toEqual(['npm', 'npm', 'npm', 'npm', 'npm'])
  await tabs(page, 0).nth(1).click()
  expect(await shown(page)).toEqual(['yarn', 'yarn', 'yarn', 'npm'])
  await page.locator('.tab-menu select').selectOption('npm')
  // Within the tab of npm another set follows, and what is around it stays.
  expect(await shown(page)).toEqual(['npm', 'npm', 'npm', 'npm', 'npm'])
  await tabs(page, 1).nth(1).click()
  expect(await shown(page)).toEqual(['npm', 'yarn', 'yarn', 'yarn', 'npm'])
  expect(seen.errors).toEqual([])
  expect(await seen.violations()).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  await seen.close()
})

test('the keyboard moves along the tabs, which are one stop', async () => {
  const seen = await open('/')
  const { page } = seen
  const selected = () => page.evaluate(() => document.activeElement?.textContent)
  await tabs(page, 0).first().focus()
  const names: (string | null | undefined)[] = []
  for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await page.keyboard.press(key)
    names.push(await selected())
  }
  expect(names).toEqual(['yarn', 'C++', 'npm', 'C++', 'npm'])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('[role=tab][aria-selected=false]'))).toBe(false)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await tabs(page, 0).first().focus()
  await page.keyboard.press('ArrowLeft')
  expect(await selected()).toBe('yarn')
  await seen.close()
})

test('the choice is remembered on other pages, and nothing moves when scripts take over', async () => {
  const seen = await open('/')
  const { page } = seen
  await tabs(page, 0).nth(1).click()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const route of ['/other/', '/']) {
    await page.goto(`${server.origin}${route}`, { waitUntil: 'load' })
    await page.waitForTimeout(300)
    expect((await shown(page))[0]).toBe('yarn')
    const shifts = await page.evaluate(() => (globalThis as unknown as { layoutShifts: number[] }).layoutShifts)
    // One line of the contents may close up; the text stays where it was painted.
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.001)
  }
  await seen.close()
})

test('before scripts run the chosen panel shows, and no other; without them, all', async () => {
  const seen = await open('/')
  const { page } = seen
  await tabs(page, 0).nth(1).click()
  const script = /\/site\.[^/]+\.js$/
  await page.route(script, () => {})
  await page.goto(`${server.origin}/other/`, { waitUntil: 'commit' })
  await page.locator('#after').waitFor()
  expect(await shown(page)).toEqual(['yarn'])
  await page.unroute(script)
  await page.route(script, (route) => route.abort())
  await page.goto(`${server.origin}/other/`, { waitUntil: 'load' })
  expect(await shown(page)).toEqual(['pip', 'yarn'])
  await seen.close()
})

test('an address into a closed panel opens it, at once and later; so does a search in the page', async () => {
  const seen = await open('/#in-yarn')
  const { page } = seen
  expect((await shown(page))[0]).toBe('yarn')
  expect(await page.evaluate(() => document.getElementById('in-yarn')!.getBoundingClientRect().top)).toBeLessThan(300)
  await page.getByRole('link', { name: 'Into a tab' }).click()
  await page.waitForFunction(() => document.getElementById('inside')!.closest('[hidden]') === null)
  expect(await page.evaluate(() => document.getElementById('inside')!.getBoundingClientRect().top)).toBeGreaterThan(0)
  const panel = page.locator('#yarn')
  expect(await panel.getAttribute('hidden')).toBe('until-found')
  await panel.dispatchEvent('beforematch')
  expect(await panel.getAttribute('hidden')).toBeNull()
  await seen.close()
})

test('the contents name the headings of open panels only', async () => {
  const seen = await open('/')
  const { page } = seen
  const entries = () => page.locator('.toc li:visible').allInnerTexts()
  expect(await entries()).toEqual(['In npm'])
  await tabs(page, 0).nth(1).click()
  expect(await entries()).toEqual(['In yarn'])
  await seen.close()
})

test('copied code has no prompts, answers, removed lines, marks or numbers', async () => {
  const seen = await open('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = seen
  const copied = async () => {
    await page.locator('.code-group:has(> .tab-list) > .code:not([hidden]) > .code-copy').click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied()).toBe('npm i x\nnpm test')
  await tabs(page, 2).nth(2).click()
  expect(await copied()).toBe('const a = 2')
  await page.locator('.code-group:has(> .tab-menu) > .code:not([hidden]) > .code-copy').click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm ls')
  await seen.close()
})

test('long code opens and closes', async () => {
  const seen = await open('/')
  const block = seen.page.locator('.code-expandable')
  const height = async () => (await block.boundingBox())!.height
  const before = await height()
  await block.getByRole('button', { name: 'Show all' }).click()
  expect(await height()).toBeGreaterThan(before * 1.5)
  await block.getByRole('button', { name: 'Show less' }).click()
  expect(await height()).toBe(before)
  await seen.close()
})

test('without scripts, and on paper, everything is there under its title', async () => {
  const context = await browser.newContext({ ...desktop, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${server.origin}/`)
  const text = await plain.locator('#content').innerText()
  for (const word of ['Use npm.', 'Use yarn.', 'Inner yarn', 'yarn add x', 'yarn list', 'Own yarn', '39'])
    expect(text).toContain(word)
  expect(await plain.locator('.tab-title:visible').count()).toBe(7)
  expect(await plain.locator('.code-group .code-head:visible').count()).toBe(5)
  expect(await plain.locator('[role=tablist]:visible, .tab-menu:visible').count()).toBe(0)
  await context.close()

  const seen = await open('/')
  await seen.page.emulateMedia({ media: 'print' })
  expect(await seen.page.locator('.tab-title:visible').count()).toBe(7)
  expect(await seen.page.locator('.code-group .code-head:visible').count()).toBe(5)
  expect(await seen.page.locator('[role=tablist]:visible, .code-copy:visible').count()).toBe(0)
  const yarn = await seen.page.locator('#yarn').boundingBox()
  expect(yarn!.height).toBeGreaterThan(40)
  await seen.close()
})

test('examples stand beside the text where there is room, in the text where there is none', async () => {
  const seen = await open('/api/')
  const { page } = seen
  const places = async () => {
    const [main, example] = await Promise.all(
      ['main p:has-text("None.")', '.example'].map((each) => page.locator(each).boundingBox()),
    )
    return { beside: example!.x > main!.x + main!.width, width: example!.width }
  }
  expect((await places()).beside).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await page.locator('.toc-button').isVisible()).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await places()).beside).toBe(false)
  // Lists of tabs are fitted to the new width by a script.
  await expect.poll(() => overflow(page)).toBe(0)
  await seen.close()
})

test('a view is chosen for the whole page and remembered', async () => {
  const seen = await open('/views/')
  const { page } = seen
  const text = () => page.locator('#content').innerText()
  expect(await text()).not.toContain('pip')
  await page.getByLabel('Show for').selectOption('Python')
  expect(await text()).toContain('pip')
  expect(await text()).not.toContain('npm')
  expect(await page.locator('.toc li:visible').allInnerTexts()).toEqual(['Install Python', 'Both'])
  await page.reload()
  expect(await page.getByLabel('Show for').inputValue()).toBe('Python')
  await page.goto(`${server.origin}/views/#install-js`)
  expect(await text()).toContain('npm')
  expect(seen.errors).toEqual([])
  expect(await accessibilityProblems(page)).toEqual([])
  await seen.close()
})
