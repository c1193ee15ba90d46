/** On the page for addresses that lead nowhere: asks for the list of pages and names those that may have been meant. */
import { make, one, root } from './dom.ts'
import type { ListedPage } from './near-pages.ts'
import { nearPages } from './near-pages.ts'

const place = one('.not-found-near')
const list = place?.dataset['pages']
if (place && list) {
  const base = root.dataset['base'] ?? '/'
  ;(window as { flatleafPages?: (pages: readonly ListedPage[]) => void }).flatleafPages = (pages) => {
    const { pathname } = location
    const found = nearPages(pathname.startsWith(base) ? pathname.slice(base.length) : pathname, pages)
    const links = found.map(([href, title]) =>
      make('li', {}, make('a', { href: base + href }, make('span', {}, title), make('code', {}, `/${readable(href)}`))),
    )
    place.querySelector('ul')?.append(...links)
    place.hidden = links.length === 0
  }
  const script = make('script', { src: list })
  for (const end of ['load', 'error']) script.addEventListener(end, () => (place.dataset['asked'] = ''))
  one('head')?.append(script)
}

function readable(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
