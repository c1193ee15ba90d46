/** The contents show where the reader is. */
import { all } from './dom.ts'
import { isClosed } from './panel.ts'

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
    // With the first entry the title of the list is seen again.
    if (link === links[0]) link?.closest('.toc-inner')?.scrollTo({ top: 0, behavior: 'instant' })
    else link?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
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
function currentHeading(known: readonly Element[]): Element {
  const open = known.filter((heading) => !isClosed(heading))
  const headings = open.length > 0 ? open : known
  const page = document.scrollingElement
  if (page && page.scrollTop > 0 && page.scrollTop + innerHeight >= page.scrollHeight - 4) return headings.at(-1)!
  const line = innerHeight / 3
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? headings[0]!
}

/** The contents above the text fold away once an entry is chosen. */
export function foldInlineContents(): void {
  for (const details of all<HTMLDetailsElement>('.toc-inline')) {
    details.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    })
  }
}
