/** Strings that only excluded or hidden parts of a description hold, and the files that show them all the same. */
import { letters, markdownBlocks } from './words.mjs'

/** Distinctive texts that stand in the parts of `state` and in none that is more visible. */
export function onlyIn(strings, state) {
  const order = ['visible', 'hidden', 'excluded']
  const open = strings
    .filter((string) => order.indexOf(string.state) < order.indexOf(state))
    .map(({ text }) => letters(text))
    .join('\n')
  const own = strings.filter((string) => string.state === state).flatMap(distinctive)
  return [...new Set(own)].filter((text) => !open.includes(text))
}

function distinctive({ kind, text }) {
  const blocks = kind === 'text' ? markdownBlocks(text) : [letters(text)]
  return blocks.filter((block) => block.length >= 10)
}

/** `[text, path]` for each file that holds one of the texts. */
export function leaks(texts, files) {
  if (texts.length === 0) return []
  return files.flatMap(({ path, text }) => {
    const bare = letters(text)
    return texts.filter((wanted) => bare.includes(wanted)).map((wanted) => [wanted, path])
  })
}
