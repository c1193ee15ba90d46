/** Which sections are too long for the sidebar of each of their pages, and the lists that these are cut into. */
import type { IconFinder } from '../../model/icon.ts'
import type { Frame, NavGroup, NavLevel, Site } from '../../model/site.ts'
import type { Theme } from '../../model/theme.ts'
import { languageOf } from '../language.ts'
import { uniqueSlugs } from '../../util/slug.ts'
import type { NavList } from './lists.ts'
import { levelList, navLists, weightOf } from './lists.ts'
import { activeItems, codeOf, switchLimit } from '../switches.ts'

/** Bytes of a sidebar that stands whole on every page: about 350 plain entries, or 60 with drawings; 6 KB compressed. */
const wholeLimit = 44_000
/** Bytes of the rows that a page of a longer section shows. */
export const rowShare = 24_000
/** The same of a section with API operations, whose pages hold more than others: 100 KB with all that is around them. */
const operationsLimit = rowShare
/** Bytes of all that a page holds for the versions it is not shown in. */
export const templateShare = 20_000

/** Where a sidebar stands: on its page, or in a template of a page that another version has, too. */
export type FrameUse = 'page' | 'template'

export interface Navigation {
  /** Every frame that a page may stand in, also those of versions that have no page of their own. */
  readonly frames: readonly Frame[]
  /** The lists of a section that is cut, `undefined` where it stands whole. What is whole in templates is so on pages. */
  readonly lists: (frame: Frame, use: FrameUse) => NavList | undefined
  /** All entries of a switch that has too many for the header. */
  readonly switchList: (frame: Frame, level: NavLevel) => NavList | undefined
}

/** Decides for each section once, so that all its pages show it in the same way. */
export function navigation(
  site: Pick<Site, 'config' | 'frames' | 'pages'>,
  { icon, say }: { readonly icon: IconFinder; readonly say: Theme['say'] },
): Navigation {
  const variants = site.pages.flatMap((page) => page.variants ?? [])
  const frames = [...new Set([...site.frames, ...variants.map(({ frame }) => frame)])]
  const { drilldown } = site.config.look
  const names = namesOf(frames)
  const others = site.pages.reduce((count, page) => Math.max(count, page.variants?.length ?? 0), 0)
  const limits = { page: wholeLimit, template: Math.min(wholeLimit, templateShare / Math.max(1, others)) }
  const inTemplates = new Set(variants.map(({ frame }) => frame.key))
  const weights = new Map<string, ReturnType<typeof weigh>>()
  const known = new Map<string, NavList>()
  const lists = (frame: Frame, use: FrameUse) => {
    const { key } = frame
    const name = names.get(key)
    if (name === undefined) return undefined
    const { weight, most } = weights.get(key) ?? weigh(frame, icon)
    weights.set(key, { weight, most })
    if (weight <= Math.min(most, limits[inTemplates.has(key) ? use : 'page'])) return undefined
    const made = known.get(key) ?? navLists(frame, { name, icon, say: say(languageOf(frame)), drilldown })
    known.set(key, made)
    return made
  }
  const holders = switchHolders(frames)
  const switched = new Map<string, NavList>()
  const switchList = (frame: Frame, level: NavLevel) => {
    if (level.items.length <= switchLimit) return undefined
    const key = switchKey(frame, level)
    const holder = holders.get(key) ?? frame
    const name = names.get(holder.key)
    if (name === undefined) return undefined
    const made = switched.get(key) ?? levelList(level, { name, icon, say: say(languageOf(holder)) })
    switched.set(key, made)
    return made
  }
  return { frames, lists, switchList }
}

/**
 * A switch with many entries → the frame whose list of them serves all: one of its own for each would be as many lists as
 * entries.
 */
function switchHolders(frames: readonly Frame[]): ReadonlyMap<string, Frame> {
  const holders = new Map<string, Frame>()
  for (const frame of frames)
    for (const level of frame.levels) {
      const key = level.items.length > switchLimit ? switchKey(frame, level) : undefined
      if (key !== undefined && !holders.has(key)) holders.set(key, frame)
    }
  return holders
}

/** The kind of a switch and what is lit in the switches around it. */
function switchKey({ levels }: Frame, level: NavLevel): string {
  return JSON.stringify([level.as, activeItems(levels.slice(0, levels.indexOf(level))).map(({ label }) => label)])
}

/** Bytes of a section, and how many of them a page may hold. */
function weigh({ groups }: Frame, icon: IconFinder): { readonly weight: number; readonly most: number } {
  return { weight: weightOf(groups, icon), most: hasOperations(groups) ? operationsLimit : wholeLimit }
}

function hasOperations(groups: readonly NavGroup[]): boolean {
  return groups.some(({ entries }) =>
    entries.some((entry) =>
      entry.kind === 'group' ? hasOperations([entry.group]) : entry.kind === 'page' && entry.page.method !== undefined,
    ),
  )
}

/** Key of a frame → folder of its list pages, after what is lit in its switches. */
function namesOf(frames: readonly Frame[]): ReadonlyMap<string, string> {
  const slugOf = uniqueSlugs()
  return new Map(
    frames.map(({ key, levels }) => {
      const labels = activeItems(levels).map(codeOf)
      return [key, slugOf(labels.join(' ').slice(0, 80) || 'site')]
    }),
  )
}
