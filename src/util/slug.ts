/**
 * Ids for headings (docs-json.md A-13): lower case, letters and digits of any script kept, spaces and dots become
 * hyphens, the rest is dropped. `C++` and `C#` are told apart.
 */
export function slug(text: string): string {
  const known = slugs.get(text)
  if (known !== undefined) return known
  const made = slugOf(text)
  if (slugs.size >= mostSlugs) slugs.clear()
  if (text.length < 100) slugs.set(text, made)
  return made
}

/** Each heading is asked for several times. */
const slugs = new Map<string, string>()
const mostSlugs = 500

/** Nearly all headings: most of what is asked for below is not in them. */
const plain = /^[\w -]*$/

function slugOf(text: string): string {
  if (plain.test(text)) return text.toLowerCase().replaceAll(/[ -]+/g, '-').replaceAll(/^-|-$/g, '')
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/c\+\+/g, 'c-plus-plus')
    .replace(/(^|[^\p{L}\p{N}])([cf])#/gu, '$1$2-sharp')
    .trim()
    .replace(/[\s.]+/g, '-')
    .replace(/[^\p{L}\p{N}\p{M}_-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Gives each slug of one page once: the second `setup` is `setup-2`. Linear also for thousands of equal texts. */
export function uniqueSlugs(taken: Iterable<string> = []): (text: string) => string {
  const used = new Set(taken)
  const counts = new Map<string, number>()
  return (text) => {
    const base = slug(text) || 'section'
    let count = counts.get(base) ?? 0
    let id: string
    do {
      count += 1
      id = count === 1 ? base : `${base}-${count}`
    } while (used.has(id))
    counts.set(base, count)
    used.add(id)
    return id
  }
}
