/** Tabs and groups of code: one panel at a time. The keyboard follows the pattern for tabs of the ARIA practices guide. */
import { choose, latestOf } from './chosen.ts'
import { all, root, target } from './dom.ts'
import { followPanels, openAround, showPanel, whenSought } from './panel.ts'
import { startViews } from './views.ts'
import { whenNamed } from './when-named.ts'

interface TabSet {
  readonly box: HTMLElement
  readonly tabs: readonly HTMLElement[]
  readonly menu: HTMLSelectElement | undefined
  readonly panels: readonly HTMLElement[]
  readonly titles: readonly (string | undefined)[]
  readonly isSynced: boolean
}

/** Takes over all sets of panels and the views of the page, shows what was chosen before, then what the address names. */
export function startTabs(): void {
  try {
    takeOver(all('#content [data-tabs]').map(setOf))
    startViews()
  } finally {
    // What could not be taken over shows whole.
    root.classList.add('tabs-ready')
  }
  followPanels()
  whenNamed(() => {
    const sought = target()
    if (!sought || !openAround(sought)) return
    followPanels()
    sought.scrollIntoView()
  })
}

/** Takes over sets that came to the page later. */
export function takeOverTabs(boxes: readonly HTMLElement[]): void {
  takeOver(boxes.map(setOf))
}

function takeOver(sets: readonly TabSet[]): void {
  const shown = sets.map((set) => {
    const index = firstOf(set)
    describe(set)
    draw(set, index)
    listen(set, sets)
    return set.tabs[index]
  })
  // Measured when all have changed: else the page is laid out for each.
  for (const tab of shown) bringIntoRow(tab)
}

/** What the reader chose on whatever page, or what the author wants. */
function firstOf({ isSynced, titles, panels }: TabSet): number {
  const chosen = isSynced ? latestOf(titles) : -1
  const wanted = panels.findIndex((panel) => 'default' in panel.dataset)
  return chosen >= 0 ? chosen : Math.max(0, wanted)
}

function setOf(box: HTMLElement): TabSet {
  const inside = (selector: string) => [...box.querySelectorAll<HTMLElement>(`:scope > ${selector}`)]
  const panels = inside('[data-tab]')
  return {
    box,
    tabs: inside('.tab-list > .tab'),
    menu: box.querySelector<HTMLSelectElement>(':scope > .tab-menu > select') ?? undefined,
    panels,
    titles: panels.map((panel) => panel.dataset['tab']),
    isSynced: box.dataset['tabs'] === 'sync',
  }
}

/** What tabs and panels are to each other. Panels without anything to focus can be focused themselves. */
function describe({ tabs, panels, titles }: TabSet): void {
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index]
    if (!panel) continue
    tab.setAttribute('role', 'tab')
    tab.parentElement?.setAttribute('role', 'tablist')
    if (panel.id) tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-label', titles[index] ?? '')
    if (!panel.querySelector('a[href], button, pre[tabindex], input, select, summary')) panel.tabIndex = 0
  }
}

function show(set: TabSet, index: number): void {
  draw(set, index)
  bringIntoRow(set.tabs[index])
}

function draw({ tabs, menu, panels }: TabSet, index: number): void {
  for (const [at, panel] of panels.entries()) showPanel(panel, at === index)
  for (const [at, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(at === index))
    tab.toggleAttribute('data-selected', at === index)
    tab.tabIndex = at === index ? 0 : -1
  }
  if (menu) menu.selectedIndex = index
}

/** In a row that is too long for its box. */
function bringIntoRow(tab: HTMLElement | undefined): void {
  const row = tab?.parentElement
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return
  const [box, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (own.left < box.left) row.scrollLeft -= box.left - own.left + 24
  else if (own.right > box.right) row.scrollLeft += own.right - box.right + 24
}

function listen(set: TabSet, sets: readonly TabSet[]): void {
  for (const [index, tab] of set.tabs.entries()) tab.addEventListener('click', () => select(set, index, sets))
  set.menu?.addEventListener('change', () => select(set, set.menu!.selectedIndex, sets))
  set.tabs[0]?.parentElement?.addEventListener('keydown', (event) => {
    const to = next(event, set)
    if (to === undefined) return
    event.preventDefault()
    select(set, to, sets)
    set.tabs[to]?.focus()
  })
  for (const [index, panel] of set.panels.entries()) {
    whenSought(panel, () => {
      show(set, index)
      followPanels()
    })
  }
}

/** The tab that a key leads to, round at both ends. */
function next(
  { key, target: from, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { box, tabs }: TabSet,
): number | undefined {
  const at = tabs.findIndex((tab) => tab === from)
  if (at < 0 || altKey || ctrlKey || metaKey) return undefined
  const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: -1,
  }
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined
  return to === undefined ? undefined : (to + tabs.length) % tabs.length
}

/** The reader's choice: here, and in all sets that know the title, but not around this one, where it would vanish. */
function select(set: TabSet, index: number, sets: readonly TabSet[]): void {
  const before = set.box.getBoundingClientRect().top
  show(set, index)
  const title = set.titles[index]
  if (set.isSynced && title !== undefined) {
    choose(title)
    for (const other of sets) {
      const same = other.titles.indexOf(title)
      if (other !== set && other.isSynced && same >= 0 && !other.box.contains(set.box)) show(other, same)
    }
  }
  followPanels()
  // Panels above may have grown: what was pressed stays where it is.
  scrollBy({ top: set.box.getBoundingClientRect().top - before, behavior: 'instant' })
}
