/** Which fonts a site asks for. Where they come from is found when files are looked at. */
import * as z from 'zod'
import type { LookConfig } from '../../model/config.ts'
import type { FontWish } from '../../model/font.ts'
import type { Reading } from '../reading.ts'

const font = z.object({
  family: z.string().optional().describe('Name of the font; `system` means what the system of the reader has.'),
  weight: z.number().optional().describe('Weight of the text, or of the file where it is no variable font.'),
  source: z
    .string()
    .optional()
    .describe(
      'File of the font in the project. One at an address is not used: a build asks nobody, so that it gives the same site ' +
        'everywhere, and a page would tell the host of the font who reads it.',
    ),
  url: z.string().optional().describe('The same; the older word.'),
  format: z.enum(['woff', 'woff2']).optional().describe('Format of the file, where its name does not say it.'),
})

/** The value of `fonts`, and of `font` in the flat form. */
export const fontsSchema = font.extend({
  heading: font.optional().describe('Font of headings.'),
  headings: font.optional().describe('The same; the older word.'),
  body: font.optional().describe('Font of the text.'),
})

type RawFont = z.input<typeof font>
type RawFonts = z.input<typeof fontsSchema>

/** A part that names its own font takes nothing from the common one; one that names a weight alone takes the rest. */
export function readFonts(written: RawFonts | undefined, reading: Reading): Pick<LookConfig, 'fonts'> {
  if (!written) return {}
  const text = wish(written.body, written, reading)
  const heading = written.heading ?? written.headings
  const ofHeadings = heading && wish(heading, written, reading)
  if (!text && !ofHeadings) return {}
  return { fonts: { ...(text && { text }), ...(ofHeadings && { heading: ofHeadings }) } }
}

function wish(own: RawFont | undefined, common: RawFonts, reading: Reading): FontWish | undefined {
  const isNamed = own !== undefined && (own.family ?? own.source ?? own.url) !== undefined
  const named: RawFont = isNamed ? own : common
  const family = named.family?.trim()
  const source = (named.source ?? named.url)?.trim()
  const weight = own?.weight ?? named.weight
  if (!family && !source && weight === undefined) return undefined
  const place = named.source ? 'source' : named.url ? 'url' : family ? 'family' : undefined
  return {
    ...(family && { family }),
    ...(source && { source }),
    ...(weight !== undefined && { weight }),
    ...(named.format && { format: named.format }),
    at: place ? reading.at(named, place) : reading.at(own ?? common),
  }
}
