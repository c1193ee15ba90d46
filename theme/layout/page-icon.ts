import type { ElementContent } from 'hast'
import { sealed } from '../../src/hast/sealed.ts'
import type { GlyphName } from './glyphs.ts'
import { uiIcon } from './icon.tsx'

const known = new Map<string, ElementContent>()

/** A drawing of the interface that most pages have, written once: a page shows a dozen of them. */
export function pageIcon(name: GlyphName, className?: string): ElementContent {
  const key = `${name} ${className}`
  const drawn = known.get(key) ?? sealed([uiIcon(name, className)])
  known.set(key, drawn)
  return drawn
}
