/** Draws for tests, with the engine loaded once, and reads what was drawn. */
import type { Element, ElementContent } from 'hast'
import { drawDiagram } from '../../src/diagrams/draw.ts'
import type { Drawn } from '../../src/diagrams/draw.ts'
import { loadElk } from '../../src/diagrams/graph/elk.ts'

const elk = loadElk()

/** A diagram, its parts as classes. */
export function draw(text: string): Drawn {
  return drawDiagram(text, { elk, classes: (part) => part })
}

/** The drawing of a diagram that can be drawn. */
export function svgOf(text: string): Element {
  const drawn = draw(text)
  if (drawn.kind !== 'drawn') throw new Error(JSON.stringify(drawn))
  return drawn.svg
}

/** The words of each text, in the order of the drawing; what stands below once more is left out. */
export function wordsOf(node: ElementContent): string[] {
  if (node.type !== 'element' || node.properties.ariaHidden === 'true') return []
  if (node.tagName === 'text') return [plain(node)]
  return node.children.flatMap(wordsOf)
}

function plain(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(plain).join('') : ''
}

/** All elements of a drawing. */
export function elementsOf(node: ElementContent): Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(elementsOf)] : []
}

/** Elements with a class. */
export function partsOf(svg: Element, part: string): Element[] {
  return elementsOf(svg).filter(({ properties }) => (properties.className as string[] | undefined)?.includes(part))
}
