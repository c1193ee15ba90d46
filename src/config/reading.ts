/** What a part needs beside the value itself: where things were written, and somebody to tell. */
import type { Diagnostic, Place, Severity } from '../model/diagnostic.ts'
import type { NodeOf } from '../schema/check.ts'
import { placeOf, writtenAs } from '../schema/json-file.ts'

export interface Reading {
  /** The place of an object or list of the checked value, or of its member. */
  readonly at: (owner: object, key?: string | number) => Place
  /** The place of a key. */
  readonly keyAt: (owner: object, key: string) => Place
  /** Whether the key was written, even with a value that was wrong and left out. */
  readonly has: (owner: object, key: string) => boolean
  /** Whether something was written into a list, even what was wrong and left out. */
  readonly isFilled: (owner: object, key: string) => boolean
  /** A member as the author wrote it: `1.0` stays `1.0`. */
  readonly written: (owner: object, key: string | number) => string
  readonly error: Tell
  readonly warn: Tell
  readonly info: Tell
}

/** Reports one diagnostic: its code, its place, a sentence, and what to do. */
export type Tell = (code: string, at: Place, message: string, hint?: string) => void

/** A reading whose reports end up in `diagnostics`. */
export function reading(nodeOf: NodeOf, diagnostics: Diagnostic[]): Reading {
  const tell =
    (severity: Severity): Tell =>
    (code, at, message, hint) =>
      void diagnostics.push({ code, severity, message, at, ...(hint !== undefined && { hint }) })
  const memberOf = (owner: object, key: string) => {
    const node = nodeOf(owner)
    return node.kind === 'object' ? node.members.get(key) : undefined
  }
  return {
    at: (owner, key) => placeOf(nodeOf(owner, key)),
    keyAt: (owner, key) => placeOf(memberOf(owner, key)?.key ?? nodeOf(owner)),
    has: (owner, key) => memberOf(owner, key) !== undefined,
    isFilled: (owner, key) => {
      const value = memberOf(owner, key)?.value
      return value !== undefined && (value.kind !== 'array' || value.items.length > 0)
    },
    written: (owner, key) => writtenAs(nodeOf(owner, key)),
    error: tell('error'),
    warn: tell('warning'),
    info: tell('info'),
  }
}
