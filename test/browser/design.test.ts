/** How pages stand in a window: widths, zoom, directions, looks, fonts that come late, the reader's own colours. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { lookPresets } from '../../src/model/config.ts'
import type { ProjectFiles } from '../temporary.ts'
import { ourDocs } from './our-docs.ts'
import { smallSite } from './small-site.ts'
import { accessibilityProblems, overflow, visit } from './visit.ts'

const docs = ourDocs()

const routes = ['/', '/guides/navigation/', '/components/', '/api-reference/webhooks/new-plant/', '/404.html']

describe('no page is wider than the window', () => {
  test.each([320, 390, 768, 1024, 1440, 2560])('%i pixels', async (width) => {
    for (const route of routes) {
      const { page, close } = await visit(docs.browser, docs.origin + route, { viewport: { width, height: 900 } })
      expect(await overflow(page), route).toBeLessThanOrEqual(0)
      await close()
    }
  })

  test('at twice the size', async () => {
    for (const route of routes) {
      const seen = await visit(docs.browser, docs.origin + route, {
        viewport: { width: 640, height: 450 },
        deviceScaleFactor: 2,
      })
      expect(await overflow(seen.page), route).toBeLessThanOrEqual(0)
      expect(await accessibilityProblems(seen.page), route).toEqual([])
      await seen.close()
    }
  })
})

describe('a header with more than it has room for', () => {
  const name = 'Gardenwordswithoutanyblankinthemthatgoesonandonandonandonandon'
  const labels = ['Introduction', 'Installation', 'Configuration', 'Integrations', 'Announcements', 'Contributors']
  const config = {
    name,
    navbar: {
      links: [...labels, 'Architecture', 'Frequently asked'].map((label) => ({ label, href: 'https://a.example' })),
      primary: { type: 'button', label: 'Start with a free plan', href: 'https://a.example' },
    },
    navigation: {
      versions: [
        { version: `Version ${'2025'.repeat(20)}`, pages: ['index'] },
        { version: 'Older', pages: ['old'] },
      ],
    },
  }
  const files = { 'docs.json': config, 'index.md': '# Hello', 'old.md': '# Old' }

  test('stays within the window, with a search to be seen, and every link can be reached', async () => {
    const site = await smallSite(files)
    for (const width of [320, 390, 1024, 1100, 1280, 1440]) {
      const { page, close } = await visit(docs.browser, site.origin, { viewport: { width, height: 900 } })
      expect(await overflow(page), String(width)).toBeLessThanOrEqual(0)
      const search = await page.locator('#search-bar-entry').boundingBox()
      expect(search!.width, String(width)).toBeGreaterThanOrEqual(44)
      const boxes = await page
        .locator('.header-row > *:visible, .header-end > *:visible:not(nav)')
        .evaluateAll((all) =>
          all.filter((each) => !each.matches('.header-end')).map((each) => each.getBoundingClientRect().toJSON()),
        )
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(box.right <= other.left + 1 || other.right <= box.left + 1, `${width}: ${at}`).toBe(true)
      if (width >= 1024) {
        const last = page.locator('header').getByRole('link', { name: 'Frequently asked' })
        await last.focus()
        const [link, row] = [await last.boundingBox(), await page.locator('.header-links').boundingBox()]
        expect(Math.min(link!.x + link!.width, row!.x + row!.width) - Math.max(link!.x, row!.x)).toBeGreaterThan(40)
      }
      await close()
    }
    await site.close()
  })
})

test('on a phone a table of three columns needs no scrolling, and one of more shows where it goes on', async () => {
  const viewport = { width: 390, height: 900 }
  const { page, close } = await visit(docs.browser, `${docs.origin}/guides/appearance/`, { viewport })
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.table')]
      .filter((each) => each.querySelectorAll('tr:first-child > *').length <= 3)
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => each.getAttribute('aria-label')),
  )
  expect(wide).toEqual([])
  await close()
})

describe('nothing moves while a page is loaded, also when its font comes late', () => {
  const sizes = [390, 1440]
  test.each(
    ['/', '/guides/navigation/', '/components/'].flatMap((route) => sizes.map((width) => [route, width] as const)),
  )('%s at %i pixels', async (route, width) => {
    const loaded = await slowly(docs.origin + route, { viewport: { width, height: 900 } })
    expect(loaded.shifts).toEqual([])
    expect(loaded.fonts).toHaveLength(1)
  })
})

interface Shift {
  readonly value: number
  readonly what: string
}

/** Loads a page whose fonts take half a second, and tells what moved and which fonts were asked for. */
async function slowly(url: string, options: BrowserContextOptions) {
  const context = await docs.browser.newContext(options)
  const page = await context.newPage()
  const fonts: string[] = []
  await page.route(/\.woff2?$/, async (route) => {
    fonts.push(route.request().url())
    await new Promise((done) => setTimeout(done, 500))
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    interface Entry extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: readonly Shift[] }).shifts)
  await context.close()
  // Less than this no reader can see.
  return { shifts: shifts.filter(({ value }) => value > 0.0005), fonts }
}

describe("the reader's own colours", () => {
  test('show where the keyboard is and which entry is current', async () => {
    const { page, close } = await visit(docs.browser, docs.origin, {
      forcedColors: 'active',
      viewport: { width: 1440, height: 900 },
    })
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(each)
          return `${outlineStyle} ${outlineWidth}`
        })
    expect(await outline('.sidebar-nav [aria-current]')).toBe('solid 2px')
    const contents = page.locator('.toc a')
    await page.evaluate(() => scrollTo(0, 600))
    await page.locator('.toc [aria-current]').waitFor()
    const edges = await contents.evaluateAll((links) =>
      links.map((each) => getComputedStyle(each).borderInlineStartColor),
    )
    expect(new Set(edges).size).toBe(2)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await outline(':focus')).toMatch(/^solid [23]px$/)
    await close()
  })
})

const parts = `
<Note>Water it on **Mondays**.</Note>

## Steps [#steps]

<Steps><Step title="One">A \`pot\`.</Step><Step title="Two">Soil.</Step></Steps>

<CardGroup cols={2}><Card title="Fern" icon="seedling" href="/more">Shade.</Card><Card title="Palm">Sun.</Card></CardGroup>

| Key | Meaning |
| --- | --- |
| \`light\` | What it needs |

\`\`\`js title="app.js"
const plant = 'fern' // the first
\`\`\`

<Tabs><Tab title="A">One</Tab><Tab title="B">Two</Tab></Tabs>

<Badge color="green">new</Badge> and <Tooltip tip="A plant">fern</Tooltip>.
`
const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n${body}`

/** Builds a project, serves it, and lets a test look at it. */
async function served(files: ProjectFiles, look: (origin: string) => Promise<void>): Promise<void> {
  const site = await smallSite(files)
  try {
    await look(site.origin)
  } finally {
    await site.close()
  }
}

describe('every look can be read', () => {
  const looks = [
    ...lookPresets.map((theme) => ({ theme })),
    { layout: 'sidenav', topbar: { style: 'gradient' }, sidebar: { items: 'undecorated' } },
    { layout: 'solidSidenav', sidebar: { items: 'card' } },
  ]
  test.each(looks)('%j', async (keys) => {
    const config = {
      name: 'Plants',
      ...keys,
      colors: { primary: '#facc15' },
      navigation: [{ group: 'Start', pages: ['index', 'more'] }],
    }
    await served(
      { 'docs.json': config, 'index.mdx': page('Plants', parts), 'more.mdx': page('More', 'Text.') },
      async (origin) => {
        for (const colorScheme of ['light', 'dark'] as const)
          for (const width of [390, 1440]) {
            const seen = await visit(docs.browser, origin, { colorScheme, viewport: { width, height: 900 } })
            await seen.page.waitForTimeout(100)
            expect(seen.errors).toEqual([])
            expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
            expect(await accessibilityProblems(seen.page), `${colorScheme} ${width}`).toEqual([])
            await seen.close()
          }
      },
    )
  })
})

test('a language from right to left is mirrored, but for code', async () => {
  const navigation = { languages: [{ language: 'ar', groups: [{ group: 'ابدأ', pages: ['ar/index', 'ar/more'] }] }] }
  const files = {
    'docs.json': { name: 'Plants', navigation },
    'ar/index.mdx': page('السراخس', parts.replace('/more', '/ar/more')),
    'ar/more.mdx': page('المزيد', 'نص.'),
  }
  await served(files, async (origin) => {
    const seen = await visit(docs.browser, `${origin}/ar/`, { viewport: { width: 1440, height: 900 } })
    expect(await seen.page.getAttribute('html', 'dir')).toBe('rtl')
    expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
    const left = (selector: string) => leftOf(seen.page, selector)
    expect(await left('#sidebar')).toBeGreaterThan(await left('main'))
    expect(await left('main')).toBeGreaterThan(await left('.toc'))
    expect(await left('.site-name')).toBeGreaterThan(await left('.mode-button'))
    expect(
      await seen.page
        .locator('.code pre')
        .first()
        .evaluate((each) => getComputedStyle(each).direction),
    ).toBe('ltr')
    expect(await accessibilityProblems(seen.page)).toEqual([])
    await seen.close()
    const small = await visit(docs.browser, `${origin}/ar/`, { viewport: { width: 390, height: 900 } })
    expect(await overflow(small.page)).toBeLessThanOrEqual(0)
    await small.page.getByRole('button', { name: 'القائمة' }).click()
    expect(await leftOf(small.page, '#sidebar')).toBeGreaterThan(40)
    await small.close()
  })
})

async function leftOf(from: Page, selector: string): Promise<number> {
  return (await from.locator(selector).first().boundingBox())!.x
}

test('a site in the letters of the system loads no font, and a script of its own runs under the strict policy', async () => {
  const files = {
    'docs.json': { name: 'Plants', fonts: { family: 'system' }, navigation: { pages: ['index'] } },
    'index.mdx': page('Plants', parts.replace(' href="/more"', '')),
    'mark.js': "document.querySelector('#page-title').textContent += ' (marked)'",
    'mark.css': '#page-title { letter-spacing: 3px }',
  }
  await served(files, async (origin) => {
    const loaded = await slowly(origin, { viewport: { width: 1440, height: 900 } })
    expect(loaded.fonts).toEqual([])
    const seen = await visit(docs.browser, origin)
    expect(await seen.page.locator('#page-title').textContent()).toContain('(marked)')
    expect(await seen.page.locator('#page-title').evaluate((each) => getComputedStyle(each).letterSpacing)).toBe('3px')
    expect(await seen.violations()).toEqual([])
    await seen.close()
  })
})
