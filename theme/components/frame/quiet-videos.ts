import type { ElementContent } from 'hast'

/** Videos that start by themselves, as browsers let them: without sound, in place, again and again like a moving picture. */
export function quietVideos(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== 'element') return node
    const children = quietVideos(node.children)
    if (node.tagName !== 'video' || !node.properties.autoPlay) return { ...node, children }
    const properties = { ...node.properties, playsInline: true, loop: true, muted: true }
    return { ...node, properties, children }
  })
}
