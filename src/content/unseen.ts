/** What a watcher has missed: a second look at a project, beside what the last build has read of it. */
import { join } from 'node:path'
import { stampOf } from '../util/stamp.ts'
import type { Live } from './live.ts'
import { projectPaths } from './project-paths.ts'

/** Paths that have come or gone, or whose files are other ones than those that were read. Nothing is read; others have their turns. */
export async function unseen(
  { listed, stamps, turns }: Live,
  { root, out }: { readonly root: string; readonly out?: string },
): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  if (!listed) return changed
  const now = new Set(projectPaths(root, out))
  for (const path of now) if (!listed.known.has(path)) changed.add(path)
  for (const path of listed.paths) if (!now.has(path)) changed.add(path)
  for (const [path, stamp] of stamps) {
    const turn = turns.next()
    if (turn) await turn
    if (now.has(path) && stampOf(join(root, path)) !== stamp) changed.add(path)
  }
  return changed
}
