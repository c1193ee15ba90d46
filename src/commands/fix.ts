/** `check --fix`: corrections written into the files of a project, or shown as a diff. */
import { lstatSync, readFileSync } from 'node:fs'
import type { Build } from '../build.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { detoursOf, editsByFile, fixesOf } from '../content/fixes/fixes.ts'
import { unifiedDiff } from '../report/diff.ts'
import { edited } from '../util/edited.ts'
import { projectFile } from '../util/files.ts'
import { replaceFile } from '../util/replace-file.ts'

export interface Change {
  readonly file: string
  readonly before: string
  readonly after: string
  readonly edits: number
}

/** What the corrections of a built site make of its files. Files outside the project, also through links, have none. */
export function changesOf({ site, diagnostics }: Build, root: string): Change[] {
  const textOf = textsOf(root)
  return [...editsByFile(fixesOf(site, diagnostics, textOf), textOf)].flatMap(([file, edits]): Change[] => {
    const before = textOf(file)
    if (before === undefined || edits.length === 0) return []
    const after = edited(before, edits)
    return after === before ? [] : [{ file, before, after, edits: edits.length }]
  })
}

/** Links that `--fix` would shorten, as messages. */
export function detours({ site }: Build, root: string): Diagnostic[] {
  return detoursOf(site, textsOf(root))
}

/** All changes as one diff. */
export function diffOf(changes: readonly Change[]): string {
  return changes.map(({ file, before, after }) => unifiedDiff(file, before, after)).join('\n')
}

/** Writes each file whole or not at all; one that has changed since it was read stays as it is. Answers what was written. */
export function writeChanges(changes: readonly Change[], root: string): Change[] {
  return changes.filter(({ file, before, after }) => {
    const found = projectFile(root, file)
    if (!('file' in found) || readFileSync(found.file, 'utf8') !== before) return false
    replaceFile(found.file, after, lstatSync(found.file).mode)
    return true
  })
}

/** Texts as they are on the disk, each read once. What is not UTF-8 could not be written back, so it has none. */
function textsOf(root: string): (file: string) => string | undefined {
  const texts = new Map<string, string | undefined>()
  return (file) => {
    if (!texts.has(file)) texts.set(file, textAt(root, file))
    return texts.get(file)
  }
}

function textAt(root: string, file: string): string | undefined {
  const found = file.split('/').includes('node_modules') ? undefined : projectFile(root, file)
  if (!found || !('file' in found)) return undefined
  const text = readFileSync(found.file, 'utf8')
  return text.includes('\uFFFD') ? undefined : text
}
