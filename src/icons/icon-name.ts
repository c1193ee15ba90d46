/** Names as authors write them → the names under which the sets keep the drawing. */
import type { IconLibrary, IconStyle } from '../model/icon.ts'

export interface IconName {
  readonly name: string
  /** The name in other spellings, where those differ: `GitHub` → `github`, `Code2` → `code-2`. */
  readonly spellings: readonly string[]
  /** Style that the name itself gives: `fa-brands fa-github`, `fab fa-github`, `solid/rocket`. */
  readonly style?: IconStyle
  /** Library that the name itself gives: `lucide:rocket`. */
  readonly library?: IconLibrary
}

/**
 * A name in kebab case, without the prefixes of class names: `BookOpen`, `fa-book-open`, `fas fa-book-open`,
 * `lucide:book-open` → `book-open`. `undefined` for what is no name of a set: a path, a URL, inline SVG.
 */
export function iconName(written: string): IconName | undefined {
  if (written.length > 80) return undefined
  const words = written.trim().split(/\s+|(?<=^[a-z-]{2,14})[/:](?=[\w-]+$)/i)
  const last = words.pop()!.replace(/^(?:fa6?|lucide|tabler|ti|ph|icon)-(?=.)/i, '')
  if (words.length > 2 || !/^[a-z0-9][a-z0-9_-]*$/i.test(last)) return undefined
  const said = words.map((word) => meanings[word.toLowerCase()])
  // A path has folders that mean nothing here.
  if (written.includes('/') && said.some((meaning) => !meaning)) return undefined
  const name = kebab(last)
  const spellings = new Set([last.toLowerCase(), name.replace(/([a-z])(\d)/g, '$1-$2'), component(last)])
  spellings.delete(name)
  return { name, spellings: [...spellings], ...Object.assign({}, ...said) }
}

/** `BookOpen` → `book-open`; `book_open` → `book-open`; what is all lower case stays. */
function kebab(name: string): string {
  return name
    .replaceAll('_', '-')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
}

/** As packages of components name them: `FaRocket`, `LuRocket`, `RocketIcon` → `rocket`. */
function component(name: string): string {
  return kebab(name.replace(/^(?:Fa|Lu|Tb|Pi|Icon)(?=[A-Z])/, '').replace(/(?<=[a-z0-9])Icon$/, ''))
}

type Meaning = Pick<IconName, 'style' | 'library'>

const meanings: Readonly<Record<string, Meaning>> = Object.assign(Object.create(null) as Record<string, Meaning>, {
  fa: {},
  fas: { style: 'solid' },
  far: { style: 'regular' },
  fab: { style: 'brands' },
  fal: { style: 'light' },
  fat: { style: 'thin' },
  fad: { style: 'duotone' },
  fass: { style: 'sharp-solid' },
  ...Object.fromEntries(
    (['solid', 'regular', 'brands', 'light', 'thin', 'duotone', 'sharp-solid'] as const).flatMap((style) => [
      [style, { style }],
      [`fa-${style}`, { style }],
      [`fa6-${style}`, { style }],
    ]),
  ),
  'fa-sharp': { style: 'sharp-solid' },
  fontawesome: { library: 'fontawesome' },
  lucide: { library: 'lucide' },
  lu: { library: 'lucide' },
  tabler: { library: 'tabler' },
  ti: { library: 'tabler' },
})
