/** Names of the classes that a style sheet speaks of, unescaped. */
export function classNames(css: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, name = ''] of css.matchAll(written)) names.add(unescape(name))
  return names
}

/** CSS Syntax 4.3.7: a backslash and up to six hexadecimal digits, or any other sign as it is. */
function unescape(name: string): string {
  if (!name.includes('\\')) return name
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex: string | undefined, sign: string | undefined) =>
    hex === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xfffd, 0x10ffff)),
  )
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
