/**
 * Other ids under which headings are known (docs-json.md A-13): old deep links follow other rules than ours. An empty
 * element with such an id stands in the heading; a heading of its own name always wins.
 */
import type { Element } from 'hast'
import { slug } from '../util/slug.ts'
import type { Survey } from './survey.ts'

/** Adds the ids to the headings of a finished page. The tree is ours and changed in place; its ids are distinct. */
export function aliasHeadings(
  { ids: own, headings }: Pick<Survey, 'ids' | 'headings'>,
  taken: Iterable<string> = [],
): void {
  let ids: Set<string> | undefined
  for (const heading of headings.filter(isNamedByText)) {
    const others = otherIds(heading.data!.heading!.text)
    // Most pages have none.
    if (others.length === 0) continue
    const known = (ids ??= new Set([...taken, ...own]))
    const names = others.filter((id) => !known.has(id))
    for (const id of names) known.add(id)
    heading.children.unshift(...names.map(anchor))
  }
}

function anchor(id: string): Element {
  return { type: 'element', tagName: 'span', properties: { id }, children: [] }
}

/** An id of the author's own choice has no others. */
function isNamedByText({ tagName, properties, data }: Element): boolean {
  const base = slug(data!.heading!.text)
  const { id } = properties
  return /^h[1-6]$/.test(tagName) && base !== '' && typeof id === 'string' && (id === base || id.startsWith(`${base}-`))
}

/** What the rules of others make of a text, as far as it is not what ours makes. */
export function otherIds(text: string): string[] {
  // Of plain words all rules make the same.
  if (/^[a-z\d]+(?: [a-z\d]+)*$/i.test(text)) return []
  const plain = text.normalize('NFC').toLowerCase().trim()
  // GitHub drops signs and joins by each blank; others keep all signs, or make a hyphen of them.
  const github = plain.replace(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, '').replace(/ /g, '-')
  const keeping = plain.replace(/'/g, '’').replace(/\s+/g, '-')
  const hyphens = plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-').replace(/^-+|-+$/g, '')
  const own = slug(text)
  const distinct = new Set([github, keeping, keeping.replaceAll('’', "'"), hyphens])
  return [...distinct].filter((id) => id !== '' && id !== own && id.length <= 200)
}
