/** The search as readers use it: by keys, by mouse, by touch, from disk, below a base path. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { buildSite, remove, serve } from './command.ts'
import { aPage, smallSite } from './small-site.ts'
import type { Visit } from './visit.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from './visit.ts'

const root = join(import.meta.dirname, 'search')
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

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('option')
const chosen = (page: Page) => page.getByRole('option', { selected: true })

interface Opened extends Visit {
  /** Files that were asked for, without hashes. */
  readonly requested: string[]
}

async function open(options_: BrowserContextOptions = desktop, address = `${server.origin}/`): Promise<Opened> {
  const seen = await visit(browser, address, options_)
  const requested: string[] = []
  seen.page.on(
    'request',
    (request) =>
      /_flatleaf\/.*\.(?:js|css)$/.test(request.url()) &&
      requested.push(request.url().replace(/.*\/(?:search\/)?|\.[\da-f]{8}(?=\.)/g, '')),
  )
  return { ...seen, requested }
}

async function search(page: Page, query: string): Promise<void> {
  if (!(await field(page).isVisible())) await page.keyboard.press('/')
  await field(page).waitFor()
  await field(page).fill(query)
}

/** Waits for the title of the first result. */
async function first(page: Page, title: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector('[role=option] .search-hit-title')?.textContent === wanted,
    title,
  )
}

async function sound({ page, errors, others, violations, close }: Visit): Promise<void> {
  expect([errors, others, await violations()]).toEqual([[], [], []])
  expect(
    await page.evaluate(() => document.querySelectorAll('.search-results img, .search-results script').length),
  ).toBe(0)
  await close()
}

describe('what is loaded', () => {
  test('nothing before the first use, then what the query needs', async () => {
    const seen = await open()
    const { page, requested } = seen
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 500)
    expect(requested).toEqual([])
    await page.keyboard.press('/')
    await field(page).waitFor()
    expect(await page.getByRole('group', { name: 'Pages' }).isVisible()).toBe(true)
    await expect.poll(() => [...requested].sort()).toEqual(['all-records.js', 'all.js', 'search.css', 'search.js'])
    await field(page).fill('quarter')
    await first(page, 'Events')
    await page.locator('.search-hit-about mark', { hasText: 'quarter' }).waitFor()
    expect(requested.slice(4)).toEqual(['all-words.js', 'all-text.js'])
    await field(page).fill('orchids')
    await page.getByText('No results for “orchids”.').waitFor()
    expect(requested).toHaveLength(6)
    await sound(seen)
  })

  test('the dialog is never seen without its styles', async () => {
    const seen = await open()
    const { page } = seen
    let letStyles = () => {}
    const styles = new Promise<void>((resolve) => (letStyles = resolve))
    await page.route(/search\.[\da-f]+\.css/, async (route) => {
      await styles
      await route.continue()
    })
    const script = page.waitForResponse(/search\.[\da-f]+\.js/)
    await page.keyboard.press('/')
    await (await script).finished()
    await page.waitForTimeout(100)
    expect(await field(page).isVisible()).toBe(false)
    letStyles()
    await field(page).waitFor()
    expect(await page.locator('dialog.search').evaluate((dialog) => getComputedStyle(dialog).display)).toBe('flex')
    await sound(seen)
  })
})

describe('while the script is on its way', () => {
  const late = async (page: Page) =>
    page.route(/search\.[\da-f]+\.js/, async (route) => {
      await new Promise((later) => setTimeout(later, 800))
      await route.continue()
    })

  test('what is typed arrives in the field', async () => {
    const seen = await open()
    const { page } = seen
    await late(page)
    await page.keyboard.press('/')
    await page.keyboard.type('quarteX')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('r')
    await field(page).waitFor()
    await page.keyboard.type(' x')
    expect(await field(page).inputValue()).toBe('quarter x')
    await first(page, 'Events')
    await sound(seen)
  })

  test('Escape takes it back', async () => {
    const seen = await open()
    const { page } = seen
    await late(page)
    await page.keyboard.press('/')
    await page.keyboard.type('qu')
    await page.keyboard.press('Escape')
    await page.waitForTimeout(1200)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await search(page, 'quarter')
    await first(page, 'Events')
    await sound(seen)
  })

  test('a script that does not come is said, and asked for again; nothing is there twice', async () => {
    const seen = await open()
    const { page } = seen
    await page.route(/search\.[\da-f]+\.js/, (route) => route.abort())
    const failed = page.getByRole('dialog', { name: 'The search could not be loaded.' })
    for (const _ of [1, 2]) {
      await page.locator('#search-bar-entry').click()
      await failed.waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      await failed.getByRole('button', { name: 'Close' }).click()
      await failed.waitFor({ state: 'detached' })
    }
    await page.locator('#search-bar-entry').click()
    await failed.waitFor()
    await page.unroute(/search\.[\da-f]+\.js/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    await first(page, 'Events')
    expect(await failed.count()).toBe(0)
    expect(await page.locator('link[href*="search."], script[src*="/search."]').count()).toBe(2)
    await seen.close()
  })

  test('styles that did not come are asked for again with the script', async () => {
    const seen = await open()
    const { page } = seen
    const files = /search\.[\da-f]+\.(?:js|css)/
    await page.route(files, (route) => route.abort())
    await page.locator('#search-bar-entry').click()
    await page.getByRole('dialog', { name: 'The search could not be loaded.' }).waitFor()
    await page.keyboard.press('Escape')
    await page.unroute(files)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('event')
    await first(page, 'Events')
    expect(await page.locator('link[href*="search."]').count()).toBe(1)
    await seen.close()
  })
})

describe('what cannot be loaded', () => {
  test('a part of the index that is missing is no answer; the next key asks for it again', async () => {
    const seen = await open()
    const { page } = seen
    await page.route(/-(?:words|text)\./, (route) => route.abort())
    await search(page, 'quarter')
    const said = page.locator('.search-note', { hasText: 'A part of the search could not be loaded' })
    await said.waitFor()
    expect(await page.getByText('No results').count()).toBe(0)
    await page.waitForFunction(() => document.querySelector('dialog [role=status]')?.textContent?.startsWith('A part'))
    await page.unroute(/-(?:words|text)\./)
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    await page.keyboard.press('Backspace')
    await page.locator('.search-hit-about mark', { hasText: 'quarter' }).waitFor()
    expect(await said.count()).toBe(0)
    await seen.close()
  })

  test('what was found is shown without the texts, and that they are missing is said', async () => {
    const seen = await open()
    const { page } = seen
    await page.route(/-text\./, (route) => route.abort())
    await search(page, 'delivery')
    await page.locator('.search-note', { hasText: 'A part of the search could not be loaded' }).waitFor()
    expect(await options(page).count()).toBeGreaterThan(0)
    await seen.close()
  })

  test('nothing is said not to be there before it was looked for', async () => {
    const seen = await open()
    const { page } = seen
    let letWords = () => {}
    const words = new Promise<void>((resolve) => (letWords = resolve))
    await page.route(/-words\./, async (route) => {
      await words
      await route.continue()
    })
    await search(page, 'quarter')
    await page.getByText('Searching…').waitFor()
    await page.waitForTimeout(200)
    expect(await page.getByText('No results').count()).toBe(0)
    letWords()
    await first(page, 'Events')
    await sound(seen)
  })

  test('the records are asked for again with the next key', async () => {
    const seen = await open()
    const { page } = seen
    await page.route(/-records\./, (route) => route.abort())
    await search(page, 'event')
    await page.getByText('The search index could not be loaded.').waitFor()
    await page.unroute(/-records\./)
    await page.keyboard.type('s')
    await first(page, 'Events')
    await seen.close()
  })
})

describe('what is found', () => {
  test.each([
    ['title', 'embedding', 'Embedding the client'],
    ['typo', 'embeding', 'Embedding the client'],
    ['typo in the text', 'termostat', 'Welcome'],
    ['beginning', 'embed', 'Embedding the client'],
    ['symbol', 'C++', 'Embedding the client'],
    ['option', '--no-exceptions', 'Embedding the client'],
    ['accents', 'cafe', 'Events'],
    ['Thai', 'ตั้งค่า', 'การตั้งค่าระบบ'],
    ['Thai text', 'ต้นไม้', 'การตั้งค่าระบบ'],
    ['Chinese', '知识库', '管理知识库'],
    ['Chinese text', '植物', '管理知识库'],
    ['operation', 'GET /plants/{id}', 'Read a plant'],
    ['operation in other words', 'delete /plants/:id', 'Remove a plant'],
    ['parameter', 'withRoots', 'Read a plant'],
  ])('%s: %s', async (_, query, title) => {
    const seen = await open()
    await search(seen.page, query)
    await first(seen.page, title)
    await sound(seen)
  })

  test('the section that says it, with the words marked, and the way to it', async () => {
    const seen = await open()
    const { page } = seen
    await search(page, 'exponential schedule')
    const section = options(page).filter({ hasText: 'Retries of events' })
    await section.locator('mark', { hasText: 'schedule' }).waitFor()
    expect(await section.getAttribute('href')).toBe('/events/#retries-of-events')
    expect(await page.getByRole('group', { name: 'Events' }).getByText('Start', { exact: true }).isVisible()).toBe(true)
    await section.click()
    await page.waitForURL(`${server.origin}/events/#retries-of-events`)
    await sound(seen)
  })

  test('a query is text, whatever it holds', async () => {
    const seen = await open()
    const { page } = seen
    await page.evaluate(() => Object.assign(globalThis, { struck: false }))
    for (const query of [
      '<img src=x onerror="struck=true">',
      '"><script>struck=true</script>',
      '${struck}',
      '__proto__',
    ]) {
      await search(page, query)
      await page.waitForTimeout(300)
    }
    await search(page, '<img src=x onerror="struck=true">')
    await page.getByText('No results for “<img').or(options(page)).first().waitFor()
    expect(await page.evaluate(() => (globalThis as unknown as { struck: boolean }).struck)).toBe(false)
    await sound(seen)
  })
})

describe('where one may start', () => {
  test('before anything is typed: the first other pages, none of them chosen', async () => {
    const seen = await open()
    const { page } = seen
    await page.keyboard.press('/')
    await field(page).waitFor()
    const names = await options(page).allInnerTexts()
    expect(names.length).toBeGreaterThan(2)
    expect(names).not.toContain('Welcome')
    expect(await chosen(page).count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Enter')
    expect(await field(page).isVisible()).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await chosen(page).innerText()).toBe(names.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).innerText()).toBe(names[0])
    // What arrives meanwhile leaves the choice alone.
    await page.waitForTimeout(300)
    expect(await chosen(page).innerText()).toBe(names[0])
    const href = await chosen(page).getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(href!)
    await sound(seen)
  })

  test('where nothing was found; what the keys do is said only where they do it', async () => {
    const seen = await open()
    const { page } = seen
    await search(page, 'orchids')
    await page.getByText('No results for “orchids”. Try fewer words').waitFor()
    expect(await options(page).count()).toBeGreaterThan(2)
    expect(await chosen(page).count()).toBe(0)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await page.getByText('to navigate').isVisible()).toBe(true)
    await page.evaluate(() => document.querySelector('.search-results')!.replaceChildren())
    expect(await page.getByText('to navigate').isVisible()).toBe(false)
    expect(await page.getByText('to close').isVisible()).toBe(true)
    await sound(seen)
  })

  test('at the tabs as well, where the site has some', async () => {
    const files = ['index', 'api', 'more'].map((id) => [`${id}.md`, aPage(id, 'Words.')] as const)
    const navigation = {
      tabs: [
        { tab: 'Guides', pages: ['index', 'more'] },
        { tab: 'Interface', pages: ['api'] },
      ],
    }
    const site = await smallSite({
      'docs.json': JSON.stringify({ name: 'Tabs', navigation }),
      ...Object.fromEntries(files),
    })
    try {
      const seen = await open(phone, `${site.origin}/`)
      await seen.page.locator('#search-bar-entry').tap()
      await field(seen.page).waitFor()
      expect(await seen.page.getByRole('group', { name: 'Sections' }).getByRole('option').allInnerTexts()).toEqual([
        'Guides',
        'Interface',
      ])
      expect(await seen.page.getByRole('group', { name: 'Pages' }).getByRole('option').allInnerTexts()).toEqual([
        'more',
      ])
      expect(await accessibilityProblems(seen.page)).toEqual([])
      await options(seen.page).filter({ hasText: 'Interface' }).tap()
      await seen.page.waitForURL('**/api/')
      await sound(seen)
    } finally {
      await site.close()
    }
  })
})

describe('by keys', () => {
  test('each step says where the reader is', async () => {
    const seen = await open()
    const { page } = seen
    const state = () =>
      field(page).evaluate((input) => {
        const active = input.getAttribute('aria-activedescendant')
        const own = active ? document.getElementById(active) : null
        return [input.getAttribute('aria-expanded'), own?.getAttribute('aria-selected') ?? null]
      })
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await state()).toEqual(['true', null])
    await page.keyboard.type('event')
    await first(page, 'Events')
    expect(await state()).toEqual(['true', 'true'])
    const list = page.getByRole('listbox', { name: 'Results' })
    expect(await field(page).getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
    await page.waitForFunction(
      () =>
        document.querySelector('[role=status]')?.textContent ===
        `${document.querySelectorAll('[role=option]').length} results`,
    )
    expect(await accessibilityProblems(page)).toEqual([])
    const names = await options(page).allInnerTexts()
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).innerText()).toBe(names[1])
    expect(await state()).toEqual(['true', 'true'])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await chosen(page).innerText()).toBe(names.at(-1))
    await page.keyboard.press('ArrowDown')
    expect(await chosen(page).innerText()).toBe(names[0])
    // Home and End belong to the text.
    await page.keyboard.press('Home')
    await page.keyboard.type('an ')
    expect(await field(page).inputValue()).toBe('an event')
    await sound(seen)
  })

  test('Enter opens the chosen one, Control and Enter beside this page', async () => {
    const seen = await open()
    const { page } = seen
    await search(page, 'thermostat')
    await first(page, 'Welcome')
    await search(page, 'delivery')
    await first(page, 'Events')
    // A list that is drawn anew between press and release takes the click with it.
    await page.waitForLoadState('networkidle')
    const [beside] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await beside.waitForURL(/\/events\//)
    await beside.close()
    expect(await field(page).isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${server.origin}/events/`)
    await sound(seen)
  })

  test('Escape empties the field, then closes, and the focus is where it was; the query is kept meanwhile', async () => {
    const seen = await open()
    const { page } = seen
    const button = page.locator('#search-bar-entry')
    await button.focus()
    await page.keyboard.press('Enter')
    await field(page).waitFor()
    await page.keyboard.type('events')
    await first(page, 'Events')
    await page.getByRole('button', { name: 'Close search' }).click()
    await button.click()
    expect(await field(page).inputValue()).toBe('events')
    await first(page, 'Events')
    await page.keyboard.press('Escape')
    expect([await field(page).inputValue(), await chosen(page).count()]).toEqual(['', 0])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await sound(seen)
  })

  test('a word that is being composed is not opened by Enter', async () => {
    const seen = await open()
    const { page } = seen
    await search(page, '知识')
    await first(page, '管理知识库')
    await field(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      ),
    )
    await field(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
      ),
    )
    expect([page.url(), await field(page).inputValue()]).toEqual([`${server.origin}/`, '知识'])
    await sound(seen)
  })

  test('with nothing found, Enter opens nothing, here or beside', async () => {
    const seen = await open()
    const { page } = seen
    await search(page, 'orchids')
    await page.getByText('No results for “orchids”.').waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.waitForTimeout(300)
    expect(page.context().pages()).toHaveLength(1)
    expect(page.url()).toBe(`${server.origin}/`)
    await sound(seen)
  })

  test('what the browser fills in comes as a key without a name, which is no shortcut', async () => {
    const seen = await open()
    await seen.page.evaluate(() => dispatchEvent(new Event('keydown')))
    await sound(seen)
  })

  test('a shortcut typed into a field of the page is text', async () => {
    const seen = await open()
    const { page } = seen
    await page.evaluate(() => {
      const input = document.createElement('input')
      document.querySelector('main')!.append(input)
      input.focus()
    })
    await page.keyboard.type('a/b')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await sound(seen)
  })
})

describe('by mouse and by touch', () => {
  test('the option under the pointer is the chosen one; a click beside closes', async () => {
    const seen = await open()
    const { page } = seen
    await page.locator('#search-bar-entry').click()
    await search(page, 'event')
    await first(page, 'Events')
    await options(page).nth(1).hover()
    expect(await options(page).nth(1).getAttribute('aria-selected')).toBe('true')
    await page.mouse.click(10, 400)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await sound(seen)
  })

  test('a result that is opened beside this page leaves the search open, as by keys', async () => {
    const seen = await open()
    const { page } = seen
    await search(page, 'delivery')
    await first(page, 'Events')
    // A list that is drawn anew between press and release takes the click with it.
    await page.waitForLoadState('networkidle')
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      options(page)
        .first()
        .click({ modifiers: ['Control'] }),
    ])
    await beside.close()
    expect(await field(page).isVisible()).toBe(true)
    await sound(seen)
  })

  test('what has been chosen stays chosen when more arrives', async () => {
    const seen = await open()
    const { page } = seen
    await page.route(/all-text/, async (route) => {
      await new Promise((later) => setTimeout(later, 600))
      await route.continue()
    })
    await search(page, 'events')
    await first(page, 'Events')
    await page.keyboard.press('ArrowDown')
    const name = await chosen(page).locator('.search-hit-title').innerText()
    await page.locator('.search-hit-heading .search-hit-about').first().waitFor()
    expect(await chosen(page).locator('.search-hit-title').innerText()).toBe(name)
    await sound(seen)
  })

  test('who has chosen nothing has the best chosen, also when a better one arrives', async () => {
    const seen = await open()
    const { page } = seen
    let letText = () => {}
    const text = new Promise<void>((resolve) => (letText = resolve))
    await page.route(/-(?:words|text)\./, async (route) => {
      await text
      await route.continue()
    })
    await search(page, 'nursery exponential')
    await first(page, 'Nursery')
    letText()
    await first(page, 'Events')
    expect(await chosen(page).locator('.search-hit-title').innerText()).toBe('Events')
    await sound(seen)
  })

  test('on a phone it fills the screen, with targets for fingers', async () => {
    const seen = await open(phone)
    const { page } = seen
    await page.locator('#search-bar-entry').tap()
    await field(page).waitFor()
    await field(page).fill('delivery')
    await first(page, 'Events')
    expect(await page.locator('dialog.search').evaluate((dialog) => dialog.getBoundingClientRect().width)).toBe(390)
    // Texts that come later draw the list anew, and an option that was looked up before has no height any more.
    const lowest = () =>
      options(page).evaluateAll((list) => Math.min(...list.map((option) => option.getBoundingClientRect().height)))
    await expect.poll(lowest).toBeGreaterThanOrEqual(44)
    const close = await page.getByRole('button', { name: 'Close search' }).boundingBox()
    expect(close!.height).toBeGreaterThanOrEqual(44)
    expect(await field(page).evaluate((input) => parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(
      16,
    )
    expect(await overflow(page)).toBe(0)
    await options(page).filter({ hasText: 'Delivery' }).last().tap()
    await page.waitForURL(/\/events\//)
    await sound(seen)
  })
})

describe('elsewhere', () => {
  test('below a base path', async () => {
    const built = buildSite(root, ['--base', '/docs'])
    const below = await serve('preview', [root, '--out', built, '--base', '/docs'])
    try {
      const seen = await open(desktop, `${below.origin}/docs/`)
      await search(seen.page, 'exponential')
      await first(seen.page, 'Events')
      await seen.page.keyboard.press('Enter')
      await seen.page.waitForURL(`${below.origin}/docs/events/`)
      await sound(seen)
    } finally {
      await below.stop()
      remove(built)
    }
  })

  test('from disk, full text and all', async () => {
    const built = buildSite(root, ['--relative'])
    try {
      const seen = await open(desktop, pathToFileURL(join(built, 'events/index.html')).href)
      const { page } = seen
      await search(page, 'thermostat')
      const section = options(page).filter({ hasText: 'Watering' })
      await section.locator('mark', { hasText: 'thermostat' }).waitFor()
      await section.click()
      await page.waitForURL(pathToFileURL(join(built, 'index.html')).href + '#watering')
      expect([seen.errors, await seen.violations()]).toEqual([[], []])
      await seen.close()
    } finally {
      remove(built)
    }
  })

  test('while writing', async () => {
    const dev = await serve('dev', [root])
    try {
      // It is there with the first build: until then a page may be loaded anew before a dialog is open that keeps it.
      await fetch(`${dev.origin}/llms.txt`)
      const seen = await open(desktop, `${dev.origin}/`)
      await search(seen.page, 'thermostat')
      await first(seen.page, 'Welcome')
      expect(await seen.violations()).toEqual([])
      await seen.close()
    } finally {
      await dev.stop()
    }
  })
})
