/** Highlighting themes of others: what a site asks for, and what of them reaches its pages. */
import type { Place } from './diagnostic.ts'
import type { TokenKind } from './theme.ts'

/** Names of themes by mode; a mode without one has the colours of the site. */
export interface CodeThemeNames {
  readonly light?: string
  readonly dark?: string
  readonly at: Place
}

/** The colours of one theme, opaque, as `#rrggbb`. */
export interface CodePalette {
  readonly type: 'light' | 'dark'
  readonly ground: string
  readonly text: string
  readonly kinds: Readonly<Record<TokenKind, string>>
}

/** By the mode of the page. */
export interface CodeThemes {
  readonly light?: CodePalette
  readonly dark?: CodePalette
}
