/** Logo and favicon. */
import * as z from 'zod'
import type { BrandConfig, ImagePair, ImagePlaces } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { isSafeLink } from '../link-address.ts'
import type { Reading } from '../reading.ts'

export const brandKeys = {
  logo: key(
    z.union([
      z.string(),
      z.object({
        light: key(z.string(), 'Image in light mode.', { default: 'the other one', becomes: 'brand.logo.light' }),
        dark: key(z.string(), 'Image in dark mode.', { default: 'the other one', becomes: 'brand.logo.dark' }),
        href: key(z.string(), 'Where a click on the logo leads.', { default: '`/`', becomes: 'brand.logo.href' }),
      }),
    ]),
    'Logo of the project: one image, or one for each mode.',
    { default: 'the name as text', becomes: 'brand.logo' },
  ),
  favicon: key(
    z.union([
      z.string(),
      z.object({
        light: key(z.string(), 'Icon in light mode.', { default: 'the other one', becomes: 'brand.favicon.light' }),
        dark: key(z.string(), 'Icon in dark mode.', { default: 'the other one', becomes: 'brand.favicon.dark' }),
      }),
    ]),
    'Icon of the browser tab: SVG, PNG or ICO.',
    { default: '`favicon.svg`, `.png` or `.ico` at the root, else a neutral icon', becomes: 'brand.favicon' },
  ),
}

/** Codes: `image-missing` (warning): an object that names no image; `link-unsafe` (warning). */
export function readBrand(raw: Raw<typeof brandKeys>, reading: Reading): BrandConfig {
  const logo = imagePair(raw.logo)
  const favicon = imagePair(raw.favicon)
  for (const name of ['logo', 'favicon'] as const)
    if (raw[name] !== undefined && !imagePair(raw[name]))
      reading.warn(
        'image-missing',
        reading.at(raw, name),
        `"${name}" does not name an image.`,
        'Add "light", "dark", or both.',
      )
  const { href: written } = typeof raw.logo === 'object' ? raw.logo : {}
  const hrefAt = typeof raw.logo === 'object' && written ? reading.at(raw.logo, 'href') : undefined
  const href = written && hrefAt && isSafeLink(written, 'The link of the logo', hrefAt, reading) ? written : '/'
  return {
    ...(logo && {
      logo: {
        ...logo,
        href,
        ...imagePlaces(raw, 'logo', reading),
        ...(hrefAt && { hrefAt }),
      },
    }),
    ...(favicon && { favicon: { ...favicon, ...imagePlaces(raw, 'favicon', reading) } }),
  }
}

/** One image for both modes, or the one that is missing taken from the other. */
export function imagePair(written: string | { light?: string; dark?: string } | undefined): ImagePair | undefined {
  const { light, dark } = typeof written === 'string' ? { light: written, dark: written } : (written ?? {})
  const first = light || dark
  return first ? { light: first, dark: dark || first } : undefined
}

/** Where the images of a key are written. */
export function imagePlaces<Name extends string>(
  owner: { readonly [_ in Name]?: string | { light?: string; dark?: string } | undefined },
  name: Name,
  reading: Reading,
): ImagePlaces {
  const written = owner[name]
  if (typeof written !== 'object') return { at: reading.at(owner, name) }
  const { light, dark } = written
  const at = reading.at(written, light ? 'light' : 'dark')
  return light && dark && light !== dark ? { at, darkAt: reading.at(written, 'dark') } : { at }
}
