/**
 * Where the fonts of a site come from: a file that the configuration names, one in the folder `fonts/`, a font package that
 * the project has installed, or what the reader's system has. Nothing is fetched, at build or on a page.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { LookConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FontFace, FontUse, FontWish, SiteFonts } from '../../model/font.ts'
import { byCode } from '../../util/order.ts'
import { isVariableFont } from './font-file.ts'
import { faceOf, told } from './font-names.ts'
import { barePath } from '../../util/bare-path.ts'

export interface FontProject {
  readonly root: string
  readonly contentDir: string
  /** Files of the project, relative to its root. */
  readonly paths: ReadonlySet<string>
}

type Found = Omit<FontFace, 'family' | 'asset'>

/** Codes: `font-missing`, `font-remote` (warnings). `undefined`: the site asks for no fonts. */
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
  const generic = wish.source ? undefined : generics[family.toLowerCase()]
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

const generics: Readonly<Record<string, FontUse['kind']>> = {
  system: 'sans',
  'system-ui': 'sans',
  'ui-sans-serif': 'sans',
  'ui-rounded': 'sans',
  'sans-serif': 'sans',
  serif: 'serif',
  'ui-serif': 'serif',
  monospace: 'mono',
  'ui-monospace': 'mono',
}

/** What stands in until the file is there. */
function kindOf(family: string): FontUse['kind'] {
  if (/\b(?:mono|code)\b/i.test(family)) return 'mono'
  return /\bserif\b|\bslab\b|\btimes\b|garamond|lora|merriweather|playfair|baskerville|spectral|crimson|bitter\b/i.test(
    family,
  )
    ? 'serif'
    : 'sans'
}

function filesOf(wish: FontWish, family: string, project: FontProject): readonly Found[] {
  if (wish.source && !isRemote(wish.source)) return namedFile(wish, wish.source, project)
  const inFolder = folderFiles(family, project)
  return inFolder.length > 0 ? inFolder : packageFiles(family, project.root)
}

function isRemote(source: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(source) || /^data:/i.test(source)
}

function namedFile(
  { weight, format }: FontWish,
  source: string,
  { root, contentDir, paths }: FontProject,
): readonly Found[] {
  const bare = barePath(source)
  const path = [contentDir && `${contentDir}/${bare}`, bare, `public/${bare}`].find((each) => each && paths.has(each))
  if (!path) return []
  const name = told(basename(path))
  return [faceFrom(join(root, path), { ...name, weight: weight ?? name.weight }, format)]
}

const fontFile = /\.(?:woff2|woff|ttf|otf)$/i

/** Files of the family in a folder `fonts`. Of the same weight and style the smallest format; variable ones before all. */
function folderFiles(family: string, { root, contentDir, paths }: FontProject): readonly Found[] {
  const folders = new Set([contentDir ? `${contentDir}/fonts` : 'fonts', 'fonts', 'public/fonts'])
  const found = [...paths].sort(byCode).flatMap((path): Found[] => {
    if (!folders.has(dirname(path)) || !fontFile.test(path)) return []
    const face = faceOf(basename(path), family)
    return face ? [faceFrom(join(root, path), face)] : []
  })
  return best(found)
}

/** `@fontsource-variable/lora` or `@fontsource/lora`, as Node would find it from the project. */
function packageFiles(family: string, root: string): readonly Found[] {
  const name = packageName(family)
  if (name === '') return []
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const folder = packageFolder(root, `${scope}/${name}`)
    const pattern = new RegExp(`^${name}-latin-(wght|[1-9]00)-(normal|italic)\\.woff2$`)
    const found = (folder ? readdirSync(folder) : []).sort(byCode).flatMap((file): Found[] => {
      const match = pattern.exec(file)
      if (!match) return []
      const weight = match[1] === 'wght' ? 400 : Number(match[1])
      return [faceFrom(join(folder!, file), { weight, style: match[2] === 'italic' ? 'italic' : 'normal' })]
    })
    if (found.length > 0) return best(found)
  }
  return []
}

function packageName(family: string): string {
  return family
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}

function packageFolder(root: string, name: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const files = join(folder, 'node_modules', name, 'files')
    if (existsSync(files)) return files
    if (dirname(folder) === folder) return undefined
  }
}

const formats: Readonly<Record<string, FontFace['format']>> = {
  '.woff2': 'woff2',
  '.woff': 'woff',
  '.ttf': 'truetype',
  '.otf': 'opentype',
}

function faceFrom(
  file: string,
  { weight, style }: { readonly weight: number; readonly style: FontFace['style'] },
  format: FontWish['format'] = 'woff2',
): Found {
  const range = isVariableFont(readFileSync(file)) ? '100 900' : String(weight)
  return { file, format: formats[extname(file).toLowerCase()] ?? format, weight: range, style }
}

function best(found: readonly Found[]): readonly Found[] {
  const variable = found.filter(({ weight }) => weight.includes(' '))
  const order: readonly string[] = Object.values(formats)
  const byKind = new Map<string, Found>()
  for (const face of variable.some(({ style }) => style === 'normal') ? variable : found) {
    const key = `${face.style} ${face.weight}`
    const known = byKind.get(key)
    if (!known || order.indexOf(face.format) < order.indexOf(known.format)) byKind.set(key, face)
  }
  return [...byKind.values()]
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
      severity: 'warning',
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
