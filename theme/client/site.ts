/** What scripts add to pages that are complete without them. */
import { fetchAhead } from './ahead.ts'
import { chooseBaseUrl } from './base-url.ts'
import { followContents, foldInlineContents } from './contents.ts'
import { addColorCopy, addPromptCopy } from './copy-text.ts'
import { addCopyButtons, addPageActions, addUrlCopy } from './copy.ts'
import { nameOpened, openTarget } from './details-hash.ts'
import { all, drawing, make, one, root } from './dom.ts'
import { addExpanders } from './expand.ts'
import { mendFolderLinks } from './from-disk.ts'
import { glideInside } from './glide.ts'
import { calmMedia } from './media.ts'
import { switchModes } from './mode.ts'
import { unfoldForPrint } from './print.ts'
import { offerSearch } from './search/open.ts'
import { closeMenus, dismissBanner, guardDrawer, nameCutTitles } from './sidebar.ts'
import type { ListWindow } from './start-list.ts'
import { bannerKey, recall, remember } from './stored.ts'
import { startTabs } from './tabs.ts'
import { hoverTooltips } from './tooltip.ts'
import { filterUpdates } from './update-filter.ts'
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
  hoverTooltips,
  addPromptCopy,
  addColorCopy,
  glideInside,
  followContents,
  foldInlineContents,
  guardDrawer,
  nameCutTitles,
  closeMenus,
  zoomImages,
  calmMedia,
  offerSearch,
  mendFolderLinks,
  fetchAhead,
  unfoldForPrint,
  () => dismissBanner((id) => remember(bannerKey, id), closeButton),
]

const versionKey = 'flatleaf-version'

/**
 * A page of one version is remembered as the reader's choice. A page of none shows the version that was chosen: what
 * stands around it there lies in a template with its name. A name that no template has changes nothing.
 */
function keepVersion(): void {
  const shared = all<HTMLTemplateElement>('.column > template[data-version]')
  const own = one('.menu-version .menu-current')?.textContent ?? undefined
  if (own === undefined) return
  if (shared.length === 0) remember(versionKey, own)
  const chosen = recall(versionKey)
  const around = shared.find((each) => each.dataset['version'] === chosen)
  if (around) surround(around)
  addEventListener('click', ({ target }) => {
    const entry = target instanceof Element ? target.closest('.menu-version a.menu-item') : null
    const label = entry?.querySelector('.menu-text')?.firstChild?.textContent
    if (label) remember(versionKey, label)
  })
  // Back and forth: the browser may have kept the page as it was before the choice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shared.length > 0 && recall(versionKey) !== chosen) location.reload()
  })
}

/** Puts the header and the sidebar of a template in the place of those that are there. */
function surround({ content, dataset }: HTMLTemplateElement): void {
  const [header, sidebar] = [...(document.importNode(content, true) as DocumentFragment).children]
  if (!header || !sidebar) return
  one('.top')?.replaceWith(header)
  one('#sidebar.sidebar')?.replaceWith(sidebar)
  ;(window as ListWindow).flatleafList?.()
  if (dataset['search']) root.dataset['search'] = dataset['search']
}

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
