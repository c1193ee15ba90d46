/** Pages of API operations as readers use them: two columns, folded parts, addresses of rows, paper, no scripts. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ourDocs } from './our-docs.ts'
import type { SmallSite } from './small-site.ts'
import { aPage, smallSite } from './small-site.ts'
import { accessibilityProblems, desktop, overflow, phone, visit } from './visit.ts'

const values = Array.from({ length: 40 }, (_, index) => `value-number-${index}`)

const api = `openapi: 3.1.0
info: { title: Nursery, version: '1' }
servers:
  - { url: 'https://a-rather-long-host-name.nursery.example.com/with/a/path/v1' }
  - { url: 'https://{region}.example.com', variables: { region: { default: eu, enum: [eu, us] } } }
security: [{ token: [] }, { key: [] }]
components:
  securitySchemes:
    token: { type: http, scheme: bearer }
    key: { type: apiKey, in: header, name: X-Key }
  schemas:
    Plant:
      required: [name]
      properties:
        name: { type: string, maxLength: 40, description: What it is called. }
        kind: { type: string, enum: ${JSON.stringify(values)} }
        old: { type: string, deprecated: true }
        place:
          type: object
          properties:
            bed: { type: object, properties: { row: { type: object, properties: { number: { type: integer } } } } }
        parts: { oneOf: [{ type: string }, { type: object, properties: { leaves: { type: integer } } }] }
paths:
  /nurseries/{nurseryId}/beds-with-a-long-name/{bedId}/plants-of-many-kinds/{plantId}:
    post:
      summary: Move a plant
      description: Takes a plant to another bed.
      tags: [Plants]
      parameters: [nurseryId, bedId, plantId]
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Plant' }
            examples: { fern: { summary: A fern, value: { name: fern } }, moss: { summary: Moss, value: { name: moss } } }
          application/xml: { schema: { $ref: '#/components/schemas/Plant' } }
      responses:
        '200': { description: Moved., content: { application/json: { schema: { $ref: '#/components/schemas/Plant' }, example: { name: moved } } } }
        '404': { description: No such plant., content: { application/json: { schema: { properties: { error: { type: string } } }, example: { error: gone } } } }
        '429': { description: Too many. }
webhooks:
  grown: { post: { summary: It has grown, tags: [Plants], requestBody: { content: { application/json: { example: { height: 3 } } } } } }
`.replace(
  'parameters: [nurseryId, bedId, plantId]',
  `parameters: [${['nurseryId', 'bedId', 'plantId'].map((name) => `{ name: ${name}, in: path, required: true, schema: { type: string } }`).join(', ')}]`,
)

const docs = ourDocs()
let site: SmallSite
beforeAll(async () => {
  const navigation = {
    groups: [
      { group: 'Start', pages: ['index', 'hand'] },
      { group: 'API', openapi: 'api.yaml' },
    ],
  }
  site = await smallSite({
    'docs.json': JSON.stringify({ name: 'Nursery', navigation }),
    'api.yaml': api,
    'index.mdx': aPage('Nursery', 'Text.'),
    'hand.mdx': aPage(
      'By hand',
      '## Body\n\n<ParamField body="name" type="string" required>What it is called.</ParamField>\n\n<RequestExample>\n\n```bash Mine\ncurl mine\n```\n\n</RequestExample>',
      'api: POST https://api.example.com/plants\n',
    ),
  })
})
afterAll(() => site?.close())

const move = '/api-reference/plants/move-a-plant/'
const grown = '/api-reference/plants/it-has-grown/'

async function on<T>(route: string, options: BrowserContextOptions, act: (page: Page) => Promise<T>): Promise<T> {
  const { page, errors, close } = await visit(docs.browser, site.origin + route, options)
  const result = await act(page)
  expect(errors).toEqual([])
  await close()
  return result
}

const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

describe('examples', () => {
  test('stand beside the text on wide screens and stay in sight', async () => {
    await on(move, desktop, async (page) => {
      const [text, examples] = [await box(page, '#body'), await box(page, '.beside-inner')]
      expect(examples.x).toBeGreaterThan(text.x + text.width)
      await page.locator('#responses').scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 300)
      await page.waitForTimeout(200)
      const later = await box(page, '#response-examples')
      expect(later.y).toBeGreaterThan(0)
      expect(later.y + later.height).toBeLessThanOrEqual(900)
      expect(await page.locator('.toc-button').isVisible()).toBe(true)
    })
  })

  test.each([390, 1024])('at %i pixels stand between request and answer', async (width) => {
    await on(move, { viewport: { width, height: 900 } }, async (page) => {
      const [body, examples, responses] = [
        await box(page, '#body'),
        await box(page, '.beside'),
        await box(page, '#responses'),
      ]
      expect(body.y).toBeLessThan(examples.y)
      expect(examples.y + examples.height).toBeLessThanOrEqual(responses.y)
    })
  })

  test('of an answer show when the answer is opened', async () => {
    await on(move, desktop, async (page) => {
      const gone = page.locator('#response-examples').getByText('"gone"')
      expect(await gone.isVisible()).toBe(false)
      await page.locator('#response-404 > summary').click()
      expect(await gone.isVisible()).toBe(true)
      expect(await page.getByRole('tab', { name: '404' }).getAttribute('aria-selected')).toBe('true')
    })
  })

  test('of a body are chosen by name', async () => {
    await on(move, desktop, async (page) => {
      const bodies = page.locator('#body-examples')
      await bodies.getByRole('combobox').selectOption('Moss (application/json)')
      expect(await bodies.locator('pre:visible').innerText()).toContain('moss')
    })
  })
})

describe('what is folded', () => {
  test('opens for the address of a row inside, which is marked', async () => {
    await on(`${move}#response-200.place.bed.row.number`, desktop, async (page) => {
      const row = page.locator('[id="response-200.place.bed.row.number"]')
      await row.waitFor({ state: 'visible' })
      const { y } = (await row.boundingBox())!
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(900)
      expect(await row.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    })
  })

  test('opens for a row of the media type that is not chosen', async () => {
    await on(`${move}#body-xml.place.bed`, desktop, async (page) => {
      await page.locator('[id="body-xml.place.bed"]').waitFor({ state: 'visible' })
    })
  })

  test('opens and closes by section', async () => {
    await on(move, desktop, async (page) => {
      const inside = page.locator('[id="response-200.place.bed.row.number"]')
      const other = page.locator('[id="body.place.bed.row.number"]')
      const button = page.locator('#responses ~ [data-unfold]').first()
      await button.click()
      expect([await inside.isVisible(), await other.isVisible()]).toEqual([true, false])
      expect(await button.innerText()).toBe('Collapse all')
      await button.click()
      expect(await inside.isVisible()).toBe(false)
    })
  })

  test('can be opened by keyboard', async () => {
    await on(move, desktop, async (page) => {
      await page.locator('#response-404 > summary').focus()
      await page.keyboard.press('Enter')
      expect(await page.locator('[id="response-404.error"]').isVisible()).toBe(true)
    })
  })

  test('is open on paper, examples of all kinds and statuses too', async () => {
    await on(move, desktop, async (page) => {
      await page.emulateMedia({ media: 'print' })
      const hidden = await page
        .locator('#content :is(li[id], pre)')
        .evaluateAll((all) =>
          all.filter((each) => each.getBoundingClientRect().height === 0).map((each) => each.id || each.ariaLabel),
        )
      expect(hidden).toEqual([])
      const [text, examples] = [await box(page, '#body'), await box(page, '.beside')]
      expect(examples.x).toBeLessThanOrEqual(text.x)
      expect(await page.locator('#response-examples').innerText()).toMatch(/200[^]*"moved"[^]*404[^]*"gone"/)
    })
  })
})

test('a row shows its link to itself when it is pointed at', async () => {
  await on(move, desktop, async (page) => {
    const name = page.locator('[id="body.name"] > p > a')
    const sign = () => name.evaluate((each) => getComputedStyle(each, '::before').content)
    expect(await sign()).toBe('none')
    await name.hover()
    expect(await sign()).toContain('#')
    await name.click()
    expect(new URL(page.url()).hash).toBe('#body.name')
  })
})

test.each([320, 390, 768, 1280])('nothing is wider than a screen of %i pixels, however much is open', async (width) => {
  for (const route of [move, grown, '/hand/'])
    await on(route, { viewport: { width, height: 800 }, hasTouch: width < 500 }, async (page) => {
      await openAll(page)
      expect(await overflow(page)).toBe(0)
      const wide = await page
        .locator('#content :is(p, li, summary, select, code.api-path)')
        .evaluateAll((all) =>
          all
            .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
            .map((each) => each.outerHTML.slice(0, 80)),
        )
      expect(wide.filter((each) => !/inline|<code/.test(each))).toEqual([])
    })
})

test('without scripts all of it is there', async () => {
  await on(move, { ...desktop, javaScriptEnabled: false }, async (page) => {
    await page.locator('#response-404 > summary').click()
    const text = await page.locator('#content').innerText()
    for (const each of ['"gone"', '"moved"', '"moss"', 'await fetch', 'import requests', 'application/xml'])
      expect(text).toContain(each)
    expect(text).not.toContain('Expand all')
  })
})

test('a page by hand has the examples of its author alone, in the same column', async () => {
  await on('/hand/', desktop, async (page) => {
    expect(await page.locator('.beside').count()).toBe(1)
    expect(await page.locator('.beside').innerText()).not.toContain('curl --request')
    const [text, examples] = [await box(page, '#body'), await box(page, '.beside-inner')]
    expect(examples.x).toBeGreaterThan(text.x + text.width)
  })
})

describe.each(['light', 'dark'] as const)('axe finds nothing, %s', (colorScheme) => {
  test.each([
    ['phone', phone],
    ['desktop', desktop],
  ])('%s', async (_, size) => {
    for (const route of [move, grown, '/hand/'])
      await on(route, { ...size, colorScheme }, async (page) => {
        await openAll(page)
        await page.waitForTimeout(250)
        expect(await accessibilityProblems(page)).toEqual([])
      })
  })
})

async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true
  })
}
