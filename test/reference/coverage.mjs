/** Which strings of a description stand in texts of pages. */
import { letters, markdownBlocks } from './words.mjs'

/** The strings that none of `pages` (`{ letters, names }`) holds, each once. */
export function missing(strings, pages) {
  const inText = finder(pages.map((page) => page.letters))
  const names = new Set(pages.flatMap((page) => [...page.names]))
  const known = new Map()
  return strings.filter((string) => {
    const key = `${string.kind}\n${string.text}`
    if (!known.has(key)) known.set(key, isShown(string, { inText, names }))
    return !known.get(key)
  })
}

function isShown({ kind, text }, { inText, names }) {
  if (kind === 'name' || kind === 'value') {
    const bare = text.replace(/\s+/g, ' ').trim()
    return names.has(bare) || names.has(JSON.stringify(text)) || (bare.length > 40 && inText(letters(text)))
  }
  if (kind === 'text' && markdownBlocks(text).every((block) => inText(block))) return true
  return inText(letters(text)) || sameName(text, names)
}

/** A text that says no more than the name or the title beside it is not repeated. */
function sameName(title, names) {
  const bare = letters(title).toLowerCase()
  return [...names].some((name) => letters(name).toLowerCase() === bare)
}

/** Looks first where the last text was found: what stands together in a description does so on pages. */
function finder(texts) {
  let last = 0
  return (wanted) => {
    if (wanted === '') return true
    if (texts[last]?.includes(wanted)) return true
    const index = texts.findIndex((text) => text.includes(wanted))
    if (index >= 0) last = index
    return index >= 0
  }
}
