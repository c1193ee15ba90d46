/** Every component, on one page: how it looks to machines at three widths, in both modes, without scripts, on paper. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ourDocs } from './our-docs.ts'
import { overflow, visit } from './visit.ts'

const docs = ourDocs()

const route = '/components/'

/** The gallery, and the pages of what changes a whole page. */
const pages = [route, `${route}panel/`, `${route}view/`]

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  test.each(pages.flatMap((page) => [390, 1024, 1440].map((width) => [page, width] as const)))(
    '%s at %i pixels',
    async (page, width) => {
      const seen = await visit(docs.browser, docs.origin + page, { colorScheme, viewport: { width, height: 900 } })
      await seen.page.waitForTimeout(300)
      expect(seen.errors).toEqual([])
      expect(seen.others).toEqual([])
      expect(await seen.violations()).toEqual([])
      expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
      await seen.close()
    },
  )
})

test('without scripts nothing overflows, and whatever is not shown can be opened by hand', async () => {
  const viewport = { width: 390, height: 900 }
  const seen = await visit(docs.browser, docs.origin + route, { javaScriptEnabled: false, viewport })
  expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
  expect(await hiddenTexts(seen.page, 'button, select, [popover], summary, details:not([open])')).toEqual([])
  await seen.close()
})

describe.each([true, false])('on paper, with scripts: %s', (javaScriptEnabled) => {
  test.each(['light', 'dark'] as const)('all is open, dark on white, in %s mode', async (colorScheme) => {
    const viewport = { width: 760, height: 1100 }
    const seen = await visit(docs.browser, docs.origin + route, { colorScheme, javaScriptEnabled, viewport })
    const { page } = seen
    await page.emulateMedia({ media: 'print', colorScheme })
    expect(await hiddenTexts(page, 'button, select, summary, .prompt-actions, .diagram-source')).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(17, 17, 17)')
    expect(await page.locator('header.top, #sidebar, .toc').filter({ visible: true }).count()).toBe(0)
    expect(await buttons(page)).toEqual(javaScriptEnabled ? ['color-copy', 'tooltip-term'] : ['tooltip-term'])
    expect(await cutOff(page)).toEqual([])
    await seen.close()
  })
})

/** Classes of the buttons that are shown. Only those whose words belong to the text should be. */
async function buttons(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('button')].filter((each) => each.checkVisibility()).map((each) => each.className),
  )
  return [...new Set(shown)].toSorted()
}

/** Texts of the article that a reader does not see, but for those inside of what `except` matches. */
async function hiddenTexts(page: Page, except: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('#content')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim()
      const element = texts.currentNode.parentElement
      if (!text || !element || element.closest(`script, style, template, svg, .self-link, ${selector}`)) continue
      if (!element.checkVisibility()) found.push(text)
    }
    return found
  }, except)
}

/** Blocks of code that are not shown to their end. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#content pre')]
      .filter((pre) => pre.scrollHeight > pre.clientHeight + 1 || pre.scrollWidth > pre.clientWidth + 1)
      .map((pre) => pre.textContent!.slice(0, 60)),
  )
}
