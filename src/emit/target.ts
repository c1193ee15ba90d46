/** Which folders a build may write to. Refused is whatever could hold something that we did not write. */
import type { Dirent } from 'node:fs'
import { accessSync, constants, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic } from '../model/diagnostic.ts'
import { isWithin } from '../util/files.ts'
import { show } from './failure.ts'
import type { CleanFolders, Foreign } from './foreign.ts'
import { foreignIn, isHarmless } from './foreign.ts'
import type { Written } from './marker.ts'
import { markerName, readMarker } from './marker.ts'

export interface Target {
  /** Absolute path of the output folder. */
  readonly out: string
  /** Absolute path of the project. */
  readonly root: string
  /** Folders that pages and files are read from, absolute. */
  readonly sources: readonly string[]
  /** Replace a folder of the project that we did not write. Sources, and every folder outside, stay refused. */
  readonly force?: boolean
}

/** A `fatal` when the place itself is refused, whatever it holds. Compared by file identity, so spelling does not matter. */
export function refusePlace({ out, root, sources }: Target): Diagnostic | undefined {
  const refuse = (why: string) =>
    refused(show(out, root), why, 'Choose another folder with --out, for example --out dist.')
  const above = identitiesAbove(out)
  const own = identity(out)
  if (out === dirname(out)) return refuse('is the root of the file system')
  if (out.split(/[\\/]/).some((name) => ['.git', 'node_modules'].includes(name.toLowerCase())))
    return refuse('lies in a folder that another tool owns')
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return refuse('is a symbolic link')
  if (own && identitiesAbove(root).has(own)) return refuse('holds the project')
  if (own === identity(root)) return refuse('is the project itself')
  if (own && (own === identity(homedir()) || identitiesAbove(homedir()).has(own)))
    return refuse('is or holds your home folder')
  for (const source of sources.filter((each) => identity(each) !== identity(root))) {
    const found = identity(source)
    if (!found) continue
    const isSource = own === found && !readMarker(out)
    if (isSource || above.has(found)) return refuse(`lies in "${show(source, root)}", which the site is made from`)
    if (own && identitiesAbove(source).has(own))
      return refuse(`holds "${show(source, root)}", which the site is made from`)
  }
  return undefined
}

/** A `fatal` when what stands there now is not ours to replace. `isOurs`: whether there is a marker in it. */
export function refuseState({ out, root, force }: Target, isOurs: boolean): Diagnostic | undefined {
  const name = show(out, root)
  const stat = lstatSync(out, { throwIfNoEntry: false })
  if (!stat) return undefined
  if (!stat.isDirectory()) return refused(name, 'is a file', 'Remove the file or choose another folder with --out.')
  if (stat.dev !== statSync(dirname(out)).dev)
    return refused(name, 'is a mount point, which cannot be swapped', 'Give --out a folder inside the mount point.')
  accessSync(out, constants.W_OK)
  const isForeign = (each: Dirent) => !isHarmless(each.name, each.isDirectory()) && each.name !== markerName
  const foreign = isOurs ? undefined : readdirSync(out, { withFileTypes: true }).find(isForeign)?.name
  if (!foreign) return undefined
  const why = `holds "${foreign}" and was not written by flatleaf`
  // Force is for a folder of the project: one slip must never replace /etc or somebody's documents.
  if (!isWithin(realPath(out), realPath(root)))
    return refused(name, why, 'Choose another folder with --out. Outside the project --force replaces nothing.')
  const written = sourceIn(out)
  if (written !== undefined)
    return refused(name, `holds "${written}", which somebody wrote`, 'Choose another folder with --out.')
  return force ? undefined : refused(name, why, 'Choose another folder with --out, or replace this one with --force.')
}

/** A `fatal` when someone put a file among ours that would be lost, or what was found else. */
export function refuseForeign(
  { out, root, force }: Target,
  ours: Written | undefined,
  clean?: CleanFolders,
): Diagnostic | Foreign {
  if (force || !ours) return { file: undefined, droppings: [], folders: new Map() }
  const foreign = foreignIn(out, ours, clean)
  const { file } = foreign
  if (file === undefined) return foreign
  const message = `"${show(join(out, file), root)}" was not written by flatleaf and would be lost.`
  const hint = 'Put it into the folder "public" to publish it, move it away, or drop it with --force.'
  return { code: 'output-foreign', severity: 'fatal', message, hint }
}

/** A page, a configuration or a repository below a folder: work that no build may replace, whatever the force. */
function sourceIn(folder: string): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.find(({ name }) => /\.mdx?$|^(?:docs|mint|package)\.json$/.test(name))?.name
}

function refused(name: string, why: string, hint: string): Diagnostic {
  const message = `The output folder "${name}" is refused: it ${why}.`
  return { code: 'output-refused', severity: 'fatal', message, hint }
}

/** Device and inode of a file, links followed; `undefined` when nothing is there. */
function identity(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true })
  return stat && `${stat.dev}:${stat.ino}`
}

/** Identities of the real folders above a path, also of one that does not exist yet. */
function identitiesAbove(path: string): Set<string> {
  const found = new Set<string>()
  let here = dirname(realPath(path))
  for (;;) {
    const each = identity(here)
    if (each) found.add(each)
    if (here === dirname(here)) return found
    here = dirname(here)
  }
}

/** The real path of the part that exists, with the rest behind it. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path === dirname(path) ? path : join(realPath(dirname(path)), basename(path))
  }
}
