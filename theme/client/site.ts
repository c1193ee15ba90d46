/** What scripts add to pages that are complete without them. */
import { fetchAhead } from './ahead.ts'
import { dismissBanner } from './banner.ts'
import { chooseBaseUrl } from './base-url.ts'
import { followContents, openContents } from './contents.ts'
import { addColorCopy, addPromptCopy } from './copy-text.ts'
import { addCopyButtons, addPageActions, addUrlCopy } from './copy.ts'
import { nameOpened, openDescribed, openTarget } from './details-hash.ts'
import { addExpanders } from './expand.ts'
import { mendFolderLinks } from './from-disk.ts'
import { glideInside } from './glide.ts'
import { calmMedia } from './media.ts'
import { switchModes } from './mode.ts'
import { unfoldForPrint } from './print.ts'
import { offerSearch } from './search/open.ts'
import { closeMenus, guardDrawer, nameCutTitles } from './sidebar.ts'
import { startTabs } from './tabs.ts'
import { hoverTooltips } from './tooltip.ts'
import { showExamples, unfoldSections } from './unfold.ts'
import { filterUpdates } from './update-filter.ts'
import { keepVersion } from './version.ts'
import { zoomImages } from './zoom.ts'

const additions: readonly (() => void)[] = [
  // First: it changes what the others find.
  keepVersion,
  switchModes,
  addCopyButtons,
  addUrlCopy,
  chooseBaseUrl,
  addPageActions,
  addExpanders,
  filterUpdates,
  // Before what looks at the places of things.
  startTabs,
  openTarget,
  nameOpened,
  openDescribed,
  unfoldSections,
  showExamples,
  hoverTooltips,
  addPromptCopy,
  addColorCopy,
  glideInside,
  followContents,
  openContents,
  guardDrawer,
  nameCutTitles,
  closeMenus,
  zoomImages,
  calmMedia,
  offerSearch,
  mendFolderLinks,
  fetchAhead,
  unfoldForPrint,
  dismissBanner,
]

// One that fails must not take the others with it.
for (const add of additions) {
  try {
    add()
  } catch (error) {
    console.error(error)
  }
}
