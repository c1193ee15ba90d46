/** Where names are looked up while an expression is computed, and what computing needs from outside. */
import type { BlockStatement, Node } from 'estree-jsx'
import type { Range } from '../nodes.ts'
import type { Scope } from '../page.ts'
import type { Outcome } from './value.ts'
import type { Work } from './work.ts'

/** Names of a block, a function or a file. Values that cannot be computed stand here too: only their use matters. */
export interface Frame {
  readonly slots: Map<string, Outcome>
  readonly outer?: Frame
  /** Of a function's outermost names: `var` declares here. */
  readonly ofFunction?: true
  /** Of the outermost frame: what its file and the language know; `undefined` when nobody does. */
  readonly beyond?: (name: string, context: Context) => Outcome | { readonly missing: true }
  /** The file that the names are written in. */
  readonly file: string
}

/** What stays the same while one expression of a page is computed. */
export interface Context {
  readonly work: Work
  /** Where on the page it happens: diagnostics point there, components are called from there. */
  readonly scope: Scope
  readonly node: { readonly position?: Range; readonly type?: string }
  readonly evaluate: (node: Node, environment: Environment) => Outcome
  /** The value that a function's body returns. */
  readonly run: (body: BlockStatement, environment: Environment) => Outcome
  /** Draws JSX; `unknown` when part of it cannot be computed. */
  readonly draw: (node: Node, environment: Environment) => Outcome
}

export interface Environment {
  readonly frame: Frame
  readonly context: Context
}

export const missing = { missing: true } as const

/** The value of a name; `missing` when nothing has that name. */
export function lookUp(name: string, { frame, context }: Environment): Outcome | typeof missing {
  for (let each: Frame | undefined = frame; each; each = each.outer) {
    if (each.slots.has(name)) return each.slots.get(name)
    if (each.beyond) return each.beyond(name, context)
  }
  return missing
}

/** The same names with room for more. */
export function within({ frame, context }: Environment): Environment {
  return { frame: { slots: new Map(), outer: frame, file: frame.file }, context }
}

/** Gives a name another value where it stands; `false` when it is no name of a block or a function. */
export function assign(name: string, value: Outcome, frame: Frame): boolean {
  for (let each: Frame | undefined = frame; each?.outer; each = each.outer) {
    if (!each.slots.has(name)) continue
    each.slots.set(name, value)
    return true
  }
  return false
}
