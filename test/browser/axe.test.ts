/** Accessibility as machines see it (axe, WCAG 2.2 AA): pages of every kind, and what opens on them. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { longestPage, pageTitled } from './built.ts'
import type { SmallSite } from './small-site.ts'
import { smallSite } from './small-site.ts'
import { orchard } from './orchard.ts'
import { ourDocs } from './our-docs.ts'
import { accessibilityProblems, desktop, visit } from './visit.ts'

const docs = ourDocs()
let site: SmallSite
beforeAll(async () => {
  site = await smallSite(orchard)
})
afterAll(() => site?.close())

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const sizes = Object.entries({ phone, desktop })
const modes = ['light', 'dark'] as const

/** Pages of our own documentation. */
const pages = {
  home: '/',
  'a long page': longestPage(inject('docs')),
  'all components': '/components/',
  'New Plant': pageTitled(inject('docs'), 'New Plant'),
  '404': '/404.html',
}
const operation = '/api-reference/trees/replace-a-tree/'

describe.each(modes)('%s', (colorScheme) => {
  describe.each(sizes)('%s', (_, size) => {
    test.each(Object.entries(pages))('%s', async (__, route) => {
      await isFine(docs.origin + route, { ...size, colorScheme })
    })

    test('an operation', async () => {
      await isFine(site.origin + operation, { ...size, colorScheme })
    })

    test('search, with results and without', async () => {
      await isFine(`${docs.origin}/`, { ...size, colorScheme }, async (page) => {
        await page.keyboard.press('/')
        const dialog = page.getByRole('dialog')
        await dialog.waitFor({ state: 'visible' })
        expect(await accessibilityProblems(page)).toEqual([])
        await page.keyboard.type('webhook')
        await dialog.getByText('New Plant').first().waitFor({ state: 'visible' })
        expect(await accessibilityProblems(page)).toEqual([])
        await page.keyboard.type('qqxxzz')
        await dialog.getByText('New Plant').first().waitFor({ state: 'hidden' })
      })
    })
  })

  test('the menu on phones, with all groups open', async () => {
    await isFine(`${site.origin}/care/water/`, { ...phone, colorScheme }, async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'visible' })
      await openAll(page, '#sidebar')
    })
  })

  test('the menus of the header', async () => {
    await isFine(`${site.origin}/`, { ...desktop, colorScheme }, (page) => openAll(page, 'header'))
  })

  test('everything that folds on an operation', async () => {
    await isFine(site.origin + operation, { ...desktop, colorScheme }, (page) => openAll(page, 'main'))
  })
})

test.each(['/components/panel/', '/components/view/'])('%s, which changes a whole page', async (route) => {
  await isFine(docs.origin + route, desktop)
})

test.each(['/care/saw/', '/api-reference/trees/fell-a-tree/'])('%s of the made site', async (route) => {
  await isFine(site.origin + route, { ...phone, colorScheme: 'dark' })
})

test.each(['/', '/components/', '/404.html'])('%s at 320 pixels', async (route) => {
  await isFine(docs.origin + route, { viewport: { width: 320, height: 700 }, hasTouch: true })
})

/** Opens a page, does something on it and asks axe. */
async function isFine(url: string, options: BrowserContextOptions, act?: (page: Page) => Promise<void>): Promise<void> {
  const { page, close } = await visit(docs.browser, url, options)
  await act?.(page)
  await page.waitForTimeout(250)
  expect(await accessibilityProblems(page)).toEqual([])
  await close()
}

/** Opens every disclosure of a part of the page. */
async function openAll(page: Page, part: string): Promise<void> {
  const count = await page.locator(`${part} details`).evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
    return all.length
  })
  expect(count).toBeGreaterThan(0)
}
