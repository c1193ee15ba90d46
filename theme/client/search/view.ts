/** The list of results. Every text is set as text, never as markup. */
import { drawing, make } from '../dom.ts'
import type { HitGroup, HitSection } from './groups.ts'
import { marked } from './marks.ts'

const pageIcon = ['M6 2.500h8l5 5v14H6z', 'M14 2.500v5h5']
const hashIcon = ['M9.500 4 7.500 20M16.500 4l-2 16M4.500 9h16M3.500 15h16']

/** The options of a list box, grouped by page; above each group stands the way to it. */
export function resultList(found: readonly HitGroup[], base: string): HTMLElement[] {
  let count = 0
  const option = (link: HTMLAnchorElement) => {
    link.id = `search-hit-${count++}`
    return link
  }
  return found.map((group) => {
    const { record, trail, sections, terms } = group
    const box = make('div', { role: 'group', 'aria-label': trail.join(', ') || record.title })
    if (trail.length > 0) box.append(make('div', { class: 'search-group', 'aria-hidden': 'true' }, trail.join(' › ')))
    const hits = sections.map((section) => sectionHit(section, { terms, page: base + record.href }))
    box.append(...[pageHit(group, base), ...hits].map(option))
    return box
  })
}

function pageHit({ record, terms, about }: HitGroup, base: string): HTMLAnchorElement {
  return hit(base + record.href, 'search-hit', [
    drawing(...pageIcon),
    texts(line('search-hit-title', record.title, terms), about ? line('search-hit-about', about, terms) : undefined),
  ])
}

function sectionHit(
  { anchor, title, excerpt }: HitSection,
  { terms, page }: { readonly terms: readonly string[]; readonly page: string },
): HTMLAnchorElement {
  return hit(`${page}#${encodeURIComponent(anchor)}`, 'search-hit search-hit-heading', [
    drawing(...hashIcon),
    texts(line('search-hit-title', title, terms), excerpt ? line('search-hit-about', excerpt, terms) : undefined),
  ])
}

function hit(href: string, className: string, children: readonly Node[]): HTMLAnchorElement {
  return make('a', { class: className, href, role: 'option', 'aria-selected': 'false', tabindex: '-1' }, ...children)
}

function texts(...lines: readonly (Node | undefined)[]): HTMLElement {
  return make('span', { class: 'search-hit-text' }, ...lines.filter((each) => each !== undefined))
}

function line(className: string, text: string, terms: readonly string[]): HTMLElement {
  const pieces = marked(text, terms).map((piece) => (piece.hit ? make('mark', {}, piece.text) : piece.text))
  return make('span', { class: className }, ...pieces)
}
