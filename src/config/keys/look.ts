/** Colors, background, mode, and everything else about how the site looks. */
import * as z from 'zod'
import type { ImagePlaces, LookConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { barePath } from '../../util/bare-path.ts'
import { color, hex, iconLibrary, listOf, oneOrMore } from '../values.ts'
import { imagePair, imagePlaces } from './brand.ts'
import { fontsSchema, readFonts } from './fonts.ts'
import { readPreset } from './preset.ts'

const decoration = z.enum(['gradient', 'grid', 'windows'])
const mode = z.enum(['system', 'light', 'dark'])
const pair = (
  light: string,
  dark: string,
  becomes: 'look.background' | 'look.backgroundImage',
  value = color as z.ZodString,
) => z.object({ light: key(value, light, { becomes }), dark: key(value, dark, { becomes }) })
const codeTheme = z.union([z.string(), z.object({ light: z.string().optional(), dark: z.string().optional() })])

const ownColors = 'code is colored to match the site.'

export const lookKeys = {
  theme: key(
    z.string(),
    'The look: `leaf`, `plain`, `mono` or `boxed`. The theme names of other generators mean the nearest of these.',
    { default: '`leaf`', becomes: 'look.preset' },
  ),
  colors: key(
    z.object({
      primary: key(color, 'Accent in light mode: links, headings of sections, highlights.', {
        default: 'a green of our own',
        becomes: 'look.accent',
      }),
      light: key(color, 'Accent in dark mode.', { default: '`colors.primary`', becomes: 'look.accent' }),
      dark: key(color, 'Fill of important buttons.', { default: '`colors.primary`', becomes: 'look.button' }),
      background: key(
        pair('Background in light mode.', 'Background in dark mode.', 'look.background'),
        'Background of the pages.',
        {
          dialect: 'flat',
          newer: 'background.color',
          default: "the theme's",
          becomes: 'look.background',
        },
      ),
      anchors: key(
        z.union([color, z.object({ from: color.optional(), to: color.optional() })]),
        'Color, or gradient from `from` to `to`, of the icon tiles of anchors.',
        {
          dialect: 'flat',
          becomes: 'look.tile',
        },
      ),
      ultraLight: key(color, 'A lighter shade.', { dialect: 'flat', idle: 'shades are derived from the accent.' }),
      ultraDark: key(color, 'A darker shade.', { dialect: 'flat', idle: 'shades are derived from the accent.' }),
    }),
    'Colors of the site, as `#rgb` or `#rrggbb`.',
    { becomes: 'look' },
  ),
  background: key(
    z.object({
      color: key(pair('Color in light mode.', 'Color in dark mode.', 'look.background'), 'Background of the pages.', {
        dialect: 'nested',
        default: "the theme's",
        becomes: 'look.background',
      }),
      decoration: key(decoration, 'Pattern behind every page.', { dialect: 'nested', becomes: 'look.decoration' }),
      style: key(decoration, 'Pattern behind every page.', {
        dialect: 'flat',
        newer: 'background.decoration',
        becomes: 'look.decoration',
      }),
      image: key(
        z.union([z.string(), pair('Image in light mode.', 'Image in dark mode.', 'look.backgroundImage', z.string())]),
        'Image behind every page.',
        { dialect: 'nested', becomes: 'look.backgroundImage' },
      ),
    }),
    'What stands behind every page.',
    { becomes: 'look' },
  ),
  backgroundImage: key(z.string(), 'Image behind every page.', {
    dialect: 'flat',
    newer: 'background.image',
    becomes: 'look.backgroundImage',
  }),
  appearance: key(
    z.object({
      default: key(mode, 'Mode for new readers.', { default: '`system`', becomes: 'look.mode.default' }),
      strict: key(z.boolean(), 'Hides the switch between the modes.', {
        default: '`false`',
        becomes: 'look.mode.locked',
      }),
    }),
    'Light and dark mode.',
    { dialect: 'nested', becomes: 'look.mode' },
  ),
  modeToggle: key(
    z.object({
      default: key(mode, 'Mode for new readers.', {
        newer: 'appearance.default',
        default: "the system's",
        becomes: 'look.mode.default',
      }),
      isHidden: key(z.boolean(), 'Hides the switch; with `default` there is only that mode.', {
        newer: 'appearance.strict',
        default: '`false`',
        becomes: 'look.mode.locked',
      }),
    }),
    'The switch between light and dark mode.',
    { dialect: 'flat', becomes: 'look.mode' },
  ),
  icons: key(
    z.object({
      library: key(iconLibrary, 'Set that plain icon names belong to.', {
        default: '`fontawesome`',
        becomes: 'look.iconLibrary',
      }),
    }),
    'Icons.',
    { dialect: 'nested', becomes: 'look.iconLibrary' },
  ),
  interaction: key(
    z.object({
      drilldown: key(
        z.boolean(),
        '`true`: the name of a group in the sidebar leads to its first page, and a button beside it opens the group. `false`: it only opens the group.',
        { default: 'it leads to the `root` of a group at the top, and opens the others', becomes: 'look.drilldown' },
      ),
    }),
    'How the sidebar reacts.',
    { dialect: 'nested', becomes: 'look.drilldown' },
  ),
  styling: key(
    z.object({
      eyebrows: key(
        z.enum(['section', 'breadcrumbs']),
        'Line above the title: the group of the page, or the way to it.',
        {
          default: '`section`',
          becomes: 'look.eyebrow',
        },
      ),
      codeblocks: key(
        z.union([
          z.string(),
          z.object({
            theme: key(codeTheme, 'Highlighting theme, or one for each mode.', { becomes: 'look.codeThemes' }),
            light: key(z.string(), 'Highlighting theme in light mode.', { becomes: 'look.codeThemes' }),
            dark: key(z.string(), 'Highlighting theme in dark mode.', { becomes: 'look.codeThemes' }),
            languages: key(
              z.object({
                custom: key(oneOrMore, 'Files of the project with TextMate grammars, as JSON.', {
                  becomes: 'look.grammars',
                }),
              }),
              'Further languages.',
              { becomes: 'look.grammars' },
            ),
          }),
        ]),
        'Code blocks: `system` follows the mode, `dark` is always dark; or the name of a highlighting theme, or one for each mode.',
        { default: '`system`', becomes: 'look.codeblocks' },
      ),
      latex: key(z.boolean(), 'Formulas in TeX; `false` takes dollar signs as they are.', {
        default: '`true`',
        becomes: 'look.formulas',
      }),
    }),
    'Details of the pages.',
    { dialect: 'nested', becomes: 'look' },
  ),
  codeBlock: key(
    z.object({
      mode: key(z.enum(['dark', 'auto']), 'Code blocks: `auto` follows the mode, `dark` is always dark.', {
        newer: 'styling.codeblocks',
        default: '`auto`',
        becomes: 'look.codeblocks',
      }),
    }),
    'Code blocks.',
    { dialect: 'flat', becomes: 'look.codeblocks' },
  ),
  eyebrow: key(
    z.union([
      z.enum(['section', 'breadcrumbs']),
      z.object({ display: z.enum(['section', 'breadcrumbs']).optional().describe('What the line shows.') }),
    ]),
    'Line above the title: the group of the page, or the way to it.',
    { dialect: 'flat', newer: 'styling.eyebrows', default: '`section`', becomes: 'look.eyebrow' },
  ),
  rounded: key(z.enum(['default', 'sharp']), 'Round or sharp corners.', {
    dialect: 'flat',
    default: '`default`',
    becomes: 'look.rounded',
  }),
  fonts: key(fontsSchema, 'Fonts of the site.', { dialect: 'nested', default: 'Inter', becomes: 'look.fonts' }),
  font: key(fontsSchema, 'Fonts of the site.', {
    dialect: 'flat',
    newer: 'fonts',
    default: 'Inter',
    becomes: 'look.fonts',
  }),
  layout: key(z.enum(['topnav', 'sidenav', 'solidSidenav']), 'Header first or sidebar first.', {
    dialect: 'flat',
    default: '`topnav`',
    becomes: 'look.layout',
  }),
  sidebar: key(
    z.object({
      items: key(
        z.enum(['container', 'card', 'border', 'undecorated']),
        'How the current entry is marked: by a soft ground, a card, a line at its edge, or its colour alone.',
        { default: '`container`', becomes: 'look.sidebarItems' },
      ),
    }),
    'Look of the sidebar.',
    { dialect: 'flat', becomes: 'look.sidebarItems' },
  ),
  topbar: key(
    z.object({
      style: key(z.enum(['default', 'gradient']), 'Look of the header: `gradient` adds a trace of the accent.', {
        default: '`default`',
        becomes: 'look.topbar',
      }),
    }),
    'Look of the header.',
    { dialect: 'flat', becomes: 'look.topbar' },
  ),
  thumbnails: key(z.record(z.string(), z.unknown()), 'Images for social media.', {
    dialect: 'nested',
    idle: 'no images are made; name one as `og:image` in `seo.metatags`.',
  }),
}

type RawLook = Raw<typeof lookKeys>

/** The accent of a site that names none: contrast 6.3 on white, 10.4 on near black. */
const ownAccent = { light: '#146c5f', dark: '#5fd3bc' }

/** Codes: `color-missing` (warning, `colors` without `primary`), `background-half` (info). */
export function readLook(raw: RawLook, reading: Reading): LookConfig {
  const decorated = raw.background?.decoration ?? raw.background?.style
  const image = imagePair(raw.background?.image ?? raw.backgroundImage)
  const tile = readTile(raw.colors?.anchors)
  return {
    ...readColors(raw, reading),
    background: readBackground(raw, reading),
    ...(decorated && { decoration: decorated }),
    ...(image && { backgroundImage: { ...image, ...backgroundPlaces(raw, reading) } }),
    ...(tile && { tile }),
    mode: {
      default: raw.appearance?.default ?? raw.modeToggle?.default ?? 'system',
      locked: raw.appearance?.strict ?? raw.modeToggle?.isHidden ?? false,
    },
    eyebrow: readEyebrow(raw),
    ...readPreset(raw, reading),
    ...readFonts(raw.fonts ?? raw.font, reading),
    iconLibrary: raw.icons?.library ?? 'fontawesome',
    ...readCodeblocks(raw, reading),
    ...readGrammars(raw, reading),
    formulas: raw.styling?.latex ?? true,
    rounded: raw.rounded ?? 'default',
    ...(raw.interaction?.drilldown !== undefined && { drilldown: raw.interaction.drilldown }),
  }
}

/** `system` and `dark` are modes, whatever else stands there is the name of a theme. Code: `key-idle` (info). */
function readCodeblocks(
  { styling, codeBlock }: RawLook,
  reading: Reading,
): Pick<LookConfig, 'codeblocks' | 'codeThemes'> {
  const written = styling?.codeblocks ?? codeBlock?.mode
  const named = typeof written === 'object' ? (written.theme ?? written) : written
  const colors =
    typeof named === 'string' && (named === 'dark' || named === 'system' || named === 'auto') ? named : undefined
  if (named === undefined || colors !== undefined) return { codeblocks: colors === 'dark' ? 'dark' : 'system' }
  const at =
    typeof written === 'object' && written.theme !== undefined
      ? reading.at(written, 'theme')
      : reading.at(styling!, 'codeblocks')
  const { light, dark } = typeof named === 'string' ? { light: named, dark: named } : named
  const isTheme = (name: string | undefined): name is string => name !== undefined && name !== 'css-variables'
  if (light === 'css-variables' || dark === 'css-variables') {
    const message = `"css-variables" has no effect: ${ownColors}`
    reading.info('key-idle', at, message, 'Name a theme that has colors, or remove it.')
  }
  const themes = { ...(isTheme(light) && { light }), ...(isTheme(dark) && { dark }) }
  return { codeblocks: 'system', ...(Object.keys(themes).length > 0 && { codeThemes: { ...themes, at } }) }
}

function readGrammars({ styling }: RawLook, reading: Reading): Pick<LookConfig, 'grammars'> {
  const written = styling?.codeblocks
  const languages = typeof written === 'object' ? written.languages : undefined
  const custom = languages?.custom
  const grammars = listOf(custom).map((path, index) => ({
    path: barePath(path),
    at: Array.isArray(custom) ? reading.at(custom, index) : reading.at(languages!, 'custom'),
  }))
  return grammars.length > 0 ? { grammars } : {}
}

function backgroundPlaces(raw: RawLook, reading: Reading): ImagePlaces {
  const { background } = raw
  return background?.image === undefined
    ? imagePlaces(raw, 'backgroundImage', reading)
    : imagePlaces(background, 'image', reading)
}

function readColors(raw: RawLook, reading: Reading): Pick<LookConfig, 'accent' | 'accentAt' | 'button'> {
  const { colors } = raw
  if (
    colors &&
    colors.primary === undefined &&
    (colors.light ?? colors.dark) !== undefined &&
    !reading.has(colors, 'primary')
  )
    reading.warn(
      'color-missing',
      reading.keyAt(raw, 'colors'),
      '"colors" has no "primary".',
      'Add "primary": the accent in light mode.',
    )
  const primary = hex(colors?.primary)
  const light = primary ?? ownAccent.light
  const placeOf = (name: 'primary' | 'light') => (colors && hex(colors[name]) ? reading.at(colors, name) : undefined)
  const [inLight, inDark] = [placeOf('primary'), placeOf('light') ?? placeOf('primary')]
  return {
    accent: { light, dark: hex(colors?.light) ?? primary ?? ownAccent.dark },
    ...((inLight ?? inDark) && { accentAt: { ...(inLight && { light: inLight }), ...(inDark && { dark: inDark }) } }),
    button: hex(colors?.dark) ?? light,
  }
}

function readBackground(raw: RawLook, reading: Reading): LookConfig['background'] {
  const written = raw.background?.color ?? raw.colors?.background
  const light = hex(written?.light)
  const dark = hex(written?.dark)
  const missing = light ? 'dark' : 'light'
  if (written && Boolean(light) !== Boolean(dark) && !reading.has(written, missing))
    reading.info(
      'background-half',
      reading.at(written),
      `The background has no "${missing}" color; the theme's own is used there.`,
    )
  return { ...(light && { light }), ...(dark && { dark }) }
}

function readTile(written: string | { from?: string; to?: string } | undefined): LookConfig['tile'] {
  const { from, to } = typeof written === 'string' ? { from: written, to: written } : (written ?? {})
  const first = hex(from ?? to)
  return first ? { from: first, to: hex(to) ?? first } : undefined
}

function readEyebrow(raw: RawLook): LookConfig['eyebrow'] {
  const older = typeof raw.eyebrow === 'object' ? raw.eyebrow.display : raw.eyebrow
  return raw.styling?.eyebrows ?? older ?? 'section'
}
