/** The contents show where the reader is. */
import { all, around, named, one, root, target } from './dom.ts'
import { isHere } from './glide.ts'
import { isClosed } from './panel.ts'
import { closeWhenWide } from './popover.ts'

/** Marks the entry of the section that is being read, while the page moves; the bar names it. */
export function followContents(): void {
  const links = all<HTMLAnchorElement>('.toc li > a')
  const headings = new Map<Element, HTMLAnchorElement>()
  for (const link of links) {
    const heading = named(link.hash)
    if (heading) headings.set(heading, link)
  }
  if (headings.size === 0) return
  const here = one('[data-toc-here]')
  let marked: HTMLAnchorElement | undefined
  /** The section that the reader asked for counts until something else moves the page, however low it must stand. */
  let asked: Element | undefined = target()
  let isOnTheWay = document.readyState !== 'complete'
  let frame = 0
  const mark = () => {
    frame = 0
    if (asked && !isOnTheWay && !isInWindow(asked)) asked = undefined
    const heading = (asked && headings.has(asked) && asked) || currentHeading([...headings.keys()])
    const link = heading && headings.get(heading)
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'true')
    marked = link
    if (here) here.textContent = link?.textContent ?? ''
    keepInSight(link ?? links[0]!, !link || link === links[0])
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
    const link = around(event.target)
    if (link?.hash && isHere(link)) ask(named(link.hash), true)
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
 * The last heading above a line a little below the header; none before the first, unless nothing can be scrolled. Near
 * the end of the page the line sinks, step by step with the scrolling, to the foot of the window: so the last sections
 * have their turn, though they cannot reach the top.
 */
function currentHeading(known: readonly Element[]): Element | undefined {
  const open = known.filter((heading) => !isClosed(heading) && heading.getClientRects().length > 0)
  const headings = open.length > 0 ? open : known
  const { scrollTop, scrollHeight } = document.scrollingElement ?? root
  const start = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + innerHeight / 10
  const most = scrollHeight - innerHeight
  const zone = Math.min(innerHeight - start, most)
  const left = Math.max(0, most - scrollTop)
  const line = left < zone ? start + (innerHeight - start) * (1 - left / zone) : start
  const read = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
  return read ?? (most > 0 ? undefined : headings[0])
}

/** Scrolls the list alone; with the first entry its title is seen again. */
function keepInSight(link: Element, isFirst: boolean): void {
  const box = link.closest('.toc-panel')
  if (!box) return
  const [outer, inner, room] = [box.getBoundingClientRect(), link.getBoundingClientRect(), 48]
  const above = outer.top + room - inner.top
  const below = inner.bottom + room - outer.bottom
  if (isFirst) box.scrollTop = 0
  else if (above > 0) box.scrollTop -= above
  else if (below > 0) box.scrollTop += below
}

/** Opened from the bar, the list stands below it, shows where the reader is, and closes when an entry is chosen or it is left. */
export function openContents(): void {
  const bar = one('.toc')
  const panel = one<HTMLElement>('#toc-panel')
  if (!bar || !panel) return
  const isOpen = () => panel.matches(':popover-open')
  panel.addEventListener('toggle', () => {
    if (!isOpen()) return panel.removeAttribute('style')
    place(panel, bar)
    panel.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  for (const moved of ['scroll', 'resize'])
    addEventListener(moved, () => isOpen() && place(panel, bar), { passive: true })
  panel.addEventListener('click', (event) => around(event.target) && isOpen() && panel.hidePopover())
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget) && isOpen()) panel.hidePopover()
  })
  closeWhenWide(panel, '80rem')
}

/** Puts the list below the bar, where style sheets cannot. */
function place(panel: HTMLElement, bar: Element): void {
  if (CSS.supports('position-area', 'block-end')) return
  const { bottom, left, width } = bar.getBoundingClientRect()
  const maxHeight = `min(28rem, ${innerHeight - bottom - 8}px)`
  Object.assign(panel.style, { inset: `${bottom}px auto auto ${left}px`, width: `${width}px`, maxHeight })
}
