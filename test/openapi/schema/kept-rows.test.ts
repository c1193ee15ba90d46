import type { ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { htmlSize } from '../../../src/hast/html-size.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import { collect } from '../../../src/markdown/collect.ts'
import { operationMarkdown } from '../../../src/openapi/markdown.ts'
import { noRows, type KeptRows } from '../../../src/openapi/schema/kept-rows.ts'
import { operationView, type ViewTools } from '../../../src/openapi/view.ts'
import { reference } from '../../../theme/reference/reference.tsx'
import { sayIn } from '../../../theme/words/index.ts'
import { api, slices, tools } from '../given.ts'

const description = `
paths:
  /pets: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } },
    responses: { '200': { description: All., content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } } } } }
  /owners: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } },
    responses: { '200': { description: One., content: { application/json: { schema: { $ref: '#/components/schemas/Owner' } } } } } } }
  /stays: { get: { responses: { '200': { description: One., content: { application/json: { schema: { properties: { stay: { properties: {
    guest: { $ref: '#/components/schemas/Pet' } } } } } } } } } } }
components:
  schemas:
    Owner: { type: object, required: [pet], properties: { name: { type: string, description: 'How *we* say it.' },
      pet: { $ref: '#/components/schemas/Pet' }, pets: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
    Pet: { type: object, required: [name], properties: {
      name: { type: string, description: 'A name & \`more\` < all', minLength: 1, title: Called },
      id: { type: integer, readOnly: true, default: 0 }, secret: { type: string, writeOnly: true, deprecated: true },
      kind: { type: string, enum: [cat, dog] }, many: { type: integer, enum: [${Array.from({ length: 90 }, (_, n) => n)}] },
      tags: { type: array, items: { type: string, description: 'One tag.', maxLength: 9 } },
      heavy: { type: number, description: "Kilograms.\\n\\n# As weighed" , x-mint: { pre: [beta] } },
      linked: { type: string, description: 'See [there](https://there.example).' },
      mother: { $ref: '#/components/schemas/Pet' }, owner: { $ref: '#/components/schemas/Owner' } } }`

const prose: ViewTools['prose'] = async (markdown) => {
  const heading = markdown.includes('#') ? [element('h3', { id: 'as' }, 'As weighed')] : []
  const link = markdown.includes('](') ? [element('p', {}, element('a', { href: '#there' }, 'there'))] : []
  return [element('p', {}, markdown), ...heading, ...link]
}

function element(tagName: string, properties: Record<string, string>, child: string | ElementContent): ElementContent {
  const children: ElementContent[] = [typeof child === 'string' ? { type: 'text', value: child } : child]
  return { type: 'element', tagName, properties, children }
}

/** All that is made of each page of a description, in order. */
async function pages(body: string, rows?: KeptRows, more: Partial<ViewTools> = {}) {
  const made = []
  for (const slice of slices(body)) {
    const { view } = await operationView(slice, { ...tools, prose, ...(rows && { rows }), ...more })
    const nodes = reference(view, more.say)
    const size = htmlSize(nodes)
    const { anchors, sections, toc } = collect(nodes)
    const html = toHtml([...nodes]).value
    made.push({ view: seen(view), size, anchors, sections, toc, html, markdown: operationMarkdown(view, more.say) })
  }
  return made
}

/** Without what is kept for other pages. */
function seen(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view, (key, value: unknown) => (key === 'kept' ? undefined : value)))
}

describe('rows that were made for another page', () => {
  test('are what the page would have made: other prefixes, both directions, recursions at any depth', async () => {
    const alone = await pages(description)
    const rows = noRows()
    expect(await pages(description, rows)).toEqual(alone)
    expect(alone[0]!.html).toContain('id="body.name"')
    expect(alone[2]!.html).toContain('id="response-200.stay.guest.name"')
    expect(alone[0]!.anchors).toContain('body.secret')
    expect(alone[0]!.anchors).not.toContain('response-200.secret')
    expect(alone[2]!.anchors).toContain('response-200.stay.guest.id')
    expect(alone[1]!.anchors).toContain('body.pets.name')
    expect(alone[1]!.anchors).not.toContain('body.pets.id')
  })

  test('are shared by all later pages, but for rows with links, references and more to open', async () => {
    const [slice] = slices(description)
    const rows = noRows()
    const fields = async () => {
      const { view } = await operationView(slice!, { ...tools, prose, rows })
      return view.body!.contents[0]!.schema!.fields
    }
    const first = await fields()
    const [second, third] = [await fields(), await fields()]
    const shared = third.filter((each, index) => each.schema === second[index]!.schema).map(({ name }) => name)
    expect(first.some(({ kept }) => kept)).toBe(false)
    expect(shared).toEqual(['name', 'secret', 'kind', 'many', 'tags'])
  })

  test('do not outlive the description that they are from', async () => {
    const rows = noRows()
    await pages(description, rows)
    const edited = description.replace('minLength: 1', 'minLength: 2').replace('One tag.', 'Any tag.')
    const again = await pages(edited, rows)
    expect(again).toEqual(await pages(edited))
    expect(again[0]!.markdown).toContain('Any tag.')
  })

  test('are made anew where a plan needs no texts, and where the first page failed to render', async () => {
    const rows = noRows()
    const failing = { ...tools, rows, prose: () => Promise.reject(new Error('no')) }
    await operationView(slices(description)[0]!, failing).catch(() => {})
    expect(await pages(description, rows)).toEqual(await pages(description))
  })

  test('say what the words of their language and the marks of the site want', async () => {
    const more = { say: sayIn('fr'), api: { ...api, pills: ['minLength'], fieldsOpen: true } }
    expect(await pages(description, noRows(), more)).toEqual(await pages(description, undefined, more))
  })
})
