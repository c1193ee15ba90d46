/**
 * Where a description leads to its own parts: `links` of responses, and the anchors that texts name, which other tools give
 * to tags (`#tag/pets`), operations (`#operation/addPet`) and headings (`#section/Errors`) of their single page.
 */
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { OverviewSlice } from '../model/overview.ts'
import { decoded } from '../util/decoded.ts'
import { slug } from '../util/slug.ts'
import { entriesAt, isObject, listAt, objectAt, stringAt } from './json.ts'
import type { Description } from './store.ts'
import { titleOf } from './title.ts'
import { isWithheld } from './withheld.ts'

/** A page of the site, or a part of it. */
export interface MentionTarget {
  readonly page: string
  readonly hash?: string
  readonly title: string
}

export interface MentionPages {
  readonly description: Pick<Description, 'root' | 'target'>
  /** Page of each operation. */
  readonly operations: ReadonlyMap<OperationSlice, string>
  readonly overviews: ReadonlyMap<string, OverviewSlice>
}

/** What the description mentions, each with the page that shows it; what no page shows is left out. */
export function mentionsOf({ description, operations, overviews }: MentionPages): ReadonlyMap<string, MentionTarget> {
  const [first] = operations.keys()
  const written = mentioned([description.root, ...Object.values(first?.refs ?? {})])
  if (written.size === 0) return new Map()
  const find = finder(operations, overviews)
  return new Map(
    [...written].flatMap((text) => {
      const target = find(text)
      return target ? [[text, target] as const] : []
    }),
  )
}

function finder(
  operations: MentionPages['operations'],
  overviews: MentionPages['overviews'],
): (text: string) => MentionTarget | undefined {
  const byName = new Map<string, MentionTarget>()
  for (const [slice, page] of operations) {
    if (isWithheld(slice.operation) || slice.hidden) continue
    const target = { page, title: titleOf(slice) }
    for (const name of [stringAt(slice.operation, 'operationId'), `#${slice.pointer}`])
      if (name !== undefined && !byName.has(name)) byName.set(name, target)
  }
  const [whole] = overviews.keys()
  const tags = new Map<string, MentionTarget>()
  const headings = headingsOf(overviews)
  for (const { groups } of overviews.values())
    for (const { key, label, page, tag } of groups.flatMap(({ sections }) => sections)) {
      const target = page === undefined ? { page: whole!, hash: slug(label) } : { page }
      for (const name of [key.slice(1), label, stringAt(tag, 'name') ?? ''])
        if (!tags.has(slug(name))) tags.set(slug(name), { ...target, title: label })
    }
  const section = (name: string): MentionTarget | undefined => {
    const hash = slug(name.split('/').at(-1)!)
    if (whole === undefined) return undefined
    return headings.has(hash)
      ? { page: headings.get(hash)!, hash, title: name }
      : (tags.get(hash) ?? { page: whole, title: name })
  }
  return (text) => {
    const [, kind, rest = ''] = /^#(tag|operation|section)\/(.*)$/s.exec(text) ?? []
    const name = decoded(rest)
    if (kind === 'operation') return byName.get(name) ?? byName.get(decoded(name))
    if (kind === 'section') return section(name)
    const operation = name.split('/operation/')[1]
    return operation === undefined ? tags.get(slug(name.split('/')[0]!)) : byName.get(operation)
  }
}

/** The page of each heading in the text of the whole and, after those, of the tags. */
function headingsOf(overviews: MentionPages['overviews']): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  const note = (text: string | undefined, page: string) => {
    for (const [, marked, tagged, underlined] of (text ?? '').matchAll(headingLines)) {
      const name = slug((marked ?? tagged ?? underlined ?? '').replace(/<[^>]*>|[`*]/g, ''))
      if (!pages.has(name)) pages.set(name, page)
    }
  }
  for (const [page, { root }] of overviews) note(stringAt(objectAt(root, 'info'), 'description'), page)
  for (const [whole, { groups }] of overviews)
    for (const { page, tag } of groups.flatMap(({ sections }) => sections))
      note(stringAt(tag, 'description'), page ?? whole)
  return pages
}

/** Bounded, so that a text of nothing but beginnings takes no time squared. */
const headingLines =
  /^ {0,3}#{1,6}[ \t]+(\S.{0,300}?)[ \t]{0,9}#{0,9}$|<h[1-6][^>]{0,200}>(.{0,300}?)<\/h[1-6]>|^ {0,3}(\S.{0,300})\n {0,3}(?:=+|-+)$/gim

/** Anchors in texts, and `#operation/` with the names that links have. */
function mentioned(values: readonly Json[]): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<Json>()
  const open: Json[] = [...values]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') for (const [text] of next.matchAll(anchors)) found.add(text.replace(/[.,;:!?]+$/, ''))
    if (typeof next !== 'object' || next === null || seen.has(next)) continue
    seen.add(next)
    if (isObject(next)) for (const name of linked(next)) found.add(`#operation/${name}`)
    open.push(
      ...(Object.values(next) as readonly Json[]).filter(
        (each) => typeof each === 'object' || (typeof each === 'string' && each.includes('#')),
      ),
    )
  }
  return found
}

const anchors = /#(?:tag|operation|section)\/[^\s"'<>()[\]]+/g

function linked(holder: JsonObject): readonly string[] {
  const maps = [...entriesAt(holder, 'links').map(([, link]) => link), ...listAt(holder, 'links'), holder]
  return maps.flatMap((link) => {
    const ref = stringAt(link, 'operationRef')
    const id = link === holder ? undefined : stringAt(link, 'operationId')
    return [ref, id].filter((each) => each !== undefined)
  })
}
