/** What readers need who touch, who want no motion, and who read large letters. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { longestPage, pageTitled } from './built.ts'
import { launch } from './chromium.ts'
import type { SmallSite } from './small-site.ts'
import { smallSite } from './small-site.ts'
import { orchard } from './orchard.ts'
import { ourDocs } from './our-docs.ts'
import { overflow, phone, visit } from './visit.ts'

const docs = ourDocs()
let large: Browser
let site: SmallSite
beforeAll(async () => {
  ;[large, site] = await Promise.all([
    // Twice the size, as readers set it in their browser.
    launch(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']),
    smallSite(orchard),
  ])
})
afterAll(async () => {
  await large?.close()
  await site?.close()
})

const routes = [
  ['home', () => `${docs.origin}/`],
  ['a long page', () => docs.origin + longestPage(inject('docs'))],
  ['New Plant', () => docs.origin + pageTitled(inject('docs'), 'New Plant')],
  ['404', () => `${docs.origin}/404.html`],
  ['a nested page', () => `${site.origin}/care/saw/`],
] as const

describe('touch', () => {
  test.each(routes)(
    '%s: the main controls are 44 pixels, everything else that is no word in a text 24',
    async (_, url) => {
      const { page, close } = await visit(docs.browser, url(), phone)
      expect(await smaller(page, main, 44)).toEqual([])
      expect(await smaller(page, 'a, button, summary, select, input:enabled', 24)).toEqual([])
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'visible' })
      expect(await smaller(page, '#sidebar :is(a, button, summary)', 44)).toEqual([])
      await close()
    },
  )
})

/** What every reader uses on every page. */
const main = 'header button, header a, .pager a, .toc-button, .not-found a, .not-found button'

describe('without motion', () => {
  test.each(routes)('%s: nothing moves, also not what opens', async (_, url) => {
    const { page, close } = await visit(docs.browser, url(), {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('/')
    await page.getByRole('dialog').waitFor({ state: 'visible' })
    expect(await moving(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await moving(page)).toEqual([])
    await close()
  })

  test('a link inside the page is there at once', async () => {
    const { page, close } = await visit(docs.browser, `${site.origin}/guides/long/`, {
      viewport: { width: 1440, height: 900 },
    })
    const contents = page.getByRole('navigation', { name: 'On this page' }).filter({ visible: true })
    await contents.getByRole('link', { name: 'Part 9' }).click()
    const places = await page.evaluate(async () => {
      const seen: number[] = []
      for (let frame = 0; frame < 10; frame++) {
        await new Promise(requestAnimationFrame)
        seen.push(Math.round(scrollY))
      }
      return seen
    })
    expect(new Set(places).size).toBe(1)
    expect(places[0]).toBeGreaterThan(500)
    await close()
  })
})

describe('letters of twice the size', () => {
  test.each(routes.flatMap(([name, url]) => [640, 1440].map((width) => [name, width, url] as const)))(
    '%s at %i pixels: nothing runs over, is cut off or hidden',
    async (_, width, url) => {
      const { page, close } = await visit(large, url(), { viewport: { width, height: 900 } })
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBe(32)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await cut(page)).toEqual([])
      await close()
    },
  )
})

/** What is smaller than a finger needs. Links within running text are excepted, as in WCAG 2.5.8. */
async function smaller(page: Page, selector: string, least: number): Promise<readonly string[]> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all, size) => {
      const isInText = (element: Element) =>
        element.tagName === 'A' &&
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, li, td, th, dd, h1, h2, h3, h4, figcaption') !== null
      return (
        all
          .filter((each) => !each.closest('[inert], .skip') && !each.matches('.skip') && !isInText(each))
          .map((each) => ({ each, box: each.getBoundingClientRect(), after: getComputedStyle(each, '::after') }))
          // A target may reach beyond its box.
          .map(({ each, box, after }) => ({
            each,
            width: after.position === 'absolute' ? Math.max(box.width, Number.parseFloat(after.width) || 0) : box.width,
            height:
              after.position === 'absolute' ? Math.max(box.height, Number.parseFloat(after.height) || 0) : box.height,
          }))
          .filter(({ width, height }) => Math.min(width, height) < size - 0.5)
          .map(({ each, width, height }) => `${each.outerHTML.slice(0, 90)} ${Math.round(width)}×${Math.round(height)}`)
      )
    }, least)
}

/** Animations and transitions that time drives. */
async function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(
        (animation) =>
          `${animation.constructor.name} ${(animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`,
      ),
  )
}

/** Texts that a box cuts off, but for those that say so with dots or scroll. */
async function cut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, overflowClipMargin } = getComputedStyle(element)
        const clips = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')
        if (!clips || textOverflow === 'ellipsis' || !element.textContent?.trim() || element.closest('svg'))
          return false
        // Folded until the reader opens it, or meant for screen readers.
        if (element.closest('.code-expandable') || element.clientWidth <= 1) return false
        const shown = 2 + (Number.parseFloat(overflowClipMargin) || 0)
        return element.scrollWidth > element.clientWidth + shown || element.scrollHeight > element.clientHeight + 2
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  )
}

describe('on a narrow screen', () => {
  test('a drawing in a frame that asks for more width than there is moves by itself', async () => {
    const own = await smallSite({
      'docs.json': { name: 'Narrow', navigation: [{ group: 'Start', pages: ['index'] }] },
      'index.mdx': `---\ntitle: Narrow\n---\n\n<Frame>\n  <div>\n  <svg viewBox="0 0 540 140" role="img" aria-label="Parts" style={{ width: '100%', minWidth: '480px' }}><rect width="540" height="140" /></svg>\n  </div>\n</Frame>\n`,
    })
    const { page, close } = await visit(docs.browser, `${own.origin}/`, phone)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const drawing = page.locator('figure svg')
    await drawing.evaluate((element) => element.closest('.figure-ground')!.scrollBy(200, 0))
    expect(await drawing.evaluate((element) => element.getBoundingClientRect().left)).toBeLessThan(0)
    await close()
    await own.close()
  })

  test('links of headings to themselves make no page wider, however long the titles are', async () => {
    const titles = Array.from(
      { length: 24 },
      (_, count) => `Titles of ${'i'.repeat(count + 1)} width that end near the edge`,
    )
    const own = await smallSite({
      'docs.json': { name: 'Narrow', navigation: [{ group: 'Start', pages: ['index'] }] },
      'index.mdx': `---\ntitle: Narrow\n---\n\n${titles.map((title) => `## ${title}\n\n<Steps><Step title="${title}">Text.</Step></Steps>`).join('\n\n')}\n`,
    })
    const { page, close } = await visit(docs.browser, `${own.origin}/`, phone)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await close()
    await own.close()
  })
})
