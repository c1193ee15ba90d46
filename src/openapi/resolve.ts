/** One object of a description (parameter, header, response, body, example, scheme) with its `$ref` followed. */
import type { Json, JsonObject } from '../model/operation.ts'
import { isObject, own, stringAt } from './json.ts'
import { nameOf } from './pointer.ts'
import type { Refs } from './schema/flatten.ts'

export interface Resolved {
  readonly value: JsonObject
  /** The `$ref` that leads nowhere. */
  readonly missing?: string
  /** Name of the first reference. */
  readonly name?: string
}

/** Whether a text of a component is to be said beside one that goes before it. */
export type Tells = (text: string) => boolean

/** What stands beside a `$ref` wins; a text goes before that of the target, which stands nowhere else. A chain that comes back to itself ends. */
export function resolved(written: Json | undefined, refs: Refs, tells: Tells = () => true): Resolved {
  let value: JsonObject = isObject(written) ? written : {}
  let name: string | undefined
  for (let hops = 0; hops < 16; hops++) {
    const ref = stringAt(value, '$ref')
    if (ref === undefined) return name === undefined ? { value } : { value, name }
    name ??= nameOf(ref)
    const { $ref: _, ...rest } = value
    const target = Object.hasOwn(refs, ref) ? refs[ref] : undefined
    if (!isObject(target)) return { value: rest, missing: ref, name }
    value = { ...target, ...rest, ...bothTexts(rest, target, tells) }
  }
  return { value: {}, missing: name }
}

/** Parameters, answers, bodies and examples have no pages of their own: a text of theirs that is never shown would be lost. */
function bothTexts(beside: JsonObject, target: JsonObject, tells: Tells): { readonly description?: string } {
  const summary = own(beside, 'summary') === undefined ? undefined : stringAt(target, 'summary')
  const mine = [stringAt(beside, 'summary'), stringAt(beside, 'description')]
  const texts = [mine[1], summary, stringAt(target, 'description')].filter((text) => text !== undefined)
  const lost = texts.filter((text) => !mine.some((each) => each?.includes(text.trim())))
  if (mine[1] === undefined && summary === undefined) return {}
  const said = lost.filter(tells)
  if (said.length === 0) return {}
  const kept = [mine[1], ...said].filter((text) => text !== undefined)
  return {
    description: kept
      .filter((text) => !isWithin(text, kept))
      .map((text) => withoutOpenFence(text.trimEnd()))
      .join('\n\n'),
  }
}

/** An end for code that has none: it would take in what comes after it. */
function withoutOpenFence(text: string): string {
  let open: string | undefined
  for (const [, fence, rest] of text.matchAll(/^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/gm)) {
    if (open === undefined) open = fence
    else if (fence!.startsWith(open) && rest!.trim() === '') open = undefined
  }
  return open === undefined ? text : `${text}\n${open}`
}

function isWithin(text: string, all: readonly string[]): boolean {
  return all.some((each) => each.length > text.length && each.includes(text.trim()))
}

/** A text, or the one that `{ $ref: file.txt }` means. */
export function textAt(written: Json | undefined, refs: Refs): string | undefined {
  if (typeof written === 'string') return written
  const ref = own(written, '$ref')
  const target = typeof ref === 'string' && Object.hasOwn(refs, ref) ? refs[ref] : undefined
  return typeof target === 'string' ? target : undefined
}
