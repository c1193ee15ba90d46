/** Images, and the link to their larger view, which a script opens in place. */
import type { Element } from 'hast'
import { classes } from '../../src/hast/classes.ts'
import { english } from '../../src/model/english.ts'
import type { ImageMode } from '../../src/model/image.ts'
import type { ZoomView } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'

/** An image as the author placed it, loaded when it comes near; what the author said about loading stays. */
export function image(view: Element, mode?: ImageMode): Element {
  const properties = { loading: 'lazy', decoding: 'async', ...view.properties }
  if (!mode) return { ...view, properties }
  const own = classes(view.properties.className)
  return { ...view, properties: { ...properties, className: [...own, `only-${mode}`] } }
}

/** Where a picture stands for something else than itself. */
const still = new Set(['Card', 'Tile', 'Badge', 'Icon', 'Tooltip', 'GitHub.Repo', 'Tree', 'Prompt', 'Banner'])

/** A link to the file, so that it works without scripts; the image alone inside of cards and the like. */
export function zoom({ image: shown, href, alt, mode, inside }: ZoomView, say: Say = english): Element {
  if (inside.some((name) => still.has(name))) return shown
  const label = alt ? say('Enlarge image: {}', alt) : say('Enlarge image')
  return (
    <a class={mode ? `zoom only-${mode}` : 'zoom'} href={href} aria-label={label}>
      {shown}
    </a>
  ) as Element
}
