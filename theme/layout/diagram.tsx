import type { Element } from 'hast'
import type { DiagramView } from '../../src/model/diagram.ts'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'

/**
 * A diagram: the drawing in a region of its own, which scrolls where it is wide, and its text behind "Source". A kind that a
 * script draws shows its text until then, and without scripts.
 */
export function diagram({ svg, label, description, source, text }: DiagramView, say: Say = english): Element {
  if (!svg) {
    return (
      <figure class="diagram" data-diagram={text} data-label={label}>
        {source}
      </figure>
    ) as Element
  }
  const hasLinks = holdsLink(svg)
  const drawing: Element = {
    ...svg,
    properties: {
      ...svg.properties,
      // Links inside of an image would be lost to screen readers.
      role: hasLinks ? 'group' : 'img',
      ariaLabel: label,
    },
    children: description ? [(<desc>{description}</desc>) as Element, ...svg.children] : svg.children,
  }
  return (
    <figure class="diagram">
      <div
        class={['diagram-view', width(svg)].filter(Boolean).join(' ')}
        tabindex={0}
        role="group"
        aria-label={say('Diagram: {}', label)}
      >
        {drawing}
      </div>
      <details class="diagram-source">
        <summary>{say('Source')}</summary>
        {source}
      </details>
    </figure>
  ) as Element
}

/** Down to three quarters a drawing can be read; a class for each hundred pixels keeps it from getting smaller. */
function width({ properties }: Element): string {
  const least = Math.min(30, Math.floor((Number(properties.width) * 0.75) / 100))
  return least > 3 ? `diagram-wide-${least}` : ''
}

function holdsLink(node: Element): boolean {
  return node.children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)))
}
