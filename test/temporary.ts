/** Folders that tests write into. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Path → text, bytes, or a value that is written as JSON. */
export type ProjectFiles = Readonly<Record<string, unknown>>

/** A folder of its own, removed when the test ends. */
export function folder(files: ProjectFiles = {}): string {
  const root = permanentFolder(files)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

/** A folder of its own for several tests; who asks for it removes it. */
export function permanentFolder(files: ProjectFiles = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'flatleaf-test-'))
  write(root, files)
  return root
}

/** Writes files into a folder. */
export function write(root: string, files: ProjectFiles): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    const isText = typeof content === 'string' || content instanceof Uint8Array
    writeFileSync(target, isText ? content : JSON.stringify(content, null, 2))
  }
}
