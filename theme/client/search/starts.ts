/** Where one may start who searches for nothing yet, or found nothing: from what the page shows already. */
import { all, make } from '../dom.ts'
import { pageOption } from './view.ts'

/** Options of the list box: the tabs of the site, else the first pages of the list; none where the page has neither. */
export function startOptions(): readonly HTMLElement[] {
  const tabs = inside(all<HTMLAnchorElement>('.tabs-row a'))
  const isTabbed = tabs.length > 1
  const links = isTabbed ? tabs : inside(all<HTMLAnchorElement>('.sidebar-nav a:not(.nav-rest, .nav-more)'))
  if (links.length === 0) return []
  const name = isTabbed ? 'Sections' : 'Pages'
  return [
    make(
      'div',
      { role: 'group', 'aria-label': name },
      make('div', { class: 'search-group', 'aria-hidden': 'true' }, name),
      ...links.slice(0, 7).map((link, at) => pageOption(at, { href: link.href, title: titleOf(link) })),
    ),
  ]
}

/** Those that lead to pages of this site, each address once. */
function inside(links: readonly HTMLAnchorElement[]): readonly HTMLAnchorElement[] {
  const own = links.filter(
    ({ origin, hash, ariaCurrent }) => origin === location.origin && hash === '' && ariaCurrent !== 'page',
  )
  return [...new Map(own.map((link) => [link.href, link])).values()]
}

/** Without what stands beside the name. */
function titleOf(link: HTMLAnchorElement): string {
  const text = link.querySelector('.nav-text') ?? link
  return [...text.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent)
    .join('')
}
