/** Width and height of an image on a page, so that the text below it does not move when it arrives. */
import type { Properties } from 'hast'
import type { ImageSize } from '../model/image.ts'
import type { Scope } from './page.ts'
import { classes } from '../hast/classes.ts'

/**
 * The `width` and `height` that an image gets: the author's own, filled up in proportion. None where the author's style says
 * how high it is and not how wide: browsers would take the width of the file and draw it out of shape.
 */
export function sizeProperties(
  { width, height, className }: Properties,
  size: ImageSize | undefined,
  scope: Scope,
): Pick<Properties, 'width' | 'height'> {
  const [wide, high] = [pixels(width), pixels(height)]
  if (wide !== undefined && high !== undefined) return { width: wide, height: high }
  const names = classes(className)
  if (!size || (styled(names, 'height', scope) && !styled(names, 'width', scope)))
    return { ...(wide !== undefined && { width: wide }), ...(high !== undefined && { height: high }) }
  if (wide !== undefined) return { width: wide, height: Math.max(1, Math.round((wide * size.height) / size.width)) }
  if (high !== undefined) return { width: Math.max(1, Math.round((high * size.width) / size.height)), height: high }
  return { width: size.width, height: size.height }
}

function pixels(value: unknown): number | undefined {
  const number = Number(value)
  return value !== undefined && value !== '' && number > 0 && number < 100_000 ? Math.round(number) : undefined
}

const styles = {
  width: /(?:^|; )(?:width|inline-size):/,
  height: /(?:^|; )(?:max-|min-)?(?:height|block-size):/,
} as const
const utilities = {
  width: /(?:^|:)!?(?:w|size)-/,
  height: /(?:^|:)!?(?:(?:max-|min-)?h|size)-(?!auto$|fit$)/,
} as const

/** Whether a style attribute (by now a class) or a utility class sets it. */
function styled(names: readonly string[], side: 'width' | 'height', { page }: Scope): boolean {
  return names.some((name) => styles[side].test(page.styles.get(name) ?? '') || utilities[side].test(name))
}
