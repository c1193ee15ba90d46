/** The few names that expressions know without anybody's saying: pure functions over plain data. Nothing of the machine. */
import type { Context } from './frame.ts'
import { itemsOf, longest } from './lists.ts'
import { isAllowedName, textOfValue } from './operators.ts'
import { callable, collection, isCallable, isPlain, native, plainOf, shared, unknown, valueOfData } from './value.ts'
import type { Callable, Outcome, Value } from './value.ts'
import { spend } from './work.ts'

const mathNames = [
  'abs',
  'cbrt',
  'ceil',
  'floor',
  'hypot',
  'log',
  'log10',
  'log2',
  'max',
  'min',
  'pow',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'exp',
  'sin',
  'cos',
  'tan',
  'atan',
  'atan2',
] as const

const math = plainOf([
  ['PI', Math.PI],
  ['E', Math.E],
  ...mathNames.map((name) => [name, native((args) => numeric(args, (list) => run(name, list)))] as const),
])

function run(name: (typeof mathNames)[number], args: readonly number[]): number {
  return (Math[name] as (...list: readonly number[]) => number)(...args)
}

function numeric(args: readonly Value[], compute: (list: readonly number[]) => Value): Outcome {
  return args.length < 1000 && args.every((each) => typeof each !== 'object') ? compute(args.map(Number)) : unknown
}

const text = native((args, { work }) => (args.length === 0 ? '' : (textOfValue(args[0], work) ?? unknown)))

const object = plainOf([
  ['keys', ofEntries((entries) => entries.map(([name]) => name))],
  ['values', ofEntries((entries) => entries.map(([, value]) => value))],
  ['entries', ofEntries((entries) => entries.map(([name, value]) => [name, value]))],
  ['fromEntries', native(([pairs], context) => fromEntries(pairs, context))],
  ['assign', native(([target, ...sources], context) => assigned(target, sources, context))],
  ['freeze', native(([value]) => value)],
])

function ofEntries(make: (entries: readonly [string, Value][]) => Value): Callable {
  return native(([value], { work }) => {
    if (typeof value === 'string' || Array.isArray(value)) {
      if (value.length > longest || !spend(work, value.length * 2)) return unknown
      return make(Array.from({ length: value.length }, (_, index) => [String(index), value[index] as Value]))
    }
    if (!isPlain(value)) return unknown
    const entries = Object.entries(value)
    return spend(work, entries.length * 2) ? make(entries) : unknown
  })
}

function fromEntries(pairs: Value, { work }: Context): Outcome {
  const entries: [string, Value][] = []
  for (const pair of itemsOf(pairs, work) ?? []) {
    if (!Array.isArray(pair) || typeof pair[0] === 'object') return unknown
    entries.push([String(pair[0]), pair[1] as Value])
  }
  return entries.every(([name]) => isAllowedName(name)) && pairs !== undefined ? plainOf(entries) : unknown
}

function assigned(target: Value, sources: readonly Value[], { work }: Context): Outcome {
  if (!isPlain(target) || Object.isFrozen(target)) return unknown
  for (const source of sources) {
    if (source === null || source === undefined) continue
    if (!isPlain(source) || !spend(work, Object.keys(source).length)) return unknown
    for (const [name, value] of Object.entries(source)) (target as Record<string, Value>)[name] = value
  }
  return target
}

const list = withMembers(
  native((args, { work }) => newList(args, work)),
  {
    isArray: native(([value]) => Array.isArray(value)),
    of: native((args) => [...args]),
    from: native(([source, make], context) => listFrom(source, make, context)),
  },
)

function newList(args: readonly Value[], work: Context['work']): Outcome {
  const [length] = args
  if (args.length !== 1 || typeof length !== 'number') return [...args]
  if (!Number.isInteger(length) || length < 0 || length > longest || !spend(work, length)) return unknown
  return Array.from({ length }, () => undefined)
}

function listFrom(source: Value, make: Value, context: Context): Outcome {
  const length = isPlain(source) ? source['length'] : undefined
  const items = length === undefined ? itemsOf(source, context.work) : newList([length], context.work)
  if (items === undefined || items === unknown) return unknown
  if (make === undefined) return [...(items as readonly Value[])]
  if (!isCallable(make)) return unknown
  const made: Value[] = []
  for (const [index, item] of (items as readonly Value[]).entries()) {
    const value = make[callable]([item, index], context)
    if (value === unknown) return unknown
    made.push(value)
  }
  return made
}

const json = plainOf([
  ['stringify', native(([value, , indent], context) => stringified(value, indent, context))],
  ['parse', native(([source], { work }) => parsedJson(source, work))],
])

function parsedJson(source: Value, work: Context['work']): Outcome {
  if (typeof source !== 'string' || !spend(work, source.length)) return unknown
  try {
    return valueOfData(JSON.parse(source))
  } catch {
    return unknown
  }
}

function stringified(value: Value, indent: Value, { work }: Context): Outcome {
  const plain = measured(value, 0, work)
  if (plain === unknown) return unknown
  return JSON.stringify(plain, null, typeof indent === 'number' || typeof indent === 'string' ? indent : undefined)
}

/** Data only, counted as often as it would be printed; what is shared is printed again. */
function measured(value: Value, depth: number, work: Context['work']): Outcome {
  if (!spend(work, typeof value === 'string' ? value.length + 2 : depth * 4 + 8) || depth > 64) return unknown
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = (value as readonly Value[]).map((each) => measured(each, depth + 1, work))
    return items.includes(unknown) ? unknown : (items as Value[])
  }
  if (!isPlain(value)) return isCallable(value) ? undefined : unknown
  const entries: [string, Value][] = []
  for (const [name, each] of Object.entries(value)) {
    const item = measured(each, depth + 1, work)
    if (item === unknown || !spend(work, name.length)) return unknown
    entries.push([name, item])
  }
  return plainOf(entries)
}

const numberMembers = {
  isInteger: native(([value]) => Number.isInteger(value)),
  isFinite: native(([value]) => Number.isFinite(value)),
  isNaN: native(([value]) => Number.isNaN(value)),
  parseFloat: native(([value], { work }) => parsedNumber(value, Number.parseFloat, work)),
  parseInt: native(([value, radix], { work }) =>
    typeof radix === 'object'
      ? unknown
      : parsedNumber(value, (written) => Number.parseInt(written, Number(radix ?? 0)), work),
  ),
  MAX_SAFE_INTEGER: Number.MAX_SAFE_INTEGER,
}

function parsedNumber(value: Value, parse: (written: string) => number, work: Context['work']): Outcome {
  const written = textOfValue(value, work)
  return written === undefined ? unknown : parse(written)
}

function withMembers(base: Callable, members: Readonly<Record<string, Value>>): Callable {
  return { ...base, members }
}

const encoded = (encode: (text: string) => string) =>
  native(([value], { work }) => {
    if (typeof value === 'object' || !spend(work, String(value).length * 9)) return unknown
    try {
      return encode(String(value).toWellFormed())
    } catch {
      // What cannot be read back, or has no Latin-1: browsers throw.
      return unknown
    }
  })

/** The names and what they stand for. */
export const globals: ReadonlyMap<string, Value> = new Map<string, Value>(
  (
    [
      ['undefined', undefined],
      ['NaN', Number.NaN],
      ['Infinity', Number.POSITIVE_INFINITY],
      ['Math', math],
      ['JSON', json],
      ['Object', object],
      ['Array', list],
      ['String', text],
      [
        'Number',
        withMembers(
          native((args) => (args.length === 0 ? 0 : numberOf(args[0]))),
          numberMembers,
        ),
      ],
      ['Boolean', native(([value]) => Boolean(value))],
      ['parseInt', numberMembers.parseInt],
      ['parseFloat', numberMembers.parseFloat],
      ['isNaN', native(([value]) => (typeof value === 'object' ? unknown : Number.isNaN(Number(value))))],
      ['encodeURIComponent', encoded(encodeURIComponent)],
      ['encodeURI', encoded(encodeURI)],
      ['decodeURIComponent', encoded(decodeURIComponent)],
      ['decodeURI', encoded(decodeURI)],
      ['btoa', encoded(btoa)],
      ['atob', encoded(atob)],
      // Author's logs are for their own eyes.
      ['console', plainOf(['log', 'info', 'warn', 'error', 'debug'].map((name) => [name, silent()] as const))],
    ] satisfies [string, Value][]
  ).map(([name, value]) => [name, shared(value)]),
)

function numberOf(value: Value): Outcome {
  return typeof value === 'object' && value !== null ? unknown : Number(value)
}

function silent(): Callable {
  return { [callable]: () => undefined }
}

/** What `new` makes: sets, maps and lists. */
export function construct(name: string, args: readonly Value[], context: Context): Outcome {
  if (name === 'Array') return newList(args, context.work)
  const [source] = args
  const items = source === undefined || source === null ? [] : itemsOf(source, context.work)
  if (!items) return unknown
  if (name === 'Set') return { [collection]: new Set(items) }
  if (name !== 'Map' || !items.every((pair) => Array.isArray(pair))) return unknown
  return { [collection]: new Map(items.map((pair) => [pair[0] as Value, pair[1] as Value])) }
}

/** Names of what browsers and Node bring; a component that asks them does more than draw. */
export const outside = new Set(
  `window document navigator location localStorage sessionStorage fetch history screen matchMedia setTimeout setInterval
   clearTimeout clearInterval requestAnimationFrame cancelAnimationFrame addEventListener removeEventListener alert
   IntersectionObserver MutationObserver ResizeObserver AbortController WebSocket EventSource XMLHttpRequest Promise
   crypto globalThis self performance queueMicrotask process`.split(/\s+/),
)
