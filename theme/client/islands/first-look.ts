/**
 * What the build drew of an island and a browser cannot draw again: ids of headings, sizes of images, formulas, diagrams,
 * colours of code. It is taken from the first look before that goes, and found again by order or by its text.
 */

export interface FirstLook {
  /** Gives elements of the new look the attributes that only the build could give. */
  readonly carry: (host: ParentNode) => void
  /** From here on nothing new is found by order. */
  readonly end: () => void
}

type Kind = 'math' | 'diagram'
const kinds: Readonly<Record<Kind, string>> = {
  math: '.math, .math-block, .math-wrong',
  diagram: '.diagram, .code[data-language="mermaid"]',
}

const waiting: Record<Kind, Element[]> = { math: [], diagram: [] }
/** Formulas and diagrams, with what scripts have added to them. */
const elements = new Map<string, Element>()
/** Code, as HTML. */
const codes = new Map<string, string>()

/** Looks at an island before its component takes its place. */
export function takeFirstLook(host: ParentNode): FirstLook {
  const own = (selector: string) => [...host.querySelectorAll(selector)].filter((each) => !each.closest(slots))
  for (const kind of ['math', 'diagram'] as const)
    waiting[kind] = own(kinds[kind]).filter((each) => !each.parentElement?.closest(kinds[kind]))
  for (const code of own('pre code')) codes.set(code.textContent ?? '', code.innerHTML)
  const first = own(carried)
  return {
    carry: (place) => carry(first, [...place.querySelectorAll(carried)]),
    end: () => Object.assign(waiting, { math: [], diagram: [] }),
  }
}

/** The first look of a formula or a diagram. */
export function firstLookOf(kind: Kind, text: string): Element | undefined {
  const element = waiting[kind].shift() ?? elements.get(`${kind} ${text}`)
  if (element) elements.set(`${kind} ${text}`, element)
  return element
}

/** The first look of code, as HTML. */
export function firstCodeOf(code: string): string | undefined {
  return codes.get(code)
}

const slots = '[data-island-slot]'
const carried = 'h1, h2, h3, h4, h5, h6, img'

/** By tag and text, or address, in order. */
function carry(first: readonly Element[], now: readonly Element[]): void {
  const left = [...first]
  for (const element of now) {
    if (element.closest(slots)) continue
    const at = left.findIndex((each) => keyOf(each) === keyOf(element))
    const [old] = at < 0 ? [] : left.splice(at, 1)
    for (const { name, value } of old?.attributes ?? [])
      if (!element.hasAttribute(name)) element.setAttribute(name, value)
  }
}

function keyOf(element: Element): string {
  const { tagName, textContent } = element
  return `${tagName} ${element instanceof HTMLImageElement ? element.src : (textContent ?? '').trim()}`
}
