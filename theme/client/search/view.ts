/** The list of results. Every text is set as text, never as markup. */
import { drawing, make } from '../dom.ts'
import type { HitGroup, HitSection } from './groups.ts'
import { marked } from './marks.ts'

const pageIcon = ['M6 2.500h8l5 5v14H6z', 'M14 2.500v5h5']
const hashIcon = ['M9.500 4 7.500 20M16.500 4l-2 16M4.500 9h16M3.500 15h16']

/** The options of a list box, grouped by page. */
export function resultList(found: readonly HitGroup[], base: string): HTMLElement[] {
  let count = 0
  return found.map((group) => {
    const { record, sections, terms } = group
    const page = base + record.href
    return make(
      'div',
      { role: 'group', 'aria-label': record.title },
      pageOption(count++, { ...group, href: page, title: record.title }),
      ...sections.map((section) => sectionOption(count++, section, { terms, page })),
    )
  })
}

interface PageLines extends Partial<Pick<HitGroup, 'about' | 'terms' | 'trail'>> {
  readonly href: string
  readonly title: string
}

/** A page as an option; beside its title stands the way to it. */
export function pageOption(at: number, { href, title, terms = [], trail = [], about }: PageLines): HTMLAnchorElement {
  const head = make('span', { class: 'search-hit-head' }, line('search-hit-title', title, terms))
  if (trail.length > 0) head.append(make('span', { class: 'search-hit-trail' }, trail.join(' › ')))
  return option(at, { href, className: 'search-hit' }, [
    drawing(...pageIcon),
    texts(head, about ? line('search-hit-about', about, terms) : undefined),
  ])
}

function sectionOption(
  at: number,
  { anchor, title, excerpt }: HitSection,
  { terms, page }: { readonly terms: readonly string[]; readonly page: string },
): HTMLAnchorElement {
  const href = `${page}#${encodeURIComponent(anchor)}`
  return option(at, { href, className: 'search-hit search-hit-heading' }, [
    drawing(...hashIcon),
    texts(line('search-hit-title', title, terms), excerpt ? line('search-hit-about', excerpt, terms) : undefined),
  ])
}

interface Place {
  readonly href: string
  readonly className: string
}

function option(at: number, { href, className }: Place, children: readonly Node[]): HTMLAnchorElement {
  const attributes = {
    id: optionId(at),
    class: className,
    href,
    role: 'option',
    'aria-selected': 'false',
    tabindex: '-1',
  }
  return make('a', attributes, ...children)
}

/** No heading can have it: made ids hold no colon. */
function optionId(at: number): string {
  return `search:hit:${at}`
}

function texts(...lines: readonly (Node | undefined)[]): HTMLElement {
  return make('span', { class: 'search-hit-text' }, ...lines.filter((each) => each !== undefined))
}

function line(className: string, text: string, terms: readonly string[]): HTMLElement {
  const pieces = marked(text, terms).map((piece) => (piece.hit ? make('mark', {}, piece.text) : piece.text))
  return make('span', { class: className }, ...pieces)
}
