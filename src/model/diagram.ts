/** What a drawn diagram is made of. The theme gives each part its class; `diagrams/` knows shapes and places only. */
import type { Element } from 'hast'

/** Parts of diagrams that the theme colours. */
export const diagramParts = [
  'node',
  'node-text',
  'row-text',
  'strong-text',
  'line',
  'group',
  'group-text',
  'edge',
  'edge-dotted',
  'edge-thick',
  'edge-text',
  'ground',
  'arrow',
  'arrow-open',
  'dot',
  'ring',
  'actor',
  'lifeline',
  'active',
  'note',
  'note-text',
  'frame',
  'frame-tab',
  'frame-text',
  'shade',
  'number',
  'number-text',
  'title',
  'link',
  'hue-1',
  'hue-2',
  'hue-3',
  'hue-4',
  'hue-5',
  'hue-6',
  'hue-7',
  'hue-8',
] as const
export type DiagramPart = (typeof diagramParts)[number]

/** A diagram as the theme frames it. */
export interface DiagramView {
  /** The drawing; missing when a script of the page draws it. */
  readonly svg?: Element
  /** What it is called: its own title, or the heading it stands under. */
  readonly label: string
  readonly description?: string
  /** Its text as a block of code. */
  readonly source: Element
  /** Its text, for the script that draws it. */
  readonly text: string
}
