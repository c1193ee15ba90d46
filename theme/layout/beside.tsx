/** What a body holds for the page as a whole: parts for the column beside the text, and the choice between views. */
import type { Element, ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import { english } from '../../src/model/english.ts'
import '../../src/model/notes.ts'
import type { BodyAbout } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'
import { noted } from './noted.ts'
import { viewChoice } from './view-choice.tsx'

/** Components whose place is beside the text, in the order in which they stand there. */
const order = ['panel', 'requestexample', 'responseexample']

/** Examples under a name that is read aloud. */
export function exampleBox(name: string, children: Child): Element {
  return (
    <div class="example" role="group" aria-label={name}>
      {children}
    </div>
  ) as Element
}

/** Marks examples that were made from an API description: those of an author, `kind` by name, take their place. */
export function madeExample(kind: 'RequestExample' | 'ResponseExample', box: Element): Element {
  return noted(box, { component: { name: kind, props: { isMade: true } } })
}

/**
 * Puts the parts for the column together: in front of the first heading, or where those of an API description stand. There
 * they are read where there is no such column. Layouts without one leave them where their author put them.
 */
export function body(
  nodes: readonly ElementContent[],
  { layout, hasParts = true }: BodyAbout,
  say: Say = english,
): readonly ElementContent[] {
  const chosen = (all: readonly ElementContent[]) => (hasParts ? viewChoice(all, say) : all)
  if (!nodes.some((node) => rank(node) >= 0 || isMade(node))) return chosen(nodes)
  const at = nodes.findIndex(isMade)
  const authored = new Set(nodes.filter((node) => !isMade(node)).map(rank))
  const isKept = (node: ElementContent) => !isMade(node) || !authored.has(rank(node))
  const kept = nodes.filter(isKept)
  if (layout !== 'default') return chosen(kept)
  const place = at < 0 ? undefined : nodes.slice(0, at).filter((node) => rank(node) < 0).length
  return chosen(aside(kept, place, say))
}

/** `at`: how many nodes of the text stand before the column. */
function aside(nodes: readonly ElementContent[], at: number | undefined, say: Say): readonly ElementContent[] {
  const parts = nodes.filter((node) => rank(node) >= 0)
  if (parts.length === 0) return nodes
  const sorted = [...parts].sort((a, b) => rank(a) - rank(b))
  const rest = nodes.filter((node) => rank(node) < 0)
  const heading = rest.findIndex((node) => node.type === 'element' && node.data?.heading !== undefined)
  const place = at ?? (heading < 0 ? rest.length : heading)
  const name = rank(sorted[0]!) === 0 ? say('Side panel') : say('Examples')
  const column = flatten(
    <aside class="beside" aria-label={name}>
      <div class="beside-inner">{sorted}</div>
    </aside>,
  )
  return [...rest.slice(0, place), ...column, ...rest.slice(place)]
}

function rank(node: ElementContent): number {
  const name = (node as Element).data?.component?.name
  return name === undefined ? -1 : order.indexOf(name.toLowerCase())
}

function isMade(node: ElementContent): boolean {
  return (node as Element).data?.component?.props['isMade'] === true
}
