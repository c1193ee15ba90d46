/** Props of an HTML element written as JSX → hast properties: React's and HTML's spellings are both read. */
import type { Properties } from 'hast'
import { find, html, svg } from 'property-information'
import type { Place } from '../../model/diagnostic.ts'
import { isTree } from '../evaluate/value.ts'
import type { Value } from '../evaluate/value.ts'
import { ownProperties } from '../html-names.ts'
import type { Range } from '../nodes.ts'
import { placeOf, tell, warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { Props } from './call.ts'

/** Names that only React has. */
const spellings: Readonly<Record<string, string>> = {
  classname: 'class',
  htmlfor: 'for',
  defaultopen: 'open',
  defaultvalue: 'value',
  defaultchecked: 'checked',
}

/** Properties by the names that hast uses; values that an attribute cannot have are left out. */
export function hastProperties(
  props: Props,
  isSvg: boolean,
  node: { readonly position?: Range },
  scope: Scope,
): Properties {
  const schema = isSvg ? svg : html
  const properties: Properties = {}
  for (const [name, value] of props) {
    if (name === 'key' || name === 'ref' || name === 'children') continue
    const lower = name.toLowerCase()
    const info = find(schema, Object.hasOwn(spellings, lower) ? spellings[lower]! : name)
    if (ownProperties.has(info.property)) continue
    if (lower === 'noanchor') properties.noAnchor = value !== false && value !== 'false'
    else if (lower === 'style') properties.style = styleText(value)
    else if (name === 'dangerouslySetInnerHTML') {
      const hint = 'Write the HTML itself.'
      warn(scope, node, { code: 'html-dropped', message: '"dangerouslySetInnerHTML" was left out.', hint }, name)
    } else if (info.boolean || info.overloadedBoolean) properties[info.property] = flag(value, info.overloadedBoolean)
    else if (typeof value === 'boolean' && isWord(name)) properties[info.property] = String(value)
    else properties[info.property] = attribute(value)
  }
  noteSpelling(props, node, scope)
  return properties
}

/** Other MDX tools know React's spelling only; ours takes both, so this is no more than a remark. */
function noteSpelling(props: Props, node: { readonly position?: Range }, scope: Scope): void {
  if (scope.module.file.endsWith('.md')) return
  const told = { code: 'mdx-attribute', severity: 'info' } as const
  if (props.has('class')) noteClass(node, scope)
  if (typeof props.get('style') !== 'string') return
  const hint = 'Write style={{…}} if the page must also work in other MDX tools.'
  warn(scope, node, { ...told, message: '"style" is the HTML spelling.', hint }, 'style')
}

/** Said once a file, with all the places that a correction needs. */
function noteClass(node: { readonly position?: Range }, { page, module: { file } }: Scope): void {
  const at = placeOf(node, file)
  const also = page.spelled.get(file)
  if (also) {
    also.push(at)
    return
  }
  const places: Place[] = []
  page.spelled.set(file, places)
  const hint = 'Write "className" if the page must also work in other MDX tools.'
  tell(page, {
    code: 'mdx-attribute',
    severity: 'info',
    message: '"class" is the HTML spelling.',
    at,
    also: places,
    hint,
  })
}

/** Whether `true` and `false` are words in an attribute: `aria-hidden="false"` is not the same as none. */
export function isWord(name: string): boolean {
  return /^(?:aria|data)-/i.test(name) || find(html, name).booleanish || find(svg, name).booleanish
}

function flag(value: Value, mayHoldText: boolean): Properties[string] {
  if (value === false || value === 'false' || value === null || value === undefined) return undefined
  return mayHoldText && typeof value === 'string' && value !== '' ? value : true
}

function attribute(value: Value): Properties[string] {
  if (value === true) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value
  return undefined
}

const unitless =
  /^(?:animation-iteration-count|aspect-ratio|column-count|columns|fill-opacity|flex|flex-grow|flex-shrink|font-weight|grid-(?:area|row|column)(?:-(?:start|end))?|line-clamp|line-height|opacity|order|orphans|scale|stroke-opacity|tab-size|widows|z-index|zoom)$/

/** `style={{ marginTop: 4 }}` and `style="margin-top: 4px"` as declarations. */
export function styleText(value: Value): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isTree(value)) return undefined
  return Object.entries(value)
    .flatMap(([name, each]) => {
      if (typeof each !== 'string' && typeof each !== 'number') return []
      const property = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
      const isLength = typeof each === 'number' && each !== 0 && !name.startsWith('--') && !unitless.test(property)
      return [`${property}: ${each}${isLength ? 'px' : ''}`]
    })
    .join('; ')
}
