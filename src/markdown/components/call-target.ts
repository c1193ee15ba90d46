/** What the name of a tag of the page stands for, where the file gives it a meaning of its own. */
import { lookUp, missing } from '../evaluate/frame.ts'
import type { Environment } from '../evaluate/frame.ts'
import { environmentOf } from '../evaluate/jsx.ts'
import { memberOf } from '../evaluate/members.ts'
import { isCallable, isReference, isTree, reference, unknown } from '../evaluate/value.ts'
import type { Callable, Outcome, Reference, Tree } from '../evaluate/value.ts'
import { htmlElements, svgElements } from '../html-names.ts'
import type { Scope } from '../page.ts'
import type { Call } from './call.ts'

export type Target = Callable | Reference | Tree | null | typeof unknown

/** The value of a name that the file imports or declares; `null`: the name means what it means on every page. */
export function targetOf(name: string, node: Call['node'], scope: Scope): Target {
  const [base, ...rest] = name.split('.')
  const isOwn = scope.module.names.has(base!) || scope.given?.has(base!)
  if (!isOwn && base !== 'React' && name !== 'Fragment') return dottedBuiltin(name, scope)
  const environment = environmentOf(scope, node)
  let value: Outcome | typeof missing = lookUp(base!, environment)
  for (const key of rest) value = value === missing || value === unknown ? unknown : memberOf(value, key)
  if (isCallable(value) || isReference(value) || isTree(value)) return value
  // A value that is no component gives way to an element of that name; so does what cannot be had.
  const isElement = htmlElements.has(name) || svgElements.has(name) || value === missing
  if (isElement) return null
  // Past a limit nothing of the author's can be had; what every page knows can.
  const { work, scope: at } = environment.context
  if (value === unknown && work.exceeded && Object.hasOwn(at.page.tools.theme.components, name)) return null
  return builtinMember(rest, environment) ?? unknown
}

/** `<Tabs.Tab>` of other tools is our `<Tab>`. */
function dottedBuiltin(name: string, { page }: Scope): Target {
  const { components } = page.tools.theme
  const [base, last, ...more] = name.split('.')
  if (last === undefined || more.length > 0 || Object.hasOwn(components, name)) return null
  return Object.hasOwn(components, base!) && Object.hasOwn(components, last) ? builtin(last) : null
}

function builtinMember(rest: readonly string[], { context }: Environment): Reference | undefined {
  const [last] = rest
  return last !== undefined && Object.hasOwn(context.scope.page.tools.theme.components, last)
    ? builtin(last)
    : undefined
}

function builtin(name: string): Reference {
  return { [reference]: true, target: { kind: 'builtin', name } }
}
