/**
 * Which pages tell of an API as a whole. One, as long as it stays small; else the sections get pages of their own, at the
 * address of their tag, and the overview leads to them. A section of very many operations goes on on further pages.
 */
import type { OperationSlice } from '../model/operation.ts'
import type { OperationEntry, OverviewSlice, SectionSlice } from '../model/overview.ts'
import { jsonOf } from '../util/json-of.ts'
import { aboutView } from './about.ts'
import { sectionAddress } from './address.ts'
import { isTrue, listAt, objectAt, own, stringAt } from './json.ts'
import { everyKey, nested, sectionsOf } from './sections.ts'
import type { Description } from './store.ts'
import { titleOf } from './title.ts'

/** openapi.md 5.5: bytes of HTML that the content of a page may take, as its texts and rows foretell them. */
const budget = 55_000

export interface OverviewInput {
  readonly description: Pick<Description, 'path' | 'root' | 'target'>
  /** Operations that are listed. */
  readonly slices: readonly OperationSlice[]
  readonly ids: ReadonlyMap<OperationSlice, string>
  /** Page id of the overview; pages of sections stand below `folder`. */
  readonly id: string
  readonly folder: string
  /** Whether a page has this id already. */
  readonly isTaken: (id: string) => boolean
  /** Tags of nothing but operations that are kept back. */
  readonly withheld: ReadonlySet<string>
}

export interface OverviewPages {
  readonly pages: ReadonlyMap<string, OverviewSlice>
  /** Page of a section by its key, where it has its own. */
  readonly sections: ReadonlyMap<string, string>
}

/** The pages by id, the overview first. */
export function overviewPages(input: OverviewInput): OverviewPages {
  const { description, slices, ids, id } = input
  const head = headOf(description, slices, input.withheld)
  const sections = sectionsOf(slices, head.root, everyKey).map(({ slices: members, ...section }): SectionSlice => {
    const operations = members.map((slice) => entryOf(slice, ids.get(slice)!))
    return Object.assign(section, { count: operations.length, operations })
  })
  const total = weightOf(head.root) + sections.reduce((sum, section) => sum + weightOf(section), 0)
  if (total <= budget) {
    const groups = nested(sections, head.root)
    return { pages: new Map([[id, { ...head, part: 'whole', groups }]]), sections: new Map() }
  }
  return divided(sections, head, input)
}

type Head = Pick<OverviewSlice, 'spec' | 'root' | 'refs'>

function divided(sections: readonly SectionSlice[], head: Head, input: OverviewInput): OverviewPages {
  const pages = new Map<string, OverviewSlice>()
  const leading = new Map<string, string>()
  const isTaken = (id: string) => pages.has(id) || id === input.id || input.isTaken(id)
  const outer = sections.map((section): SectionSlice => {
    // A section without operations and text would be an empty page.
    if (section.count === 0 && weightOf(section) < 300) return section
    const id = freeId(sectionAddress(section, input.folder), isTaken)
    const parts = chunks(section)
    for (const [index, part] of parts.entries())
      pages.set(index === 0 ? id : freeId(`${id}/more-${index + 1}`, isTaken), {
        ...head,
        part: 'section',
        groups: [{ sections: [part] }],
      })
    leading.set(section.key, id)
    return { ...section, page: id, operations: [] }
  })
  const whole: OverviewSlice = { ...head, part: 'whole', groups: nested(outer, head.root) }
  return { pages: new Map([[input.id, whole], ...pages]), sections: leading }
}

/** Its operations in lists that fit a page each; the text stands on the first. */
function chunks(section: SectionSlice): readonly SectionSlice[] {
  const { tag, ...bare } = section
  const parts: OperationEntry[][] = [[]]
  let left = budget - (tag ? weightOf(tag) : 0)
  for (const operation of section.operations) {
    const weight = weightOf(operation)
    if (left < weight && parts.at(-1)!.length > 0) {
      parts.push([])
      left = budget
    }
    parts.at(-1)!.push(operation)
    left -= weight
  }
  return parts.map((operations, index) => {
    const label = index === 0 ? bare.label : `${bare.label} (${index + 1})`
    const part = { key: bare.key, label, count: operations.length, operations }
    return index === 0 && tag ? Object.assign(part, { tag }) : part
  })
}

function freeId(wanted: string, isTaken: (id: string) => boolean): string {
  for (let count = 1; ; count++) {
    const id = count === 1 ? wanted : `${wanted}-overview${count === 2 ? '' : `-${count - 1}`}`
    if (!isTaken(id)) return id
  }
}

/** What a value takes as HTML: its JSON, its rows and links. */
function weightOf(value: object): number {
  const rows = 'operations' in value && Array.isArray(value.operations) ? value.operations.length : 0
  return jsonOf(value).length * 1.2 + ('method' in value ? 260 : 0) + rows * 260
}

function entryOf(slice: OperationSlice, page: string): OperationEntry {
  return {
    page,
    method: slice.kind === 'webhook' ? 'WEBHOOK' : slice.method,
    path: slice.path,
    title: titleOf(slice),
    deprecated: isTrue(slice.operation, 'deprecated'),
  }
}

/** Only what overviews show, with the references that it makes. */
function headOf(
  { path: spec }: OverviewInput['description'],
  [first]: readonly OperationSlice[],
  withheld: ReadonlySet<string>,
): Head {
  const { root, refs } = first ?? { root: {}, refs: {} }
  const tags = listAt(root, 'tags').filter((tag) => !withheld.has(stringAt(tag, 'name') ?? ''))
  return { spec, root: own(root, 'tags') === undefined ? root : { ...root, tags }, refs }
}

/** Whether an overview says anything that the pages of its operations do not say. */
export function hasOverview(slices: readonly OperationSlice[]): boolean {
  const [first, ...others] = slices
  if (!first) return false
  if (others.length > 0) return true
  const info = objectAt(first.root, 'info')
  const isLonger = (stringAt(info, 'description')?.trim() ?? '') !== (aboutView(first).text ?? '')
  const more = [own(info, 'contact'), own(info, 'termsOfService'), own(first.root, 'externalDocs')]
  const tags = listAt(first.root, 'tags')
  return isLonger || [...more, ...tags].some((each) => each !== undefined)
}
