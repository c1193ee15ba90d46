/** Options of scripts that measure. */
import { parseArgs } from 'node:util'

/**
 * The options of the command line, each with its default: whole numbers from 0, lists of words with commas between, flags. Anything
 * else ends the script.
 */
export function optionsOf({ numbers = {}, lists = {}, flags = [] }) {
  const text = (value) => ({ type: 'string', default: String(value) })
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(Object.entries({ ...numbers, ...lists }).map(([name, value]) => [name, text(value)])),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false }])),
    },
  })
  for (const name of Object.keys(numbers)) values[name] = numberOf(name, values[name])
  for (const name of Object.keys(lists)) values[name] = values[name].split(',').filter(Boolean)
  return values
}

function numberOf(name, text) {
  if (/^\d+$/.test(text)) return Number(text)
  console.error(`--${name} is a whole number, not "${text}".`)
  process.exit(2)
}
