/** The question whether a page was helpful, and where its answers go. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, smallSite } from './small-site.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from './visit.ts'

const endpoint = 'https://answers.example/docs'

let browser: Browser
let site: SmallSite
beforeAll(async () => {
  const files = {
    'docs.json': {
      name: 'Plants',
      navigation: [{ group: 'Start', pages: ['index', 'silent'] }],
      feedback: { thumbsRating: true, endpoint },
    },
    'pages/index.mdx': aPage('Welcome', 'Text.'),
    'pages/silent.mdx': aPage('Silent', 'Text.', 'feedback: false\n'),
  }
  ;[browser, site] = await Promise.all([launch(), smallSite(files)])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

interface Sent {
  readonly body: unknown
  readonly cookie: string | undefined
}

/** Answers in place of the endpoint. */
async function answering(page: Page, status: () => number): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  await page.context().route(`${endpoint}**`, async (route) => {
    const request = route.request()
    if (request.method() === 'POST') sent.push({ body: request.postDataJSON(), cookie: request.headers()['cookie'] })
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
    await route.fulfill({ status: status(), headers, body: '' })
  })
  return sent
}

const button = (page: Page, name: string) => page.locator('.feedback').getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('.feedback-status').textContent()

test.each([
  ['a desk', desktop],
  ['a phone', phone],
])('on %s an answer and then some words are sent, without cookies', async (_, screen) => {
  const seen = await visit(browser, site.origin, screen)
  const { page } = seen
  const sent = await answering(page, () => 204)
  expect(await page.getByRole('group', { name: 'Was this page helpful?' }).isVisible()).toBe(true)
  await button(page, 'No').click()
  await expect.poll(() => status(page)).toBe('Thank you.')
  expect(await button(page, 'No').getAttribute('aria-pressed')).toBe('true')
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.getByLabel('What is missing or wrong? (optional)').fill(' <b>More</b> ferns ')
  await button(page, 'Send').click()
  await expect.poll(() => status(page)).toBe('Thank you, your words were sent.')
  expect(sent).toEqual([
    { body: { page: '/', rating: 'no' }, cookie: undefined },
    { body: { page: '/', rating: 'no', comment: '<b>More</b> ferns' }, cookie: undefined },
  ])
  expect(await page.locator('.feedback textarea').count()).toBe(0)
  expect(seen.errors).toEqual([])
  expect(await seen.violations()).toEqual([])
  await seen.close()
})

test('the keyboard answers, changes the answer, and repeats none', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const { page } = seen
  const sent = await answering(page, () => 200)
  await button(page, 'Yes').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => status(page)).toBe('Thank you.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect.poll(() => sent.length).toBe(2)
  expect(sent.map(({ body }) => (body as { rating: string }).rating)).toEqual(['yes', 'no'])
  await seen.close()
})

test('an answer that could not be sent says so, and can be given again', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const { page } = seen
  let code = 500
  const sent = await answering(page, () => code)
  await button(page, 'Yes').click()
  await expect.poll(() => status(page)).toContain('could not be sent')
  expect(await button(page, 'Yes').getAttribute('aria-pressed')).toBe('false')
  code = 200
  await button(page, 'Yes').click()
  await expect.poll(() => status(page)).toBe('Thank you.')
  expect(sent).toHaveLength(2)
  await seen.close()
})

test('the last answer counts, in whatever order they arrive', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const { page } = seen
  let letFirst = () => {}
  const first = new Promise<void>((resolve) => (letFirst = resolve))
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  await page.context().route(`${endpoint}**`, async (route) => {
    const { rating } = (route.request().postDataJSON() ?? {}) as { rating?: string }
    if (rating === 'yes') await first
    // The first fails, long after it was taken back.
    await route.fulfill({ status: rating === 'yes' ? 500 : 200, headers, body: '' })
  })
  await button(page, 'Yes').click()
  await button(page, 'No').click()
  await page.getByLabel('What is missing or wrong? (optional)').waitFor()
  const answered = page.waitForResponse((response) => response.status() === 500)
  letFirst()
  await answered
  await page.waitForTimeout(100)
  expect(await status(page)).toBe('Thank you.')
  expect(await button(page, 'No').getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByLabel('What is missing or wrong? (optional)').isVisible()).toBe(true)
  await seen.close()
})

test('words are sent once, however often the button is pressed, and the focus does not go with their field', async () => {
  const seen = await visit(browser, site.origin, desktop)
  const { page } = seen
  const sent = await answering(page, () => 200)
  await button(page, 'No').click()
  await page.getByLabel('What is missing or wrong? (optional)').fill('Ferns')
  await button(page, 'Send').evaluate((send) => {
    const pressed = send as HTMLElement
    pressed.focus()
    pressed.click()
    pressed.click()
  })
  await expect.poll(() => status(page)).toBe('Thank you, your words were sent.')
  expect(sent).toHaveLength(2)
  expect(await button(page, 'No').evaluate((each) => each === document.activeElement)).toBe(true)
  await seen.close()
})

test('nobody is asked without scripts, on a page that wants no answer, or on the page for lost readers', async () => {
  const context = await browser.newContext({ ...desktop, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin)
  expect(await page.locator('.feedback').isVisible()).toBe(false)
  for (const route of ['/silent/', '/nowhere/']) {
    await page.goto(site.origin + route)
    expect(await page.locator('.feedback, script[src*="feedback"]').count()).toBe(0)
    expect(await page.locator('meta[http-equiv]').getAttribute('content')).not.toContain('answers.example')
  }
  await context.close()
})
