import type { Element, ElementData } from 'hast'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import '../../src/model/notes.ts'

/** An element that was just drawn, with notes for those who come after. */
export function noted(drawn: Child, notes: Partial<ElementData>): Element {
  const element = drawn as Element
  return { ...element, data: { ...element.data, ...notes } as ElementData }
}
