/**
 * Panels of which scripts show one at a time. Without scripts all are there, one below the other, each under its title.
 * The row of tabs is printed with the page, so that nothing moves when a script takes it over.
 */
import type { Element, ElementContent } from 'hast'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'
import { noted } from './noted.ts'

export interface TabSet {
  /** `tabs` or `code-group`, and more classes. */
  readonly className: string
  /** Each with `data-tab`, its name within the set. */
  readonly panels: readonly Element[]
  /** What each tab shows. */
  readonly labels: readonly (readonly ElementContent[])[]
  /** Index of the panel that shows first. */
  readonly selected?: number
  /** Choices of the same name elsewhere go along, and are remembered. */
  readonly sync: boolean
  /** A menu in place of the row. */
  readonly dropdown?: boolean
}

/** A set of panels with a row of tabs, or a menu. */
export function tabSet(set: TabSet, say: Say = english): Element {
  const selected = Math.min(set.panels.length - 1, Math.max(0, set.selected ?? 0))
  return (
    <div class={set.className} data-tabs={set.sync ? 'sync' : 'own'}>
      {set.dropdown ? menu(set, selected, say) : row(set, selected)}
      {set.panels.map((panel, index) => (index === selected ? marked(panel) : panel))}
    </div>
  ) as Element
}

/** Shown from the start, also before scripts run. */
function marked(panel: Element): Element {
  return { ...panel, properties: { ...panel.properties, dataDefault: '' } }
}

/** The script gives the roles together with the panels', which are none without it. */
function row({ labels }: TabSet, selected: number): Child {
  return (
    <div class="tab-list needs-script">
      {labels.map((label, index) => (
        <button class="tab" type="button" data-selected={index === selected ? '' : null}>
          {label.flatMap(still)}
        </button>
      ))}
    </div>
  )
}

function menu({ panels }: TabSet, selected: number, say: Say): Child {
  const box = (
    <div class="tab-menu needs-script">
      <select aria-label={say('Show the code for')} autocomplete="off">
        {panels.map(({ properties }, index) => (
          <option selected={index === selected}>{String(properties.dataTab)}</option>
        ))}
      </select>
    </div>
  )
  // Search finds the titles where they are titles.
  return noted(box, { text: '' })
}

/** A title within a button: nothing in it can be pressed for itself, and no id stands twice. */
function still(node: ElementContent): readonly ElementContent[] {
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap(still)
  if (node.tagName === 'a' || node.tagName === 'button') return children
  const { id: _, ...properties } = node.properties
  return [{ ...node, properties, children }]
}

/** Names that differ: the second `npm` is `npm 2`. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>()
  return names.map((name) => {
    let own = name
    for (let count = 2; used.has(own); count++) own = `${name} ${count}`
    used.add(own)
    return own
  })
}
