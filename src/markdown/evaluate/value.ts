/** Values of expressions. */
import type { ElementContent } from 'hast'

/** What JSX gives. Marked, so that no object of an author can pass for it. */
export interface Tree {
  readonly [tree]: true
  readonly nodes: readonly ElementContent[]
}
export const tree: unique symbol = Symbol('tree')

/** The answer to "what is this worth" when nothing here can tell. */
export const unknown: unique symbol = Symbol('unknown')

export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Tree
  | readonly Value[]
  /** Objects of authors; without a prototype, so no name means more than it says. */
  | { readonly [key: string]: Value }

/** A value made of nodes. */
export function treeOf(nodes: readonly ElementContent[]): Tree {
  return { [tree]: true, nodes }
}

/** Whether a value is JSX. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && tree in value
}
