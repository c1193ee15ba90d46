/** The size of an SVG file, from the attributes of its root element. Linear in the length of the text, whatever it holds. */
import type { ImageSize } from '../model/image.ts'

/** What `width`, `height` and `viewBox` say; `undefined` where they say too little. */
export function svgSize(text: string): ImageSize | undefined {
  const tag = rootTag(text)
  if (tag === undefined) return undefined
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of tag.matchAll(/\s([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g))
    if (!attributes.has(name)) attributes.set(name, value.slice(1, -1))
  const box = boxOf(attributes.get('viewBox'))
  const [width, height] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))]
  if (width !== undefined && height !== undefined) return { width, height }
  if (!box) return undefined
  const ratio = box.height / box.width
  if (width !== undefined) return { width, height: width * ratio }
  if (height !== undefined) return { width: height / ratio, height }
  // `width="100%"` asks for all the room there is; style sheets keep it within that.
  const grown = attributes.get('width')?.trim().endsWith('%') ? Math.max(1, fluidWidth / box.width) : 1
  return { width: box.width * grown, height: box.height * grown }
}

const fluidWidth = 1600

/** The start tag of the root, behind the declaration, comments and the document type. */
function rootTag(text: string): string | undefined {
  let at = 0
  const behind = (end: string, from: number) => {
    const found = text.indexOf(end, from)
    return found < 0 ? text.length : found + end.length
  }
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open < 0) return undefined
    if (text.startsWith('<!--', open)) at = behind('-->', open + 4)
    else if (text.startsWith('<?', open)) at = behind('?>', open)
    else if (text.startsWith('<!', open)) {
      const close = behind('>', open)
      at = text.slice(open, close).includes('[') ? behind('>', behind(']', open)) : close
    } else return /^<(?:[\w.-]{1,40}:)?svg[\s/>]/.test(text.slice(open, open + 60)) ? upToEnd(text, open) : undefined
  }
  return undefined
}

function upToEnd(text: string, open: number): string {
  let quote = ''
  for (let at = open; at < text.length; at++) {
    const char = text[at]!
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return text.slice(open, at)
  }
  return ''
}

/** Pixels of one unit (CSS Values 4, 6.2); letters are taken as browsers have them by default. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  em: 16,
  rem: 16,
  ex: 8,
}

function lengthOf(value: string | undefined): number | undefined {
  const [, amount, unit = ''] = /^\s*\+?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})([a-z]{0,3})\s*$/i.exec(value ?? '') ?? []
  const factor = units[unit.toLowerCase()]
  const length = amount === undefined || factor === undefined ? 0 : Number(amount) * factor
  return length > 0 ? length : undefined
}

function boxOf(value: string | undefined): ImageSize | undefined {
  if (value === undefined || value.length > 200) return undefined
  const [, , width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}
