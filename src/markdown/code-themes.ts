/**
 * Themes of shiki by name, as colours for the kinds of tokens that code is cut into. Code is tokenised once, with classes; a
 * theme only gives the classes other colours, so it costs pages nothing and follows the mode of the page.
 */
import type { ThemeRegistrationAny } from 'shiki/core'
import type { CodePalette, CodeThemeNames, CodeThemes } from '../model/code-theme.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { TokenKind } from '../model/theme.ts'
import { tokenKinds } from '../model/theme.ts'
import { mix, parseHex } from '../util/color.ts'
import { contrast } from '../util/contrast.ts'
import { nearest } from '../util/suggest.ts'

/** What code of a kind is most of the time; of several scopes the first counts that the theme has a colour for. */
const scopes: Readonly<Record<TokenKind, readonly string[]>> = {
  comment: ['comment.line', 'punctuation.definition.comment'],
  keyword: ['keyword.control', 'storage.type', 'storage.modifier'],
  string: ['string.quoted.double', 'string.quoted.single'],
  number: ['constant.numeric.decimal', 'constant.other'],
  constant: ['constant.language.boolean', 'constant.other', 'variable.other.constant'],
  function: ['entity.name.function', 'support.function', 'meta.function-call', 'variable.function'],
  type: ['entity.name.type.class', 'support.class', 'entity.name.class', 'support.type'],
  tag: ['entity.name.tag'],
  attribute: ['entity.other.attribute-name', 'support.type.property-name', 'meta.object-literal.key'],
  variable: ['variable.other.readwrite', 'variable.other.property'],
  parameter: ['variable.parameter', 'variable.other.readwrite'],
  operator: ['keyword.operator.assignment'],
  punctuation: ['punctuation.separator', 'punctuation.terminator', 'meta.brace'],
  inserted: ['markup.inserted', 'string.quoted.double'],
  deleted: ['markup.deleted', 'entity.name.tag'],
  heading: ['markup.heading', 'entity.name.section', 'entity.name.function'],
  link: ['markup.underline.link', 'string.other.link', 'string.quoted.double'],
}

/** What small text needs: WCAG 2.2, 1.4.3. */
const needed = 4.5

/**
 * The colours of the themes that a site names. Codes: `code-theme-unknown` (warning, no theme has the name),
 * `code-contrast` (info, colours of a theme that do not reach 4.5:1 on its ground; pages get the nearest shade that does).
 */
export async function codeThemes(
  names: CodeThemeNames | undefined,
): Promise<{ readonly themes?: CodeThemes; readonly diagnostics: readonly Diagnostic[] }> {
  if (!names) return { diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const palettes = new Map<string, CodePalette>()
  for (const name of new Set([names.light, names.dark])) {
    if (name === undefined) continue
    const palette = await paletteOf(name)
    if (palette) palettes.set(name, palette)
    const problem = palette ? weakColors(name, palette) : await unknown(name)
    if (problem) diagnostics.push({ ...problem, at: names.at })
  }
  const [light, dark] = [names.light, names.dark].map((name) => (name === undefined ? undefined : palettes.get(name)))
  return { themes: { ...(light && { light }), ...(dark && { dark }) }, diagnostics }
}

async function paletteOf(name: string): Promise<CodePalette | undefined> {
  const { bundledThemes } = await import('shiki/themes')
  if (!Object.hasOwn(bundledThemes, name)) return undefined
  const { default: theme } = await bundledThemes[name as keyof typeof bundledThemes]()
  return readTheme(theme)
}

interface Rule {
  readonly scope: string
  readonly color: string
}

/** A theme in the form of editors → our colours. */
export function readTheme(theme: ThemeRegistrationAny): CodePalette {
  const type = theme.type === 'light' ? 'light' : 'dark'
  const settings = theme.tokenColors ?? theme.settings ?? []
  const plain = settings.find(({ scope }) => scope === undefined)?.settings
  const ends = type === 'light' ? (['#ffffff', '#24292f'] as const) : (['#1e1e1e', '#d4d4d4'] as const)
  const ground = opaque(theme.colors?.['editor.background'] ?? theme.bg ?? plain?.background, ends[0]) ?? ends[0]
  const text = opaque(theme.colors?.['editor.foreground'] ?? theme.fg ?? plain?.foreground, ground) ?? ends[1]
  const rules = settings.flatMap(({ scope = [], settings: given }): Rule[] => {
    // Some themes have rules that say nothing.
    const color = opaque((given as typeof given | undefined)?.foreground, ground)
    const selectors = (typeof scope === 'string' ? scope.split(',') : scope).map((each) => each.trim())
    return color === undefined ? [] : selectors.filter(isPlain).map((each) => ({ scope: each, color }))
  })
  const kinds = tokenKinds.map((kind) => [kind, colorOf(scopes[kind], rules) ?? text])
  return { type, ground, text, kinds: Object.fromEntries(kinds) as CodePalette['kinds'] }
}

/** Selectors of scopes inside of others are about few tokens. */
function isPlain(selector: string): boolean {
  return /^[\w.+#-]+$/.test(selector)
}

function colorOf(wanted: readonly string[], rules: readonly Rule[]): string | undefined {
  for (const name of wanted) {
    let best: Rule | undefined
    // Of rules for the same scope the last one counts, as in editors.
    for (const rule of rules)
      if ((name === rule.scope || name.startsWith(`${rule.scope}.`)) && rule.scope.length >= (best?.scope.length ?? 0))
        best = rule
    if (best) return best.color
  }
  return undefined
}

/** A colour that shows its ground through becomes the one that is seen. */
function opaque(color: string | undefined, ground: string): string | undefined {
  if (color === undefined || !parseHex(color)) return undefined
  const alpha = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1
  return mix(color, ground, alpha)
}

function weakColors(name: string, { ground, text, kinds }: CodePalette): Omit<Diagnostic, 'at'> | undefined {
  const all = [['text', text], ...Object.entries(kinds)] as const
  const weak = all.filter(([, color]) => contrast(color, ground) < needed)
  if (weak.length === 0) return undefined
  const least = Math.min(...weak.map(([, color]) => contrast(color, ground)))
  const kindsOf = weak.map(([kind]) => kind).join(', ')
  return {
    code: 'code-contrast',
    severity: 'info',
    message: `Colors of the theme "${name}" do not reach a contrast of ${needed}:1 (least: ${(Math.floor(least * 100) / 100).toFixed(2)}:1): ${kindsOf}. Pages get the nearest shades that do.`,
    hint: 'Keep it, or name a theme with stronger colors.',
  }
}

async function unknown(name: string): Promise<Omit<Diagnostic, 'at'>> {
  const { bundledThemes } = await import('shiki/themes')
  const near = nearest(name.toLowerCase(), Object.keys(bundledThemes))
  return {
    code: 'code-theme-unknown',
    severity: 'warning',
    message: `There is no highlighting theme "${name}"; code is colored to match the site.`,
    hint: near
      ? `Did you mean "${near}"?`
      : 'Write "system", "dark" or the name of a theme of shiki, such as "github-light".',
  }
}
