/** The vocabulary of made sites: the same number gives the same words, in the same order. */

const nouns =
  'account bed bucket cache calendar channel cluster cursor delivery endpoint event garden greenhouse harvest index invoice label ledger listener member metric nursery order parcel plant policy pot queue record region report root schedule seed sensor session shelf signal snapshot soil stem stock stream supplier team tenant token tray trigger tunnel unit valve watering webhook worker zone'.split(
    ' ',
  )
const verbs =
  'add approve archive attach cancel collect compare count deliver drain export freeze graft import label list measure merge move pause plant prune publish query release renew replace restore resume rotate schedule send share sort split store sync trim update validate water weigh'.split(
    ' ',
  )
const qualities =
  'ancient annual anonymous bare calm cold compact default dry early empty explicit fertile fragile frozen global green hidden hollow idle immutable late lazy local nested open optional partial perennial plain private ready remote shaded shared short stale steady strict sunny tall total wild'.split(
    ' ',
  )

/** Words and sentences by a generator that is seeded with a number (mulberry32). */
export function speaker(index) {
  let state = (index * 7919 + 104_729) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (least, most) => least + Math.floor(next() * (most - least + 1))
  const one = (list) => list[number(0, list.length - 1)]
  const [noun, verb, quality] = [nouns, verbs, qualities].map((list) => () => one(list))
  const part = (link) =>
    one([
      () => link,
      () => `**${quality()} ${noun()}**`,
      () => `\`${noun()}.${verb()}()\``,
      () => `*${quality()}* ${noun()}`,
      () => `${quality()} ${noun()}`,
      () => `${quality()} ${noun()}`,
    ])()
  const frames = [
    (link) =>
      `When you ${verb()} a ${part(link)}, the ${noun()} first has to ${verb()} the ${noun()} that its ${noun()} names.`,
    (link) =>
      `Every ${noun()} keeps a ${part(link)}, so that a second call gives the same ${noun()} and leaves the ${noun()} unchanged.`,
    (link) =>
      `Use the ${part(link)} to ${verb()} each ${noun()} of a ${noun()}; it takes up to ${number(2, 900)} of them at a time.`,
    (link) =>
      `If a ${noun()} is ${quality()}, ${verb()} it before the ${part(link)} runs out, or the ${noun()} will ${verb()} it for you.`,
    (link) =>
      `A ${quality()} ${noun()} never waits for the ${part(link)}, because its ${noun()} holds ${number(3, 40)} days of history.`,
  ]
  return {
    number,
    one,
    noun,
    verb,
    quality,
    sentence: (link) => one(frames)(link),
    capital: (word) => word[0].toUpperCase() + word.slice(1),
  }
}
