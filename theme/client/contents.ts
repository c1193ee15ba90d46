/** The contents show where the reader is. */
import { all, named, one, root, target } from './dom.ts'
import { isClosed } from './panel.ts'

/** Marks the entries of the section that is being read, while the page moves; the closed bar names it. */
export function followContents(): void {
  const headings = new Map<Element, HTMLAnchorElement[]>()
  for (const link of all<HTMLAnchorElement>('.toc li > a, .toc-bar li > a')) {
    const heading = named(link.hash)
    if (heading) headings.set(heading, [...(headings.get(heading) ?? []), link])
  }
  if (headings.size === 0) return
  const here = one('[data-toc-here]')
  const [first] = headings.values()
  let marked: readonly HTMLAnchorElement[] = []
  /** The section that the reader asked for counts until something else moves the page, however low it must stand. */
  let asked: Element | undefined = target()
  let isOnTheWay = document.readyState !== 'complete'
  let frame = 0
  const mark = () => {
    frame = 0
    if (asked && !isOnTheWay && !isInWindow(asked)) asked = undefined
    const links = headings.get((asked && headings.has(asked) && asked) || currentHeading([...headings.keys()]))!
    if (links === marked) return
    for (const link of marked) link.removeAttribute('aria-current')
    for (const link of links) link.setAttribute('aria-current', 'true')
    marked = links
    if (here) here.textContent = links[0]!.textContent
    keepInSight(links, links === first)
  }
  const soon = () => (frame ||= requestAnimationFrame(mark))
  const ask = (heading: Element | undefined, moves: boolean) => {
    asked = heading
    isOnTheWay = moves
    soon()
  }
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, () => (asked = undefined), { passive: true })
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.hash && link.pathname === location.pathname) ask(named(link.hash), true)
  })
  addEventListener('hashchange', () => asked !== target() && ask(target(), false))
  const arrive = () => {
    isOnTheWay = false
    soon()
  }
  for (const type of ['scrollend', 'load']) addEventListener(type, arrive)
  addEventListener('scroll', soon, { passive: true })
  // Also when a panel opens or an image comes.
  new ResizeObserver(soon).observe(one('body')!)
  mark()
}

function isInWindow(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight
}

/**
 * The last heading above a line a little below the header. Near the end of the page the line sinks, step by step with the
 * scrolling, to the foot of the window: so the last sections have their turn, though they cannot reach the top.
 */
function currentHeading(known: readonly Element[]): Element {
  const open = known.filter((heading) => !isClosed(heading) && heading.getClientRects().length > 0)
  const headings = open.length > 0 ? open : known
  const { scrollTop, scrollHeight } = document.scrollingElement ?? root
  const start = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + innerHeight / 10
  const most = scrollHeight - innerHeight
  const zone = Math.min(innerHeight - start, most)
  const left = Math.max(0, most - scrollTop)
  const line = left < zone ? start + (innerHeight - start) * (1 - left / zone) : start
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? headings[0]!
}

/** Scrolls the list alone; with the first entry its title is seen again. */
function keepInSight(links: readonly Element[], isFirst: boolean): void {
  const link = links.find((each) => each.closest('.toc-inner'))
  const box = link?.closest('.toc-inner')
  if (!link || !box) return
  const [outer, inner, room] = [box.getBoundingClientRect(), link.getBoundingClientRect(), 48]
  const above = outer.top + room - inner.top
  const below = inner.bottom + room - outer.bottom
  if (isFirst) box.scrollTop = 0
  else if (above > 0) box.scrollTop -= above
  else if (below > 0) box.scrollTop += below
}

/** The contents in the bar fold away once an entry is chosen. */
export function foldContents(): void {
  for (const details of all<HTMLDetailsElement>('.toc-bar details')) {
    details.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    })
    details.addEventListener('toggle', () => {
      if (details.open)
        details.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    })
  }
}
