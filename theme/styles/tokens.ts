/** The style sheet that the configuration makes: colours of both modes, background, tiles, banners, corners, fonts. */
import type { CodeThemes } from '../../src/model/code-theme.ts'
import type { LookConfig, SiteConfig } from '../../src/model/config.ts'
import type { SiteFonts } from '../../src/model/font.ts'
import type { AccentUse } from '../../src/model/theme.ts'
import { encodePath } from '../../src/model/route.ts'
import { bannerRules } from './banner.ts'
import { codeThemeRules } from './code-theme.ts'
import { fontRules } from './fonts.ts'
import { palette } from './palette.ts'
import { presetRules } from './presets.ts'
import { tileRule, tilesOf } from './tile.ts'

/** CSS text. A site with one mode only gets the colours of that mode and no other. */
export function tokens(config: SiteConfig, fonts?: SiteFonts, code?: CodeThemes): string {
  const only = onlyMode(config.look)
  return [
    ...fontRules(fonts),
    colors(config.look),
    ...tilesOf(config).map(tileRule),
    ...bannerRules(config),
    ...background(config.look),
    ...(config.look.rounded === 'sharp' ? [':root { --radius-s: 0; --radius-m: 0; --radius-l: 0 }'] : []),
    ...(config.look.codeblocks === 'dark' ? [darkCode(config.look)] : []),
    ...(code ? codeThemeRules(config.look, code, only ? [only] : ['light', 'dark']) : []),
    ...presetRules(config.look),
    '',
  ].join('\n')
}

/** What the accent becomes as text, in each mode that the site has. */
export function accents(look: LookConfig): readonly AccentUse[] {
  const only = onlyMode(look)
  return (['light', 'dark'] as const)
    .filter((mode) => only === undefined || mode === only)
    .map((mode) => {
      const made = paletteOf(look, mode)
      return { mode, ground: made.get('surface')!, shade: made.get('accent-text')! }
    })
}

/** The only mode of a site, where there is but one. */
function onlyMode(look: LookConfig): 'light' | 'dark' | undefined {
  return look.mode.locked && look.mode.default !== 'system' ? look.mode.default : undefined
}

/** Made once: the nearest readable shade of a colour is searched for, and several parts of a build ask. */
function paletteOf(look: LookConfig, mode: 'light' | 'dark'): Palette {
  const known = palettes.get(look) ?? {}
  palettes.set(look, known)
  return (known[mode] ??= palette({
    mode,
    accent: look.accent[mode],
    button: look.button,
    surface: look.background[mode],
  }))
}

type Palette = ReturnType<typeof palette>
const palettes = new WeakMap<LookConfig, { light?: Palette; dark?: Palette }>()

function colors(look: LookConfig): string {
  const only = onlyMode(look)
  if (only) return oneMode(look, only)
  const dark = paletteOf(look, 'dark')
  const both = [...paletteOf(look, 'light')].map(([name, light]): [string, string] => {
    const other = dark.get(name)!
    return [name, other === light ? light : `light-dark(${light}, ${other})`]
  })
  return rule(':root', declarations(both))
}

/** Paper is white also for a dark site: its light letters of code become plain ones. */
function oneMode(look: LookConfig, only: 'light' | 'dark'): string {
  const sheet = rule(':root', [`color-scheme: ${only}`, ...declarations(paletteOf(look, only))])
  return only === 'light' ? sheet : `${sheet}\n@media print { .code span { color: #111 } }`
}

/** Code always on a dark ground: the dark colours in place of the pair, for code blocks only. */
function darkCode(look: LookConfig): string {
  const dark = [...paletteOf(look, 'dark')].filter(([name]) => !/^(accent|button|on-)/.test(name))
  return `@media screen { ${rule('.code', ['color-scheme: dark', ...declarations(dark)])} }`
}

function background(look: LookConfig): string[] {
  const only = onlyMode(look)
  const rules: string[] = []
  if (look.decoration) rules.push(`body::before { ${decorations[look.decoration]} }`)
  if (!look.backgroundImage) return rules
  const { light, dark } = look.backgroundImage
  if (only) return [...rules, imageRule(':root', only === 'light' ? light : dark)]
  rules.push(imageRule(':root', light))
  if (light === dark) return rules
  return [
    ...rules,
    imageRule(":root[data-theme='dark']", dark),
    `@media (prefers-color-scheme: dark) { ${imageRule(":root:not([data-theme='light'])", dark)} }`,
  ]
}

const decorations = {
  gradient:
    'background: radial-gradient(60rem 28rem at 75% -8rem, color-mix(in oklab, var(--accent) 16%, transparent), transparent)',
  grid:
    'background: linear-gradient(var(--hairline) 1px, transparent 1px) 0 0 / 2.5rem 2.5rem, linear-gradient(90deg, var(--hairline) 1px, transparent 1px) 0 0 / 2.5rem 2.5rem; ' +
    'mask-image: linear-gradient(#000, transparent 28rem); opacity: 0.6',
  windows:
    'background: conic-gradient(from 90deg at 50% 50%, transparent 75%, color-mix(in oklab, var(--accent) 7%, transparent) 0) 0 0 / 7rem 7rem; ' +
    'mask-image: linear-gradient(#000, transparent 26rem)',
} as const

/** The style sheet stands one folder below the top, so the address holds under any base path and from disk. */
function imageRule(selector: string, image: string): string {
  const address = /^(https?:)?\/\//.test(image) ? encodeURI(image) : `../${encodePath(image.replace(/^\.?\/+/, ''))}`
  const quoted = address.replace(/["\\\n<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return `${selector} { --background-image: url("${quoted}") }`
}

function declarations(entries: Iterable<readonly [string, string]>): string[] {
  return [...entries].map(([name, value]) => `--${name}: ${value}`)
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line};`).join('\n')}\n}`
}
