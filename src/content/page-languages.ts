/**
 * The language of each page before it is compiled, as `site/` finds it afterwards: that of its first place in the navigation, a
 * visible one before a hidden one; outside of it that of the nearest page or section around it, else that of the home page.
 */
import type { VersionName } from '../model/config.ts'
import type { NavNode } from '../model/navigation.ts'
import { foldersOf } from '../site/folder.ts'

/** Page or folder → its language; `undefined`: nothing around it names one. */
type Languages = Map<string, string | undefined>

interface Places {
  readonly shown: Languages
  readonly hidden: Languages
  /** By the prefix of a section; the first of several decides for pages that no menu lists. */
  readonly prefixes: Languages
  /** The same, where sections of different languages with one prefix decide nothing. */
  readonly claims: Languages
}

interface Around {
  readonly language: string | undefined
  readonly isHidden: boolean
  /** Version → its language, where the versions of a site are languages. */
  readonly versions: ReadonlyMap<string, string>
}

/** By page id, as a language tag; English where the site names none. */
export function pageLanguages(
  navigation: readonly NavNode[],
  versions: readonly VersionName[] = [],
): (id: string) => string {
  const places: Places = { shown: new Map(), hidden: new Map(), prefixes: new Map(), claims: new Map() }
  const named = new Map(versions.flatMap(({ name, language }) => (language ? [[name, language.tag] as const] : [])))
  visit(navigation, { language: undefined, isHidden: false, versions: named }, places)
  const start = versions[0]?.language?.tag ?? 'en'
  const claimed = byFolder(places.claims)
  const ownOf = ([id, language]: [string, string | undefined]) => [id, language ?? claimed(id) ?? start] as const
  const inside = new Map([...places.hidden, ...places.shown].map(ownOf))
  const prefixes = new Map([...places.prefixes].flatMap(([prefix, language]) => (language ? [[prefix, language]] : [])))
  const [only = 'en', ...others] = new Set([...inside.values(), ...prefixes.values()])
  if (others.length === 0) return () => only
  const near = byFolder(withNeighbours(prefixes, inside))
  const first = [...places.shown.keys()][0]
  const home = inside.get('index') ?? (first === undefined ? start : inside.get(first)!)
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
    else if (node.prefix) notePrefix(node.prefix, inside.language, places)
    visit(node.children, inside, places)
  }
}

function note(page: string | undefined, { language, isHidden }: Around, { hidden, shown }: Places): void {
  const list = isHidden ? hidden : shown
  if (page !== undefined && !list.has(page)) list.set(page, language)
}

function notePrefix(prefix: string, language: string | undefined, { prefixes, claims }: Places): void {
  const agrees = !claims.has(prefix) || claims.get(prefix) === language
  claims.set(prefix, agrees ? language : undefined)
  if (language !== undefined && !prefixes.has(prefix)) prefixes.set(prefix, language)
}

/** Of the nearest folder that a page lies in. */
function byFolder(folders: ReadonlyMap<string, string | undefined>): (id: string) => string | undefined {
  return (id) => [id, ...foldersOf(id)].map((folder) => folders.get(folder)).find((language) => language !== undefined)
}

/** The sections that claim folders, then the folders of the pages that are listed. */
function withNeighbours(prefixes: ReadonlyMap<string, string>, inside: ReadonlyMap<string, string>) {
  const folders = new Map(prefixes)
  for (const [id, language] of inside) {
    for (const folder of [id, ...foldersOf(id)]) if (!folders.has(folder)) folders.set(folder, language)
  }
  return folders
}
