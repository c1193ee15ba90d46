/** The API descriptions of a site as files for its readers, and what must not be published as it stands in the project. */
import { join } from 'node:path'
import type { StaticFile } from '../model/asset.ts'
import { folderOf } from '../openapi/address.ts'
import type { Description } from '../openapi/description.ts'
import { downloadOf, type Download } from '../openapi/download.ts'
import { hash } from '../util/hash.ts'

export interface Downloads {
  /** Path in the output by path of the description. */
  readonly bySpec: ReadonlyMap<string, string>
  readonly files: readonly StaticFile[]
  /** Absolute paths of files that hold more than readers may see: what stands in their place; `undefined`: nothing. */
  readonly guarded: ReadonlyMap<string, (() => string) | undefined>
}

export interface DownloadsInput {
  readonly descriptions: ReadonlyMap<string, Description>
  /** Folder of a description's pages. */
  readonly directoryOf: (spec: string) => string
  /** Files that are published. */
  readonly files: readonly StaticFile[]
  readonly root: string
}

/** One file for each description, beside its pages. */
export function downloads(input: DownloadsInput): Downloads {
  const found = [...input.descriptions.values()].map((description) => ({
    description,
    download: downloadOf(description),
  }))
  const published = new Map(input.files.map(({ path, file }) => [path, file]))
  const bySpec = new Map<string, string>()
  const files: StaticFile[] = []
  for (const { description, download } of found) {
    const file = join(input.root, description.path)
    const own = { file, format: download.format, isAlone: isAlone(description.path, input) }
    const path = freePath(description.path, {
      ...own,
      folder: folderOf(input.directoryOf(description.path)),
      published,
    })
    bySpec.set(description.path, path)
    if (published.get(path) === file && download.isWhole) continue
    published.set(path, file)
    files.push({ path, file, text: download.text })
  }
  return { bySpec, files, guarded: guardedFiles(found, input.root) }
}

function guardedFiles(
  found: readonly { readonly description: Description; readonly download: Download }[],
  root: string,
): Downloads['guarded'] {
  const filtered = found.filter(({ download }) => download.isFiltered)
  const others = filtered.flatMap(({ description }) => description.files)
  const mains = filtered.map(({ description, download }) => [join(root, description.path), download.text] as const)
  return new Map([...others.map((file) => [join(root, file), undefined] as const), ...mains])
}

/** Whether no other description has its pages in this folder. */
function isAlone(spec: string, { descriptions, directoryOf }: DownloadsInput): boolean {
  const folder = folderOf(directoryOf(spec))
  return [...descriptions.keys()].every((other) => other === spec || folderOf(directoryOf(other)) !== folder)
}

interface Wanted {
  readonly file: string
  readonly format: string
  readonly isAlone: boolean
  readonly folder: string
  readonly published: ReadonlyMap<string, string>
}

/** A name that tells descriptions in one folder apart, never in the place of another file. */
function freePath(spec: string, { file, format, isAlone: alone, folder, published }: Wanted): string {
  const stem =
    spec
      .replace(/^.*\//, '')
      .replace(/\.(?:json|ya?ml)$/i, '')
      .replace(/[^\w.-]+/g, '-') || 'openapi'
  const names = [...(alone ? ['openapi'] : []), stem, `${stem}-${hash(spec).slice(0, 6)}`]
  const paths = names.map((name) => `${folder === '' ? '' : `${folder}/`}${name}.${format}`)
  return paths.find((path) => !published.has(path) || published.get(path) === file) ?? paths.at(-1)!
}
