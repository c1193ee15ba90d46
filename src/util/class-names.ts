import { cssUnescape } from './css-unescape.ts'

/** Names of the classes that a style sheet speaks of, unescaped. */
export function classNames(css: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, name = ''] of css.matchAll(written)) names.add(cssUnescape(name))
  return names
}

/** A class name as a selector. */
export function classSelector(name: string): string {
  return `.${name.replace(/^-?\d|[^\w\u0080-\uffff-]/g, (found) =>
    /\d$/.test(found) ? `${found.length > 1 ? '-' : ''}\\3${found.at(-1)!} ` : `\\${found}`,
  )}`
}

const escaped = String.raw`\\(?:[\da-fA-F]{1,6}[ \t]?|[^\n\da-fA-F])`
const written = new RegExp(
  String.raw`\.(-?(?:[_a-zA-Z\u0080-\uffff]|${escaped})(?:[\w\u0080-\uffff-]|${escaped})*)`,
  'g',
)
