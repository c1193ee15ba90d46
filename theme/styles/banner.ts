/** Banners with a colour of their own. Inline styles are not allowed, so each pair has a class and a rule in the tokens. */
import type { BannerConfig, SiteConfig } from '../../src/model/config.ts'
import type { NavNode } from '../../src/model/navigation.ts'
import { onFill } from '../../src/util/contrast.ts'

type BannerColor = NonNullable<BannerConfig['color']>

/** The class of a colour: the same for layout and for the style sheet. */
export function bannerClass({ light, dark }: BannerColor): string {
  return `banner-${light.slice(1)}-${dark.slice(1)}`.toLowerCase()
}

/** A rule for each colour of the site's banners: the ground, and text in black or white, whichever reads on it. */
export function bannerRules(config: SiteConfig): readonly string[] {
  const found = new Map<string, string>()
  for (const { color } of [...(config.banner ? [config.banner] : []), ...bannersIn(config.navigation)])
    if (color) found.set(bannerClass(color), bannerRule(color))
  return [...found.values()]
}

/** The banners of single languages. */
function bannersIn(nodes: readonly NavNode[]): readonly BannerConfig[] {
  return nodes.flatMap((node) => [
    ...(node.kind === 'section' && node.around?.banner ? [node.around.banner] : []),
    ...(node.kind === 'section' ? bannersIn(node.children) : []),
  ])
}

function bannerRule(color: BannerColor): string {
  const { light, dark } = color
  const ink = `light-dark(${onFill(light)}, ${onFill(dark)})`
  // Later than the rules of kinds, which weigh the same.
  return `.banner.${bannerClass(color)} { --text: ${ink}; --heading: ${ink}; background: light-dark(${light}, ${dark}) }`
}
