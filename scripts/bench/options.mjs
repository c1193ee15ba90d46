/** Options of scripts that measure. */
import { parseArgs } from 'node:util'

/**
 * The options of the command line, each with its default: `numbers` are whole and from 0, `counts` from 1; lists of words with commas
 * between, flags. Anything else ends the script.
 */
export function optionsOf({ numbers = {}, counts = {}, lists = {}, flags = [] }) {
  const text = (value) => ({ type: 'string', default: String(value) })
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(
        Object.entries({ ...numbers, ...counts, ...lists }).map(([name, value]) => [name, text(value)]),
      ),
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean', default: false }])),
    },
  })
  for (const name of Object.keys(numbers)) values[name] = numberOf(name, values[name], 0)
  for (const name of Object.keys(counts)) values[name] = numberOf(name, values[name], 1)
  for (const name of Object.keys(lists)) values[name] = values[name].split(',').filter(Boolean)
  return values
}

function numberOf(name, text, least) {
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text)
  console.error(`--${name} is a whole number from ${least}, not "${text}".`)
  process.exit(2)
}
