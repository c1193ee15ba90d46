/**
 * The schemas of a description that get a page: those with a name that hold something, and those without one that are too
 * large for the page they stand on. A plain value stands in full in each row that names it, so a page would say it again.
 * What names what is gathered once, for all pages.
 */
import type { ApiConfig } from '../model/config.ts'
import type { Json, JsonObject, OperationSlice, SchemaSlice, SchemaUse } from '../model/operation.ts'
import { schemaAddresses, type Wanted } from './address.ts'
import type { Cut } from './build.ts'
import { isObject, listAt, stringAt } from './json.ts'
import { looseSchemas } from './loose.ts'
import { pageBytes } from './page-build.ts'
import { nameOf } from './pointer.ts'
import { chunksOf, cutsOfSchema } from './schema-page.ts'
import { refsIn, type HeldRef } from './refs.ts'
import { fitsRow } from './schema/held.ts'
import { holdsNameless, reaching } from './schema/nameless.ts'
import { rowOf, sizeOf, type Sizes } from './schema/size.ts'
import { reached } from './reach.ts'
import { usesOf, type Uses } from './schema/uses.ts'
import { rootOf } from './slices.ts'
import type { Description } from './store.ts'
import { titleOf } from './title.ts'
import { cutsOfOperation } from './view.ts'

export interface SchemasInput {
  readonly description: Description
  /** Operations that have a page, in the order of the description. */
  readonly operations: readonly { readonly slice: OperationSlice; readonly page: string }[]
  readonly directory: string
  /** Ids of pages that are there. */
  readonly taken: ReadonlySet<string>
  /** Pages of authors that show a schema: `$ref` → page id. */
  readonly own: ReadonlyMap<string, string>
  readonly api: ApiConfig
}

export interface Schemas {
  /** Page id of each schema by its key; also those that authors' pages show. */
  readonly pages: Readonly<Record<string, string>>
  readonly slices: readonly SchemaSlice[]
}

/** Links to what names a schema that its page lists. */
const mostUses = 60

/** Plans the pages of all schemas of a description. */
export function schemasOf(input: SchemasInput): Schemas {
  const { description } = input
  const sizes: Sizes = new WeakMap()
  const known = remembered(description)
  const refs = refsOf(input)
  const isAsked = input.operations.length > 0 || input.own.size === 0
  const loose = isAsked ? looseSchemas(description, refs) : []
  const looseRefs = reached(
    loose.map(($ref) => ({ $ref })),
    description.target,
  )
  const reach = reachedBy(input, known, loose)
  const spoken = spokenFor(input, refs, looseRefs)
  const named = [...reach].flatMap(([ref, each]): readonly Planned[] => {
    const value = description.target(ref)!
    const table = Object.hasOwn(refs, ref) ? refs : looseRefs
    const isUsed = each.operations.length + each.schemas.length > 0
    if (isUsed && !input.own.has(ref) && !spoken.has(ref) && fitsRow(value, table)) return []
    return [{ key: ref, name: nameOf(ref), value, hidden: each.hidden, refs: table }]
  })
  const nameless = namelessOf(input, named, { sizes, known, refs })
  const all = [...named, ...nameless].flatMap((each) => parted(each, sizes))
  const pages = addresses(all, input)
  const places = description.places(all.map(({ key }) => pointerOf(key)))
  const root = rootOf(description.root)
  const slices = all.map((each): SchemaSlice => {
    const uses = usesIn(reach.get(each.key), pages)
    return Object.assign({}, each, {
      spec: description.path,
      root,
      schemaPages: pages,
      usedBy: uses.slice(0, mostUses),
      moreUses: Math.max(0, uses.length - mostUses),
      at: places.get(pointerOf(each.key)) ?? { file: description.path, line: 1, column: 1 },
    })
  })
  return { pages, slices }
}

/** The table of the operations, if there are any: it also remembers what was worked out for them. */
function refsOf({ description, operations, own }: SchemasInput): SchemaSlice['refs'] {
  const shared = operations[0]?.slice.refs
  const isEnough = shared && [...own.keys()].every((ref) => Object.hasOwn(shared, ref))
  if (isEnough) return shared
  const all = operations.flatMap(({ slice }) => [slice.root, slice.operation, slice.pathItem])
  return reached([...all, ...[...own.keys()].map(($ref) => ({ $ref }))], description.target)
}

/** References beside which stands another text, or fewer values: what the schema itself says is said only on its page. */
function spokenFor(
  { operations }: SchemasInput,
  used: SchemaSlice['refs'],
  loose: SchemaSlice['refs'],
): ReadonlySet<string> {
  const others = Object.keys(loose).filter((ref) => !Object.hasOwn(used, ref))
  const refs = others.length > 0 ? { ...loose, ...used } : used
  const values = [...Object.values(refs), ...operations.flatMap(({ slice }) => [slice.operation, slice.pathItem])]
  const held = values.flatMap((value) => refsIn(value))
  const saysIn = saidAround()
  const isSpoken = (each: HeldRef) =>
    each.key === '$ref' && ('description' in each.holder || isOutspoken(each, refs, saysIn))
  return new Set(held.filter(isSpoken).map(({ ref }) => ref))
}

/** Whether the text of a parameter, or texts and values beside an `allOf`, stand for what the target says. */
function isOutspoken(each: HeldRef, refs: SchemaSlice['refs'], saysIn: ReturnType<typeof saidAround>): boolean {
  const { around, holder, pointer, ref } = each
  const target = Object.hasOwn(refs, ref) ? refs[ref] : undefined
  if (isOfParameter(each) && hasAny(around, ['description'])) return hasAny(target, ['description'])
  const beside = around && /\/allOf\/\d+$/.test(pointer) ? saysIn(around) : undefined
  if (beside?.hasText && hasAny(target, ['description'])) return true
  const isNarrow = beside ? beside.isNarrow : hasAny(holder, ['enum', 'const'])
  return isNarrow && hasAny(target, ['enum', 'oneOf', 'anyOf'])
}

/** Whether a reference is the schema of a parameter or a header, and no property of that name. */
function isOfParameter({ around, pointer }: HeldRef): boolean {
  if (!pointer.endsWith('/schema') || !around) return false
  return stringAt(around, 'in') !== undefined || /\/headers\/[^/]+\/schema$/.test(pointer)
}

/** What an object with `allOf` says, itself or in its parts; read once, however many parts ask. */
function saidAround() {
  const known = new Map<JsonObject, { readonly hasText: boolean; readonly isNarrow: boolean }>()
  return (around: JsonObject) => {
    const met = known.get(around)
    if (met) return met
    const all = [around, ...listAt(around, 'allOf')]
    const made = {
      hasText: all.some((part) => hasAny(part, ['description'])),
      isNarrow: all.some((part) => hasAny(part, ['enum', 'const'])),
    }
    known.set(around, made)
    return made
  }
}

function hasAny(value: Json | undefined, keys: readonly string[]): boolean {
  return isObject(value) && keys.some((key) => Object.hasOwn(value, key))
}

type Planned = Pick<SchemaSlice, 'key' | 'name' | 'within' | 'value' | 'hidden' | 'refs' | 'part' | 'parts'>

function pointerOf(key: string): string {
  return key
    .replace(/#part\d+$/, '')
    .replace(/^[^#]*#/, '')
    .split('>')[0]!
}

interface Reach {
  readonly hidden: boolean
  readonly operations: SchemaUse[]
  readonly schemas: string[]
}

/** Named schemas in the order in which they are reached; what only hidden operations reach is hidden. */
function reachedBy(
  { description, operations, own }: SchemasInput,
  known: Known,
  loose: readonly string[],
): ReadonlyMap<string, Reach> {
  const all = new Map<string, Reach>()
  const open: string[] = []
  const reach = (ref: string, hidden: boolean): Reach | undefined => {
    if (description.target(ref) === undefined) return undefined
    if (!all.has(ref)) {
      all.set(ref, { hidden, operations: [], schemas: [] })
      open.push(ref)
    }
    return all.get(ref)
  }
  for (const isHidden of [false, true]) {
    for (const { slice, page } of operations.filter((each) => (each.slice.hidden === true) === isHidden)) {
      const method = slice.kind === 'webhook' ? 'WEBHOOK' : slice.method
      const title = titleOf(slice)
      const label = title === `${slice.method} ${slice.path}` ? slice.path : title
      const use = { page, label, method }
      for (const ref of known.ofOperation(slice)) reach(ref, isHidden)?.operations.push(use)
    }
    if (!isHidden) for (const ref of [...loose, ...own.keys()]) reach(ref, false)
    for (let at = 0; at < open.length; at++) {
      const from = open[at]!
      for (const ref of known.ofSchema(from)) {
        const target = reach(ref, isHidden)
        if (target && ref !== from && (!isHidden || target.hidden)) target.schemas.push(from)
      }
    }
    open.length = 0
  }
  for (const each of all.values()) if (!each.hidden) dropHidden(each, operations)
  return all
}

/** A page that everybody finds does not tell of a hidden one. */
function dropHidden(reach: Reach, operations: SchemasInput['operations']): void {
  if (reach.operations.length === 0) return
  const hidden = new Set(operations.filter(({ slice }) => slice.hidden).map(({ page }) => page))
  const shown = reach.operations.filter(({ page }) => !hidden.has(page))
  reach.operations.splice(0, reach.operations.length, ...shown)
}

function usesIn(reach: Reach | undefined, pages: Readonly<Record<string, string>>): readonly SchemaUse[] {
  if (!reach) return []
  const schemas = reach.schemas.flatMap((ref) => (pages[ref] ? [{ page: pages[ref], label: nameOf(ref) }] : []))
  return [...reach.operations, ...schemas]
}

interface Known {
  readonly ofOperation: (slice: OperationSlice) => readonly string[]
  readonly ofSchema: (ref: string) => readonly string[]
  /** The schemas that stand in an operation, without being one's part. */
  readonly roots: (slice: OperationSlice) => readonly Json[]
}

/** What operations, responses and schemas name: each is looked through once. */
function remembered({ target }: Description): Known {
  const others = new Map<string, Uses>()
  const schemas = new Map<string, readonly string[]>()
  const all = (value: Json): readonly Uses[] => {
    const found = [usesOf(value, false)]
    const seen = new Set<string>()
    for (let at = 0; at < found.length; at++) {
      for (const ref of found[at]!.others) {
        if (seen.has(ref)) continue
        seen.add(ref)
        const uses = others.get(ref) ?? usesOf(target(ref) ?? null, false)
        others.set(ref, uses)
        found.push(uses)
      }
    }
    return found
  }
  const parts = new WeakMap<OperationSlice, readonly Uses[]>()
  const ofSlice = (slice: OperationSlice): readonly Uses[] => {
    const found = parts.get(slice) ?? [...all(slice.operation), ...all(slice.pathItem)]
    parts.set(slice, found)
    return found
  }
  return {
    ofOperation: (slice) => [...new Set(ofSlice(slice).flatMap((uses) => uses.schemas))],
    ofSchema: (ref) => {
      const found = schemas.get(ref) ?? usesOf(target(ref) ?? null, true).schemas
      schemas.set(ref, found)
      return found
    },
    roots: (slice) => ofSlice(slice).flatMap((uses) => uses.roots),
  }
}

interface Work {
  readonly sizes: Sizes
  readonly known: Known
  readonly refs: SchemaSlice['refs']
}

/** Schemas without a name that do not fit where they stand. Few descriptions have any, and few of their pages are asked. */
function namelessOf({ operations, api }: SchemasInput, named: readonly Planned[], work: Work): readonly Planned[] {
  const { sizes, known, refs } = work
  const found = new Map<string, Planned>()
  const open: Planned[] = []
  const note = (hidden: boolean | undefined, table: SchemaSlice['refs']) => (cut: Cut) => {
    if (cut.isNamed || found.has(cut.key)) return
    const name = cut.title ?? `${cut.name}: ${cut.path}`
    const planned = { key: cut.key, name, within: cut.name, value: cut.value, hidden, refs: table }
    found.set(cut.key, planned)
    open.push(planned)
  }
  const keys = named.map(({ key }) => key)
  const holders = named.filter(({ value }) => holdsNameless(value, true)).map(({ key }) => key)
  const near = reaching(holders, keys, known.ofSchema)
  for (const { slice } of operations) {
    const holds = known.roots(slice).some((root) => holdsNameless(root, false))
    if (!holds && !known.ofOperation(slice).some((ref) => near.has(ref))) continue
    const bytes = known.roots(slice).reduce<number>((sum, root) => {
      const size = sizeOf(root, slice.refs, sizes)
      return sum + rowOf(root, slice.refs, sizes).own + size.all + size.rows * 60
    }, 0)
    const deep = known.roots(slice).some((root) => sizeOf(root, slice.refs, sizes).levels > 10)
    if (bytes > pageBytes / 2 || deep) cutsOfOperation(slice, api, sizes).forEach(note(slice.hidden, refs))
  }
  const look = (planned: Planned): void => {
    if (planned.within === undefined && !near.has(planned.key)) return
    const size = sizeOf(planned.value, planned.refs, sizes)
    if (size.all + size.rows * 60 < pageBytes / 2 && size.levels <= 10) return
    for (const part of parted(planned, sizes))
      cutsOfSchema(asSlice(part), sizes).forEach(note(planned.hidden, planned.refs))
  }
  named.forEach(look)
  for (let at = 0; at < open.length; at++) look(open[at]!)
  return [...found.values()]
}

function asSlice(planned: Planned): SchemaSlice {
  const at = { file: '', line: 1, column: 1 }
  return { ...planned, spec: '', root: {}, usedBy: [], moreUses: 0, at }
}

/** The pages that share the rows of a very large schema. */
function parted(planned: Planned, sizes: Sizes): readonly Planned[] {
  const { key, value, refs } = planned
  if (sizeOf(value, refs, sizes).first <= pageBytes) return [planned]
  const chunks = chunksOf(value, { refs, sizes }, pageBytes * 0.7)
  const parts = chunks.map((_, index) => (index === 0 ? key : `${key}#part${index + 1}`))
  return chunks.length < 2
    ? [planned]
    : chunks.map((part, index) => Object.assign({}, planned, { key: parts[index]!, part, parts }))
}

/** An author's page is the address of the schema it shows. */
function addresses(all: readonly Planned[], { directory, taken, own }: SchemasInput): Readonly<Record<string, string>> {
  const wanted = all.filter(({ key }) => !own.has(key)).map(({ key, name }): Wanted => ({ key, name }))
  const pages = Object.create(null) as Record<string, string>
  for (const [key, page] of own) pages[key] = page
  for (const [key, page] of schemaAddresses(wanted, directory, taken)) pages[key] = page
  return pages
}
