/** The parts of a description as menus and overviews list them: one for each first tag, and the operations without one. */
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import { isObject, listAt, stringAt } from './json.ts'
import { groupTagOf, tagsOf } from './title.ts'

export interface Section {
  /** `#` and the name of the tag; without a tag the kind of its operations. */
  readonly key: string
  readonly label: string
  /** As the description declares it. */
  readonly tag?: JsonObject
  readonly slices: readonly OperationSlice[]
}

/**
 * In the order of the description's `tags`, then as they are first seen; webhooks without a tag come last, under
 * "Webhooks", other operations without one stand under "Endpoints". Tags without operations are sections as well.
 */
export function sectionsOf(
  slices: readonly OperationSlice[],
  root: JsonObject,
  keysOf: (slice: OperationSlice) => readonly string[] = firstKey,
): readonly Section[] {
  const members = new Map<string, OperationSlice[]>()
  for (const slice of slices) {
    for (const key of keysOf(slice)) {
      const list = members.get(key)
      if (list) list.push(slice)
      else members.set(key, [slice])
    }
  }
  const declared = new Map(listAt(root, 'tags').map((tag) => [`#${stringAt(tag, 'name')}`, tag]))
  const keys = new Set([...declared.keys(), ...[...members.keys()].toSorted(lastWebhooks)])
  return [...keys].map((key): Section => {
    const tag = declared.get(key)
    const section = { key, label: labelOf(key, tag), slices: members.get(key) ?? [] }
    return isObject(tag) ? Object.assign(section, { tag }) : section
  })
}

/** The section where an operation has its address. */
function firstKey(slice: OperationSlice): readonly string[] {
  const tag = groupTagOf(slice)
  return [tag === undefined ? slice.kind : `#${tag}`]
}

/** Every section that an operation belongs to. */
export function everyKey(slice: OperationSlice): readonly string[] {
  const tags = [...new Set(tagsOf(slice))]
  return tags.length > 0 ? tags.map((tag) => `#${tag}`) : [slice.kind]
}

function lastWebhooks(a: string, b: string): number {
  return Number(a === 'webhook') - Number(b === 'webhook')
}

/** What a section is called whose operations have no tag. */
export function wordOf(key: string): 'Webhooks' | 'Endpoints' | undefined {
  if (key.startsWith('#')) return undefined
  return key === 'webhook' ? 'Webhooks' : 'Endpoints'
}

function labelOf(key: string, tag: Json | undefined): string {
  const word = wordOf(key)
  if (word !== undefined) return word
  return firstText(tag, ['x-group', 'x-displayName', 'summary']) ?? key.slice(1)
}

function firstText(value: Json | undefined, keys: readonly string[]): string | undefined {
  return keys.map((key) => stringAt(value, key)?.trim()).find((text) => text)
}

/** `x-tagGroups` around sections: the label of each group and what is in it, then those that stand in none. */
export function nested<T extends { readonly key: string }>(
  sections: readonly T[],
  root: JsonObject,
): readonly { readonly label?: string; readonly sections: readonly T[] }[] {
  const left = new Map(sections.map((section) => [section.key, section]))
  const outer = listAt(root, 'x-tagGroups').flatMap((group) => {
    const keys = listAt(group, 'tags').map((tag) => `#${String(tag)}`)
    const inside = keys.flatMap((key) => left.get(key) ?? [])
    for (const key of keys) left.delete(key)
    return inside.length > 0 ? [{ label: stringAt(group, 'name') ?? '', sections: inside }] : []
  })
  return left.size > 0 ? [...outer, { sections: [...left.values()] }] : outer
}
