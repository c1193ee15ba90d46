/**
 * TeX → MathML as hast, by temml, loaded when a page holds a formula (27 ms). Nothing of an author's TeX can name an address,
 * a class or an id; its styles come out as `style`, for the page to make classes of. Work is bounded by the length of the TeX
 * and the number of expansions; a page has a budget, counted and not timed, so that every machine gives the same bytes.
 */
import type { ElementContent, Properties } from 'hast'

export type MathResult =
  | { readonly nodes: readonly ElementContent[] }
  | { readonly message: string; readonly isLimit?: true }

export interface MathRenderer {
  /** `block`: on a line of its own, with room above and below its signs. */
  readonly render: (tex: string, options: { readonly block: boolean }) => MathResult
}

/** Signs of one formula; the longest of real pages has 900. */
export const longestMath = 10_000
/** Signs of a formula that defines macros of its own: each may stand for all the rest. */
const longestMacros = 2_000
const settings = { throwOnError: true, trust: false, strict: false, maxSize: [40, 400] as [number, number] }
/** What the formulas of a page may cost; real pages need a hundredth of it. The worst took 2 s. */
export const pageMath = 250_000
/** Elements of one formula. */
const mostElements = 20_000

/** What a formula costs of the page's budget, about one for a sign. Macros were the worst that was found: 0.3 s for 2,000 signs. */
export function mathWork(tex: string): number {
  return tex.length * (definesMacros(tex) ? 20 : 1)
}

/** Loads the renderer. */
export async function loadMath(): Promise<MathRenderer> {
  const { default: temml } = await import('temml')
  return {
    render(tex, { block }) {
      const macros = definesMacros(tex)
      const most = macros ? longestMacros : longestMath
      if (tex.length > most) return { message: `it has more than ${most / 1000},000 characters`, isLimit: true }
      try {
        const options = { ...settings, displayMode: block, maxExpand: macros ? 150 : 1_000 }
        // The version is pinned: its tree spares us the reading of markup.
        // eslint-disable-next-line no-underscore-dangle
        const tree = temml.__renderToMathMLTree(tex, options) as Tree
        const count = { left: mostElements }
        const nodes = [toHast(tree, count)].flat()
        return count.left < 0 ? { message: 'it is too large', isLimit: true } : { nodes }
      } catch (error) {
        return { message: reasonOf(error) }
      }
    },
  }
}

function definesMacros(tex: string): boolean {
  return /\\(?:[egx]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-zA-Z])/.test(tex)
}

/** `Unsupported function name: \foo at position 1: …` → its first part. */
function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'it is nested too deep'
  const message = error instanceof Error ? error.message : String(error)
  const [reason = ''] = message.split(/ at (?:position|end of input)/)
  if (/Too many expansions/.test(reason)) return 'its macros expand without end'
  return reason.replace(/\s+/g, ' ').trim().slice(0, 200)
}

/** A node of temml: an element, a text or a fragment. */
interface Tree {
  readonly type?: string
  readonly text?: string
  readonly children?: readonly Tree[]
  readonly attributes?: Readonly<Record<string, unknown>>
  readonly classes?: readonly string[]
  readonly style?: Readonly<Record<string, unknown>>
}

function toHast(node: Tree, count: { left: number }): ElementContent[] {
  count.left -= 1
  if (count.left < 0) return []
  if (typeof node.text === 'string') return [{ type: 'text', value: node.text }]
  const children = (node.children ?? []).flatMap((child) => toHast(child, count))
  if (!node.type || !elements.has(node.type)) return children
  return [{ type: 'element', tagName: node.type, properties: propertiesOf(node), children }]
}

function propertiesOf({ attributes = {}, classes = [], style = {} }: Tree): Properties {
  const properties: Properties = {}
  for (const [name, value] of Object.entries(attributes))
    if (allowed.has(name) && /^[\w.#%+ -]*$/.test(String(value))) properties[name] = String(value)
  const names = classes.filter((name) => /^[\w-]+$/.test(name))
  if (names.length > 0) properties.className = names
  const declarations = Object.entries(style).flatMap(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return /^(?:display)$/.test(property) || !value ? [] : [`${property}: ${String(value)}`]
  })
  if (declarations.length > 0) properties.style = declarations.join('; ')
  return properties
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Elements of MathML; any other gives way to its children. */
const elements =
  words(`math mrow mi mn mo mtext ms mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup
  munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr menclose`)
const allowed = words(`display displaystyle scriptlevel mathvariant mathcolor mathbackground mathsize stretchy symmetric
  largeop movablelimits lspace rspace minsize maxsize fence separator form accent accentunder linethickness width height
  depth voffset columnalign rowalign rowspacing columnspacing columnlines rowlines frame rowspan columnspan notation dir
  side align bevelled`)
