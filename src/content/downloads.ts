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
  /** Descriptions of which nothing is published, or some pages are not for everyone. */
  readonly closed?: ReadonlySet<string>
  /** Folder of a description's pages. */
  readonly directoryOf: (spec: string) => string
  /** Files that are published. */
  readonly files: readonly StaticFile[]
  readonly root: string
}

/** One file for each description, beside its pages. */
export function downloads(input: DownloadsInput): Downloads {
  const isClosed = ({ path }: Description) => input.closed?.has(path) ?? false
  const all = [...input.descriptions.values()]
  const found = all
    .filter((each) => !isClosed(each))
    .map((description) => ({
      description,
      download: downloadOf(description),
    }))
  const published = new Map(input.files.map(({ path, file }) => [path, file]))
  const paths = pathsOf(found, input, published)
  const files = found.flatMap(({ description, download }): readonly StaticFile[] => {
    const file = join(input.root, description.path)
    const path = paths.get(description.path)!
    return published.get(path) === file && download.isWhole ? [] : [{ path, file, text: download.text }]
  })
  return { bySpec: paths, files, guarded: guardedFiles(found, all.filter(isClosed), input.root) }
}

/** The files of descriptions that hold more than readers may see. */
export function guardedOf({ descriptions, closed, root }: Pick<DownloadsInput, 'descriptions' | 'closed' | 'root'>) {
  const isClosed = ({ path }: Description) => closed?.has(path) ?? false
  const all = [...descriptions.values()]
  const found = all.filter((each) => !isClosed(each)).map((each) => ({ description: each, download: downloadOf(each) }))
  return guardedFiles(found, all.filter(isClosed), root)
}

interface Found {
  readonly description: Description
  readonly download: Download
}

function guardedFiles(found: readonly Found[], closed: readonly Description[], root: string): Downloads['guarded'] {
  const filtered = found.filter(({ download }) => download.isFiltered)
  const others = [...filtered.map(({ description }) => description), ...closed].flatMap(({ files }) => files)
  const mains = filtered.map(({ description, download }) => [join(root, description.path), download.text] as const)
  const gone = [...others, ...closed.map(({ path }) => path)]
  return new Map([...gone.map((file) => [join(root, file), undefined] as const), ...mains])
}

/** Whether no other description has its pages in this folder. */
function isAlone(spec: string, { descriptions, directoryOf }: DownloadsInput): boolean {
  const folder = folderOf(directoryOf(spec))
  return [...descriptions.keys()].every((other) => other === spec || folderOf(directoryOf(other)) !== folder)
}

/** Never in the place of another file; where two would be the same, both get letters of a hash, so that none depends on others' order. */
function pathsOf(
  found: readonly Found[],
  input: DownloadsInput,
  published: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const wanted = found.map(({ description: { path: spec }, download: { format } }) => {
    const folder = folderOf(input.directoryOf(spec))
    const inFolder = (name: string) => `${folder === '' ? '' : `${folder}/`}${name}.${format}`
    const stem = stemOf(spec)
    const own = [...(isAlone(spec, input) ? ['openapi'] : []), stem].map(inFolder)
    return { spec, own, last: inFolder(`${stem}-${hash(spec).slice(0, 6)}`) }
  })
  const counts = new Map<string, number>()
  for (const { own } of wanted)
    for (const path of new Set(own)) counts.set(path.toLowerCase(), (counts.get(path.toLowerCase()) ?? 0) + 1)
  return new Map(
    wanted.map(({ spec, own, last }) => {
      const file = join(input.root, spec)
      const isFree = (path: string) => !published.has(path) || published.get(path) === file
      return [spec, own.find((path) => counts.get(path.toLowerCase()) === 1 && isFree(path)) ?? last]
    }),
  )
}

function stemOf(spec: string): string {
  const name = spec.replace(/^.*\//, '').replace(/\.(?:json|ya?ml)$/i, '')
  return name.replace(/[^\w.-]+/g, '-') || 'openapi'
}
