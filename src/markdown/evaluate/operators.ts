/** Operators over values, as JavaScript computes them for text, numbers, truth values and lists; else `unknown`. */
import { isCallable, isPlain, unknown } from './value.ts'
import type { Outcome, Value } from './value.ts'
import { enter, leave, spend } from './work.ts'
import type { Work } from './work.ts'

/** Names that reach behind an object. They mean nothing here, whatever holds them. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a name may be read or written. */
export function isAllowedName(name: string): boolean {
  return !forbidden.has(name)
}

/** A value as text; `undefined` when it has none that authors would want. */
export function textOfValue(value: Value, work: Work): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return String(value)
  return Array.isArray(value) ? joined(value as readonly Value[], ',', work) : undefined
}

/** List items as one text. A list may hold itself, so the depth is counted. */
export function joined(list: readonly Value[], separator: string, work: Work): string | undefined {
  if (!enter(work)) return undefined
  try {
    const parts: string[] = []
    for (const item of list) {
      const text = item === null || item === undefined ? '' : textOfValue(item, work)
      if (text === undefined || !spend(work, text.length + separator.length + 1)) return undefined
      parts.push(text)
    }
    return parts.join(separator)
  } finally {
    leave(work)
  }
}

/** Whether `&&`, `||` or `??` looks at what stands right of it. */
export function goesOn(operator: string, left: Value): boolean {
  if (operator === '&&') return Boolean(left)
  return operator === '||' ? !left : left === null || left === undefined
}

/** The value of a unary operator. */
export function unary(operator: string, value: Value): Outcome {
  switch (operator) {
    case '!':
      return !value
    case '-':
      return isScalar(value) ? -Number(value) : unknown
    case '+':
      return isScalar(value) ? Number(value) : unknown
    case '~':
      return typeof value === 'number' ? ~value : unknown
    case 'typeof':
      return typeOf(value)
    case 'void':
      return undefined
    default:
      return unknown
  }
}

function typeOf(value: Value): string {
  return isCallable(value) ? 'function' : typeof value
}

type Scalar = string | number | boolean | null | undefined

function isScalar(value: Value): value is Scalar {
  return typeof value !== 'object' || value === null
}

/** The value of a binary operator. */
export function binary(operator: string, left: Value, right: Value, work: Work): Outcome {
  switch (operator) {
    case '===':
      return left === right
    case '!==':
      return left !== right
    case '==':
      return loosely(left, right)
    case '!=': {
      const same = loosely(left, right)
      return same === unknown ? unknown : !same
    }
    case '+':
      return plus(left, right, work)
    case 'in':
      return isPlain(right) && isScalar(left) && isAllowedName(String(left))
        ? Object.hasOwn(right, String(left))
        : unknown
    default:
      return isScalar(left) && isScalar(right) ? ofScalars(operator, left, right) : unknown
  }
}

function loosely(left: Value, right: Value): boolean | typeof unknown {
  if (left === null || left === undefined) return right === null || right === undefined
  if (right === null || right === undefined) return false
  if (isScalar(left) && isScalar(right) && typeof left !== typeof right) return Number(left) === Number(right)
  return isScalar(left) === isScalar(right) ? left === right : unknown
}

function plus(left: Value, right: Value, work: Work): Outcome {
  if (isScalar(left) && isScalar(right) && typeof left !== 'string' && typeof right !== 'string')
    return Number(left) + Number(right)
  const [before, after] = [textOfValue(left, work), textOfValue(right, work)]
  if (before === undefined || after === undefined) return unknown
  return spend(work, before.length + after.length) ? before + after : unknown
}

function ofScalars(operator: string, left: Scalar, right: Scalar): Outcome {
  if (operator === '<' || operator === '>' || operator === '<=' || operator === '>=')
    return typeof left === 'string' && typeof right === 'string'
      ? compared(operator, left, right)
      : compared(operator, Number(left), Number(right))
  const [a, b] = [Number(left), Number(right)]
  switch (operator) {
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    case '%':
      return a % b
    case '**':
      return a ** b
    case '&':
      return a & b
    case '|':
      return a | b
    case '^':
      return a ^ b
    case '<<':
      return a << b
    case '>>':
      return a >> b
    case '>>>':
      return a >>> b
    default:
      return unknown
  }
}

function compared<T extends string | number>(operator: '<' | '>' | '<=' | '>=', left: T, right: T): boolean {
  if (operator === '<') return left < right
  if (operator === '>') return left > right
  return operator === '<=' ? left <= right : left >= right
}
