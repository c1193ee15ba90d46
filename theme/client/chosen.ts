/** The tabs and views that the reader chose, by their titles, on whatever page. */
import { recallList, remember } from './stored.ts'

const key = 'flatleaf-tabs'
const most = 24

/** Titles, the latest choice last. */
export function chosenTitles(): readonly string[] {
  return recallList(key)
    .filter((each) => typeof each === 'string')
    .slice(-most)
}

/** Remembers a choice. */
export function choose(title: string): void {
  if (title.length > 100) return
  remember(key, JSON.stringify([...chosenTitles().filter((each) => each !== title), title].slice(-most)))
}

/** Which of some titles the reader chose last; -1 when none. */
export function latestOf(titles: readonly (string | undefined)[]): number {
  const last = chosenTitles().findLast((title) => titles.includes(title))
  return last === undefined ? -1 : titles.indexOf(last)
}

/**
 * Rules that show the chosen panels until a script takes over: the first paint is the right one, and nothing moves
 * afterwards. Later rules win over earlier ones, as later choices do.
 */
export function choiceRules(): readonly string[] {
  const early = '.js:not(.tabs-ready)'
  return chosenTitles().flatMap((title) => {
    const [tab, view] = [`[data-tab=${CSS.escape(title)}]`, `[data-view=${CSS.escape(title)}]`]
    const set = `${early} [data-tabs=sync]:has(> ${tab}) >`
    const page = `${early}:has(#content ${view}) #content`
    return [
      `${set} [data-tab]:not(${tab}), ${page} [data-view]:not(${view}) { display: none }`,
      `${set} ${tab}, ${page} ${view} { display: block }`,
    ]
  })
}
