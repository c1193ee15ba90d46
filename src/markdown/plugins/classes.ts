/** Class names in the author's markup, recorded: utility classes among them get their rules when the site is printed. */
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { classes as namesIn } from '../../hast/classes.ts'

export const classes: ElementPlugin = {
  tags: 'all',
  run(element, scope) {
    if (element.properties.className !== undefined) noteClasses(namesIn(element.properties.className), scope)
    return element
  },
}

/** More than any page means, and a bound for those that mean harm. */
const mostClasses = 2_000
const longest = 120
/** What the Markdown parser itself writes. */
const generated = /^(?:language-|task-list-item$|contains-task-list$|data-footnote|footnotes$)/

/** Notes class names. */
export function noteClasses(names: readonly string[], { page }: Pick<Scope, 'page'>): void {
  for (const name of names) {
    if (page.classes.size >= mostClasses) return
    if (name.length <= longest && /[a-z]/i.test(name) && !generated.test(name)) page.classes.add(name)
  }
}
