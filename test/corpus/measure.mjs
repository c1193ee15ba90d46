/** Compares what an author wrote with what the reader gets: what is missing, and what stands elsewhere. */

/** The gaps of a page, by kind. A page without gaps is complete. */
export function gapsOf(source, html) {
  const gaps = []
  const add = (kind, missing) => {
    if (missing.length > 0) gaps.push({ kind, count: missing.length, sample: missing.slice(0, 12) })
  }
  const words = inOrder(source.words, html.words)
  add('words-missing', words.missing)
  add('words-moved', words.moved)
  add('labels-missing', bagged(source.labels, [...html.words, ...html.drawings, ...html.names]))
  const links = inOrder(source.links, html.links)
  add('links-missing', links.missing)
  add('links-moved', links.moved)
  const images = inOrder(source.images, html.images)
  add('images-missing', images.missing)
  add('images-moved', images.moved)
  const code = inOrder(source.code.filter(Boolean), html.code)
  add(
    'code-missing',
    code.missing.map((text) => text.slice(0, 80)),
  )
  if (!source.isAside)
    add(
      'code-moved',
      code.moved.map((text) => text.slice(0, 80)),
    )
  add('diagram-missing', bagged(source.diagrams.flat(), [...html.drawings, ...html.words]))
  return gaps
}

/** What is wanted and not there, and what is there but in another order. */
export function inOrder(wanted, there) {
  const missing = bagged(wanted, there)
  const gone = new Map()
  for (const each of missing) gone.set(each, (gone.get(each) ?? 0) + 1)
  // Of equal ones the last are taken for the missing.
  const kept = wanted
    .toReversed()
    .filter((each) => {
      const count = gone.get(each) ?? 0
      if (count > 0) gone.set(each, count - 1)
      return count === 0
    })
    .toReversed()
  return { missing, moved: leftOut(kept, there) }
}

/** What is wanted more often than it is there. */
export function bagged(wanted, there) {
  const left = new Map()
  for (const each of there) left.set(each, (left.get(each) ?? 0) + 1)
  return wanted.filter((each) => {
    const count = left.get(each) ?? 0
    if (count > 0) left.set(each, count - 1)
    return count === 0
  })
}

/** What a longest common subsequence leaves out of the first list (Hunt and Szymanski). */
function leftOut(wanted, there) {
  if (isSubsequence(wanted, there)) return []
  const places = new Map()
  there.forEach((each, index) => (places.get(each) ?? places.set(each, []).get(each)).push(index))
  const ends = []
  const chains = []
  for (const [index, each] of wanted.entries()) {
    for (const place of (places.get(each) ?? []).toReversed()) {
      let low = 0
      let high = ends.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (ends[middle] < place) low = middle + 1
        else high = middle
      }
      if (ends[low] === place) continue
      ends[low] = place
      chains[low] = { index, before: chains[low - 1] }
    }
  }
  const taken = new Set()
  for (let link = chains.at(-1); link; link = link.before) taken.add(link.index)
  return wanted.filter((_, index) => !taken.has(index))
}

function isSubsequence(wanted, there) {
  let at = 0
  for (const each of there) if (at < wanted.length && wanted[at] === each) at++
  return at === wanted.length
}

/**
 * What the build itself says that it could not draw. Names that nothing defines are shown as written, and components that
 * their site does not define (`defined`) show what they hold: both are right.
 */
export function toldGaps(diagnostics, defined = new Set()) {
  const kinds = new Map()
  for (const { code, message } of diagnostics) {
    if (!gapCodes.has(code) || isPlainName(code, message)) continue
    if (code === 'component-unknown' && !defined.has(nameIn(message))) continue
    kinds.set(code, [...(kinds.get(code) ?? []), message])
  }
  return [...kinds].map(([kind, messages]) => ({ kind, count: messages.length, sample: messages.slice(0, 12) }))
}

const gapCodes = new Set(
  `component-unknown component-code component-failed expression-unknown element-unknown table-too-large nesting-too-deep
   page-too-complex page-too-long mdx-invalid math-invalid diagram-invalid snippet-cycle`.split(/\s+/),
)

/** `{name}` and `{item.id}` in running text: placeholders of the author. */
function isPlainName(code, message) {
  return code === 'expression-unknown' && /^"\{\s*[\w$-]+(?:\.[\w$-]+)*\s*\}"/.test(message)
}

/** Names of components that the project does not hold: their files are missing, or nothing defines them. */
export function absentNames(diagnostics) {
  const told = diagnostics.filter(({ code }) => code === 'import-missing' || code === 'component-unknown')
  return new Set(told.map(({ message }) => nameIn(message)))
}

function nameIn(message) {
  return /"<([\w.]+)>"/.exec(message)?.[1]
}

/** Names of components that a text defines. */
export function definitions(text) {
  return [...text.matchAll(/^[ \t]*(?:export\s+)?(?:default\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/gm)].map(
    ([, name]) => name,
  )
}
