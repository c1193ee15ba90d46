/** Closes a popover when the window grows so wide that it has a place of its own on the page. */
export function closeWhenWide(popover: HTMLElement, width: '64rem' | '80rem'): void {
  matchMedia(`(min-width: ${width})`).addEventListener('change', ({ matches }) => {
    if (matches && popover.matches(':popover-open')) popover.hidePopover()
  })
}
