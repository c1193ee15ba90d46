/** Icon tiles of anchors. Inline styles are not allowed, so each pair of colours has a class and a rule in the tokens. */
import type { NavNode, Tile } from '../../src/model/navigation.ts'
import type { SiteConfig } from '../../src/model/config.ts'
import { mix, parseHex, toHex, toOklch } from '../../src/util/color.ts'
import { contrast } from '../../src/util/contrast.ts'

/** The class of a tile: the same for layout and for the style sheet. */
export function tileClass(tile: Tile): string {
  return `tile-${digits(tile.from)}-${digits(tile.to)}`
}

/** Every tile that the navigation shows, each once, in the order it is met. */
export function tilesOf(config: SiteConfig): readonly Tile[] {
  const found = new Map<string, Tile>()
  const visit = (nodes: readonly NavNode[]) => {
    for (const node of nodes) {
      if (node.kind === 'section' && node.tile) found.set(tileClass(node.tile), node.tile)
      if (node.kind === 'section' || node.kind === 'group') visit(node.children)
    }
  }
  visit(config.navigation)
  if (config.look.tile) found.set(tileClass(config.look.tile), config.look.tile)
  return [...found.values()]
}

/** The rule of a tile: its ground, and the icon in black or white. */
export function tileRule(tile: Tile): string {
  const [from, to] = [known(tile.from), known(tile.to)]
  const ground = from === to ? from : `linear-gradient(135deg, ${from}, ${to})`
  const middle = mix(from, to, 0.5)
  const ink = contrast('#ffffff', middle) >= 3 ? '#ffffff' : '#000000'
  return `.${tileClass(tile)} { --tile: ${ground}; --tile-ink: ${ink} }`
}

function known(color: string): string {
  return parseHex(color) ? toHex(toOklch(color)) : '#808080'
}

function digits(color: string): string {
  return parseHex(color) ? color.trim().slice(1).toLowerCase() : 'none'
}
