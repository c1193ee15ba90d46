/** Pictures inside of style declarations: `mask: url("data:image/svg+xml,…")`. */
import { dataImage } from './address.ts'

/** Where browsers draw what is named as an image: a drawing there runs no scripts and loads nothing. */
const imageProperties =
  /^(?:(?:-webkit-)?mask(?:-image|-border|-border-source|-box-image)?|background(?:-image)?|list-style(?:-image)?|border-image(?:-source)?)$/
/** Strings are passed over: what stands in one is no function. A picture stands by itself, with no name before or behind it. */
const images =
  /"[^"]*"|'[^']*'|(?<![^\s,(])url\(\s*(?:"(data:[^"\\]*)"|'(data:[^'\\]*)'|(data:[^\s"'()\\]*))\s*\)(?![^\s,)])/gi
/** In letters; larger ones are files. */
const mostLetters = 20_000

interface Value {
  /** The value without its pictures, for the tests that all values pass. */
  readonly rest: string
  readonly value: string
}

/**
 * Takes pictures out of a value, and writes them so that no sign of them can end the declaration. Beside a picture no string
 * stands: such a value has no rest.
 */
export function withImages(property: string, written: string): Value {
  const isPossible = /data:/i.test(written) && written.length <= mostLetters && imageProperties.test(property)
  if (!isPossible) return { rest: written, value: written }
  const each = (harmless: (address: string) => string) =>
    written.replace(images, (found, double?: string, single?: string, bare?: string) => {
      const address = (double ?? single ?? bare)?.trim()
      return address !== undefined && isPicture(address) ? harmless(address) : found
    })
  const rest = each(() => 'none')
  if (rest !== written && /["']/.test(rest)) return { rest: '', value: '' }
  return { rest, value: each((address) => `url("${encoded(address)}")`) }
}

/** Kind and parameters: `data:image/svg+xml;charset=utf-8,`. */
const head = /^data:image\/[\w.+-]+(?:;[\w-]+(?:=[\w-]+)?)*,/i

function isPicture(address: string): boolean {
  return head.test(address) && (dataImage.test(address) || /^data:image\/svg\+xml[;,]/i.test(address))
}

/** Signs that mean something to style sheets are written so that nothing comes of them even outside of a string. */
function encoded(address: string): string {
  const [start = ''] = head.exec(address) ?? []
  const payload = address.slice(start.length).toWellFormed()
  return start + payload.replace(/[^\w !#$%&*+,\-./:=?~]/gu, percent)
}

function percent(sign: string): string {
  return /[!'()*]/.test(sign) ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encodeURIComponent(sign)
}
