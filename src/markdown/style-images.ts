/** Pictures inside of style declarations: `mask: url("data:image/svg+xml,…")`. */
import { dataImage } from './address.ts'

/** Where browsers draw what is named as an image: a drawing there runs no scripts and loads nothing. */
const imageProperties =
  /^(?:(?:-webkit-)?mask(?:-image|-border|-border-source|-box-image)?|background(?:-image)?|list-style(?:-image)?|border-image(?:-source)?)$/
const images = /url\(\s*(?:"(data:[^"\\]*)"|'(data:[^'\\]*)'|(data:[^\s"'()\\]*))\s*\)/gi
/** In letters; larger ones are files. */
const mostLetters = 20_000

interface Value {
  /** The value without its pictures, for the tests that all values pass. */
  readonly rest: string
  readonly value: string
}

/** Takes pictures out of a value, and writes them so that no sign of them can end the declaration. */
export function withImages(property: string, written: string): Value {
  const isPossible = written.includes('data:') && written.length <= mostLetters && imageProperties.test(property)
  if (!isPossible) return { rest: written, value: written }
  const each = (harmless: (address: string) => string) =>
    written.replace(images, (found, double?: string, single?: string, bare?: string) => {
      const address = (double ?? single ?? bare)!.trim()
      return dataImage.test(address) || /^data:image\/svg\+xml[;,]/i.test(address) ? harmless(address) : found
    })
  return { rest: each(() => 'none'), value: each((address) => `url("${encoded(address)}")`) }
}

function encoded(address: string): string {
  return address.toWellFormed().replace(/[^\w !#$%&'()*+,\-./:;=?~]/gu, encodeURIComponent)
}
