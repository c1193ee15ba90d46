/** Values of expressions: plain data, nodes, and a few marked objects that no object of an author can pass for. */
import type { ElementContent } from 'hast'
import type { Context } from './frame.ts'

/** What JSX gives. */
export interface Tree {
  readonly [tree]: true
  readonly nodes: readonly ElementContent[]
}
export const tree: unique symbol = Symbol('tree')

/** What can be called: a function of an author, or one of ours. Calling it walks a tree or computes; it never runs code. */
export interface Callable {
  readonly [callable]: Native
  /** Of an author's function. */
  readonly about?: About
  /** What stands behind its dot: `Array.from`. */
  readonly members?: Readonly<Record<string, Value>>
}
export const callable: unique symbol = Symbol('callable')
export type Native = (args: readonly Outcome[], context: Context) => Outcome

/** Where an author's function stands. */
export interface About {
  readonly file: string
  /** Its name in its file; a function without one cannot be found again. */
  readonly name?: string
  /** Whether it does more than draw: it keeps state, listens to events or asks the browser. */
  readonly moves: boolean
}

/** A name that stands for what a page can call, not for a value: `<Card>`, a snippet, `<>`. */
export interface Reference {
  readonly [reference]: true
  readonly target:
    | { readonly kind: 'builtin'; readonly name: string }
    | { readonly kind: 'snippet'; readonly written: string; readonly file?: string }
    /** `provides`: the context that a `Provider` gives a value to. */
    | { readonly kind: 'fragment'; readonly provides?: object }
}
export const reference: unique symbol = Symbol('reference')

/** A regular expression that is let through. */
export interface Pattern {
  readonly [pattern]: RegExp
  /** It may take time squared. */
  readonly steep: boolean
  /** In how many ways it can be tried at one place. */
  readonly tries: number
}
export const pattern: unique symbol = Symbol('pattern')

/** A `Set` or a `Map`. */
export interface Collection {
  readonly [collection]: Set<Value> | Map<Value, Value>
}
export const collection: unique symbol = Symbol('collection')

/** The answer to "what is this worth" when nothing here can tell. */
export const unknown: unique symbol = Symbol('unknown')

export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Tree
  | Callable
  | Reference
  | Pattern
  | Collection
  | readonly Value[]
  /** Objects of authors; without a prototype, so no name means more than it says. */
  | { readonly [key: string]: Value }

export type Outcome = Value | typeof unknown
export type PlainObject = { readonly [key: string]: Value }

/** A value made of nodes. */
export function treeOf(nodes: readonly ElementContent[]): Tree {
  return { [tree]: true, nodes }
}

/** Whether a value is JSX. */
export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && tree in value
}

/** Whether a value can be called. */
export function isCallable(value: unknown): value is Callable {
  return typeof value === 'object' && value !== null && callable in value
}

/** Whether a value stands for a component or a snippet. */
export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && reference in value
}

/** Whether a value is a regular expression. */
export function isPattern(value: unknown): value is Pattern {
  return typeof value === 'object' && value !== null && pattern in value
}

/** Whether a value is a `Set` or a `Map`. */
export function isCollection(value: unknown): value is Collection {
  return typeof value === 'object' && value !== null && collection in value
}

/** Whether a value is an object as authors write it; the marked objects have a prototype and are none. */
export function isPlain(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === null
}

/** An object of some entries, without a prototype. */
export function plainOf(entries: Iterable<readonly [string, Value]>): PlainObject {
  const object = Object.create(null) as Record<string, Value>
  for (const [name, value] of entries) object[name] = value
  return object
}

/** The same value, which no page can change any more: all pages share it. */
export function shared<T extends Value>(value: T): T {
  if (isPlain(value)) for (const each of Object.values(value)) shared(each)
  if (isCallable(value) && value.members) for (const each of Object.values(value.members)) shared(each)
  return Object.freeze(value)
}

/** A function of ours, for values that are all known. */
export function native(run: (args: readonly Value[], context: Context) => Outcome): Callable {
  return {
    [callable]: (args, context) => (args.includes(unknown) ? unknown : run(args as readonly Value[], context)),
  }
}

/** JSON data as a value: objects lose their prototype. What JSON does not know becomes `undefined`. */
export function valueOfData(data: unknown, depth = 0): Value {
  if (data === null || typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean') return data
  if (depth > 64 || typeof data !== 'object') return undefined
  if (data instanceof Date) return data.toISOString()
  if (Array.isArray(data)) return data.map((each) => valueOfData(each, depth + 1))
  return plainOf(Object.entries(data).map(([name, each]) => [name, valueOfData(each, depth + 1)] as const))
}
