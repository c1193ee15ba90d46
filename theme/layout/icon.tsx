/** Icons are decoration: hidden from screen readers, sized and coloured by the text around them. */
import type { Element } from 'hast'
import { raw, trusted } from '../../src/hast/to-html.ts'
import type { Drawing } from '../../src/model/icon.ts'
import type { GlyphName } from './glyphs.ts'
import { glyph } from './glyphs.ts'

/** The `<svg>` of a drawing; `name` adds a class of its own. */
export function icon(drawing: Drawing, name?: string): Element {
  return (
    <svg
      class={name ? `icon ${name}` : 'icon'}
      viewBox={drawing.viewBox}
      aria-hidden="true"
      {...paints[drawing.paint]}
      stroke-width={drawing.strokeWidth}
    >
      {raw(trusted(drawing.body))}
    </svg>
  ) as Element
}

/** A drawing of the interface itself. */
export function uiIcon(name: GlyphName, className?: string): Element {
  return icon(glyph(name), className)
}

/** Presentation attributes, not `style`: a strict content security policy lets them pass. */
const paints = {
  fill: { fill: 'currentColor' },
  stroke: { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  duotone: {
    fill: 'currentColor',
    'fill-opacity': '0.28',
    stroke: 'currentColor',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
} as const
