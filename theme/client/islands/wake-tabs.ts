/** Tabs that an island draws, now or later, are taken over like those of the page. */
import { takeOverTabs } from '../tabs.ts'

export function wakeTabs(host: HTMLElement): void {
  const taken = new WeakSet<Element>()
  const wake = () => {
    // What came from the page has been taken over there.
    const fresh = [...host.querySelectorAll<HTMLElement>('[data-tabs]')].filter(
      (box) => !taken.has(box) && !box.closest('[data-island-slot]'),
    )
    for (const box of fresh) taken.add(box)
    if (fresh.length > 0) takeOverTabs(fresh)
  }
  wake()
  new MutationObserver(wake).observe(host, { childList: true, subtree: true })
}
