/** Grounds beside that of the page, on which the same text must read: the page is the author's and stays, they give way. */
import { toHex, toOklch } from '../../src/util/color.ts'
import type { Oklch } from '../../src/util/color.ts'
import { contrast } from '../../src/util/contrast.ts'
import type { Ink } from '../../src/util/contrast.ts'

/** What text needs (WCAG 2.2, 1.4.3), with room for the rounding of a shade. */
const needed = 4.51
/** From where on a ground is told from that of the page. */
const seen = 1.08

/** The page, and the end of all text on it. */
export interface Paper {
  readonly surface: string
  readonly ink: Ink
}

/** A ground that is `step` of lightness away from the page, or as far on its other side, where text would not read there. */
export function stepFrom({ surface, ink }: Paper, step: number, tint: Omit<Oklch, 'l'>): string {
  const { l } = toOklch(surface)
  const ground = toHex({ ...tint, l: l + step })
  return contrast(ink, ground) >= needed ? ground : toHex({ ...tint, l: l - step })
}

/** What is asked of a coloured ground beside that text can be read on it. */
interface Use {
  /** It tells something, so it must be seen. */
  readonly isTold?: true
  /** What the ink must reach on it. */
  readonly least?: number
}

/** A coloured ground as it is, if it will do; otherwise the nearest that does: closer to the ink, or else further from it. */
export function softFrom({ surface, ink }: Paper, soft: string, { isTold, least = needed }: Use = {}): string {
  const isSeen = (ground: string) => contrast(ground, surface) >= seen
  // What stands on it must be as strong as what stands beside it.
  const reads = (ground: string) => contrast(ink, ground) >= Math.max(least, needed * contrast(ground, surface))
  if (reads(soft) && (isTold === undefined || isSeen(soft))) return soft
  const ahead = ink === '#ffffff' ? 1 : 0
  const start = { ...toOklch(soft), l: toOklch(surface).l }
  const isGood = (ground: string) => isSeen(ground) && reads(ground)
  return shadeFrom(start, ahead, isGood) ?? shadeFrom(start, 1 - ahead, isGood) ?? soft
}

/** The first shade on the way to an end of lightness that will do. */
function shadeFrom({ l, c, h }: Oklch, end: number, isGood: (ground: string) => boolean): string | undefined {
  for (let step = 1; step <= 100; step++) {
    const shade = toHex({ l: l + ((end - l) * step) / 100, c, h })
    if (isGood(shade)) return shade
  }
  return undefined
}
