/** What a project is made of, before its own rules: builds, a second look and what is remembered of a build agree on it. */
import { relative } from 'node:path'
import { ignoreRules } from './ignore.ts'
import { walk } from './walk.ts'

/** Files of a project as `walk` lists them, but for its output and for folders that nobody reads. */
export function projectPaths(root: string, out: string | undefined): string[] {
  return walk(root, ignoreRules([], insideOf(root, out)).skipsFolder)
}

/** The output folder as a path below the project, with forward slashes. */
export function insideOf(root: string, out: string | undefined): string | undefined {
  return out && relative(root, out).replaceAll('\\', '/')
}
