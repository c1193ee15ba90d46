/** Nodes of the page, put where a component wants them. */
import { Component, h } from 'preact'
import type { ComponentChildren } from 'preact'

/** Moves the nodes; those that stand in another place by now are copied. */
export class Slot extends Component<{ name: string; nodes: readonly Node[]; copied?: boolean }> {
  override shouldComponentUpdate(): boolean {
    return false
  }
  override render(): ComponentChildren {
    const { name, nodes, copied } = this.props
    const place = (element: HTMLElement | null) =>
      element?.append(...nodes.map((node) => (copied && node.isConnected ? node.cloneNode(true) : node)))
    return h('span', { 'data-island-slot': name, ref: place })
  }
}
