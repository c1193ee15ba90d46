/** The whole way of the keyboard through a page: every stop has a name, is seen, and comes in the order of reading. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pageTitled } from './built.ts'
import type { SmallSite } from './small-site.ts'
import { smallSite } from './small-site.ts'
import { orchard } from './orchard.ts'
import { ourDocs } from './our-docs.ts'
import { visit } from './visit.ts'

const docs = ourDocs()
let site: SmallSite
beforeAll(async () => {
  site = await smallSite(orchard)
})
afterAll(() => site?.close())

interface Stop {
  readonly what: string
  /** Whether it comes after the stop before it. */
  readonly inOrder: boolean
  readonly isMarked: boolean
  /** Whether nothing lies over it and it is in the window. */
  readonly isSeen: boolean
}

const widths = [390, 1440]
const routes = [
  ['home', () => `${docs.origin}/`],
  ['code and tabs', () => `${docs.origin}/guides/code-blocks/`],
  ['New Plant', () => docs.origin + pageTitled(inject('docs'), 'New Plant')],
  ['an operation', () => `${site.origin}/api-reference/trees/replace-a-tree/`],
  ['a nested page', () => `${site.origin}/care/saw/`],
] as const

test.each(routes.flatMap(([name, url]) => widths.map((width) => [name, width, url] as const)))(
  '%s at %i pixels',
  async (_, width, url) => {
    const { page, close } = await visit(docs.browser, url(), { viewport: { width, height: 900 } })
    const stops = await tabThrough(page)
    expect(stops.length).toBeGreaterThan(8)
    expect(stops.filter(({ inOrder }) => !inOrder)).toEqual([])
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    expect(stops.filter(({ isSeen }) => !isSeen)).toEqual([])
    await close()
  },
)

test('the mark of the focus stands out from what is behind it, in both modes', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await visit(docs.browser, `${docs.origin}/`, { colorScheme })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const [ring, ground] = await page.evaluate(() => {
      const paint = document.createElement('canvas').getContext('2d')!
      const rgb = (color: string) => {
        paint.fillStyle = color
        paint.fillRect(0, 0, 1, 1)
        return Array.from(paint.getImageData(0, 0, 1, 1).data.slice(0, 3))
      }
      return [
        getComputedStyle(document.activeElement!).outlineColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ].map(rgb)
    })
    expect(contrast(ring!, ground!)).toBeGreaterThanOrEqual(3)
    await close()
  }
})

/** Presses Tab until the page is left. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(() => Object.assign(globalThis, { earlier: undefined }))
  for (let press = 0; press < 400; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(look)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error('The keyboard never leaves the page.')
}

/** The stop where the keyboard is; `undefined` outside of the page. Runs in the page. */
function look(): Stop | undefined {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const shared = globalThis as unknown as { earlier?: Element }
  const { earlier } = shared
  shared.earlier = element
  const box = element.getBoundingClientRect()
  // A card is marked around its link, an image inside of it.
  const around = [element, element.firstElementChild, element.parentElement, element.closest('.card')]
  const isMarked = around.some((each) => {
    if (!each) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const [x, y] = [box.left + Math.min(box.width / 2, 40), box.top + Math.min(box.height / 2, 40)]
  const top = document.elementFromPoint(x, y)
  return {
    what: `${element.tagName} ${element.className} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
    inOrder: !earlier || (earlier.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    isMarked: element.matches(':focus-visible') && isMarked,
    isSeen: box.width > 0 && box.height > 0 && top !== null && (element.contains(top) || top.contains(element)),
  }
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(color: readonly number[]): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
