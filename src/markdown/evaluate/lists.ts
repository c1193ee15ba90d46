/** Methods of lists, sets and maps. Functions of authors are called for each item, and each call is counted. */
import type { Context } from './frame.ts'
import { joined, textOfValue } from './operators.ts'
import type { Method } from './strings.ts'
import { callable, collection, isCallable, isCollection, unknown } from './value.ts'
import type { Collection, Outcome, Value } from './value.ts'
import { spend } from './work.ts'

type List = readonly Value[]

/** Calls a function for each item until `step` gives an answer. */
function each(
  self: List,
  [run]: List,
  context: Context,
  step: (result: Value, item: Value, index: number) => { readonly answer: Value } | undefined,
): { readonly answer: Value } | typeof unknown | undefined {
  if (!isCallable(run)) return unknown
  for (let index = 0; index < self.length; index++) {
    const result = run[callable]([self[index], index, self], context)
    if (result === unknown || !spend(context.work, 1)) return unknown
    const answer = step(result, self[index], index)
    if (answer) return answer
  }
  return undefined
}

/** A method that asks each item and has an answer when none said so. */
function asking(
  otherwise: Value,
  step: (result: Value, item: Value, index: number) => { readonly answer: Value } | undefined,
): Method<List> {
  return (self, args, context) => {
    const found = each(self, args, context, step)
    return found === unknown ? unknown : found ? found.answer : otherwise
  }
}

/** A method that gathers. */
function gathering(step: (into: Value[], result: Value, item: Value, context: Context) => boolean): Method<List> {
  return (self, args, context) => {
    const into: Value[] = []
    const done = each(self, args, context, (result, item) =>
      step(into, result, item, context) ? undefined : { answer: null },
    )
    return done === undefined ? into : unknown
  }
}

/** A method that makes a list no longer than its own, or asks about it. */
function plain(run: (self: List, args: List) => Value, isFit: (args: List) => boolean = () => true): Method<List> {
  return (self, args, { work }) => (isFit(args) && spend(work, self.length + 1) ? run(self, args) : unknown)
}

const areNumbers = (args: List) => args.every((item) => item === undefined || typeof item === 'number')
const isFromNumber = ([, from]: List) => areNumbers([from])
const number = (value: Value) => value as number | undefined

export const listMethods: Readonly<Record<string, Method<List>>> = {
  map: gathering((into, result) => into.push(result) > 0),
  filter: gathering((into, result, item) => (result ? into.push(item) > 0 : true)),
  flatMap: gathering((into, result, _, { work }) => addAll(into, Array.isArray(result) ? result : [result], work)),
  forEach: asking(undefined, () => undefined),
  find: asking(undefined, (result, item) => (result ? { answer: item } : undefined)),
  findIndex: asking(-1, (result, _, index) => (result ? { answer: index } : undefined)),
  some: asking(false, (result) => (result ? { answer: true } : undefined)),
  every: asking(true, (result) => (result ? undefined : { answer: false })),
  findLast: (self, args, context) => {
    const index = lastIndexOf(self, args, context)
    return index === unknown ? unknown : self[index]
  },
  findLastIndex: (self, args, context) => lastIndexOf(self, args, context),
  reduce: (self, args, context) => reduced(self, args, context),
  reduceRight: (self, args, context) => reduced(self, args, context, true),
  slice: plain((self, [from, to]) => self.slice(number(from), number(to)), areNumbers),
  at: plain((self, [at = 0]) => self.at(Number(at)), areNumbers),
  includes: plain((self, [item, from]) => self.includes(item, number(from)), isFromNumber),
  indexOf: plain((self, [item, from]) => self.indexOf(item, number(from)), isFromNumber),
  lastIndexOf: plain(
    (self, [item, ...from]) => (from.length === 0 ? self.lastIndexOf(item) : self.lastIndexOf(item, number(from[0]))),
    isFromNumber,
  ),
  reverse: plain((self) => (self as Value[]).reverse()),
  toReversed: plain((self) => [...self].reverse()),
  keys: plain((self) => [...self.keys()]),
  values: plain((self) => [...self]),
  entries: plain((self) => self.map((item, index) => [index, item])),
  with: (self, [at, item], { work }) => {
    const index = typeof at === 'number' ? Math.trunc(at < 0 ? at + self.length : at) || 0 : -1
    if (index < 0 || index >= self.length || !spend(work, self.length)) return unknown
    return self.map((own, place) => (place === index ? item : own))
  },
  concat: (self, args, { work }) => {
    const into: Value[] = []
    for (const item of [self, ...args]) if (!addAll(into, Array.isArray(item) ? item : [item], work)) return unknown
    return into
  },
  flat: (self, [depth = 1], { work }) => {
    const into: Value[] = []
    return typeof depth === 'number' && flatten(self, Math.min(depth || 0, 32), into, work) ? into : unknown
  },
  join: (self, [separator = ','], { work }) =>
    typeof separator === 'string' ? (joined(self, separator, work) ?? unknown) : unknown,
  toString: ((self, _, { work }) => textOfValue(self, work) ?? unknown) satisfies Method<List>,
  sort: (self, args, context) => {
    const sorted = sort([...self], args, context)
    if (sorted === unknown) return unknown
    for (const [index, item] of sorted.entries()) (self as Value[])[index] = item
    return self
  },
  toSorted: (self, args, context) => sort([...self], args, context),
  // Lists of a component's own are its own to change.
  push: (self, args, { work }) =>
    spend(work, args.length + 1) && self.length + args.length <= longest ? (self as Value[]).push(...args) : unknown,
  unshift: (self, args, { work }) =>
    self.length + args.length <= longest && spend(work, self.length + args.length)
      ? (self as Value[]).unshift(...args)
      : unknown,
  pop: plain((self) => (self as Value[]).pop()),
  shift: plain((self) => (self as Value[]).shift()),
  splice: plain(
    (self, [from, count, ...items]) =>
      (self as Value[]).splice(number(from) ?? 0, count === undefined ? self.length : Number(count), ...items),
    ([from, count]) => areNumbers([from, count]),
  ),
  fill: plain(
    (self, [item, from, to]) => (self as Value[]).fill(item, number(from), number(to)),
    ([, from, to]) => areNumbers([from, to]),
  ),
}

/** No list of a page is longer. */
export const longest = 100_000

function addAll(into: Value[], items: List, work: Context['work']): boolean {
  if (!spend(work, items.length)) return false
  for (const item of items) into.push(item)
  return true
}

function flatten(list: List, depth: number, into: Value[], work: Context['work']): boolean {
  for (const item of list) {
    if (!spend(work, 1)) return false
    if (!Array.isArray(item) || depth < 1) into.push(item)
    else if (!flatten(item as List, depth - 1, into, work)) return false
  }
  return true
}

/** The place of the last item that a function says yes to. */
function lastIndexOf(self: List, [run]: List, context: Context): number | typeof unknown {
  if (!isCallable(run)) return unknown
  for (let index = self.length - 1; index >= 0; index--) {
    const result = run[callable]([self[index], index, self], context)
    if (result === unknown || !spend(context.work, 1)) return unknown
    if (result) return index
  }
  return -1
}

function reduced(self: List, [run, ...start]: List, context: Context, fromEnd = false): Outcome {
  const { length } = self
  if (!isCallable(run) || (start.length === 0 && length === 0)) return unknown
  let value: Value = start.length > 0 ? start[0] : self[fromEnd ? length - 1 : 0]
  for (let turn = start.length > 0 ? 0 : 1; turn < length; turn++) {
    const index = fromEnd ? length - 1 - turn : turn
    if (index >= self.length) continue
    const next = run[callable]([value, self[index], index, self], context)
    if (next === unknown) return unknown
    value = next
  }
  return value
}

/** By a function, or by code unit of the items' text. Merging asks n·log n times, whatever the function answers. */
function sort(list: List, [compare]: List, context: Context): Value[] | typeof unknown {
  if (compare !== undefined && !isCallable(compare)) return unknown
  if (list.length < 2) return [...list]
  const middle = list.length >> 1
  const left = sort(list.slice(0, middle), [compare], context)
  const right = sort(list.slice(middle), [compare], context)
  if (left === unknown || right === unknown || !spend(context.work, list.length)) return unknown
  const merged: Value[] = []
  let [a, b] = [0, 0]
  while (a < left.length && b < right.length) {
    const order = orderOf(left[a], right[b], compare, context)
    if (order === undefined) return unknown
    merged.push(order <= 0 ? left[a++] : right[b++])
  }
  return [...merged, ...left.slice(a), ...right.slice(b)]
}

function orderOf(a: Value, b: Value, compare: Value, context: Context): number | undefined {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  if (isCallable(compare)) {
    const order = compare[callable]([a, b], context)
    return order === unknown || typeof order === 'object' ? undefined : Number(order)
  }
  const [left, right] = [textOfValue(a, context.work), textOfValue(b, context.work)]
  if (left === undefined || right === undefined || !spend(context.work, left.length)) return undefined
  return left < right ? -1 : left > right ? 1 : 0
}

/** Items of what `for … of` and `...` go through; `undefined` when it is nothing of the kind. */
export function itemsOf(value: Outcome, work: Context['work']): List | undefined {
  if (Array.isArray(value)) return spend(work, value.length) ? (value as List) : undefined
  if (typeof value === 'string') return spend(work, value.length) ? [...value] : undefined
  if (!isCollection(value)) return undefined
  const items = value[collection]
  return spend(work, items.size) ? [...items] : undefined
}

export const collectionMethods: Readonly<Record<string, Method<Collection>>> = {
  has: (self, [key]) => self[collection].has(key),
  get: ({ [collection]: items }, [key]) => (items instanceof Map ? items.get(key) : unknown),
  add: (self, [item], { work }) => {
    const { [collection]: items } = self
    if (!(items instanceof Set) || !spend(work, 1)) return unknown
    items.add(item)
    return self
  },
  set: (self, [key, item], { work }) => {
    const { [collection]: items } = self
    if (!(items instanceof Map) || !spend(work, 1)) return unknown
    items.set(key, item)
    return self
  },
  delete: (self, [key]) => self[collection].delete(key),
  keys: (self, _, { work }) => (spend(work, self[collection].size) ? [...self[collection].keys()] : unknown),
  values: (self, _, { work }) => (spend(work, self[collection].size) ? [...self[collection].values()] : unknown),
  entries: (self, _, { work }) =>
    spend(work, self[collection].size) ? Array.from(self[collection].entries(), ([key, item]) => [key, item]) : unknown,
  forEach: (self, [run], context) => {
    if (!isCallable(run)) return unknown
    for (const [key, item] of Array.from(self[collection].entries()))
      if (run[callable]([item, key, self], context) === unknown) return unknown
    return undefined
  },
}
