/**
 * HTML that many pages share, with holes where one page differs from the next. It is serialised once; a page is filled in
 * by a few slices of one string. The token that marks holes is made from the content, so no author's text can hold it.
 */

export interface CutHtml {
  /** The HTML with nothing in its holes. */
  readonly text: string
  /** Name of a hole → where in `text` it is. */
  readonly holes: ReadonlyMap<string, readonly number[]>
}

/** Name of a spot as the theme writes it into `data-spot`. */
export function spotName(token: string, name: string): string {
  return `${token}-${name}`
}

/** An address that is filled in for each page; the theme treats it as any other. */
export function slotHref(token: string, name: string): string {
  return `#${token}-${name}`
}

/** Cuts the spots and slots of one token out. `always`: names whose spot holds ` open` on every page. */
export function cut(html: string, token: string, always: ReadonlySet<string> = new Set()): CutHtml {
  const marks = new RegExp(` data-spot="${token}-([\\w.]+)"|#${token}-([\\w.]+)`, 'g')
  const holes = new Map<string, number[]>()
  let text = ''
  let end = 0
  for (const match of html.matchAll(marks)) {
    text += html.slice(end, match.index)
    end = match.index + match[0].length
    const name = match[1] ?? match[2]!
    if (always.has(name)) text += ' open'
    else if (holes.has(name)) holes.get(name)!.push(text.length)
    else holes.set(name, [text.length])
  }
  return { text: text + html.slice(end), holes }
}

/** The HTML with some holes filled. The work depends on how many there are to fill, not on the number of holes. */
export function fill({ text, holes }: CutHtml, values: ReadonlyMap<string, string>): string {
  const inserts = [...values].flatMap(([name, value]) => (holes.get(name) ?? []).map((place) => ({ place, value })))
  if (inserts.length === 0) return text
  inserts.sort((a, b) => a.place - b.place)
  let result = ''
  let end = 0
  for (const { place, value } of inserts) {
    result += text.slice(end, place) + value
    end = place
  }
  return result + text.slice(end)
}
