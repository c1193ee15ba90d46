/** Names as authors write them → the names under which the sets keep the drawing. */

export interface IconName {
  readonly name: string
  /** Lower case alone, where that differs: `GitHub` → `github`. */
  readonly flat?: string
  /** Style that the name itself gives: `fa-brands fa-github`, `fab fa-github`. */
  readonly style?: 'brands' | 'duotone' | 'light' | 'regular' | 'solid' | 'thin'
}

/**
 * A name in kebab case, without the prefixes of class names: `BookOpen`, `fa-book-open`, `fas fa-book-open`,
 * `lucide:book-open` → `book-open`. `undefined` for what is no name of a set: a path, a URL, inline SVG.
 */
export function iconName(written: string): IconName | undefined {
  const words = written.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0 || words.length > 3 || written.length > 80) return undefined
  const last = words.at(-1)!.replace(/^(fa6?|lucide|tabler|ti|icon)[:-](?=.)/i, '')
  if (!/^[a-z0-9][a-z0-9_-]*$/i.test(last)) return undefined
  const style = words
    .slice(0, -1)
    .map((word) => prefixes[word.toLowerCase()])
    .find(Boolean)
  const name = kebab(last)
  const flat = last.toLowerCase()
  return { name, ...(flat !== name && { flat }), ...(style && { style }) }
}

/** `BookOpen` → `book-open`; `book_open` → `book-open`; what is all lower case stays. */
function kebab(name: string): string {
  return name
    .replaceAll('_', '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
}

const prefixes: Readonly<Record<string, IconName['style']>> = {
  fa: 'solid',
  fas: 'solid',
  far: 'regular',
  fab: 'brands',
  fal: 'light',
  fat: 'thin',
  fad: 'duotone',
  'fa-solid': 'solid',
  'fa-regular': 'regular',
  'fa-brands': 'brands',
  'fa-light': 'light',
  'fa-thin': 'thin',
  'fa-duotone': 'duotone',
}
