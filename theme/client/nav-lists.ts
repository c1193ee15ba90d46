/**
 * The list of pages: which groups the reader opened and closed is remembered, and rows that are not in this page are fetched
 * when they are asked for. They come as data, in a script that lies beside the page which lists them for everybody else
 * (outputs/nav/pages.ts), and become what the build would have drawn.
 */
import type { ElementData } from '../../src/hast/to-data.ts'
import { around, isBeside, make, one, root } from './dom.ts'
import { dataLoader } from './load-data.ts'
import { recallList, remember } from './stored.ts'

interface Part {
  readonly rows: readonly ElementData[]
  readonly before?: ElementData
  readonly after?: ElementData
}

/** Makes closed groups disclosures, and opens and closes what the reader opened and closed before. */
export function unfoldLists(): void {
  const nav = one('.sidebar-nav')
  if (!nav) return
  const folds = new Map(stored<boolean>(foldsKey))
  const parts = partsLoader()

  const takeOver = (within: Element) => {
    for (const link of within.querySelectorAll<HTMLAnchorElement>('a.nav-more')) {
      const summary = make('summary', { class: link.className }, ...link.childNodes)
      link.replaceWith(make('details', { class: 'nav-sub', 'data-list': link.href }, summary))
    }
    nameGroups(nav)
    for (const details of within.querySelectorAll<HTMLDetailsElement>('details')) {
      const isOpen = folds.get(details.dataset['key']!)
      if (isOpen === false && !details.querySelector('[aria-current="page"]')) details.open = false
      if (isOpen) void open(details)
    }
  }

  const open = async (details: HTMLDetailsElement, orGo?: boolean) => {
    const { list } = details.dataset
    const found = list ? parts.of(list, details.firstElementChild!, orGo) : undefined
    // Without waiting where there is nothing to wait for: then nothing moves after the first paint.
    const part = found instanceof Promise ? await found : found
    if (part && details.dataset['list']) {
      delete details.dataset['list']
      const rows = make('ul', {}, ...[...part.rows, part.after].flatMap(built))
      details.append(rows)
      takeOver(rows)
    }
    if (!details.dataset['list']) details.open = true
  }

  const spread = async (link: HTMLAnchorElement) => {
    const part = await parts.of(link.href, link, true)
    const item = link.parentElement
    const scroll = one('.sidebar-scroll')
    if (!part || !item?.isConnected || !scroll) return
    const isBefore = link.matches('.nav-before')
    const take = Number(link.dataset['take'] ?? 0)
    const rows = (take > 0 ? part.rows.slice(0, take) : part.rows.slice(take)).flatMap(built)
    const next = item.nextElementSibling
    const top = next?.getBoundingClientRect().top ?? 0
    item.replaceWith(...(isBefore ? [...built(part.before), ...rows] : [...rows, ...built(part.after)]))
    if (nav) takeOver(nav)
    // What the reader looks at stays where it is.
    if (isBefore && next) scroll.scrollTop += next.getBoundingClientRect().top - top
    rows
      .at(isBefore ? -1 : 0)
      ?.querySelector<HTMLElement>('a, summary')
      ?.focus({ preventScroll: !isBefore })
  }

  takeOver(nav)
  nav.addEventListener('click', (event) => {
    const pressed = around<HTMLElement>(event.target, 'summary, a.nav-rest')
    const details = pressed?.parentElement
    if (pressed instanceof HTMLAnchorElement && !isBeside(event)) {
      event.preventDefault()
      void spread(pressed)
    } else if (pressed && details instanceof HTMLDetailsElement) {
      const key = details.dataset['key']!
      folds.delete(key)
      folds.set(key, !details.open)
      store(foldsKey, [...folds].slice(-50))
      if (!details.dataset['list']) return
      event.preventDefault()
      void open(details, true)
    }
  })
}

export const foldsKey = 'flatleaf-folds'
/** Another release of this script may want rows of another shape, so each keeps its own. */
const partsKey = `flatleaf-lists ${(document.currentScript as HTMLScriptElement | null)?.src}`
/** How long rows are good for other pages: a site may change while it is read. */
const freshness = 600_000

/** Rows that were fetched for one page stay at hand for the next, which then looks the same from its first moment. */
function partsLoader() {
  const kept = new Map(stored<readonly [number, Part]>(partsKey))
  const load = dataLoader('flatleafNav')
  const onTheWay = new Map<string, Promise<unknown>>()

  /** At once when they are at hand. `orGo`: a list that cannot be had is read on its page, as without scripts. */
  const of = (href: string, control: Element, orGo?: boolean): Part | Promise<Part | undefined> => {
    const [time, known] = kept.get(href) ?? [0]
    if (known && Date.now() - time < freshness) return known
    control.ariaBusy = 'true'
    // `…/plants/`, `…/plants/index.html` and `…/plants.html` have their rows in `…/plants.js`.
    const loading = onTheWay.get(href) ?? load(href.replace(/(\/|\/index\.html|\.html)?$/, '.js'))
    onTheWay.set(href, loading)
    return loading
      .then((value) => {
        const part = value as Part
        kept.set(href, [Date.now(), part])
        // What is too much for the storage is fetched again.
        store(partsKey, [...kept].slice(-12))
        return part
      })
      .catch(() => {
        if (orGo) location.assign(href)
        return undefined
      })
      .finally(() => {
        control.ariaBusy = null
        onTheWay.delete(href)
      })
  }
  return { of }
}

function built(data: ElementData | undefined): Element[] {
  return data ? [build(data)] : []
}

function build([name, attributes, ...children]: ElementData, outer = 'http://www.w3.org/1999/xhtml'): Element {
  const space = name === 'svg' ? 'http://www.w3.org/2000/svg' : outer
  const element = Document.prototype.createElementNS.call(document, space, name)
  for (const [key, value] of Object.entries(attributes)) {
    const text = key === 'href' ? new URL(value, new URL(root.dataset['base'] ?? '', location.href)).href : value
    element.setAttribute(key, text)
    if (name === 'a' && text === location.href.replace(/#.*/, '')) element.ariaCurrent = 'page'
  }
  element.append(...children.map((child) => (typeof child === 'string' ? child : build(child, space))))
  return element
}

/**
 * The titles from the outermost group in, and of groups that are called the same the which it is: the same group is another
 * element on every page.
 */
function nameGroups(nav: Element): void {
  const seen = new Map<string, number>()
  for (const details of nav.querySelectorAll('details')) {
    const outer = details.parentElement?.closest('details')
    const titles = outer
      ? outer.dataset['key']
      : details.closest('.nav-group')?.querySelector('.nav-label')?.textContent
    const path = `${titles ?? ''}\n${details.firstElementChild?.textContent}`
    const count = seen.get(path) ?? 0
    seen.set(path, count + 1)
    details.dataset['key'] = path + (count || '')
  }
}

function stored<T>(key: string): readonly (readonly [string, T])[] {
  return recallList(key, 'sessionStorage').filter((each): each is [string, T] => Array.isArray(each))
}

function store(key: string, list: readonly unknown[]): void {
  remember(key, JSON.stringify(list), 'sessionStorage')
}
