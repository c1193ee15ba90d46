/**
 * Ways into the document that a page's own content cannot shadow: an element with `name="querySelector"` would replace
 * `document.querySelector`, so the functions are taken from their prototypes.
 */
const query = Document.prototype.querySelectorAll

/** All elements that match. */
export function all<E extends Element = HTMLElement>(selector: string): E[] {
  return [...(query.call(document, selector) as NodeListOf<E>)]
}

/** The first element that matches. */
export function one<E extends Element = HTMLElement>(selector: string): E | undefined {
  return all<E>(selector)[0]
}

/** `<html>`. */
export const root = one('html')!

/** The element that the address names, if there is one. */
export function target(): HTMLElement | undefined {
  return named(location.hash)
}

/** The element that a fragment (`#a%20b`) names; one that cannot be decoded names none. */
export function named(hash: string): HTMLElement | undefined {
  try {
    const id = decodeURIComponent(hash.slice(1))
    return id ? (Document.prototype.getElementById.call(document, id) ?? undefined) : undefined
  } catch {
    return undefined
  }
}

/** The nearest element around the target of an event that matches; of any kind, if the selector allows it. */
export function around<E extends Element = HTMLAnchorElement>(place: EventTarget | null, selector = 'a'): E | null {
  return place instanceof Element ? place.closest<E>(selector) : null
}

/** Whether a click on a link opens it beside the page. */
export function isBeside({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

/** A new element with attributes, and children or text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Document.prototype.createElement.call(document, tag) as HTMLElementTagNameMap[K]
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Tells readers who listen what others see. A region speaks only of what changes in it, so it comes empty. */
export function announce(text: string): void {
  const status = make('p', { class: 'visually-hidden', role: 'status' })
  one('body')?.append(status)
  setTimeout(() => (status.textContent = text), 50)
  setTimeout(() => status.remove(), 3000)
}

/** A button with a cross. */
export function closeButton(label: string, ...more: readonly string[]): HTMLButtonElement {
  const attributes = { class: ['button-icon', ...more].join(' '), type: 'button', 'aria-label': label }
  return make('button', attributes, drawing('m6 6 12 12M18 6 6 18'))
}

/** An icon from the `d` of its paths. */
export function drawing(...paths: readonly string[]): SVGSVGElement {
  const svg = svgElement('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', fill: 'none' })
  for (const [name, value] of Object.entries(stroke)) svg.setAttribute(name, value)
  for (const d of paths) svg.append(svgElement('path', { d }))
  return svg as SVGSVGElement
}

const stroke = { stroke: 'currentColor', 'stroke-width': '1.75', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

function svgElement(tag: string, attributes: Record<string, string>): SVGElement {
  const element = Document.prototype.createElementNS.call(document, 'http://www.w3.org/2000/svg', tag) as SVGElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}
