/** A schema as its own page shows it: in both directions, with what names it. */
import type { ApiConfig } from '../model/config.ts'
import type { SchemaSlice } from '../model/operation.ts'
import type { ExampleView, SchemaPageView } from '../model/reference.ts'
import type { Say } from '../model/words.ts'
import { aboutView } from './about.ts'
import type { Build, Cut, Renderers } from './build.ts'
import { exampleOf } from './example.ts'
import { isTrue, own } from './json.ts'
import { printedExample } from './media.ts'
import { budgets, pageBuild, pageBytes, type PageTools } from './page-build.ts'
import { flatten } from './schema/flatten.ts'
import type { Sizes } from './schema/size.ts'
import { entrySizes, schemaView } from './schema/view.ts'
import type { Draft } from './schema/draft.ts'
import type { Spot } from './schema/spot.ts'

export interface SchemaTools
  extends Renderers, Pick<PageTools, 'href' | 'sizes' | 'rows' | 'bytes' | 'isTight' | 'say'> {
  readonly api: ApiConfig
}

/** The view of the page of a schema. */
export async function schemaPageView(slice: SchemaSlice, tools: SchemaTools): Promise<SchemaPageView> {
  const { build, schema, fill, problems } = planned(slice, { pills: tools.api.pills, ...tools })
  const { href = (page: string) => page } = tools
  const lead = build.lead(own(flatten(slice.value, slice.refs, new Set()).schema, 'description'))
  const examples = slice.part && slice.part[0] > 0 ? [] : examplesOf(slice, build)
  await fill(tools)
  return {
    kind: 'schema',
    title: titleOfSchema(slice, build.say),
    deprecated: isTrue(flatten(slice.value, slice.refs, new Set()).schema, 'deprecated'),
    description: lead,
    schema: { ...schema, description: { markdown: '', nodes: [] } },
    examples,
    pages: pagesOf(slice, href, build.say),
    usedBy: {
      links: slice.usedBy.map(({ page, ...use }) => ({ ...use, href: href(page) })),
      more: slice.moreUses,
    },
    about: aboutView(slice, build.say),
    problems: [...problems.keys()],
    fieldsOpen: tools.api.fieldsOpen,
  }
}

/** `Pet`, `Pet, part 2`. */
function titleOfSchema({ name, part, parts, key }: SchemaSlice, say: Say): string {
  const index = part && part[0] > 0 ? (parts ?? []).indexOf(key) : -1
  return index > 0 ? say('{}, part {}', name, String(index + 1)) : name
}

/** The schemas that the page of a schema leaves to pages of their own. */
export function cutsOfSchema(slice: SchemaSlice, sizes: Sizes): readonly Cut[] {
  return budgets.flatMap((bytes) => planned(slice, { sizes, bytes, isPlan: true }).cuts)
}

function planned(slice: SchemaSlice, tools: PageTools) {
  const { key, name, within = name } = slice
  const [unit = '', path = ''] = key.replace(/#part\d+$/, '').split('>')
  const place = { unit, name: within, path }
  const page = pageBuild(slice, { unit: { unit, name: within }, sections: ['properties'], part: slice.part }, tools)
  const spot: Spot = { id: '', direction: 'both', depth: 0, branch: new Map(), place }
  const isNamed = path === '' && Object.hasOwn(slice.refs, unit)
  const schema: Draft = schemaView(isNamed ? { $ref: unit } : slice.value, spot, page.build)
  page.build.layout.run(tools.bytes ?? pageBytes)
  // The page needs no link to itself, nor its own name after its type.
  const { page: _, ...rest } = schema
  return { ...page, schema: isNamed ? { ...rest, type: schema.type.replace(` · ${name}`, '') } : schema }
}

/** Several pages where the first rows of a schema are more than one page holds. */
export function chunksOf(
  value: SchemaSlice['value'],
  { refs, sizes }: Pick<Build, 'refs' | 'sizes'>,
  bytes: number,
): readonly (readonly [number, number])[] {
  const rows = entrySizes(flatten(value, refs, new Set()), { refs, sizes })
  const ends: number[] = []
  let left = bytes
  rows.forEach((size, index) => {
    left -= size
    if (left >= 0 || index === 0) return
    ends.push(index)
    left = bytes - size
  })
  if (ends.length === 0) return []
  const edges = [0, ...ends, rows.length]
  return edges.slice(1).map((end, index) => [edges[index]!, end])
}

function examplesOf(slice: SchemaSlice, build: Build): readonly ExampleView[] {
  const { value, cut } = exampleOf(slice.value, slice.refs, 'response')
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return []
  const shown = printedExample(value, build)
  return [{ ...shown, generated: true, cut: shown.cut || cut }]
}

function pagesOf({ parts = [], key, schemaPages = {} }: SchemaSlice, href: (page: string) => string, say: Say) {
  return parts.map((part, index) => {
    const label = say('Part {}', String(index + 1))
    const page = schemaPages[part]
    return part === key || page === undefined ? { label } : { label, href: href(page) }
  })
}
