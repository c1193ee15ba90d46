/** The contents show where the reader is; links to what is folded away open it. */
import { all, target } from './dom.ts'

/** Marks the entry of the last heading above the upper third of the window. */
export function followContents(): void {
  const links = all<HTMLAnchorElement>('.toc a')
  const headings = new Map<Element, HTMLAnchorElement>()
  for (const link of links) {
    const heading = named(link.hash)
    if (heading) headings.set(heading, link)
  }
  if (headings.size === 0) return
  let marked: HTMLAnchorElement | undefined
  const mark = () => {
    const link = headings.get(currentHeading([...headings.keys()]))
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
    marked = link
    link?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const watcher = new IntersectionObserver(mark, { rootMargin: '-15% 0px -60% 0px' })
  for (const heading of headings.keys()) watcher.observe(heading)
  addEventListener('scrollend', mark)
  mark()
}

function named(hash: string): Element | undefined {
  try {
    return Document.prototype.getElementById.call(document, decodeURIComponent(hash.slice(1))) ?? undefined
  } catch {
    return undefined
  }
}

/** At the end of the page the last heading counts, however low it stands. */
function currentHeading(headings: readonly Element[]): Element {
  const page = document.scrollingElement
  if (page && page.scrollTop > 0 && page.scrollTop + innerHeight >= page.scrollHeight - 4) return headings.at(-1)!
  const line = innerHeight / 3
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? headings[0]!
}

/** Opens everything that is folded around the element the address names, then goes there. */
export function openTarget(): void {
  const open = () => {
    const element = target()
    if (!element) return
    let closed = false
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each instanceof HTMLDetailsElement && !each.open) closed = each.open = true
    }
    if (closed) element.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}

/** The contents above the text fold away once an entry is chosen. */
export function foldInlineContents(): void {
  for (const details of all<HTMLDetailsElement>('.toc-inline')) {
    details.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    })
  }
}
