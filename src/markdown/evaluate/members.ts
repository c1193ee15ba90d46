/** `a.b` and `a[0]`: own properties of data, and the methods that have a rule. */
import type { Context } from './frame.ts'
import { collectionMethods, listMethods, longest } from './lists.ts'
import { isAllowedName } from './operators.ts'
import { numberMethods, patternMethods, stringMethods } from './strings.ts'
import type { Method } from './strings.ts'
import { collection, isCallable, isCollection, isPattern, isPlain, native, pattern, unknown } from './value.ts'
import type { Outcome, Value } from './value.ts'
import { spend } from './work.ts'
import type { Work } from './work.ts'

/** The value of a property; `undefined` for one that an object does not have, `unknown` where JavaScript would throw. */
export function memberOf(object: Value, key: Value): Outcome {
  if (typeof key === 'object') return unknown
  const name = String(key)
  if (!isAllowedName(name)) return unknown
  if (typeof object === 'string')
    return name === 'length'
      ? object.length
      : isIndex(name)
        ? object[Number(name)]
        : method(stringMethods, name, object)
  if (typeof object === 'number') return method(numberMethods, name, object)
  if (Array.isArray(object)) {
    const list = object as readonly Value[]
    return name === 'length' ? list.length : isIndex(name) ? list[Number(name)] : method(listMethods, name, list)
  }
  if (isPlain(object)) return ofObject(object, name)
  if (isPattern(object)) return name === 'source' ? object[pattern].source : method(patternMethods, name, object)
  if (isCollection(object)) return name === 'size' ? object[collection].size : method(collectionMethods, name, object)
  if (isCallable(object)) {
    const { members } = object
    return members && Object.hasOwn(members, name) ? members[name] : unknown
  }
  return unknown
}

function isIndex(name: string): boolean {
  return /^\d{1,9}$/.test(name)
}

function method<T extends Value>(methods: Readonly<Record<string, Method<T>>>, name: string, self: T): Outcome {
  if (!Object.hasOwn(methods, name)) return undefined
  return native((args, context) => methods[name]!(self, args, context))
}

function ofObject(object: { readonly [key: string]: Value }, name: string): Outcome {
  if (Object.hasOwn(object, name)) return object[name]
  if (name !== 'hasOwnProperty') return undefined
  return native(([key]) => (typeof key === 'object' && key !== null ? unknown : Object.hasOwn(object, String(key))))
}

/** What `{...value}` spreads; `undefined` when it is no object, or past a limit. */
export function spreadOf(value: Value, work: Work): readonly [string, Value][] | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (!isPlain(value)) return undefined
  const entries = Object.entries(value)
  return spend(work, entries.length) ? entries : undefined
}

/** Gives a property another value; `false` where that cannot be. */
export function setMember(object: Value, key: Value, value: Value, { work }: Context): boolean {
  if (typeof key === 'object' || !isAllowedName(String(key)) || !spend(work, 1)) return false
  if (Array.isArray(object)) {
    const index = isIndex(String(key)) ? Number(key) : -1
    if (index < 0 || index > object.length || index >= longest) return false
    object[index] = value
    return true
  }
  if (!isPlain(object) || Object.isFrozen(object)) return false
  ;(object as Record<string, Value>)[String(key)] = value
  return true
}

/** Takes a property away. */
export function deleteMember(object: Value, key: Value): boolean {
  if (!isPlain(object) || Object.isFrozen(object) || typeof key === 'object') return false
  return delete (object as Record<string, Value>)[String(key)]
}
