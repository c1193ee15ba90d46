/** A site written for a test, built and served. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildSite, remove, serve } from './command.ts'

export interface Made {
  readonly root: string
  readonly out: string
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Writes the files into a new folder, builds them and serves what came out. */
export async function made(files: Readonly<Record<string, string>>, options: readonly string[] = []): Promise<Made> {
  const root = mkdtempSync(join(tmpdir(), 'flatleaf-made-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const out = buildSite(root, options)
  const server = await serve('preview', [root, '--out', out, ...options])
  const close = async () => {
    await server.stop()
    remove(out)
    rmSync(root, { recursive: true, force: true })
  }
  return { root, out, origin: server.origin, close }
}
