/**
 * The language of each page before it is compiled, as `site/` finds it afterwards: that of its first place in the navigation, a
 * visible one before a hidden one; outside of it that of the nearest page or section around it, else that of the home page.
 */
import type { VersionName } from '../model/config.ts'
import type { NavNode } from '../model/navigation.ts'
import { foldersOf } from '../site/folder.ts'

interface Places {
  readonly shown: Map<string, string>
  readonly hidden: Map<string, string>
  /** Prefix of a section. */
  readonly prefixes: Map<string, string>
}

interface Around {
  readonly language: string
  readonly isHidden: boolean
  /** Version → its language, where the versions of a site are languages. */
  readonly versions: ReadonlyMap<string, string>
}

const none = 'en'

/** By page id, as a language tag; English where the site names none. */
export function pageLanguages(
  navigation: readonly NavNode[],
  versions: readonly VersionName[] = [],
): (id: string) => string {
  const places: Places = { shown: new Map(), hidden: new Map(), prefixes: new Map() }
  const named = new Map(versions.flatMap(({ name, language }) => (language ? [[name, language.tag] as const] : [])))
  visit(navigation, { language: versions[0]?.language?.tag ?? none, isHidden: false, versions: named }, places)
  const inside = new Map([...places.hidden, ...places.shown])
  if (new Set([...inside.values(), ...places.prefixes.values()]).size < 2) {
    const [only = none] = inside.values()
    return () => only
  }
  const near = nearest(inside, places.prefixes)
  const home = inside.get('index') ?? [...places.shown.values()][0] ?? none
  return (id) => inside.get(id) ?? near(id) ?? home
}

function visit(nodes: readonly NavNode[], around: Around, places: Places): void {
  for (const node of nodes) {
    if (node.kind === 'link') continue
    if (node.kind === 'page' || node.kind === 'operation') {
      note(node.page, around, places)
      continue
    }
    const isHidden = around.isHidden || node.visibility === 'never'
    const own = node.kind === 'section' ? node.language?.tag : undefined
    const version = node.version === undefined ? undefined : around.versions.get(node.version)
    const inside = { ...around, language: own ?? version ?? around.language, isHidden }
    if (node.kind === 'group') note(node.root, inside, places)
    else if (node.prefix && !places.prefixes.has(node.prefix)) places.prefixes.set(node.prefix, inside.language)
    visit(node.children, inside, places)
  }
}

function note(page: string | undefined, { language, isHidden }: Around, { hidden, shown }: Places): void {
  const list = isHidden ? hidden : shown
  if (page !== undefined && !list.has(page)) list.set(page, language)
}

/** Of the section that claims a page, else of its neighbours. */
function nearest(inside: ReadonlyMap<string, string>, prefixes: ReadonlyMap<string, string>) {
  const folders = new Map(prefixes)
  for (const [id, language] of inside) {
    for (const folder of [id, ...foldersOf(id)]) if (!folders.has(folder)) folders.set(folder, language)
  }
  return (id: string): string | undefined =>
    [id, ...foldersOf(id)].map((folder) => folders.get(folder)).find((language) => language !== undefined)
}
