/** Descriptions and what of them is asked for: by the configuration, by entries of the navigation, by front matter of pages. */
import type { SiteConfig } from '../model/config.ts'
import type { Place } from '../model/diagnostic.ts'
import { placeOfKey } from '../model/key-place.ts'
import type { NavNode, OpenapiRef } from '../model/navigation.ts'
import { isForSome } from '../model/readers.ts'
import type { PageSource } from '../model/source.ts'
import { readFrontmatter } from '../markdown/frontmatter.ts'
import { besidePage } from '../openapi/find.ts'
import { isExternal } from '../util/is-external.ts'

/** What pages ask for, and whom they are for. */
export type References = ReturnType<typeof referencesOf>

/** What pages name in their front matter, by page id. */
export function referencesOf(sources: readonly PageSource[]) {
  const asked = new Map<string, string>()
  const schemas = new Map<string, string>()
  const access = new Map<string, 'open' | 'closed'>()
  const drafts = new Set<string>()
  const fronts = new Map<string, Parameters<typeof placeOfKey>[0]>()
  for (const { id, text, path } of sources) {
    const { data, places = {} } = readFrontmatter(text.replace(/\r\n?/g, '\n'), path)
    fronts.set(id, { path, places })
    if (isForSome(data)) access.set(id, 'closed')
    else if (data.public === true) access.set(id, 'open')
    if (data.draft) drafts.add(id)
    if (data.openapi !== undefined) asked.set(id, data.openapi)
    else if (data['openapi-schema'] !== undefined) schemas.set(id, data['openapi-schema'])
  }
  const firstOf = (page: string, keys: readonly string[]) => {
    const front = fronts.get(page) ?? { path: page }
    return placeOfKey(front, keys.find((each) => front.places?.[each]) ?? 'openapi')
  }
  /** Of what says whom a page is for, else of what it shows. */
  const placeOf = (page: string) => firstOf(page, ['public', 'groups'])
  /** Of what it shows. */
  const namedAt = (page: string) => firstOf(page, ['openapi', 'openapi-schema'])
  return { asked, schemas, access, drafts, placeOf, namedAt }
}

/** Descriptions that the configuration and its navigation name by themselves. */
export function namedSources({ api, navigation }: SiteConfig): OpenapiRef[] {
  return [...api.sources, ...openapiRefs(navigation)]
}

function openapiRefs(nodes: readonly NavNode[]): OpenapiRef[] {
  return nodes.flatMap((node) =>
    node.kind === 'section' || node.kind === 'group' ? [...(node.openapi ?? []), ...openapiRefs(node.children)] : [],
  )
}

/** What names a description, as front matter writes it, and where it does. */
interface Naming {
  readonly reference: string
  readonly at: Place
}

/** What pages name, in their order. */
export function namingsOf({ asked, schemas, namedAt }: References): Naming[] {
  return [...asked, ...schemas].map(([page, reference]) => ({ reference, at: namedAt(page) }))
}

/** Operations that the navigation names with the file of their description. */
export function operationTexts(nodes: readonly NavNode[]): Naming[] {
  return nodes.flatMap((node): Naming[] => {
    if (node.kind === 'section' || node.kind === 'group') return operationTexts(node.children)
    if (node.kind !== 'operation' || node.spec === undefined) return []
    return [{ reference: `${node.spec} ${node.method} ${node.path}`, at: node.at }]
  })
}

/** Descriptions that only front matter or an entry of the navigation names, as `specs/a.json GET /x`: placed where the first does. */
export function unnamedSources(
  unnamed: readonly Naming[],
  named: readonly OpenapiRef[],
  paths: ReadonlySet<string>,
): OpenapiRef[] {
  const known = new Set(named.map(({ source }) => source.replace(/^\/+/, '')))
  return unnamed.flatMap(({ reference, at }): OpenapiRef[] => {
    const written = /^\/?(\S+\.(?:json|ya?ml))\s/i.exec(reference)?.[1]
    const beside = besidePage(written ?? '', at.file)
    const source = beside !== undefined && paths.has(beside) ? beside : written
    // A page that names no file of the project says so itself.
    if (source === undefined || known.has(source) || !(paths.has(source) || isExternal(source))) return []
    known.add(source)
    return [{ source, at }]
  })
}
