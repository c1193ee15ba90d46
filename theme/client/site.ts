/** What scripts add to pages that are complete without them. */
import { followContents, foldInlineContents, openTarget } from './contents.ts'
import { addCopyButtons, addExpanders, addPageCopy } from './copy.ts'
import { drawing, make } from './dom.ts'
import { mendFolderLinks } from './from-disk.ts'
import { switchModes } from './mode.ts'
import { offerSearch } from './search-open.ts'
import { closeMenus, dismissBanner, guardDrawer, keepScroll, nameCutTitles } from './sidebar.ts'
import { bannerKey, remember } from './stored.ts'

const additions: readonly (() => void)[] = [
  keepScroll,
  switchModes,
  addCopyButtons,
  addPageCopy,
  addExpanders,
  openTarget,
  followContents,
  foldInlineContents,
  guardDrawer,
  nameCutTitles,
  closeMenus,
  offerSearch,
  mendFolderLinks,
  () => dismissBanner((id) => remember(bannerKey, id), closeButton),
]

function closeButton(): HTMLButtonElement {
  return make(
    'button',
    { class: 'button-icon', type: 'button', 'aria-label': 'Dismiss' },
    drawing('m6 6 12 12M18 6 6 18'),
  )
}

// One that fails must not take the others with it.
for (const add of additions) {
  try {
    add()
  } catch (error) {
    console.error(error)
  }
}
