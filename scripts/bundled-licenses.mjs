/** What the licenses of bundled packages ask for: their names and words, as one text. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The text for packages in these folders. */
export function licensesOf(folders) {
  const texts = new Map()
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    texts.set(`${name} ${version}`, `License: ${license}\n\n${wordsIn(folder)}`)
  }
  const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([title, text]) => `${title}\n${text.trim()}\n`)
  return `Packages that stand in the program.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

/** The license file, or what the readme says where there is none. */
function wordsIn(folder) {
  const names = readdirSync(folder)
  const name = names.find((each) => /^licen[cs]e/i.test(each))
  if (name) return readFileSync(join(folder, name), 'utf8')
  const readme = names.find((each) => /^readme/i.test(each))
  const text = readme ? readFileSync(join(folder, readme), 'utf8') : ''
  return /^#+ licen[cs]e[\s\S]*/im.exec(text)?.[0] ?? ''
}
