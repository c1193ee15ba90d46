/** Colours and strokes that authors give to parts of a diagram: `fill:#f9f,stroke:#333,color:#fff`. */

export interface OwnStyle {
  /** Declarations for shapes. */
  readonly shape?: string
  /** Declarations for texts. */
  readonly text?: string
}

const shapes = new Set('fill fill-opacity stroke stroke-width stroke-dasharray stroke-opacity opacity'.split(' '))
const texts = new Set('font-weight font-style text-decoration'.split(' '))

/** Reads declarations; later ones win. Text on a ground of the author's gets a colour that can be read on it. */
export function readStyle(...written: readonly string[]): OwnStyle | undefined {
  const found = new Map<string, string>()
  for (const declarations of written)
    for (const each of declarations.replace(/;\s*$/, '').split(/[,;](?![^(]*\))/)) {
      const colon = each.indexOf(':')
      const name = each.slice(0, colon).trim().toLowerCase()
      const value = each
        .slice(colon + 1)
        .replace(/!important/i, '')
        .trim()
      if (colon > 0 && /^[#\w\s.,%()/-]{1,80}$/.test(value) && !/url|var|expression/i.test(value))
        found.set(name, value)
    }
  const shape = [...found].filter(([name, value]) => shapes.has(name) && isColor(name, value))
  const color = found.get('color')
  const readable = color ?? textOn(found.get('fill'))
  const text = [...found].filter(([name]) => texts.has(name))
  if (readable !== undefined) text.unshift(['fill', readable])
  if (shape.length === 0 && text.length === 0) return undefined
  return { ...(shape.length > 0 && { shape: print(shape) }), ...(text.length > 0 && { text: print(text) }) }
}

function print(declarations: readonly (readonly [string, string])[]): string {
  return declarations.map(([name, value]) => `${name}: ${value}`).join('; ')
}

/** Only what browsers take for a colour: `fill:#00` would make the shape black. */
function isColor(name: string, value: string): boolean {
  if (name !== 'fill' && name !== 'stroke') return true
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(?:rgb|hsl|oklch|oklab|hwb|lab|lch)a?\(.*\)$|^[a-z]+$/i.test(value)
}

/** Black or white for text on a colour; `undefined` when the colour is unknown or lets the ground through. */
export function textOn(fill: string | undefined): string | undefined {
  const color = fill === undefined ? undefined : channels(fill)
  if (!color || color[3] < 0.6) return undefined
  const [red, green, blue] = color.map((value) => {
    const share = value / 255
    return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2 ? '#111' : '#fff'
}

/** Red, green, blue (0–255) and opacity of a colour in hexadecimal, `rgb()` or by one of the commonest names. */
export function channels(color: string): [number, number, number, number] | undefined {
  const hex = /^#([\da-f]+)$/i.exec(color.trim())?.[1] ?? names[color.trim().toLowerCase()]
  if (hex !== undefined) {
    const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex
    if (long.length !== 6 && long.length !== 8) return undefined
    const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16)
    return [at(0), at(2), at(4), long.length === 8 ? at(6) / 255 : 1]
  }
  const rgb = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i.exec(color.trim())
  if (!rgb) return undefined
  const opacity = rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] ? 100 : 1)
  return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3]), opacity]
}

const names: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '000000',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  orange: 'ffa500',
  purple: '800080',
  pink: 'ffc0cb',
  gray: '808080',
  grey: '808080',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  lightblue: 'add8e6',
  lightgreen: '90ee90',
  lightyellow: 'ffffe0',
  lightpink: 'ffb6c1',
  lightcoral: 'f08080',
  lightcyan: 'e0ffff',
  cyan: '00ffff',
  magenta: 'ff00ff',
  gold: 'ffd700',
  silver: 'c0c0c0',
  navy: '000080',
  teal: '008080',
  beige: 'f5f5dc',
  ivory: 'fffff0',
  lavender: 'e6e6fa',
  salmon: 'fa8072',
  coral: 'ff7f50',
  tomato: 'ff6347',
  skyblue: '87ceeb',
  steelblue: '4682b4',
  darkgreen: '006400',
  darkblue: '00008b',
  darkred: '8b0000',
  brown: 'a52a2a',
  aqua: '00ffff',
  lime: '00ff00',
  khaki: 'f0e68c',
  wheat: 'f5deb3',
  violet: 'ee82ee',
  indigo: '4b0082',
  crimson: 'dc143c',
}
