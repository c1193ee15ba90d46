/** The version that the reader chose, on pages that belong to none. */
import { all, around, one, root } from './dom.ts'
import type { ListWindow } from './start-list.ts'
import { recall, remember } from './stored.ts'

const versionKey = 'flatleaf-version'

/**
 * A page of one version is remembered as the reader's choice. A page of none shows the version that was chosen: what
 * stands around it there lies in a template with its name. A name that no template has changes nothing.
 */
export function keepVersion(): void {
  const shared = all<HTMLTemplateElement>('.column > template[data-version]')
  const own = one('.menu-version .menu-current')?.textContent ?? undefined
  if (own === undefined) return
  if (shared.length === 0) remember(versionKey, own)
  const chosen = recall(versionKey)
  const frame = shared.find((each) => each.dataset['version'] === chosen)
  if (frame) surround(frame)
  addEventListener('click', ({ target }) => {
    const label = around(target, '.menu-version a.menu-item')?.querySelector('.menu-text')?.firstChild?.textContent
    if (label) remember(versionKey, label)
  })
  // Back and forth: the browser may have kept the page as it was before the choice.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && shared.length > 0 && recall(versionKey) !== chosen) location.reload()
  })
}

/** Puts the header and the sidebar of a template in the place of those that are there. */
function surround({ content, dataset }: HTMLTemplateElement): void {
  const [header, sidebar] = (Document.prototype.importNode.call(document, content, true) as DocumentFragment).children
  if (!header || !sidebar) return
  one('.top')?.replaceWith(header)
  one('#sidebar.sidebar')?.replaceWith(sidebar)
  ;(window as ListWindow).flatleafList?.()
  if (dataset['search']) root.dataset['search'] = dataset['search']
}
