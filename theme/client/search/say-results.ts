/** How many results there are, as the language of the page counts. */
import { root } from '../dom.ts'
import { say } from '../say.ts'

/** `1 result`, `7 results`. */
export function sayResults(count: number): string {
  const form = (rule: string) => `{} results:${rule}`
  const own = form(new Intl.PluralRules(root.lang).select(count))
  const text = [own, form('other')].find((each) => say(each, '{}') !== each)
  return text ? say(text, String(count)) : count === 1 ? '1 result' : `${count} results`
}
