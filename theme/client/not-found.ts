/** On the page for addresses that lead nowhere: asks for the list of pages and names those that may have been meant. */
import { make, one, root } from './dom.ts'
import { dataLoader } from './load-data.ts'
import type { ListedPage } from './near-pages.ts'
import { nearPages } from './near-pages.ts'

const near = one('.not-found-near')
const list = near?.dataset['pages']
if (near && list) {
  void dataLoader('flatleafPages')(list)
    .then((pages) => show(pages as readonly ListedPage[], near))
    // Without the list nothing can be named.
    .catch(() => undefined)
    .finally(() => (near.dataset['asked'] = ''))
}

function show(pages: readonly ListedPage[], place: HTMLElement): void {
  const base = root.dataset['base'] ?? '/'
  const { pathname } = location
  const found = nearPages(pathname.startsWith(base) ? pathname.slice(base.length) : pathname, pages)
  const links = found.map(([href, title]) =>
    make('li', {}, make('a', { href: base + href }, make('span', {}, title), make('code', {}, `/${readable(href)}`))),
  )
  place.querySelector('ul')?.append(...links)
  place.hidden = links.length === 0
}

function readable(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
