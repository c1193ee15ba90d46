/**
 * Where the fonts of a site come from: a file that the configuration names, one in the folder `fonts/`, a font package that
 * the project has installed, or what the reader's system has. Nothing is fetched, at build or on a page.
 */
import { basename, extname } from 'node:path'
import type { LookConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FontFace, FontUse, FontWish, SiteFonts } from '../../model/font.ts'
import type { FontProject } from './find-files.ts'
import { filesOf, isRemote, packageName } from './find-files.ts'

/** Codes: `font-missing` (warning), `font-remote` (info). `undefined`: the site asks for no fonts. */
export function siteFonts(
  { fonts }: LookConfig,
  project: FontProject,
): { readonly fonts?: SiteFonts; readonly diagnostics: readonly Diagnostic[] } {
  if (!fonts) return { diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const faces: FontFace[] = []
  const resolve = (wish: FontWish | undefined) => wish && used(wish, { project, diagnostics, faces })
  const text = resolve(fonts.text)
  const heading = resolve(fonts.heading)
  const preload = preloaded(faces, [text, heading])
  return {
    fonts: { ...(text && { text }), ...(heading && { heading }), faces, ...(preload && { preload }) },
    diagnostics: [...new Map(diagnostics.map((each) => [each.message, each])).values()],
  }
}

interface Search {
  readonly project: FontProject
  readonly diagnostics: Diagnostic[]
  readonly faces: FontFace[]
}

function used(wish: FontWish, { project, diagnostics, faces }: Search): FontUse {
  const family = wish.family ?? basename(wish.source ?? '', extname(wish.source ?? ''))
  const weight = wish.weight === undefined ? {} : { weight: wish.weight }
  const generic = wish.source ? undefined : generics.get(family.toLowerCase())
  if (generic) return { from: 'system', kind: generic, ...weight }
  if (!wish.source && /^(?:inter(?: variable)?|)$/i.test(family)) return { from: 'theme', kind: 'sans', ...weight }
  if (faces.some((face) => face.family === family)) return { from: 'file', family, kind: kindOf(family), ...weight }
  const found = filesOf(wish, family, project)
  if (found.length === 0) diagnostics.push(missing(wish, family))
  for (const face of found) {
    const asset = `font-${faces.length + 1}${extname(face.file).toLowerCase()}`
    faces.push({ ...face, family, asset })
  }
  return { from: found.length > 0 ? 'file' : 'system', family, kind: kindOf(family), ...weight }
}

const generics: ReadonlyMap<string, FontUse['kind']> = new Map([
  ['system', 'sans'],
  ['system-ui', 'sans'],
  ['ui-sans-serif', 'sans'],
  ['ui-rounded', 'sans'],
  ['sans-serif', 'sans'],
  ['serif', 'serif'],
  ['ui-serif', 'serif'],
  ['monospace', 'mono'],
  ['ui-monospace', 'mono'],
])

/** What stands in until the file is there. */
function kindOf(family: string): FontUse['kind'] {
  if (/\b(?:mono|code)\b/i.test(family)) return 'mono'
  return /\bserif\b|\bslab\b|\btimes\b|garamond|lora|merriweather|playfair|baskerville|spectral|crimson|bitter\b/i.test(
    family,
  )
    ? 'serif'
    : 'sans'
}

/** The upright file of the text, in its own weight or the one nearest to 400. */
function preloaded(faces: readonly FontFace[], uses: readonly (FontUse | undefined)[]): string | undefined {
  const [text, heading] = uses
  if (text === undefined || text.from === 'theme') return undefined
  const use = text.from === 'file' ? text : heading?.from === 'file' ? heading : undefined
  const distance = ({ weight }: FontFace) =>
    weight.includes(' ') ? 0 : Math.abs(Number(weight) - (use === text ? (use?.weight ?? 400) : (use?.weight ?? 600)))
  const fit = faces.filter(
    ({ family, format, style }) => family === use?.family && format === 'woff2' && style === 'normal',
  )
  return [...fit].sort((a, b) => distance(a) - distance(b))[0]?.asset
}

function missing({ source, at }: FontWish, family: string): Diagnostic {
  if (source && isRemote(source))
    return {
      code: 'font-remote',
      severity: 'info',
      message: `The font "${source}" is not loaded: nothing is fetched when a site is built, and pages ask no other host for fonts.`,
      at,
      hint: 'Put the file into the folder "fonts" of the project, and name its path as "source".',
    }
  if (source)
    return {
      code: 'font-missing',
      severity: 'warning',
      message: `There is no font file "${source}".`,
      at,
      hint: 'Correct the path; it starts at the folder of the configuration.',
    }
  return {
    code: 'font-missing',
    severity: 'warning',
    message: `"${family}" is not bundled; only readers who have it installed see it.`,
    at,
    hint: `Add a source: put its file into the folder "fonts", or install the package "@fontsource-variable/${packageName(family)}".`,
  }
}
