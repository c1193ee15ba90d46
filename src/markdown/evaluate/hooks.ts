/** React's names: a hook gives what it gives at the first render, and effects wait for the browser. */
import { callable, isCallable, isPlain, native, plainOf, reference, unknown } from './value.ts'
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

const hooks: Readonly<Record<string, Native>> = {
  useState: (args, context) => pair(initial(args, context)),
  useReducer: ([, start, make], context) =>
    pair(isCallable(make) && start !== unknown ? make[callable]([start], context) : (start as Outcome)),
  useMemo: (args, context) => initial(args, context),
  useCallback: ([run]) => run as Outcome,
  useRef: ([start]) => (start === unknown ? unknown : plainOf([['current', start as Value]])),
  useContext: ([context]) => (isPlain(context) ? context['defaultValue'] : unknown),
  useEffect: later,
  useLayoutEffect: later,
  useInsertionEffect: later,
  useImperativeHandle: later,
  useDebugValue: later,
  useId: (_, { work }) => `part-${++work.ids}`,
  useDeferredValue: ([value]) => value as Outcome,
  useTransition: () => [false, nothing],
  useSyncExternalStore: ([, , server], context) => (isCallable(server) ? server[callable]([], context) : unknown),
  memo: ([inner]) => inner as Outcome,
  forwardRef: ([inner]) => inner as Outcome,
  startTransition: later,
  createContext: ([start]) =>
    start === unknown
      ? unknown
      : plainOf([
          ['Provider', fragment],
          ['Consumer', undefined],
          ['defaultValue', start as Value],
        ]),
}

const named = Object.entries(hooks).map(([name, run]): [string, Value] => [name, { [callable]: run }])

const own: readonly [string, Value][] = [...named, ['Fragment', fragment], ['StrictMode', fragment]]

/** What `import … from 'react'` gives, and what authors use without importing it. */
export const reactNames: ReadonlyMap<string, Value> = new Map(own)

/** `React.useState` and its like. */
export const react: Value = plainOf([...own, ['Children', plainOf([['toArray', native(([value]) => value)]])]])

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
