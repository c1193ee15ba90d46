/** Which of our looks a site has. The words of other generators are read as the one of ours that is nearest. */
import { lookPresets } from '../../model/config.ts'
import type { LookConfig, LookPreset } from '../../model/config.ts'
import { nearest } from '../../util/suggest.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import type { lookKeys } from './look.ts'

/** The documented names of the two forms of the file. */
const known: Readonly<Record<string, LookPreset>> = {
  mint: 'leaf',
  aspen: 'leaf',
  palm: 'leaf',
  venus: 'leaf',
  maple: 'plain',
  willow: 'plain',
  sequoia: 'plain',
  quill: 'plain',
  linden: 'mono',
  almond: 'boxed',
  luma: 'boxed',
  prism: 'boxed',
}
const names = new Map<string, LookPreset>([
  ...lookPresets.map((name) => [name, name] as const),
  ...Object.entries(known),
])

type RawLook = Pick<Raw<typeof lookKeys>, 'theme' | 'layout' | 'sidebar' | 'topbar'>

/** Code: `theme-unknown` (warning). */
export function readPreset(
  raw: RawLook,
  reading: Reading,
): Pick<LookConfig, 'preset' | 'layout' | 'sidebarItems' | 'topbar'> {
  const preset = presetOf(raw, reading)
  return {
    preset,
    layout: raw.layout ?? 'topnav',
    sidebarItems: raw.sidebar?.items ?? (preset === 'plain' ? 'border' : 'container'),
    topbar: raw.topbar?.style ?? 'default',
  }
}

function presetOf(raw: RawLook, reading: Reading): LookPreset {
  const written = raw.theme?.trim().toLowerCase()
  if (!written) return 'leaf'
  const found = names.get(written)
  if (found) return found
  const near = nearest(written, names.keys())
  reading.warn(
    'theme-unknown',
    reading.at(raw, 'theme'),
    `There is no look "${raw.theme}"; the default one is used.`,
    near ? `Did you mean "${near}"?` : `Choose one of ${lookPresets.map((name) => `"${name}"`).join(', ')}.`,
  )
  return 'leaf'
}
