/** Where one may start who searches for nothing yet, or found nothing: from what the page shows already. */
import { all, make } from '../dom.ts'
import { pageOption } from './view.ts'

/** Options of the list box: the tabs of the site and the first pages of the list; none where the page has neither. */
export function startOptions(): readonly HTMLElement[] {
  const tabs = inside('.tabs-row a')
  const pages = inside('.sidebar-nav a:not(.nav-rest, .nav-more)').slice(0, 5)
  return [...group('Sections', tabs, 0), ...group('Pages', pages, tabs.length)]
}

/** `from`: the number of its first option. */
function group(name: string, links: readonly HTMLAnchorElement[], from: number): readonly HTMLElement[] {
  if (links.length === 0) return []
  const label = make('div', { class: 'search-group', 'aria-hidden': 'true' }, name)
  const options = links.map((link, at) => pageOption(from + at, { href: link.href, title: titleOf(link) }))
  return [make('div', { role: 'group', 'aria-label': name }, label, ...options)]
}

/** Those that lead to pages of this site, each address once. */
function inside(selector: string): readonly HTMLAnchorElement[] {
  const own = all<HTMLAnchorElement>(selector).filter(
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
