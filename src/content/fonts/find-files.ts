/** Where the files of a font are: at the path that is named, in the folder `fonts/`, or in an installed package. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import type { FontFace, FontWish } from '../../model/font.ts'
import { barePath } from '../../util/bare-path.ts'
import { byCode } from '../../util/order.ts'
import { isVariableFont } from './font-file.ts'
import { faceOf, told } from './font-names.ts'

export interface FontProject {
  readonly root: string
  readonly contentDir: string
  /** Files of the project, relative to its root. */
  readonly paths: ReadonlySet<string>
}

type Found = Omit<FontFace, 'family' | 'asset'>

/** The files of a family; none where nothing is found. */
export function filesOf(wish: FontWish, family: string, project: FontProject): readonly Found[] {
  if (wish.source && !isRemote(wish.source)) return namedFile(wish, wish.source, project)
  const inFolder = folderFiles(family, project)
  return inFolder.length > 0 ? inFolder : packageFiles(family, project.root)
}

/** Whether a source is an address; nothing is fetched. */
export function isRemote(source: string): boolean {
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

/** How packages of fonts name a family. */
export function packageName(family: string): string {
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
