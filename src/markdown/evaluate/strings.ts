/** Methods of text and numbers. What they make is paid for before it is made. */
import { textOfValue } from './operators.ts'
import { patternCost } from './linear-pattern.ts'
import { longest } from './lists.ts'
import { callable, isCallable, isPattern, isPlain, pattern, unknown } from './value.ts'
import type { Context } from './frame.ts'
import type { Callable, Outcome, Pattern, Value } from './value.ts'
import { spend } from './work.ts'

/** A method: the value it belongs to, what it is called with. */
export type Method<T> = (self: T, args: readonly Value[], context: Context) => Outcome

type Changing = 'toLowerCase' | 'toUpperCase' | 'trim' | 'trimStart' | 'trimEnd' | 'normalize' | 'toString' | 'valueOf'

/** A method that makes a text no longer than some times its own. */
function changed(name: Changing): Method<string> {
  return (self, args, { work }) => (args.length === 0 && spend(work, self.length * 3) ? self[name]() : unknown)
}

/** A method that takes numbers. */
function counted(run: (self: string, numbers: readonly (number | undefined)[]) => Value): Method<string> {
  return (self, args, { work }) => {
    const numbers = args.map((each) => (each === undefined ? undefined : Number(isText(each) ? each : Number.NaN)))
    return args.every((each) => each === undefined || isText(each)) && spend(work, self.length)
      ? run(self, numbers)
      : unknown
  }
}

/** A method that looks for a text. Searching takes time in proportion to both lengths at worst. */
function searching(run: (self: string, text: string, from: number | undefined) => Value): Method<string> {
  return (self, [wanted, from], { work }) => {
    const text = wanted === undefined || isPattern(wanted) ? undefined : textOfValue(wanted, work)
    if (text === undefined || (from !== undefined && typeof from !== 'number')) return unknown
    return spend(work, searchCost(self, text)) ? run(self, text, from) : unknown
  }
}

function searchCost(text: string, wanted: string): number {
  return text.length + (wanted.length > 64 ? (text.length * wanted.length) / 256 : 0)
}

const isText = (value: Value): value is string | number => typeof value === 'string' || typeof value === 'number'

export const stringMethods: Readonly<Record<string, Method<string>>> = {
  toLowerCase: changed('toLowerCase'),
  toUpperCase: changed('toUpperCase'),
  toLocaleLowerCase: changed('toLowerCase'),
  toLocaleUpperCase: changed('toUpperCase'),
  trim: changed('trim'),
  trimStart: changed('trimStart'),
  trimEnd: changed('trimEnd'),
  normalize: changed('normalize'),
  toString: changed('toString'),
  valueOf: changed('valueOf'),
  slice: counted((self, [from, to]) => self.slice(from, to)),
  substring: counted((self, [from = 0, to]) => self.substring(from, to)),
  substr: counted((self, [from = 0, length]) => {
    const whole = Math.trunc(from) || 0
    const start = whole < 0 ? Math.max(self.length + whole, 0) : whole
    return self.slice(start, length === undefined ? undefined : start + Math.max(length, 0))
  }),
  charAt: counted((self, [at = 0]) => self.charAt(at)),
  charCodeAt: counted((self, [at = 0]) => self.charCodeAt(at)),
  codePointAt: counted((self, [at = 0]) => self.codePointAt(at)),
  at: counted((self, [at = 0]) => self.at(at)),
  includes: searching((self, text, from) => self.includes(text, from)),
  startsWith: searching((self, text, from) => self.startsWith(text, from)),
  endsWith: searching((self, text, from) => self.endsWith(text, from)),
  indexOf: searching((self, text, from) => self.indexOf(text, from)),
  lastIndexOf: searching((self, text, from) => self.lastIndexOf(text, from)),
  concat: (self, args, { work }) => {
    let text = self
    for (const each of args) {
      const more = textOfValue(each, work)
      if (more === undefined || !spend(work, text.length + more.length)) return unknown
      text += more
    }
    return text
  },
  repeat: (self, [count = 0], { work }) =>
    typeof count === 'number' && count >= 0 && Number.isFinite(count) && spend(work, self.length * count)
      ? self.repeat(count)
      : unknown,
  padStart: padded('padStart'),
  padEnd: padded('padEnd'),
  split,
  replace: (self, args, context) => replaced(self, args, { all: false, context }),
  replaceAll: (self, args, context) => replaced(self, args, { all: true, context }),
  match: (self, [wanted], { work }) => {
    if (!isPattern(wanted) || !spend(work, patternCost(wanted, self.length))) return unknown
    const found = self.match(wanted[pattern])
    return found ? [...found] : null
  },
  search: (self, [wanted], { work }) =>
    isPattern(wanted) && spend(work, patternCost(wanted, self.length)) ? self.search(wanted[pattern]) : unknown,
  // Order of letters in any locale is not the same everywhere: case is put aside, then code units decide.
  localeCompare: (self, [other], { work }) => {
    if (typeof other !== 'string' || !spend(work, self.length + other.length)) return unknown
    return ordered(self.toLowerCase(), other.toLowerCase()) || ordered(self, other)
  },
}

function ordered(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function padded(name: 'padStart' | 'padEnd'): Method<string> {
  return (self, [length = 0, fill = ' '], { work }) =>
    typeof length === 'number' &&
    length !== Infinity &&
    typeof fill === 'string' &&
    spend(work, Math.max(length || 0, 0))
      ? self[name](length, fill)
      : unknown
}

function split(self: string, [separator, limit]: readonly Value[], { work }: Context): Outcome {
  if (limit !== undefined && typeof limit !== 'number') return unknown
  if (separator === undefined) return [self]
  if (!isPattern(separator) && typeof separator !== 'string') return unknown
  const cost = isPattern(separator) ? patternCost(separator, self.length) : self.length + searchCost(self, separator)
  if (!spend(work, self.length + cost)) return unknown
  const by = isPattern(separator) ? separator[pattern] : separator
  const parts = self.split(by, limit === undefined ? longest + 1 : Math.min(limit >>> 0, longest + 1))
  // As long as no list may be: the page has reached a limit.
  return parts.length <= longest || spend(work, Number.POSITIVE_INFINITY) ? parts : unknown
}

function replaced(
  self: string,
  [wanted, by]: readonly Value[],
  { all, context }: { readonly all: boolean; readonly context: Context },
): Outcome {
  const isGlobal = isPattern(wanted) && wanted[pattern].global
  const text = isPattern(wanted) || wanted === undefined ? undefined : textOfValue(wanted, context.work)
  if (!isPattern(wanted) && text === undefined) return unknown
  if (isPattern(wanted) && all && !isGlobal) return unknown
  const cost = isPattern(wanted) ? patternCost(wanted, self.length) : searchCost(self, text!)
  if (!spend(context.work, self.length + cost)) return unknown
  return substituted(self, matchesOf(self, isPattern(wanted) ? wanted : text!, all || isGlobal), { by, context })
}

interface Match {
  readonly index: number
  /** The whole, then the groups. */
  readonly groups: readonly (string | undefined)[]
}

function matchesOf(self: string, wanted: Pattern | string, all: boolean): Match[] {
  if (typeof wanted !== 'string') {
    if (all) return [...self.matchAll(wanted[pattern])].map((found) => ({ index: found.index, groups: [...found] }))
    const found = wanted[pattern].exec(self)
    return found ? [{ index: found.index, groups: [...found] }] : []
  }
  const matches: Match[] = []
  for (let at = self.indexOf(wanted); at >= 0; at = self.indexOf(wanted, at + Math.max(wanted.length, 1))) {
    matches.push({ index: at, groups: [wanted] })
    if (!all || at >= self.length) break
  }
  return matches
}

function substituted(
  self: string,
  matches: readonly Match[],
  { by, context }: { readonly by: Value; readonly context: Context },
): Outcome {
  const parts: string[] = []
  let done = 0
  for (const { index, groups } of matches) {
    const text = isCallable(by) ? calledText(by, { index, groups }, self, context) : template(by, groups, context)
    if (text === undefined || !spend(context.work, text.length)) return unknown
    parts.push(self.slice(done, index), text)
    done = index + groups[0]!.length
  }
  parts.push(self.slice(done))
  return parts.join('')
}

function calledText(by: Callable, { index, groups }: Match, self: string, context: Context): string | undefined {
  const value = by[callable]([...groups, index, self], context)
  return value === unknown ? undefined : textOfValue(value, context.work)
}

/** `$1` and `$&` in what replaces. */
function template(by: Value, groups: readonly (string | undefined)[], { work }: Context): string | undefined {
  const text = textOfValue(by, work)
  if (text === undefined || !text.includes('$')) return text
  return text.replace(/\$(\$|&|\d{1,2})/g, (whole, sign: string) => {
    if (sign === '$') return '$'
    if (sign === '&') return groups[0]!
    return Number(sign) > 0 && Number(sign) < groups.length ? (groups[Number(sign)] ?? '') : whole
  })
}

export const numberMethods: Readonly<Record<string, Method<number>>> = {
  toFixed: (self, [digits = 0]) => (isDigits(digits, 0) ? self.toFixed(digits) : unknown),
  toPrecision: (self, [digits]) => (isDigits(digits, 1) ? self.toPrecision(digits) : unknown),
  toString: ((self, [radix = 10]) =>
    typeof radix === 'number' && Number.isInteger(radix) && radix >= 2 && radix <= 36
      ? self.toString(radix)
      : unknown) satisfies Method<number>,
  valueOf: ((self) => self) satisfies Method<number>,
  toLocaleString: ((self, [locale = 'en-US', options]) => localeNumber(self, locale, options)) satisfies Method<number>,
}

function isDigits(digits: Value, least: number): digits is number {
  return typeof digits === 'number' && Number.isInteger(digits) && digits >= least && digits <= 100
}

/** English only: what the machine's own language would be is not the page's to know. */
function localeNumber(self: number, locale: Value, options: Value): Outcome {
  if (locale !== 'en' && locale !== 'en-US') return unknown
  if (options === undefined) return self.toLocaleString('en-US')
  if (!isPlain(options)) return unknown
  const { minimumFractionDigits: low, maximumFractionDigits: high, ...others } = options
  const fits = [low, high].every((each) => each === undefined || (isDigits(each, 0) && each <= 20))
  if (!fits || Object.keys(others).length > 0 || Number(low ?? 0) > Number(high ?? 20)) return unknown
  return self.toLocaleString('en-US', {
    ...(low !== undefined && { minimumFractionDigits: Number(low) }),
    ...(high !== undefined && { maximumFractionDigits: Number(high) }),
  })
}

/** Methods of a regular expression. */
export const patternMethods: Readonly<Record<string, Method<Pattern>>> = {
  test: (self, [text], { work }) => {
    if (typeof text !== 'string' || !spend(work, patternCost(self, text.length))) return unknown
    return text.search(self[pattern]) >= 0
  },
}
