/** The command as users run it: the bundle in `lib/`, in a process of its own. */
import type { ChildProcess } from 'node:child_process'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '../..')
const cli = join(repository, 'lib/cli.js')

export interface Server {
  /** `http://localhost:4173`, without a slash at the end. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Builds a project into a new folder below the system's temporary folder. */
export function buildSite(root: string, options: readonly string[] = []): string {
  const out = join(mkdtempSync(join(tmpdir(), 'flatleaf-browser-')), 'site')
  const run = spawnSync(process.execPath, [cli, 'build', root, '--out', out, ...options], { encoding: 'utf8' })
  // 1: the site has errors and was built all the same; another gate is about them.
  if (run.status !== 0 && run.status !== 1)
    throw new Error(`The build ended with ${run.status}:\n${run.stdout}${run.stderr}`)
  return out
}

export function remove(out: string): void {
  rmSync(join(out, '..'), { recursive: true, force: true })
}

/** Starts `preview` or `dev` and waits for the address that it prints. */
export async function serve(command: 'preview' | 'dev', args: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, [cli, command, ...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const origin = await addressOf(child)
  return { origin, stop: () => stopped(child) }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = ''
    const timer = setTimeout(() => failed(new Error(`No address within 60 s:\n${printed}`)), 60_000)
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(printed)?.[0]
      if (!address) return
      clearTimeout(timer)
      found(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}:\n${printed}`)))
  })
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  })
}
