/** The strip above the header. */
import * as z from 'zod'
import type { BannerConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { safeMarkdown } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { color, hex } from '../values.ts'

export const bannerSchema = z.object({
  content: key(z.string(), 'Text, with links and emphasis in Markdown.', { becomes: 'banner.content' }),
  dismissible: key(z.boolean(), 'Readers can close it.', { default: '`false`', becomes: 'banner.dismissible' }),
  type: key(z.enum(['info', 'warning', 'critical']), 'How urgent it is.', {
    default: '`info`',
    becomes: 'banner.type',
  }),
  color: key(
    z.union([
      color,
      z.object({
        light: key(color, 'Ground in light mode.', { becomes: 'banner.color' }),
        dark: key(color, 'Ground in dark mode.', { becomes: 'banner.color' }),
      }),
    ]),
    'Its ground; the text is black or white, whichever reads on it.',
    { default: 'follows `type`', becomes: 'banner.color' },
  ),
})

export const bannerKeys = {
  banner: key(bannerSchema, 'A strip above the header of every page.', { dialect: 'nested', becomes: 'banner' }),
}

/** The banner; none when it has no text. Code: `link-unsafe` (warning). */
export function readBanner(raw: Raw<typeof bannerKeys>, reading: Reading): BannerConfig | undefined {
  const { content, dismissible = false, type = 'info' } = raw.banner ?? {}
  if (!content?.trim()) return undefined
  const at = reading.at(raw.banner!, 'content')
  const ground = groundOf(raw.banner!.color)
  return { content: safeMarkdown(content, () => at, reading), dismissible, type, ...(ground && { color: ground }), at }
}

/** A color for one mode serves both. */
function groundOf(written: string | { light?: string; dark?: string } | undefined): BannerConfig['color'] {
  const { light, dark } = typeof written === 'string' ? { light: written, dark: written } : (written ?? {})
  const [inLight, inDark] = [hex(light) ?? hex(dark), hex(dark) ?? hex(light)]
  return inLight && inDark ? { light: inLight, dark: inDark } : undefined
}
