import type { Element } from 'hast'
import { textOf } from '../../src/hast/text.ts'
import { element } from '../../src/hast/jsx-runtime.ts'
import { sealed } from '../../src/hast/sealed.ts'
import { english } from '../../src/model/english.ts'
import type { HeadingView } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'
import { uiIcon } from './icon.tsx'

/**
 * A heading with a link to itself after its text. The link is named for what it does and where it leads, and the
 * heading's own name stays its text.
 */
export function heading(view: HeadingView, say: Say = english): Element {
  const level = Math.min(6, Math.max(1, Math.round(view.level)))
  const text = view.children.map(textOf).join('').trim()
  return element(`h${level}`, { id: view.id }, [
    view.children,
    view.anchor && (
      <a class="self-link" href={`#${encodeURIComponent(view.id)}`} aria-label={say('Link to {}', text || view.id)}>
        {linkIcon}
      </a>
    ),
  ])
}

/** Drawn once: a page has many headings. */
const linkIcon = sealed([uiIcon('link')])

/** Class that makes a heading look like one of this level. The two lowest look the same. */
export function headingLook(level: number): string {
  return `as-h${Math.min(5, level)}`
}
