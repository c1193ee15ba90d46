import type { Element } from 'hast'
// The notes' types.
import '../model/notes.ts'
import type { ElementData } from 'hast'

/** An element with notes for those who come after; a note that is there already stays unless it is given anew. */
export function note(element: Element, notes: Partial<ElementData>): Element {
  return { ...element, data: { ...element.data, ...notes } as ElementData }
}
