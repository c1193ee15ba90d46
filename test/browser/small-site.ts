/** A small project of a test's own, built and served by the command. */
import { rmSync } from 'node:fs'
import type { ProjectFiles } from '../temporary.ts'
import { permanentFolder } from '../temporary.ts'
import { buildSite, remove, serve } from './command.ts'

export interface SmallSite {
  readonly origin: string
  /** Folder of the built site. */
  readonly out: string
  readonly close: () => Promise<void>
}

/** Writes, builds and serves it; `options` are those of `build`. */
export async function smallSite(files: ProjectFiles, options: readonly string[] = []): Promise<SmallSite> {
  const root = permanentFolder(files)
  const out = buildSite(root, options)
  const base = options.includes('--base') ? ['--base', options[options.indexOf('--base') + 1]!] : []
  const server = await serve('preview', [root, '--out', out, ...base])
  const close = async () => {
    await server.stop()
    remove(out)
    rmSync(root, { recursive: true, force: true })
  }
  return { origin: server.origin, out, close }
}

/** A page with what every page begins with. */
export function aPage(title: string, body: string, matter = ''): string {
  return `---\ntitle: ${title}\ndescription: What ${title} is for.\n${matter}---\n\n${body}\n`
}

/** Sections of some length, `## Part 1` and so on, and short ones at the end. */
export function sections(long: number, short = 0): string {
  const text = `${'Words that make a paragraph of some length. '.repeat(16)}\n\n`
  const parts = Array.from({ length: long }, (_, index) => `## Part ${index + 1}\n\n${text.repeat(3)}`)
  const ends = Array.from({ length: short }, (_, index) => `## End ${index + 1}\n\nShort.\n\n`)
  return [...parts, ...ends].join('')
}
