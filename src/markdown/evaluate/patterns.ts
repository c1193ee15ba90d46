/** What stands left of `=` and between the brackets of a function: names, `{a, b: c = 1, ...rest}`, `[a, , b]`. */
import type { AssignmentProperty, ObjectPattern, Pattern, Property, RestElement } from 'estree-jsx'
import { within } from './frame.ts'
import type { Environment } from './frame.ts'
import { itemsOf } from './lists.ts'
import { memberOf } from './members.ts'
import { isPlain, plainOf, unknown } from './value.ts'
import type { Outcome, Value } from './value.ts'
import { spend } from './work.ts'

/** Gives the names of a pattern their values, in the innermost frame. What cannot be known makes its names unknown. */
export function bind(target: Pattern, value: Outcome, environment: Environment): void {
  const { slots } = environment.frame
  switch (target.type) {
    case 'Identifier':
      slots.set(target.name, value)
      return
    case 'AssignmentPattern':
      bind(
        target.left,
        value === undefined ? environment.context.evaluate(target.right, environment) : value,
        environment,
      )
      return
    case 'ObjectPattern':
      bindProperties(target, value, environment)
      return
    case 'ArrayPattern':
      bindItems(target.elements, value, environment)
      return
    default:
      for (const name of namesOf(target)) slots.set(name, unknown)
  }
}

/** The names of a pattern with their values, for one who stores them elsewhere. */
export function bound(target: Pattern, value: Outcome, environment: Environment): ReadonlyMap<string, Outcome> {
  const inner = within(environment)
  bind(target, value, inner)
  return inner.frame.slots
}

function bindProperties({ properties }: ObjectPattern, value: Outcome, environment: Environment): void {
  const taken = new Set<string>()
  for (const property of properties) {
    if (property.type === 'RestElement') {
      bind(property.argument, restOf(value, taken, environment), environment)
      continue
    }
    const key = keyOfProperty(property, environment)
    taken.add(key === unknown ? '' : key)
    bind(property.value, value === unknown || key === unknown ? unknown : memberOf(value, key), environment)
  }
}

/** The name of a property of `{a: 1}` or of `{a: b} = c`. */
export function keyOfProperty({ key, computed }: Property | AssignmentProperty, environment: Environment) {
  if (computed) {
    const value = environment.context.evaluate(key, environment)
    return value === unknown || typeof value === 'object' ? unknown : String(value)
  }
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : unknown
}

function restOf(value: Outcome, taken: ReadonlySet<string>, { context }: Environment): Outcome {
  if (!isPlain(value)) return unknown
  const entries = Object.entries(value).filter(([name]) => !taken.has(name))
  return spend(context.work, entries.length) ? plainOf(entries) : unknown
}

function bindItems(elements: readonly (Pattern | null)[], value: Outcome, environment: Environment): void {
  const items = itemsOf(value, environment.context.work)
  for (const [index, element] of elements.entries()) {
    if (!element) continue
    if (element.type === 'RestElement') bind(element.argument, items ? items.slice(index) : unknown, environment)
    else bind(element, items ? (items[index] as Value) : unknown, environment)
  }
}

/** The names that a pattern gives values to. */
export function namesOf(target: Pattern | RestElement | null): string[] {
  if (!target) return []
  switch (target.type) {
    case 'Identifier':
      return [target.name]
    case 'AssignmentPattern':
      return namesOf(target.left)
    case 'RestElement':
      return namesOf(target.argument)
    case 'ArrayPattern':
      return target.elements.flatMap(namesOf)
    case 'ObjectPattern':
      return target.properties.flatMap((each) => namesOf(each.type === 'RestElement' ? each.argument : each.value))
    default:
      return []
  }
}
