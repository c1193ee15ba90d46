/** Fonts of a site: what its configuration asks for, and what was found. */
import type { Place } from './diagnostic.ts'

/** A font as the configuration names it. */
export interface FontWish {
  readonly family?: string
  /** Path in the project, or an address. */
  readonly source?: string
  readonly weight?: number
  readonly format?: 'woff' | 'woff2'
  readonly at: Place
}

/** A file of a family. */
export interface FontFace {
  readonly family: string
  /** Name of the asset that it becomes. */
  readonly asset: string
  /** Absolute path. */
  readonly file: string
  readonly format: 'woff2' | 'woff' | 'truetype' | 'opentype'
  /** As CSS has it: `400`, or `100 900` for a variable font. */
  readonly weight: string
  readonly style: 'normal' | 'italic'
}

/** What a part of the text is set in. */
export interface FontUse {
  /** `theme`: the theme's own font. `system`: what the reader's system has, `family` before all else where it is named. */
  readonly from: 'theme' | 'file' | 'system'
  readonly family?: string
  /** What stands in for it. */
  readonly kind: 'sans' | 'serif' | 'mono'
  readonly weight?: number
}

export interface SiteFonts {
  readonly text?: FontUse
  /** Missing: headings are set like text. */
  readonly heading?: FontUse
  readonly faces: readonly FontFace[]
  /** Asset to load first: the file that most of the text is set in. */
  readonly preload?: string
}
