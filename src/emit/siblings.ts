/**
 * What a build puts beside the output folder while it works, always on the same file system:
 * `.dist.flatleaf-lock`, `-stage-<pid>` (the tree being written), `-old-<pid>` (the tree being replaced, whole),
 * `-trash-<pid>` (a tree being deleted, or what a patch replaces: until it is done, nothing else holds that). A command finds them
 * by name after a build was killed.
 */
import { lstatSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pid } from 'node:process'
import { byCode } from '../util/order.ts'

export interface Siblings {
  readonly lock: string
  readonly stage: string
  readonly old: string
  readonly trash: string
}

/** The names of this process beside an output folder. */
export function siblings(out: string): Siblings {
  const name = (kind: string) => join(dirname(out), `${prefix(out)}${kind}`)
  return { lock: name('lock'), stage: name(`stage-${pid}`), old: name(`old-${pid}`), trash: name(`trash-${pid}`) }
}

export interface Leftover {
  readonly kind: 'stage' | 'old' | 'trash'
  readonly path: string
}

/** Trees of builds that were killed, sorted by name. Only real folders: a link of that name is not ours. */
export function leftovers(out: string): Leftover[] {
  const start = prefix(out)
  return listOf(dirname(out))
    .filter((name) => name.startsWith(start))
    .sort(byCode)
    .flatMap((name): Leftover[] => {
      const kind = /^(stage|old|trash)-\d+$/.exec(name.slice(start.length))?.[1] as Leftover['kind'] | undefined
      const path = join(dirname(out), name)
      return kind && lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? [{ kind, path }] : []
    })
}

/** The trees of the process that an old tree is of. */
export function treesOf(old: string): Pick<Siblings, 'old' | 'stage' | 'trash'> {
  const beside = (kind: string) => old.replace(/old-(?=\d+$)/, `${kind}-`)
  return { old, stage: beside('stage'), trash: beside('trash') }
}

const prefix = (out: string) => `.${basename(out)}.flatleaf-`

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
