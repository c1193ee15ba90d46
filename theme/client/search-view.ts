/** The list of results. Every text is set as text, never as markup. */
import { drawing, make } from './dom.ts'
import type { HitGroup, HitSection } from './search-groups.ts'
import { trailOf } from './search-groups.ts'
import { marked } from './search-words.ts'

const pageIcon = ['M6 2.500h8l5 5v14H6z', 'M14 2.500v5h5']
const hashIcon = ['M9.500 4 7.500 20M16.500 4l-2 16M4.500 9h16M3.500 15h16']

/** The options of a list box, grouped by where the page stands. */
export function resultList(found: readonly HitGroup[], base: string): HTMLElement[] {
  let count = 0
  const option = (link: HTMLAnchorElement) => {
    link.id = `search-hit-${count++}`
    return link
  }
  return found.map((group, index) => {
    const trail = trailOf(group.record)
    const label = make('div', { class: 'search-group', id: `search-group-${index}` }, trail.join(' › '))
    const page = option(pageHit(group, base))
    const sections = group.sections.map((section) => option(sectionHit(section, base + group.record.href)))
    const box = make('div', { role: 'group', 'aria-label': trail.join(', ') || group.record.title })
    if (trail.length > 0) {
      label.setAttribute('aria-hidden', 'true')
      box.append(label)
    }
    box.append(page, ...sections)
    return box
  })
}

function pageHit({ record, terms, excerpt }: HitGroup, base: string): HTMLAnchorElement {
  const about = record.path ? `${record.method ?? ''} ${record.path}` : (excerpt ?? record.description)
  return hit(base + record.href, 'search-hit', [
    drawing(...pageIcon),
    texts(line('search-hit-title', record.title, terms), about ? line('search-hit-about', about, terms) : undefined),
  ])
}

function sectionHit(section: HitSection, address: string): HTMLAnchorElement {
  const hash = section.anchor ? `#${encodeURIComponent(section.anchor)}` : ''
  return hit(address + hash, 'search-hit search-hit-heading', [
    drawing(...hashIcon),
    texts(
      line('search-hit-title', section.title, section.terms),
      section.excerpt ? line('search-hit-about', section.excerpt, section.terms) : undefined,
    ),
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
