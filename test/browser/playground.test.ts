/** The playground in a real browser, against an API on another port: what is sent, what comes back, what a browser refuses. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permanentFolder } from '../temporary.ts'
import { launch } from './chromium.ts'
import { buildSite, remove } from './command.ts'
import type { EchoApi } from './echo-api.ts'
import { echoApi } from './echo-api.ts'
import { echoDescription } from './echo-description.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, smallSite } from './small-site.ts'
import type { Visit } from './visit.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from './visit.ts'

let browser: Browser
let api: EchoApi
let site: SmallSite
beforeAll(async () => {
  api = await echoApi()
  const fields = [
    '<ParamField path="id" type="integer" required>Which one.</ParamField>',
    '<ParamField query="q" type="string">Words.</ParamField>',
    '<ParamField body="name" type="string" required>Its name.</ParamField>',
  ]
  const files = {
    'docs.json': {
      name: 'Garden',
      openapi: 'openapi.json',
      api: { generate: 'all' },
      navigation: [{ group: 'Start', pages: ['index', 'hand'] }],
    },
    'openapi.json': echoDescription(api.origin),
    'pages/index.mdx': aPage('Welcome', 'Text.'),
    'pages/hand.mdx': aPage('By hand', fields.join('\n\n'), `api: POST ${api.origin}/hand/{id}\n`),
  }
  ;[browser, site] = await Promise.all([launch(), smallSite(files)])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await api?.close()
})

const secret = 's3cr3t-t0k3n'
const pathOf = (name: string) => `/api-reference/${name}/`
const dialog = (page: Page) => page.locator('dialog.try')
const sendButton = (page: Page) => dialog(page).locator('.try-send')
const answer = (page: Page) => dialog(page).locator('.try-answer')
const curl = (page: Page) => dialog(page).locator('.try-request pre').textContent()
const status = (page: Page) => answer(page).locator('.try-status strong').textContent({ timeout: 5000 })

async function open(name: string, options: BrowserContextOptions = desktop): Promise<Visit> {
  const seen = await visit(browser, site.origin + (name.startsWith('/') ? name : pathOf(name)), options)
  await seen.page.getByRole('button', { name: 'Try it' }).click()
  await dialog(seen.page).and(seen.page.locator('[open]')).waitFor()
  return seen
}

/** Presses the button, and again if the form objects; gives what the API saw. */
async function sent(page: Page) {
  const before = api.seen.length
  await sendButton(page).click()
  await expect.poll(() => api.seen.length, { timeout: 5000 }).toBeGreaterThan(before)
  await answer(page).locator('.try-status').waitFor()
  return api.seen.at(-1)!
}

const fill = (page: Page) => dialog(page).getByRole('button', { name: 'Fill in examples' }).click()

async function finish(seen: Visit): Promise<void> {
  expect(seen.errors).toEqual([])
  expect(await seen.violations()).toEqual([])
  await seen.close()
}

test('every style of parameters is sent as the description says', async () => {
  const seen = await open('read-styles')
  await fill(seen.page)
  const { url, headers } = await sent(seen.page)
  const [path, query] = url.split('?')
  expect(path).toBe('/styles/a,b%20c/.a.b/;x=1;y=%C3%A9')
  expect(query!.split('&')).toEqual([
    'each=a',
    'each=b%20c',
    'comma=a,b',
    'pipe=a%7Cb',
    'deep%5Bx%5D=1',
    'deep%5By%5D=z',
    'json=%7B%22x%22%3A2%7D',
    'on=false',
    'kind=herb',
    'zero=0',
  ])
  expect(headers['x-bed']).toBe('a,b')
  // No page may set a cookie of another host: the command has it, and the form says so.
  expect(headers['cookie']).toBeUndefined()
  expect(await curl(seen.page)).toContain("--header 'Cookie: session=abc'")
  expect(await dialog(seen.page).getByText('curl only').count()).toBe(1)
  expect(await status(seen.page)).toBe('200 OK')
  expect(await accessibilityProblems(seen.page)).toEqual([])
  await finish(seen)
})

test('values are typed in, lists grow and shrink', async () => {
  const seen = await open('read-styles')
  const { page } = seen
  const list = dialog(page).getByRole('group', { name: /^each/ })
  await list.getByRole('button', { name: 'Add to each' }).click()
  await list.getByLabel('each 1', { exact: true }).fill('one')
  await list.getByRole('button', { name: 'Add to each' }).click()
  await list.getByLabel('each 2', { exact: true }).fill('two')
  await list.getByRole('button', { name: 'Remove each 1' }).click()
  await dialog(page).getByLabel('kind', { exact: true }).selectOption('tree')
  await dialog(page).getByLabel('on', { exact: true }).selectOption('true')
  expect(await dialog(page).locator('.try-address').textContent()).toContain('?each=two&on=true&kind=tree')
  await dialog(page).getByLabel('on', { exact: true }).selectOption('Not set')
  expect(await dialog(page).locator('.try-address').textContent()).toContain('?each=two&kind=tree')
  await finish(seen)
})

test.each([
  [
    '0',
    ['User name', 'Password'],
    'header',
    ['authorization', `Basic ${Buffer.from('ü:s3cr3t-t0k3n').toString('base64')}`],
  ],
  ['1', ['X-Key'], 'header', ['x-key', secret]],
  ['2', ['key'], 'url', [`key=${secret}`]],
  ['4', ['Authorization'], 'header', ['authorization', `Bearer ${secret}`]],
] as const)('authentication %s', async (way, labels, where, [name, value]) => {
  const seen = await open('sign-in-many-ways')
  const { page } = seen
  await dialog(page).getByLabel('Way to authenticate').selectOption(way)
  for (const [index, label] of labels.entries()) {
    await dialog(page)
      .getByLabel(label, { exact: true })
      .fill(labels.length > 1 && index === 0 ? 'ü' : secret)
  }
  const request = await sent(page)
  if (where === 'header') expect(request.headers[name]).toBe(value)
  else expect(request.url).toContain(name)
  expect(request.headers['cookie']).toBeUndefined()
  await finish(seen)
})

test('secrets stand nowhere but in their field, unless the reader asks for it', async () => {
  const seen = await open('sign-in-many-ways')
  const { page } = seen
  await dialog(page).getByLabel('Way to authenticate').selectOption('2')
  const field = dialog(page).getByLabel('key', { exact: true })
  await field.fill(secret)
  await sent(page)
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(await stored()).not.toContain(secret)
  expect(await curl(page)).toContain('key=API_KEY')
  const shown = await page.evaluate(() => document.documentElement.innerText)
  expect(shown.split('Answer')[0]).not.toContain(secret)
  expect(await field.getAttribute('type')).toBe('password')
  await dialog(page).getByLabel('Show secrets').check()
  expect(await curl(page)).toContain(secret)
  await dialog(page).getByLabel('Keep for this tab').check()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(secret)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret)
  await page.reload()
  await dialog(page).and(page.locator('[open]')).waitFor()
  await dialog(page).getByLabel('Way to authenticate').selectOption('2')
  expect(await field.inputValue()).toBe(secret)
  await dialog(page).getByLabel('Keep for this tab').uncheck()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(secret)
  await finish(seen)
})

test('a body is edited as a form and as text, and loses nothing on the way', async () => {
  const seen = await open('replace-a-plant')
  const { page } = seen
  const text = '{ "name": "Fern",\n  "height": 1.50, "extra": [1, "x"] }'
  await dialog(page).getByLabel('id', { exact: true }).fill('7')
  await dialog(page).getByText('Text', { exact: true }).click()
  const area = dialog(page).getByLabel('Body', { exact: true })
  await area.fill('{ "name": "Fern",\n  "height" 1 }')
  expect(await dialog(page).getByText('Line 2, column 12').isVisible()).toBe(true)
  expect(await dialog(page).getByLabel('Form', { exact: true }).isDisabled()).toBe(true)
  await area.fill('{ "name": "Fern", "number": 12345678901234567890 }')
  expect(await dialog(page).getByLabel('Form', { exact: true }).isDisabled()).toBe(true)
  expect((await sent(page)).body).toContain('12345678901234567890')
  await area.fill(text)
  await dialog(page).getByText('Form', { exact: true }).click()
  expect(await dialog(page).getByLabel('name', { exact: true }).inputValue()).toBe('Fern')
  expect((await sent(page)).body).toBe(text)
  await dialog(page).getByLabel('height', { exact: true }).fill('2')
  await dialog(page).getByText('Text', { exact: true }).click()
  expect(JSON.parse(await area.inputValue())).toMatchObject({ name: 'Fern', height: 2, extra: [1, 'x'] })
  await finish(seen)
})

test('what does not fit the description is said at its field, and can be sent all the same', async () => {
  const seen = await open('replace-a-plant')
  const { page } = seen
  await sendButton(page).click()
  const id = dialog(page).getByLabel('id', { exact: true })
  expect(await id.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(await id.getAttribute('aria-invalid')).toBe('true')
  expect(await sendButton(page).textContent()).toBe('Send')
  await id.fill('0')
  await dialog(page).getByLabel('name', { exact: true }).fill('x')
  await dialog(page).getByLabel('height', { exact: true }).fill('tall')
  await sendButton(page).click()
  for (const text of ['Must be at least 1.', 'Must have at least 2 characters.', 'Must be a number.']) {
    expect(await dialog(page).locator('.try-problem', { hasText: text }).isVisible(), text).toBe(true)
  }
  const about = await id.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${about!.split(' ').at(-1)!}"]`).textContent()).toBe('Must be at least 1.')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Send anyway' }).click()
  await answer(page).locator('.try-status').waitFor()
  expect(JSON.parse(api.seen.at(-1)!.body)).toEqual({ name: 'x', height: 'tall' })
  await finish(seen)
})

test('a variant brings its own fields', async () => {
  const seen = await open('choose-a-variant')
  const { page } = seen
  await dialog(page).getByLabel('Variant of Body').selectOption('Dog')
  await dialog(page).getByLabel('barks', { exact: true }).selectOption('true')
  expect(JSON.parse((await sent(page)).body)).toEqual({ kind: 'Dog', barks: true })
  await dialog(page).getByLabel('kind', { exact: true }).fill('')
  await dialog(page).getByLabel('barks', { exact: true }).selectOption('false')
  expect(JSON.parse((await sent(page)).body)).toEqual({ kind: 'Dog', barks: false })
  await finish(seen)
})

test('forms, files and other bodies', async () => {
  const form = await open('send-a-form')
  await dialog(form.page).getByLabel('name', { exact: true }).fill('a b&c')
  await dialog(form.page).getByRole('button', { name: 'Add to tags' }).click()
  await dialog(form.page).getByLabel('tags 1', { exact: true }).fill('é')
  expect(await sent(form.page)).toMatchObject({
    body: 'name=a%20b%26c&tags=%C3%A9',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  await finish(form)

  const upload = await open('send-files')
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`in ${name}`) })
  await dialog(upload.page).getByLabel('note', { exact: true }).fill('two pages')
  await dialog(upload.page).getByLabel('cover', { exact: true }).setInputFiles(file('cover.txt'))
  await dialog(upload.page)
    .getByLabel('pages', { exact: true })
    .setInputFiles([file('1.txt'), file('2.txt')])
  const { body, headers } = await sent(upload.page)
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect([...body.matchAll(/name="(\w+)"(?:; filename="([^"]+)")?/g)].map(([, name, own]) => [name, own])).toEqual([
    ['note', undefined],
    ['cover', 'cover.txt'],
    ['pages', '1.txt'],
    ['pages', '2.txt'],
  ])
  expect(body).toContain('in 2.txt')
  expect(await curl(upload.page)).toContain('--form pages=@2.txt')
  await finish(upload)

  const raw = await open('send-one-file')
  await dialog(raw.page).getByLabel('File', { exact: true }).setInputFiles(file('bytes.bin'))
  expect(await sent(raw.page)).toMatchObject({ body: 'in bytes.bin' })
  await dialog(raw.page).getByLabel('Content type').selectOption('application/xml')
  await dialog(raw.page).getByLabel('Body', { exact: true }).fill('<plant>é</plant>')
  expect(await sent(raw.page)).toMatchObject({ headers: { 'content-type': 'application/xml' } })
  await finish(raw)
})

test('a call that the API does not allow is explained', async () => {
  const seen = await open('call-a-closed-api')
  const { page } = seen
  await dialog(page).getByLabel('Authorization', { exact: true }).fill(secret)
  await sendButton(page).click()
  await answer(page).locator('.try-failure').waitFor()
  const said = await answer(page).innerText()
  expect(said).toContain('does not allow calls from this page (CORS)')
  expect(said).toContain(`Access-Control-Allow-Origin: ${site.origin}`)
  expect(said).toContain('Access-Control-Allow-Headers: authorization')
  expect(said).toContain("--header 'Authorization: Bearer <ACCESS_TOKEN>'")
  expect(said).not.toContain(secret)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await seen.violations()).toEqual([])
  await seen.close()
})

test('a host that the policy does not list is named', async () => {
  const seen = await open('call-elsewhere')
  const { page } = seen
  await dialog(page).getByLabel('host', { exact: true }).fill('elsewhere.example')
  await sendButton(page).click()
  await answer(page)
    .getByText('The content security policy of this page does not allow calls to elsewhere.example')
    .first()
    .waitFor()
  expect(await seen.violations()).toContain('connect-src https://elsewhere.example/away')
  await seen.close()
})

test('only the listed servers are allowed, and only on pages with a playground', () => {
  const policy = (route: string) => {
    const html = readFileSync(join(site.out, route, 'index.html'), 'utf8')
    return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!.replaceAll('&#x27;', "'")
  }
  expect(policy('api-reference/replace-a-plant')).toContain(
    `connect-src 'self' ${api.origin} https://*.beds.example https://eu.garden.example https://us.garden.example;`,
  )
  expect(policy('api-reference/call-elsewhere')).toContain("connect-src 'self' https://garden.example;")
  for (const route of [
    '.',
    'api-reference/read-only',
    'api-reference/read-less',
    'api-reference/webhooks/has-grown',
    'api-reference/call-nobody',
  ]) {
    expect(policy(route), route).toContain("connect-src 'self';")
    expect(policy(route), route).not.toContain('blob:')
  }
})

test('pages without a playground load nothing of it, those with one only its button', async () => {
  for (const name of ['read-only', 'read-less', 'webhooks/has-grown', 'call-nobody']) {
    const seen = await visit(browser, site.origin + pathOf(name), desktop)
    expect(await seen.page.locator('.api-try, script[src*="playground"]').count(), name).toBe(0)
    expect(seen.errors).toEqual([])
    await seen.close()
  }
  const seen = await visit(browser, site.origin + pathOf('wait'), desktop)
  const scripts = await seen.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
  )
  expect(scripts.filter((name) => /^(?:playground|request)/.test(name))).toEqual([
    expect.stringMatching(/^playground\.\w+\.js$/),
  ])
  await finish(seen)
  const context = await browser.newContext({ ...desktop, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(site.origin + pathOf('replace-a-plant'))
  expect(await page.locator('.api-try').isVisible()).toBe(false)
  await context.close()
})

test('what shows the answer comes with the first request, and not before', async () => {
  const seen = await open('replace-a-plant')
  const { page } = seen
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/playground-answer\.\w+\.js$/.test(name))
          .length,
    )
  await fill(page)
  expect(await loaded()).toBe(0)
  await sent(page)
  expect(await loaded()).toBe(1)
  await sent(page)
  expect(await loaded()).toBe(1)
  await finish(seen)
})

test('without what shows the answer nothing is sent, and the reader is told; it is tried again', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await page.goto(site.origin + pathOf('wait'))
  await page.getByRole('button', { name: 'Try it' }).click()
  await sendButton(page).waitFor()
  await context.setOffline(true)
  const before = api.seen.length
  await sendButton(page).click()
  const text = 'What shows the answer could not be loaded, so nothing was sent. Send it again.'
  await answer(page).locator('.try-empty', { hasText: text }).waitFor()
  expect(await answer(page).getByRole('status').last().textContent()).toBe(text)
  expect(api.seen.length).toBe(before)
  await context.setOffline(false)
  await sendButton(page).click()
  await expect.poll(() => api.seen.length, { timeout: 5000 }).toBe(before + 1)
  await context.close()
})

test('cancelled before what shows the answer has come, nothing is sent', async () => {
  const context = await browser.newContext(desktop)
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await context.route('**/playground-answer.*', async (route) => {
    await held
    await route.continue()
  })
  const page = await context.newPage()
  await page.goto(site.origin + pathOf('wait'))
  await page.getByRole('button', { name: 'Try it' }).click()
  const before = api.seen.length
  await sendButton(page).click()
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('playground-answer'))
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await answer(page).locator('.try-empty', { hasText: 'cancelled' }).waitFor()
  go()
  await arrived
  expect(await sendButton(page).textContent()).toBe('Send')
  expect(await answer(page).innerText()).toContain('The request was cancelled.')
  expect(api.seen.length).toBe(before)
  await context.close()
})

test('a call can be cancelled', async () => {
  const seen = await open('wait')
  const { page } = seen
  await sendButton(page).click()
  await answer(page).locator('.try-empty', { hasText: 'Waiting' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await answer(page).locator('.try-empty', { hasText: 'cancelled' }).waitFor()
  expect(await sendButton(page).textContent()).toBe('Send')
  await finish(seen)
})

test('of an answer of ten megabytes the beginning is shown, and all of it can be had', async () => {
  const seen = await open('get-much')
  const { page } = seen
  await sendButton(page).click()
  const all = dialog(page).getByRole('link', { name: 'Download all' })
  await all.waitFor({ timeout: 20_000 })
  expect(await answer(page).getByText('The first 64.0 KB of 10.0 MB are shown.').isVisible()).toBe(true)
  // Numbers come out as they came in.
  expect(await answer(page).locator('pre').textContent()).toContain('"id": 12345678901234567890')
  const [download] = await Promise.all([page.waitForEvent('download'), all.click()])
  expect(readFileSync(await download.path()).length).toBeGreaterThan(9_900_000)
  const lag = await page.evaluate(async () => {
    const started = performance.now()
    await new Promise((done) => setTimeout(done, 0))
    return performance.now() - started
  })
  expect(lag).toBeLessThan(1000)
  await finish(seen)
})

test('events are shown as they arrive', async () => {
  const seen = await open('listen')
  const { page } = seen
  await sendButton(page).click()
  await answer(page).locator('pre', { hasText: '"tick": 1' }).waitFor()
  expect(await answer(page).locator('pre').textContent()).not.toContain('"tick": 12')
  expect(await dialog(page).getByRole('button', { name: 'Cancel' }).isVisible()).toBe(true)
  await answer(page).locator('pre', { hasText: '"tick": 12' }).waitFor()
  await finish(seen)
})

test('pictures are shown, bytes can be downloaded, an empty answer is called one', async () => {
  const picture = await open('look')
  await sendButton(picture.page).click()
  const image = answer(picture.page).getByRole('img', { name: 'Preview of the answer' })
  await image.waitFor()
  expect(await image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(1)
  await finish(picture)
  const bytes = await open('get-bytes')
  await sendButton(bytes.page).click()
  const [download] = await Promise.all([
    bytes.page.waitForEvent('download'),
    dialog(bytes.page).getByRole('link', { name: 'Download' }).click(),
  ])
  expect([...readFileSync(await download.path())]).toEqual([0, 1, 2, 255])
  await finish(bytes)
  const nothing = await open('get-nothing')
  await sendButton(nothing.page).click()
  await answer(nothing.page).getByText('The answer has no body.').waitFor()
  expect(await status(nothing.page)).toBe('204 No Content')
  await finish(nothing)
})

test('a status that is no success, a redirect, and the headers that the API exposes', async () => {
  const seen = await visit(browser, site.origin + pathOf('get-a-status'), desktop)
  const { page } = seen
  await page.getByRole('button', { name: 'Try it' }).click()
  await dialog(page).getByLabel('code', { exact: true }).fill('422')
  await sent(page)
  expect(await status(page)).toMatch(/^422 /)
  await answer(page)
    .getByRole('button', { name: /^Headers/ })
    .click()
  const headers = await answer(page).locator('.try-headers').innerText()
  expect(headers).toContain('x-seen')
  expect(headers).not.toContain('x-hidden')
  await seen.close()
  const moved = await open('follow')
  await sendButton(moved.page).click()
  await answer(moved.page).getByText(`Answered by ${api.origin}/landed`).waitFor()
  await finish(moved)
})

test('the server that is chosen is the one of the page', async () => {
  const seen = await open('replace-a-plant')
  const { page } = seen
  await dialog(page).getByLabel('Server').selectOption('1')
  await dialog(page).getByLabel('region', { exact: true }).selectOption('us')
  expect(await dialog(page).locator('.try-address').textContent()).toContain('https://us.garden.example/v1/plants/')
  await page.keyboard.press('Escape')
  expect(await page.locator('.api-base').textContent()).toBe('https://{region}.garden.example/v1')
  await page.getByLabel('Base URL').selectOption(api.origin)
  await page.getByRole('button', { name: 'Try it' }).click()
  expect(await dialog(page).locator('.try-address').textContent()).toContain(`${api.origin}/plants/`)
  await finish(seen)
})

test('a hand-written page asks for what its fields say', async () => {
  const seen = await open('/hand/')
  const { page } = seen
  await dialog(page).getByLabel('id', { exact: true }).fill('3')
  await dialog(page).getByLabel('q', { exact: true }).fill('a b')
  await dialog(page).getByLabel('name', { exact: true }).fill('Fern')
  expect(await sent(page)).toMatchObject({ method: 'POST', url: '/hand/3?q=a%20b' })
  expect(JSON.parse(api.seen.at(-1)!.body)).toEqual({ name: 'Fern' })
  await finish(seen)
})

test('the keyboard is enough, and the focus comes back', async () => {
  const seen = await visit(browser, site.origin + pathOf('replace-a-plant'), desktop)
  const { page } = seen
  await page.getByRole('button', { name: 'Try it' }).focus()
  await page.keyboard.press('Enter')
  await dialog(page).and(page.locator('[open]')).waitFor()
  await page.waitForURL((address) => address.search === '?playground=open')
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  for (let press = 0; press < 40; press++) await page.keyboard.press('Tab')
  expect((await page.evaluate(() => document.activeElement === document.body)) || (await isInside())).toBe(true)
  await dialog(page).getByLabel('id', { exact: true }).fill('5')
  await dialog(page).getByLabel('name', { exact: true }).fill('Fern')
  await page.keyboard.press('Control+Enter')
  await answer(page).locator('.try-status').waitFor()
  expect(await answer(page).getByRole('status').last().textContent()).toMatch(/^Answered 200 OK in \d+ ms, /)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Try it')
  // A dialog says that it closed in a task of its own, and the address follows.
  await page.waitForURL((address) => address.search === '')
  // What was entered is still there.
  await page.keyboard.press('Enter')
  expect(await dialog(page).getByLabel('id', { exact: true }).inputValue()).toBe('5')
  await finish(seen)
})

test('an address opens it', async () => {
  const seen = await visit(browser, `${site.origin}${pathOf('wait')}?playground=open`, desktop)
  await dialog(seen.page).and(seen.page.locator('[open]')).waitFor()
  await finish(seen)
})

test.each([
  ['en', 'Try it', 'opened from disk'],
  ['de', 'Ausprobieren', 'vom Datenträger geöffnet'],
])('a page on disk says that it cannot load the form, in %s', async (language, button, text) => {
  const root = permanentFolder({
    'docs.json': { name: 'Garden', navigation: { languages: [{ language, pages: ['index'] }] } },
    'index.mdx': aPage('Read', 'Text.', `api: GET ${api.origin}/x\n`),
  })
  const out = buildSite(root, ['--relative'])
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await page.goto(`file://${join(out, 'index.html')}`)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alert').filter({ hasText: text }).waitFor()
  await context.close()
  remove(out)
  rmSync(root, { recursive: true, force: true })
})

test('once it has the data of the form, a page on disk sends and shows too', async () => {
  const root = permanentFolder({
    'docs.json': { name: 'Garden', navigation: { pages: ['index'] } },
    'index.mdx': aPage('Read', 'Text.', `api: GET ${api.origin}/x\n`),
  })
  const out = buildSite(root, ['--relative'])
  const data = readdirSync(out, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('request.json'))!
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  // Browsers fetch nothing from disk: the data is given, all scripts are loaded as they are for every page.
  await page.addInitScript(
    (text) => {
      const { fetch } = window
      window.fetch = (to, how) =>
        String(to).endsWith('request.json') ? Promise.resolve(new Response(text)) : fetch(to, how)
    },
    readFileSync(join(out, data), 'utf8'),
  )
  await page.goto(`file://${join(out, 'index.html')}`)
  await page.getByRole('button', { name: 'Try it' }).click()
  await dialog(page).locator('.try-notice', { hasText: 'opened from disk' }).waitFor()
  expect(await sent(page)).toMatchObject({ method: 'GET', url: '/x' })
  expect(await status(page)).toBe('200 OK')
  await context.close()
  remove(out)
  rmSync(root, { recursive: true, force: true })
})

test('from a page that came over https no http address can be called, and the form says so first', async () => {
  const context = await browser.newContext(desktop)
  // A host that vouches for itself: the browser takes these files for a page of https.
  await context.route('https://docs.garden.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(site.out, pathname.endsWith('/') ? `${pathname}index.html` : pathname) })
  })
  const page = await context.newPage()
  await page.goto(`https://docs.garden.example${pathOf('call-in-the-clear')}`)
  await page.getByRole('button', { name: 'Try it' }).click()
  const text = 'browsers let such a page call no http address: garden.example cannot be reached from here.'
  await dialog(page).locator('.try-notice', { hasText: text }).waitFor()
  await sendButton(page).click()
  await answer(page).locator('.try-failure', { hasText: text }).waitFor()
  await context.close()
})

describe('in the language of the page', () => {
  let spoken: SmallSite
  beforeAll(async () => {
    const pages = (lang: string) => ({
      [`${lang}/index.mdx`]: aPage('Start', 'Text.'),
      [`${lang}/replace.mdx`]: aPage('Replace', '', 'openapi: PUT /plants/{id}\n'),
      [`${lang}/gone.mdx`]: aPage('Gone', '', 'api: POST http://127.0.0.1:9/gone\n'),
    })
    const languages = ['en', 'de', 'ar'].map((language) => ({
      language,
      pages: ['index', 'replace', 'gone'].map((name) => `${language}/${name}`),
    }))
    spoken = await smallSite({
      'docs.json': { name: 'Garden', navigation: { languages }, api: { openapi: 'openapi.json' } },
      'openapi.json': echoDescription(api.origin),
      ...pages('en'),
      ...pages('de'),
      ...pages('ar'),
    })
  })
  afterAll(async () => spoken?.close())

  const openIn = async (path: string, button: string, options: BrowserContextOptions = desktop) => {
    const seen = await visit(browser, spoken.origin + path, options)
    await seen.page.getByRole('button', { name: button }).click()
    await dialog(seen.page).and(seen.page.locator('[open]')).waitFor()
    return seen
  }

  test('German: the parts, what is wrong, and the answer', async () => {
    const seen = await openIn('/de/replace/', 'Ausprobieren')
    const { page } = seen
    const shown = dialog(page)
    await shown.getByRole('heading', { name: 'PUT /plants/{id} ausprobieren' }).waitFor()
    for (const name of ['Autorisierung', 'Pfadparameter', 'Antwort'])
      await shown.getByRole('heading', { name, exact: true }).waitFor()
    expect(await shown.locator('.try-row', { hasText: 'Authorization' }).textContent()).toContain('Bearer-Token')
    await shown.getByRole('button', { name: 'Senden', exact: true }).click()
    await shown.getByText('Ist erforderlich.').first().waitFor()
    expect(await shown.getByRole('status').first().textContent()).toMatch(/^\d+ Felder müssen|^Ein Feld muss zuerst/)
    await shown.getByRole('button', { name: 'Beispiele einsetzen' }).click()
    await sent(page)
    expect(await answer(page).getByRole('status').last().textContent()).toMatch(
      /^Antwort 200 OK in \d+ ms, (?:\d+ Bytes|\d+,\d KB)\.$/,
    )
    expect(await accessibilityProblems(page)).toEqual([])
    await finish(seen)
  })

  test('German: why a call failed', async () => {
    const seen = await openIn('/de/gone/', 'Ausprobieren')
    await sendButton(seen.page).click()
    await answer(seen.page).getByText('Meist erlaubt die API keine Aufrufe von dieser Seite (CORS).').first().waitFor()
    expect(await answer(seen.page).locator('.try-failure-title').textContent()).toBe('Keine Antwort.')
    await seen.close()
  })

  test.each([
    ['a desk', desktop],
    ['a phone', phone],
  ])('Arabic, from right to left, on %s', async (_, options) => {
    const seen = await openIn('/ar/replace/', 'جرّبها', options)
    const { page } = seen
    const shown = dialog(page)
    await shown.getByRole('heading', { name: 'معلمات المسار' }).waitFor()
    await shown.getByRole('button', { name: 'تعبئة بالأمثلة' }).click()
    await sent(page)
    expect(await status(page)).toBe('200 OK')
    const start = await shown
      .locator('.try-section > h3')
      .first()
      .evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const [text, form] = [range.getBoundingClientRect(), heading.closest('.try-form')!.getBoundingClientRect()]
        return { right: form.right - text.right, left: text.left - form.left }
      })
    expect(start.right).toBeLessThan(start.left)
    const directions = (selector: string) =>
      shown.locator(selector).evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).direction))])
    expect(await directions('.try-form, .try-about, .try-actions')).toEqual(['rtl'])
    expect(await directions('code, pre, .try-row label:not(.try-word), .try-status strong')).toEqual(['ltr'])
    // The button lies where lines end, not on how they begin.
    const besides = await shown.locator('.try-request .try-block').evaluate((block) => {
      const middle = (each: Element) => each.getBoundingClientRect().left + each.getBoundingClientRect().width / 2
      return middle(block.querySelector('.try-copy')!) > middle(block)
    })
    expect(besides).toBe(true)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await finish(seen)
  })

  test('a file of words is there for each language of the site, and read on its pages alone', async () => {
    const files = readdirSync(join(spoken.out, '_flatleaf')).filter((name) => name.startsWith('form-words.'))
    expect(files.map((name) => name.replace(/\.[\da-f]{8}\./, '.'))).toEqual(['form-words.ar.js', 'form-words.de.js'])
    const asked: string[] = []
    const seen = await visit(browser, `${spoken.origin}/en/replace/`, desktop)
    seen.page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await seen.page.getByRole('button', { name: 'Try it' }).click()
    await dialog(seen.page).getByRole('button', { name: 'Send', exact: true }).waitFor()
    expect(asked.some((path) => path.includes('playground-form'))).toBe(true)
    expect(asked.filter((path) => path.includes('form-words'))).toEqual([])
    await finish(seen)
  })

  test('without its words the form speaks English', async () => {
    const context = await browser.newContext(desktop)
    await context.route('**/form-words.*', (route) => route.abort())
    const page = await context.newPage()
    await page.goto(`${spoken.origin}/de/replace/`)
    await page.getByRole('button', { name: 'Ausprobieren' }).click()
    await dialog(page).getByRole('button', { name: 'Send', exact: true }).waitFor()
    await context.close()
  })
})

test.each([
  ['a phone, light', { ...phone, colorScheme: 'light' }],
  ['a phone, dark', { ...phone, colorScheme: 'dark' }],
  ['a tablet', { viewport: { width: 1024, height: 768 } }],
  ['a desk, dark', { ...desktop, colorScheme: 'dark' }],
] as const)('on %s everything is in reach', async (_, options) => {
  const seen = await open('replace-a-plant', options)
  const { page } = seen
  await fill(page)
  await sent(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  if ('hasTouch' in options) {
    const small = await dialog(page)
      .locator('button, input:not([type=radio]):not([type=checkbox]), select, textarea, summary')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility() && !each.closest('.try-copy'))
          .map((each) => [each.textContent || each.id, Math.round(each.getBoundingClientRect().height)] as const)
          .filter(([, height]) => height < 44),
      )
    expect(small).toEqual([])
  }
  await finish(seen)
})
