/** Views: one choice for the whole page, by a menu at its top. */
import { choose, latestOf } from './chosen.ts'
import { all, one } from './dom.ts'
import { followPanels, showPanel, whenSought } from './panel.ts'

/** Makes the menu work, and shows the view that was chosen before. */
export function startViews(): void {
  const menu = one<HTMLSelectElement>('#content > .view-choice select')
  if (!menu) return
  const views = all('#content [data-view]')
  const titles = [...menu.options].map(({ text }) => text)
  const show = (title: string) => {
    menu.selectedIndex = titles.indexOf(title)
    for (const view of views) showPanel(view, view.dataset['view'] === title)
    followPanels()
  }
  menu.addEventListener('change', () => {
    const title = titles[menu.selectedIndex]
    if (title === undefined) return
    choose(title)
    show(title)
  })
  for (const view of views) whenSought(view, () => show(view.dataset['view'] ?? ''))
  show(titles[Math.max(0, latestOf(titles))] ?? '')
}
