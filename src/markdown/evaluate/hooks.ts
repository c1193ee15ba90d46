/** React's names: a hook gives what it gives at the first render, and effects wait for the browser. */
import { callable, isCallable, isPlain, isReference, native, plainOf, reference, shared, unknown } from './value.ts'
import type { Callable, Native, Outcome, Reference, Value } from './value.ts'
import type { Context } from './frame.ts'

/** Does nothing; what sets a state before there is one. */
const nothing: Callable = { [callable]: () => undefined }
export const fragment: Reference = { [reference]: true, target: { kind: 'fragment' } }

const later: Native = () => undefined

/** The value of `x`, or of `x()`: hooks take either. */
function initial([value]: readonly Outcome[], context: Context): Outcome {
  return isCallable(value) ? value[callable]([], context) : (value as Outcome)
}

/** Hooks with state give a list; a value that cannot be known makes the list unknown. */
function pair(value: Outcome): Outcome {
  return value === unknown ? unknown : [value, nothing]
}

/** What is no component has no such wrapping. */
function component(inner: Outcome): Outcome {
  return isCallable(inner) || isReference(inner) ? inner : unknown
}

/** Its provider knows it by itself, so no two contexts are the same. */
function contextOf(start: Value): Value {
  const context = Object.create(null) as Record<string, Value>
  context['Provider'] = { [reference]: true, target: { kind: 'fragment', provides: context } }
  context['Consumer'] = undefined
  context['defaultValue'] = start
  return context
}

const hooks: Readonly<Record<string, Native>> = {
  useState: (args, context) => pair(initial(args, context)),
  useReducer: ([, start, make], context) =>
    pair(isCallable(make) && start !== unknown ? make[callable]([start], context) : (start as Outcome)),
  useMemo: (args, context) => initial(args, context),
  useCallback: ([run]) => run as Outcome,
  useRef: ([start]) => (start === unknown ? unknown : plainOf([['current', start as Value]])),
  useContext: ([context], { work }) =>
    !isPlain(context) ? unknown : work.provided.has(context) ? work.provided.get(context) : context['defaultValue'],
  useEffect: later,
  useLayoutEffect: later,
  useInsertionEffect: later,
  useImperativeHandle: later,
  useDebugValue: later,
  useId: (_, { work }) => `part-${++work.ids}`,
  useDeferredValue: ([value]) => value as Outcome,
  useTransition: () => [false, nothing],
  useSyncExternalStore: ([, , server], context) => (isCallable(server) ? server[callable]([], context) : unknown),
  memo: ([inner]) => component(inner),
  forwardRef: ([inner]) => component(inner),
  startTransition: later,
  createContext: ([start]) => (start === unknown ? unknown : contextOf(start as Value)),
}

const named = Object.entries(hooks).map(([name, run]): [string, Value] => [name, { [callable]: run }])

const own: readonly [string, Value][] = [...named, ['Fragment', fragment], ['StrictMode', fragment]]

/** What `import … from 'react'` gives, and what authors use without importing it. */
export const reactNames: ReadonlyMap<string, Value> = new Map(own)

/** `React.useState` and its like. */
export const react: Value = shared(plainOf([...own, ['Children', plainOf([['toArray', native(([value]) => value)]])]]))

/** Whether a name is a function of React's, which shows nothing where text runs. */
export function isReactCall(name: string): boolean {
  return Object.hasOwn(hooks, name)
}

/** Packages that stand for React. */
export function isReact(specifier: string): boolean {
  return /^(?:react|preact)(?:\/(?:hooks|compat))?$/.test(specifier)
}

/** Hooks that change nothing after the first render. */
const still = new Set('useMemo useCallback useRef useContext useId useDeferredValue useDebugValue'.split(' '))

/** Whether a name is that of a hook that makes a component move; hooks of authors may. */
export function isMovingHook(name: string): boolean {
  return /^use[A-Z]/.test(name) && !still.has(name)
}
