/**
 * What is done to elements, in order: one line each. The tree is walked once (`finish.ts`); an element's children come first,
 * then the element passes the plugins that name its tag.
 */
import type { Element, ElementContent } from 'hast'
import type { Scope } from './page.ts'
import { alert } from './plugins/alert.ts'
import { classes } from './plugins/classes.ts'
import { code } from './plugins/code.ts'
import { embed } from './plugins/embed.ts'
import { heading } from './plugins/heading.ts'
import { image } from './plugins/image.ts'
import { legacy } from './plugins/legacy.ts'
import { link } from './plugins/link.ts'
import { math } from './plugins/math.ts'
import { paragraph } from './plugins/paragraph.ts'
import { safe } from './plugins/safe.ts'
import { style } from './plugins/style.ts'
import { table } from './plugins/table.ts'

export interface ElementPlugin {
  /** Names of the elements it looks at. */
  readonly tags: readonly string[] | 'all'
  /** The element, changed; or what stands in its place, which no later plugin sees. */
  readonly run: (element: Element, scope: Scope) => Element | readonly ElementContent[]
}

/** The plugins. `safe` is first: nothing after it meets a forbidden element or attribute. */
export const plugins: readonly ElementPlugin[] = [
  safe, // allowlist of elements, attributes and schemes
  classes, // class="…" → Document.classes
  legacy, // align, bgcolor, <center> … → style
  style, // style="…" → a class of Document.styles
  link, // href → final address, recorded
  image, // src → final address, recorded
  embed, // iframe, video, audio → recorded
  code, // fences → theme.markdown.code
  math, // formulas → theme.markdown.math
  paragraph, // blocks leave paragraphs
  alert, // > [!NOTE] → theme.markdown.callout
  heading, // ids, theme.markdown.heading
  table, // theme.markdown.table
]
