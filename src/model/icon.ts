/** An icon as a configuration or a page names it. */
export type IconStyle = 'brands' | 'duotone' | 'light' | 'regular' | 'sharp-solid' | 'solid' | 'thin'
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler'

export interface IconRef {
  /** A name in a set, a path in the project, a URL, or inline `<svg …>`. */
  readonly name: string
  readonly style?: IconStyle
  readonly library?: IconLibrary
}

/** One drawing, ready to be placed: the inside of an `<svg>` and its view box. */
export interface Drawing {
  readonly viewBox: string
  /** SVG markup of trusted icon sets only. */
  readonly body: string
  /** The set it came from, for attribution. */
  readonly set: string
  /** How the drawing is coloured: filled glyph, stroked outline, two-tone. */
  readonly paint: 'fill' | 'stroke' | 'duotone'
  readonly strokeWidth?: number
}

/** Finds the drawing of an icon; `undefined` when no set has it. */
export type IconFinder = (ref: IconRef) => Drawing | undefined
