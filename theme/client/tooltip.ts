/** Tooltips open under the pointer. Without scripts they open on a tap or with the keyboard. */
import { all } from './dom.ts'

/** Long enough not to flicker on the way across, and to reach the explanation with the pointer. */
const delay = { show: 120, hide: 200 } as const

/** Makes each term show its explanation; where the browser cannot place it at the term, this does. */
export function hoverTooltips(): void {
  if (!('popover' in HTMLElement.prototype)) return
  const isPlaced = CSS.supports('position-area', 'block-start')
  for (const tooltip of all('.tooltip')) {
    const term = tooltip.querySelector<HTMLButtonElement>('.tooltip-term')
    const tip = tooltip.querySelector<HTMLElement>('.tooltip-tip')
    if (!term || !tip) continue
    if (!isPlaced) tip.addEventListener('toggle', () => tip.matches(':popover-open') && place(tip, term))
    follow(tooltip, term, tip)
  }
}

function follow(tooltip: HTMLElement, term: HTMLButtonElement, tip: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Opened by a click: it stays until the next one. */
  let kept = false
  const isOpen = () => tip.matches(':popover-open')
  term.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    clearTimeout(timer)
    timer = setTimeout(() => !isOpen() && tip.showPopover({ source: term } as never), delay.show)
  })
  tooltip.addEventListener('pointerenter', () => clearTimeout(isOpen() ? timer : undefined))
  tooltip.addEventListener('pointerleave', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse' && !kept) timer = setTimeout(() => isOpen() && tip.hidePopover(), delay.hide)
  })
  // The click of a pointer that has opened it already must not close it.
  term.addEventListener('click', (event) => {
    clearTimeout(timer)
    if (!isOpen() || kept) return
    event.preventDefault()
    kept = true
  })
  tip.addEventListener('toggle', () => {
    if (!isOpen()) kept = false
  })
}

/** Above the term, or below where there is no room, within the window. */
function place(tip: HTMLElement, term: HTMLElement): void {
  const at = term.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const gap = 6
  const top = at.top - height - gap >= 0 ? at.top - height - gap : at.bottom + gap
  const edge = 12
  const left = Math.max(edge, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - edge))
  tip.dataset['placed'] = ''
  tip.style.setProperty('--tip-top', `${top}px`)
  tip.style.setProperty('--tip-left', `${left}px`)
}
