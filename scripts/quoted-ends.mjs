/**
 * Patterns that a grammar makes from what a line holds: the end of a string repeats the quote that it began with. Which quotes a group
 * may hold is seen in its pattern, so that these ends are translated before as well.
 */

const quotes = ['"', "'", '`', '"""', "'''", '``']
/** More ends than these of one rule are left to be made when they are met. */
const mostOfOne = 24

/** As TextMate writes what a group held into a pattern. */
const escaped = (text) => text.replace(/[-\\{}*+?|^$.,[\]()#\s]/g, '\\$&')

/** The patterns that `again`, which repeats groups of `begin`, may become by quotes. */
export function quotedEnds(begin, again) {
  const groups = [...new Set([...again.matchAll(/\\(\d+)/g)].map(([, group]) => Number(group)))]
  const bodies = bodiesOf(begin)
  let made = [new Map()]
  for (const group of groups) {
    const texts = quotes.filter((quote) => mayBe(bodies[group], quote))
    made = made.flatMap((chosen) => texts.map((text) => new Map([...chosen, [group, text]])))
    if (made.length > mostOfOne) return []
  }
  return made.map((chosen) => again.replace(/\\(\d+)/g, (_, group) => escaped(chosen.get(Number(group)) ?? '')))
}

function mayBe(body, text) {
  if (body === undefined) return false
  try {
    return new RegExp(`^(?:${body})$`).test(text)
  } catch {
    return false
  }
}

/** What stands in each group that captures, by its number. */
function bodiesOf(pattern) {
  const found = [pattern]
  const open = []
  let inClass = 0
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (sign === '[') inClass++
    else if (sign === ']' && inClass > 0) inClass--
    else if (inClass > 0) continue
    else if (sign === '(') {
      const captures = pattern[at + 1] !== '?' || /^\(\?(?:<(?![=!])|')/.test(pattern.slice(at, at + 4))
      const from = pattern[at + 1] === '?' ? pattern.indexOf('>', at) + 1 : at + 1
      open.push(captures ? { group: found.push(undefined) - 1, from } : undefined)
    } else if (sign === ')') {
      const group = open.pop()
      if (group) found[group.group] = pattern.slice(group.from, at)
    }
  }
  return found
}
