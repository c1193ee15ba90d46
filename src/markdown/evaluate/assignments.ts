/** What changes a name or a property: of a function's own names and data only, never of what a file declares. */
import type { AssignmentExpression, Expression, MemberExpression, UpdateExpression } from 'estree-jsx'
import { assign } from './frame.ts'
import type { Environment } from './frame.ts'
import { deleteMember, setMember } from './members.ts'
import { binary, goesOn } from './operators.ts'
import { bound } from './patterns.ts'
import { unknown } from './value.ts'
import type { Outcome } from './value.ts'

/** The key of `a.b` or `a[b]`. */
export function keyOfMember({ property, computed }: MemberExpression, environment: Environment): Outcome {
  if (computed) return environment.context.evaluate(property, environment)
  return property.type === 'Identifier' ? property.name : unknown
}

/** `a = b`, `a.b += c`, `a ??= b`: the value that is stored. */
export function assignment({ left, operator, right }: AssignmentExpression, environment: Environment): Outcome {
  if (operator === '=') {
    const value = environment.context.evaluate(right, environment)
    return store(left, value, environment)
  }
  if (left.type !== 'Identifier' && left.type !== 'MemberExpression') return unknown
  const before = environment.context.evaluate(left, environment)
  if (before === unknown) return unknown
  const sign = operator.slice(0, -1)
  if (sign === '&&' || sign === '||' || sign === '??') {
    if (!goesOn(sign, before)) return before
    return store(left, environment.context.evaluate(right, environment), environment)
  }
  const more = environment.context.evaluate(right, environment)
  return more === unknown
    ? store(left, unknown, environment)
    : store(left, binary(sign, before, more, environment.context.work), environment)
}

/** Gives a name, a property or the names of a pattern a value where they stand: the value, or `unknown` where that cannot be. */
export function store(target: AssignmentExpression['left'], value: Outcome, environment: Environment): Outcome {
  if (target.type === 'Identifier') return assign(target.name, value, environment.frame) ? value : unknown
  if (target.type !== 'MemberExpression') return restore(target, value, environment)
  const object = target.object.type === 'Super' ? unknown : environment.context.evaluate(target.object, environment)
  const key = keyOfMember(target, environment)
  if (object === unknown || key === unknown || value === unknown) return unknown
  return setMember(object, key, value, environment.context) ? value : unknown
}

/** `[a, b] = [b, a]`: the names get their values first, then are stored where they stand. */
function restore(target: AssignmentExpression['left'], value: Outcome, environment: Environment): Outcome {
  for (const [name, each] of bound(target, value, environment))
    if (!assign(name, each, environment.frame)) return unknown
  return value
}

/** `a++` and `--a`. */
export function update({ argument, operator, prefix }: UpdateExpression, environment: Environment): Outcome {
  const before = environment.context.evaluate(argument, environment)
  if (typeof before !== 'number') return unknown
  const after = operator === '++' ? before + 1 : before - 1
  if (argument.type !== 'Identifier' && argument.type !== 'MemberExpression') return unknown
  const stored = store(argument, after, environment)
  return stored === unknown ? unknown : prefix ? after : before
}

/** `delete a.b` */
export function deleted(node: Expression, environment: Environment): Outcome {
  if (node.type !== 'MemberExpression' || node.object.type === 'Super') return unknown
  const object = environment.context.evaluate(node.object, environment)
  const key = keyOfMember(node, environment)
  return object !== unknown && key !== unknown && deleteMember(object, key) ? true : unknown
}
