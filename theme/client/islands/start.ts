/**
 * Starts the components of a page that move. Each stands in the page as its first render, which stays where it cannot be
 * started; what an author wrote between its tags is moved as it is, with all that scripts have added to it.
 */
import { Component, h, render } from 'preact'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Drawing } from '../../../src/model/icon.ts'
import type { UrlStyle } from '../../../src/model/route.ts'
import { writeAddresses } from './addresses.ts'
import { takeDrawings } from './drawings.ts'
import { takeFirstLook } from './first-look.ts'
import { Slot } from './slot.ts'
import { wakeTabs } from './wake-tabs.ts'

type Modules = Readonly<Record<string, () => unknown>>

/**
 * Starts all islands: `modules` gives the component of `file#name`, `drawings` the icons that they may show, `style` how
 * addresses are written.
 */
export function start(modules: Modules, drawings: Readonly<Record<string, Drawing>>, style: UrlStyle): void {
  takeDrawings(drawings)
  writeAddresses(document.documentElement.dataset['currentPath'] ?? '/', style)
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    try {
      startOne(host, modules)
    } catch (error) {
      console.error(error)
    }
  }
}

function startOne(host: HTMLElement, modules: Modules): void {
  const type = Object.hasOwn(modules, host.dataset['island'] ?? '') ? modules[host.dataset['island']!]!() : undefined
  if (typeof type !== 'function') return
  const props = JSON.parse(host.dataset['props'] ?? '{}') as Record<string, unknown>
  const slots = [...host.querySelectorAll<HTMLElement>('[data-island-slot]')].filter(
    (slot) => slot.closest('[data-island]') === host,
  )
  const given: Record<string, unknown> = { ...props }
  for (const slot of slots) {
    const name = slot.dataset['islandSlot'] || 'children'
    given[name] ??= h(Slot, { name, nodes: [...slot.childNodes] })
  }
  const first = [...host.childNodes]
  const restore = () => host.replaceChildren(...first)
  const look = takeFirstLook(host)
  host.replaceChildren()
  render(h(Guard, { restore, children: h(type as ComponentType, given) }), host)
  look.end()
  look.carry(host)
  wakeTabs(host)
  host.dataset['started'] = ''
}

/** A component that fails leaves the first render in its place. */
class Guard extends Component<{ restore: () => void; children?: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false }
  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({ failed: true }, this.props.restore)
  }
  override render(): ComponentChildren {
    return this.state.failed ? null : this.props.children
  }
}
