/** Starts and ends the building of one page: operations and schemas alike. */
import { english } from '../model/english.ts'
import type { OperationSlice } from '../model/operation.ts'
import type { Say } from '../model/words.ts'
import { mostColored, nearestId, renderLater, uniqueIds, type Build, type Cut, type Renderers } from './build.ts'
import { nameOf } from './pointer.ts'
import { layout } from './schema/layout.ts'
import type { KeptRows } from './schema/kept-rows.ts'
import type { Sizes } from './schema/size.ts'

/** What building a page may use beside its slice. */
export interface PageTools extends Partial<Renderers> {
  /** The address of another page as seen from this one; noted as a link of the page. */
  readonly href?: (page: string) => string
  /** Shared by all pages of a description. */
  readonly sizes?: Sizes
  /** Shared by all pages of one language. */
  readonly rows?: KeptRows
  /** Bytes of rows, where a page must be smaller than what is on it lets expect. */
  readonly bytes?: number
  /** Code takes as little as it can. */
  readonly isTight?: boolean
  /** Pages of schemas are still being planned: each may get one. */
  readonly isPlan?: boolean
  readonly pills?: readonly string[]
  /** The words of the language of the page; English without it. */
  readonly say?: Say
}

/** What a page says about its description, and with a code what a diagnostic tells of it, in English. */
export type Problems = ReadonlyMap<string, { readonly code: string; readonly message: string } | undefined>

/** Bytes of rows of schemas that pages may have; the first that leaves room for what else stands on the page. */
export const budgets = [40_000, 22_000, 9_000, 1] as const
export const pageBytes = budgets[0]

/** What is tried where a body came out too large: fewer rows, then shorter code, which says less than rows do. */
export const attempts: readonly { readonly bytes: number; readonly isTight: boolean }[] = [
  { bytes: budgets[1], isTight: false },
  ...budgets.slice(1).map((bytes) => ({ bytes, isTight: true })),
]

/** Bytes of the body of a page: 100 KB less the frame around it (openapi.md 5.5). */
const bodyBytes = 62_000

/** `fixed`: bytes of all that is no row of a schema. */
export function rowBytes(fixed: number): number {
  return budgets.find((bytes) => bytes <= bodyBytes - fixed) ?? budgets[2]
}

/** Characters of all examples of a page. */
const mostExamples = { usual: 48_000, tight: 8_000 }
const leastExample = 500

/** Each takes no more than half of what is left, so that there is something for each; of very many the last get none. */
function rooms(total: number): Build['room'] {
  let left = total
  return (most) => {
    const least = left > -total / 8 ? leastExample : 0
    const room = Math.min(most, Math.max(least, Math.floor(left / 2)))
    left -= room
    return room
  }
}

/** Named schemas below so many levels are links; a description without such pages shows them as long as bytes last. */
const depth = 4

export interface PageBuild {
  readonly build: Build
  readonly problems: Problems
  readonly cuts: readonly Cut[]
  /** Renders texts and code; without renderers only the plan is wanted. */
  readonly fill: (renderers: Renderers) => Promise<void>
}

/** A page that nothing stands on yet. `sections`: ids that the theme gives to its parts. */
export function pageBuild(
  { refs, schemaPages }: Pick<OperationSlice, 'refs' | 'schemaPages'>,
  more: Pick<Build, 'unit' | 'part' | 'mention'> & { readonly sections: readonly string[] },
  { href, sizes = new WeakMap(), rows, pills = [], isPlan = false, isTight = false, say = english }: PageTools,
): PageBuild {
  const problems = new Map<string, { readonly code: string; readonly message: string } | undefined>()
  const cuts: Cut[] = []
  const taken = new Set<string>()
  const told = new Set<string>()
  const isThere = (id: string) => taken.has(id) || more.sections.includes(id)
  const { fill, ...later } = renderLater(refs, isTight ? 0 : mostColored)
  const acts: (() => void)[] = []
  const build: Build = {
    say,
    refs,
    ...later,
    ...more,
    id: uniqueIds(taken),
    row: (wanted) => (wanted === '' ? more.sections[0] : nearestId(wanted, { has: isThere })),
    layout: layout(schemaPages || isPlan ? depth : Infinity),
    pending: new Map(),
    sizes,
    rows,
    afterwards: (act) => acts.push(act),
    page: (key) => {
      const page = schemaPages && Object.hasOwn(schemaPages, key) ? schemaPages[key] : undefined
      if (page === undefined || !href) return undefined
      return { label: key.includes('>') ? key.replace(/^.*[>.]/, '') : nameOf(key), href: href(page) }
    },
    hasPage: (key) => isPlan || (schemaPages !== undefined && Object.hasOwn(schemaPages, key)),
    cut: (cut) => cuts.push(cut),
    pills,
    room: rooms(isTight ? mostExamples.tight : mostExamples.usual),
    isTight,
    shownHeaders: new Set(),
    tells: (text) => !isTight && !told.has(text) && told.add(text).has(text),
    problem: (word, values, code) =>
      problems.set(say(word, ...values), code && { code, message: english(word, ...values) }),
  }
  const finish = async (renderers: Renderers): Promise<void> => {
    await fill(renderers)
    for (const act of acts) act()
  }
  return { build, problems, cuts, fill: finish }
}
