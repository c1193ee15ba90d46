/** What readers do with a page: copy it, see its Markdown, take it elsewhere. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, sections, smallSite } from './small-site.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from './visit.ts'

const console = '```console\n$ npm install plants\nadded 3 packages\n$ plants grow\n```'
const actions = ['copy', 'view', 'download-pdf', 'claude', { title: 'Ask us', href: '/ask?about=$path' }]

let browser: Browser
let site: SmallSite
beforeAll(async () => {
  const files = {
    'docs.json': {
      name: 'Plants',
      navigation: [{ group: 'Start', pages: ['index', 'below', 'beside', 'without'] }],
      site: { url: 'https://plants.example' },
      contextual: { options: actions },
      feedback: { suggestEdit: true, raiseIssue: true },
      repo: 'https://github.com/example/plants',
    },
    'pages/index.mdx': aPage('Welcome', `${sections(2)}\n${console}`),
    'pages/below.mdx': aPage('Below', sections(2), 'contextual: { options: [view, copy], display: toc }\n'),
    'pages/beside.mdx': aPage(
      'Beside',
      `<RequestExample>\n\n\`\`\`bash\nls\n\`\`\`\n\n</RequestExample>\n\n${sections(2)}`,
      'contextual: { options: [view, copy], display: toc }\n',
    ),
    'pages/without.mdx': aPage('Without', 'Text.', 'contextual: { options: [] }\n'),
  }
  ;[browser, site] = await Promise.all([launch(), smallSite(files)])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const summary = (page: Page) => page.locator('.page-menu > summary')
const isOpen = (page: Page) => page.locator('.page-menu').evaluate((menu) => (menu as HTMLDetailsElement).open)
const permissions = ['clipboard-read', 'clipboard-write']
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the button copies the page as Markdown and says so', async () => {
  const seen = await visit(browser, site.origin, { ...desktop, permissions })
  const button = seen.page.locator('.page-actions > button')
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Copied')
  await expect.poll(() => seen.page.getByRole('status').allTextContents()).toContain('Copied')
  expect(await clipboard(seen.page)).toMatch(/^# Welcome\n\n> What Welcome is for\.\n\n## Part 1/)
  expect(seen.errors).toEqual([])
  await seen.close()
})

test('actions below the contents stand in the header where examples take the place of the contents', async () => {
  for (const route of ['/below/', '/beside/']) {
    const seen = await visit(browser, site.origin + route, desktop)
    const shown = seen.page.getByRole('link', { name: 'View as Markdown' }).filter({ visible: true })
    expect(await shown.count(), route).toBe(1)
    await seen.close()
  }
})

test('on a phone the button is a sign beside the eyebrow that says in a word what it did', async () => {
  const seen = await visit(browser, site.origin, { ...phone, permissions })
  const button = seen.page.getByRole('button', { name: 'Copy page', exact: true })
  const [box, eyebrow, title] = await Promise.all(
    [button, seen.page.locator('main .eyebrow'), seen.page.locator('h1')].map((each) => each.boundingBox()),
  )
  expect(box!.width).toBeGreaterThanOrEqual(44)
  expect(box!.width).toBeLessThan(60)
  expect(box!.y).toBeLessThanOrEqual(eyebrow!.y)
  expect(title!.width).toBeGreaterThan(300)
  await button.click()
  const word = seen.page.locator('.page-actions > button > span')
  await expect.poll(async () => ((await word.boundingBox())?.width ?? 0) > 30 && word.textContent()).toBe('Copied')
  await seen.close()
})

test('the page is copied where a clipboard answers only to the press itself, not to what comes later', async () => {
  const seen = await visit(browser, 'about:blank', { ...desktop, permissions })
  const { page } = seen
  await page.addInitScript(() => {
    let isPressed = false
    addEventListener(
      'click',
      () => {
        isPressed = true
        setTimeout(() => (isPressed = false))
      },
      true,
    )
    for (const name of ['write', 'writeText'] as const) {
      const own = Clipboard.prototype[name] as (what: unknown) => Promise<void>
      Object.assign(Clipboard.prototype, {
        [name](this: Clipboard, what: unknown) {
          return isPressed ? own.call(this, what) : Promise.reject(new DOMException('', 'NotAllowedError'))
        },
      })
    }
    Document.prototype.execCommand = () => false
  })
  await page.route('**/*.md', async (route) => {
    await new Promise((done) => setTimeout(done, 200))
    await route.continue()
  })
  await page.goto(site.origin)
  const button = page.locator('.page-actions > button')
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Copied')
  expect(await clipboard(page)).toMatch(/^# Welcome\n\n> What Welcome is for\.\n\n## Part 1/)
  await seen.close()
})

test.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s the menu opens, closes with Escape and outside, and has no problems of accessibility', async (_, screen) => {
  const seen = await visit(browser, site.origin, screen)
  const { page } = seen
  await summary(page).click()
  expect(await page.getByRole('link', { name: /^View as Markdown/ }).getAttribute('href')).toBe('/index.md')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const box = await page.locator('.page-menu .menu-list').boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(screen.viewport.width)
  await page.keyboard.press('Escape')
  expect(await isOpen(page)).toBe(false)
  expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await summary(page).click()
  await page.mouse.click(20, 780)
  expect(await isOpen(page)).toBe(false)
  expect(await seen.violations()).toEqual([])
  await seen.close()
})

test('the keyboard opens the menu, walks it, and leaving it closes it', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const { page } = seen
  await page.locator('.page-actions > button').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await isOpen(page)).toBe(true)
  const names: string[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.querySelector('.menu-text > span')?.textContent ?? ''))
  }
  expect(names).toEqual(['View as Markdown', 'Print / save as PDF', 'Open in Claude', 'Ask us'])
  await page.keyboard.press('Tab')
  expect(await isOpen(page)).toBe(false)
  await seen.close()
})

test('links lead elsewhere without telling where from, and print prints', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const { page } = seen
  await summary(page).click()
  const claude = page.getByRole('link', { name: /^Open in Claude/ })
  expect(await claude.getAttribute('rel')).toBe('noopener nofollow')
  expect(decodeURIComponent((await claude.getAttribute('href'))!)).toContain('https://plants.example/index.md')
  expect(await page.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/ask?about=/')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: /^Print/ }).click()
  expect(await page.locator('body[data-printed]').count()).toBe(1)
  expect(await isOpen(page)).toBe(false)
  await seen.close()
})

test('without scripts the links of the menu are there, and no button', async () => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin)
  await page.getByText('Page actions').click()
  expect(await page.getByRole('link', { name: /^View as Markdown/ }).isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: /copy page|print/i }).count()).toBe(0)
  await page.goto(`${site.origin}/without/`)
  expect(await page.getByText('Page actions').count()).toBe(0)
  await context.close()
})

test('actions can stand below the contents; small windows have them at the title', async () => {
  const seen = await visit(browser, `${site.origin}/below/`, desktop)
  const { page } = seen
  expect(await page.locator('.toc-actions').getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true)
  expect(await page.locator('.page-actions').isVisible()).toBe(false)
  await page.setViewportSize(phone.viewport)
  expect(await page.locator('.toc-actions').isVisible()).toBe(false)
  expect(await page.locator('.page-actions').isVisible()).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
  await seen.close()
})

test('code is copied without prompts and answers', async () => {
  const seen = await visit(browser, site.origin, { ...desktop, permissions })
  const { page } = seen
  await page.locator('.code').hover()
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect.poll(() => page.getByRole('button', { name: 'Copied' }).count()).toBe(1)
  expect(await clipboard(page)).toBe('npm install plants\nplants grow')
  await seen.close()
})

test('edit and issue links name the page', async () => {
  const seen = await visit(browser, `${site.origin}/below/`, desktop)
  const hrefOf = (name: string) => seen.page.getByRole('link', { name }).getAttribute('href')
  expect(await hrefOf('Edit this page')).toBe('https://github.com/example/plants/edit/main/pages/below.mdx')
  expect(await hrefOf('Report an issue')).toBe(
    'https://github.com/example/plants/issues/new?title=Documentation%3A%20%2Fbelow%2F',
  )
  await seen.close()
})
