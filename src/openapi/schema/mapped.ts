/** What a discriminator's mapping means for a schema: its children, or which of them it is itself. */
import type { Json, JsonObject } from '../../model/operation.ts'
import { entriesAt, listAt, stringAt } from '../json.ts'
import { mappedRef } from '../refs.ts'
import { isAlias } from './alias.ts'

interface Around {
  readonly refs: Readonly<Record<string, Json>>
  readonly branch: Pick<ReadonlySet<string>, 'has'>
}

/**
 * The children of a parent; of one of its children only those that build on it, and the values that mean it. `chain`: the
 * references from the schema that is shown to the parent.
 */
export function mappedChildren(
  discriminator: JsonObject,
  chain: readonly string[],
  { refs, branch }: Around,
): { readonly variants: readonly Json[]; readonly values: readonly string[] } {
  const mapping = entriesAt(discriminator, 'mapping').flatMap(([value, target]) =>
    typeof target === 'string' ? [{ value, ref: mappedRef(target) }] : [],
  )
  const known = new Set(mapping.map(({ ref }) => ref).filter((ref) => Object.hasOwn(refs, ref)))
  const child = chain.slice(0, -1).find((ref) => known.has(ref) || !isAlias(refs[ref]!))
  const open = [...known].filter((ref) => !branch.has(ref) && ref !== child)
  const below = child === undefined ? open : open.filter((ref) => buildsOn(ref, child, refs))
  const isChild = child !== undefined && known.has(child)
  const own = isChild ? mapping.filter(({ ref }) => ref === child || below.includes(ref)) : []
  return { variants: below.map(($ref) => ({ $ref })), values: own.map(({ value }) => value) }
}

/** Whether `allOf` leads from one schema to another, however far. */
function buildsOn(from: string, to: string, refs: Around['refs']): boolean {
  const seen = new Set([from])
  for (const ref of seen) {
    const target = Object.hasOwn(refs, ref) ? refs[ref] : undefined
    if (target === undefined) continue
    for (const part of [target, ...listAt(target, 'allOf')]) {
      const next = stringAt(part, '$ref')
      if (next !== undefined) seen.add(next)
    }
  }
  return seen.has(to)
}
