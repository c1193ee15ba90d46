/** The module of names that authors use without importing them: hooks, React itself, and the components they write as tags. */
import type { PropTable } from '../model/prop.ts'
import { byCode } from '../util/order.ts'

const hooks =
  'useState useEffect useLayoutEffect useRef useMemo useCallback useContext useReducer useId useImperativeHandle useDebugValue useErrorBoundary'.split(
    ' ',
  )
const react = ['Fragment', 'createContext', 'createElement', 'forwardRef', 'memo']

/**
 * Names that browsers give: libraries use them, and one module stands for all. `<Error>` is then no component, and its island
 * stays as it first looks.
 */
const ofBrowsers = new Set(
  `Array Audio BigInt Blob Boolean Comment DOMException Date Document Element Error Event EventTarget File FileList FileReader
   FormData Function HTMLElement Headers Image Infinity Intl IntersectionObserver JSON Map Math MutationObserver NaN Node
   NodeList Notification Number Object Option Promise Proxy Range RangeError Reflect RegExp Request ResizeObserver Response
   SVGElement Selection Set ShadowRoot Storage String Symbol Text TypeError URL URLSearchParams WeakMap WeakSet WebSocket
   Worker`.split(/\s+/),
)

interface Globals {
  /** Path of the theme's module of built-in components. */
  readonly builtins: string
  readonly props: ReadonlyMap<string, PropTable>
  /** Tags as the modules write them: `Card`, `Tree.Folder`. */
  readonly tags: readonly string[]
}

/** Tags of components in the texts of modules; types between `<` and `>` are found too, and cost nothing. */
export function tagsIn(texts: readonly string[]): string[] {
  const tag = /<([A-Z][\w$]*(?:\.[\w$]+)?)/g
  return [...new Set(texts.flatMap((text) => [...text.matchAll(tag)].map(([, name]) => name!)))].sort(byCode)
}

/** The text of the module. A component that nobody knows shows what stands between its tags. */
export function globalsModule({ builtins, props, tags }: Globals): string {
  const known = new Map([...props.keys()].map((name) => [name.toLowerCase(), name]))
  const made = (written: string) => {
    const name = props.has(written) ? written : known.get(written.toLowerCase())
    return name === undefined
      ? 'unknown()'
      : `builtins(${JSON.stringify(name)}, ${JSON.stringify(props.get(name) ?? {})})`
  }
  const roots = [...new Set(tags.map((tag) => tag.split('.')[0]!))].filter(
    (name) => name !== 'React' && !react.includes(name) && !ofBrowsers.has(name),
  )
  const component = (root: string) => {
    const members = tags.filter((tag) => tag.startsWith(`${root}.`))
    if (members.length === 0) return `/* @__PURE__ */ ${made(root)}`
    const parts = members.map((tag) => `${JSON.stringify(tag.slice(root.length + 1))}: ${made(tag)}`)
    return `/* @__PURE__ */ (() => Object.assign(${made(root)}, { ${parts.join(', ')} }))()`
  }
  return [
    `export { ${hooks.join(', ')} } from 'preact/hooks'`,
    `export { ${react.join(', ')} } from 'preact/compat'`,
    "export * as React from 'preact/compat'",
    ...(roots.length > 0 ? [`import { builtins, unknown } from ${JSON.stringify(builtins)}`] : []),
    ...roots.map((root) => `export const ${root} = ${component(root)}`),
  ].join('\n')
}
