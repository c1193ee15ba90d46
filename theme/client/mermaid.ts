/**
 * Draws the diagrams that are not drawn at build, with Mermaid's own script from our own files. The page's policy allows no inline
 * styles, and Mermaid writes many: while it draws, its style sheets become constructed ones and its style attributes go through
 * CSSOM, both of which the policy allows. Without this script the text of the diagram stays.
 */
import { all, make } from './dom.ts'
import { colorsOfPage } from './mermaid-colors.ts'

interface Mermaid {
  readonly initialize: (settings: object) => void
  readonly render: (id: string, text: string) => Promise<{ readonly svg: string }>
}

const folder = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '')
const library = 'asset:mermaid-library.js'
const figures = all<HTMLElement>('figure[data-diagram]')

let loading: Promise<Mermaid> | undefined
/** Loads the library once. */
function load(): Promise<Mermaid> {
  loading ??= new Promise((resolve, reject) => {
    const script = make('script')
    script.src = folder + library
    script.addEventListener('load', () => resolve((globalThis as unknown as { mermaid: Mermaid }).mermaid))
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  return loading
}

/** One at a time: the library is not made for more. */
let queue: Promise<void> = Promise.resolve()
function draw(figure: HTMLElement): void {
  queue = queue.then(() => drawn(figure)).catch(() => undefined)
}

async function drawn(figure: HTMLElement): Promise<void> {
  const mermaid = await load()
  const id = `diagram-${figures.indexOf(figure) + 1}`
  const sheets: CSSStyleSheet[] = []
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    // Else it is as wide as the window, and its words too small in a column.
    gantt: { useWidth: 720 },
    fontFamily: getComputedStyle(document.body).fontFamily,
    themeVariables: colorsOfPage(),
  })
  const restore = withoutInlineStyles(sheets)
  try {
    const { svg } = await mermaid.render(id, figure.dataset.diagram ?? '')
    show(figure, parse(svg))
    const old = new Set(kept.get(figure))
    const others = document.adoptedStyleSheets.filter((sheet) => !old.has(sheet) && !sheets.includes(sheet))
    document.adoptedStyleSheets = [...others, ...sheets]
    kept.set(figure, sheets)
  } finally {
    restore()
  }
}
const kept = new Map<HTMLElement, readonly CSSStyleSheet[]>()

/** Leads styles past the policy until the drawing is done; gives back the way to undo it. */
function withoutInlineStyles(sheets: CSSStyleSheet[]): () => void {
  const { createElement, createElementNS } = document
  const { setAttribute } = Element.prototype
  const { parseFromString } = DOMParser.prototype
  const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!
  const isStyle = (name: string) => name.toLowerCase() === 'style'
  document.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    return isStyle(name) ? standIn(sheets) : createElement.call(document, name, options)
  } as typeof createElement
  document.createElementNS = function (space: string | null, name: string, options?: ElementCreationOptions) {
    return isStyle(name) ? standIn(sheets) : createElementNS.call(document, space, name, options)
  } as typeof createElementNS
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (isStyle(name) && 'style' in this) (this as unknown as HTMLElement).style.cssText = value
    else setAttribute.call(this, name, value)
  }
  // Parsing a style attribute is reported even in documents that are never shown.
  DOMParser.prototype.parseFromString = function (this: DOMParser, text: string, type: DOMParserSupportedType) {
    // It may be an object of Trusted Types.
    return parseFromString.call(this, aside(String(text)), type)
  }
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...markup,
    set(this: Element, text: string) {
      markup.set!.call(this, aside(String(text)))
      putBack(this)
    },
  })
  return () => {
    document.createElement = createElement
    document.createElementNS = createElementNS
    Element.prototype.setAttribute = setAttribute
    DOMParser.prototype.parseFromString = parseFromString
    Object.defineProperty(Element.prototype, 'innerHTML', markup)
  }

  /** An element whose text becomes a style sheet of the document. */
  function standIn(into: CSSStyleSheet[]): Element {
    const element = createElementNS.call(document, 'http://www.w3.org/2000/svg', 'g')
    const adopt = (css: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      into.push(sheet)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    for (const name of ['innerHTML', 'textContent']) Object.defineProperty(element, name, { set: adopt, get: () => '' })
    Object.defineProperty(element, 'appendChild', { value: (node: Node) => (adopt(node.textContent ?? ''), node) })
    return element
  }
}

/** The drawing as elements. */
function parse(text: string): SVGElement {
  const svg = new DOMParser().parseFromString(aside(text), 'text/html').querySelector('svg')!
  const own = document.importNode(svg, true)
  putBack(own)
  return own
}

/** Style attributes under another name. */
function aside(text: string): string {
  return text.replace(/(<[^<>]*?)\sstyle=/g, '$1 data-style=')
}

/** What was set aside, as CSSOM. */
function putBack(top: Element): void {
  for (const element of [top, ...top.querySelectorAll('[data-style]')] as (HTMLElement | SVGElement)[]) {
    const { style } = element.dataset
    if (style === undefined) continue
    delete element.dataset.style
    element.style.cssText = style
  }
}

function show(figure: HTMLElement, svg: SVGElement): void {
  const label = figure.dataset.label ?? 'Diagram'
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', label)
  const known = figure.querySelector('.diagram-view')
  if (known) return known.replaceChildren(svg)
  const attributes = { class: 'diagram-view', tabindex: '0', role: 'group', 'aria-label': `Diagram: ${label}` }
  const view = make('div', attributes, svg)
  const source = [...figure.childNodes]
  figure.append(view, make('details', { class: 'diagram-source' }, make('summary', {}, 'Source'), ...source))
}

/** When the reader comes near. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      seen.push(target as HTMLElement)
      draw(target as HTMLElement)
    }
  },
  { rootMargin: '600px' },
)
const seen: HTMLElement[] = []
for (const figure of figures) near.observe(figure)

/** In the other mode the same drawings have other colours. */
const redraw = () => seen.forEach(draw)
new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] })
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)
