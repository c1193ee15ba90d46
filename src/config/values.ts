/** Kinds of values that several parts of the configuration share. */
import * as z from 'zod'
import type { IconLibrary, IconRef, IconStyle } from '../model/icon.ts'
import { readColor } from '../schema/color.ts'

/** A color. Codes: `value-hex`, an error when it is none, an info when it is not written as `#rgb` or `#rrggbb`. */
export const color = z
  .string()
  .superRefine((text, context) => {
    const found = readColor(text)
    if (!found) {
      const hint = /^[\da-f]{3}(?:[\da-f]{3})?$/i.test(text.trim())
        ? `Write "#${text.trim()}".`
        : 'Write it as "#rrggbb".'
      context.addIssue({
        code: 'custom',
        message: 'must be a hex color, but it is %',
        params: { code: 'value-hex', hint },
      })
    } else if (!found.plain) {
      const params = { code: 'value-hex', severity: 'info', hint: `Write "${found.hex}".` }
      context.addIssue({ code: 'custom', message: `is %, which is read as "${found.hex}"`, params })
    }
  })
  .meta({ format: 'color-hex' })

/** A checked color as `#rrggbb`. */
export function hex(text: string): string
export function hex(text: string | undefined): string | undefined
export function hex(text: string | undefined): string | undefined {
  return text === undefined ? undefined : readColor(text)?.hex
}

/** One string, or several. */
export const oneOrMore = z.union([z.string(), z.array(z.string())])

/** A value that is one or several, as a list. */
export function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly T[]) : [value as T]
}

export const iconStyle = z.enum(['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'])
export const iconLibrary = z.enum(['fontawesome', 'lucide', 'tabler'])

/** An icon: a name in a set, a path, a URL, `<svg …>`, or an object that also names style and set. */
export const icon = z.union([
  z.string(),
  z.object({
    name: z.string().optional().describe('Name in the set.'),
    style: iconStyle.optional().describe('Style of the icon.'),
    library: iconLibrary.optional().describe('Set that the name belongs to.'),
  }),
])

/** An icon and the `iconType` beside it as one reference; `undefined` when no icon is named. */
export function iconRef(written: z.input<typeof icon> | undefined, style?: IconStyle): IconRef | undefined {
  if (written === undefined) return undefined
  const named: { name?: string; style?: IconStyle; library?: IconLibrary } =
    typeof written === 'string' ? { name: written } : written
  const name = named.name?.trim()
  if (!name) return undefined
  const chosen = named.style ?? style
  return { name, ...(chosen && { style: chosen }), ...(named.library && { library: named.library }) }
}

/** A text, a number or a truth value where only its text counts. */
export const scalar = z.union([z.string(), z.number(), z.boolean()])

/** An address of the web, in full; `undefined` for any other text. */
export function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The host of an address without `www.`; of a mail or a path, all of it. */
export function hostOf(href: string): string {
  return /^(?:https?:)?\/\//i.test(href) ? (labelOf(href).split('/')[0] ?? href) : labelOf(href)
}

/** The label of a link that was given none: the host and path of its address, or the address of a mail. */
export function labelOf(href: string): string {
  const bare = href.replace(/^[a-z][a-z\d+.-]*:(?:\/\/)?|^\/\//i, '').replace(/[?#].*$/s, '')
  return bare.replace(/^www\./, '').replace(/\/+$/, '') || href
}
