#!/usr/bin/env node
/**
 * Builds a site of hostile pages and opens every one of them in Chromium: no script of an author runs, nothing is asked
 * of another host, the frame of the page stands.
 *
 *   node scripts/hostile.mjs [--keep FOLDER]
 *
 * The payloads are large collections of others and stay outside: FLATLEAF_SHARED names the folder that holds `hostile/`
 * and `gates/`, else ../shared; without it this says so and ends with 0.
 */
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { keep: { type: 'string' }, port: { type: 'string', default: '8097' } } })
const repository = resolve(import.meta.dirname, '..')
const shared = resolve(process.env.FLATLEAF_SHARED ?? join(repository, '../shared'))
const gates = join(shared, 'gates')
const cli = join(repository, 'lib/cli.js')

if (!existsSync(join(shared, 'hostile')) || !existsSync(join(gates, 'xss-visit.mjs'))) {
  console.log(`SKIPPED: there are no hostile pages at "${shared}". Set FLATLEAF_SHARED to run this.`)
  process.exit(0)
}
const chromium = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))
if (!chromium || !existsSync(cli)) {
  console.error('Needs a Chromium (set CHROMIUM to its path) and lib/cli.js ("npm run bundle").')
  process.exit(2)
}

const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'flatleaf-hostile-'))
// The gate imports playwright-core, which is found from here.
const own = join(repository, 'node_modules/.flatleaf-gates')
process.exitCode = await run().finally(() => {
  rmSync(own, { recursive: true, force: true })
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
})

async function run() {
  const project = join(folder, 'project')
  const out = join(folder, 'out')
  mkdirSync(own, { recursive: true })
  for (const name of ['xss-site.mjs', 'xss-visit.mjs', 'serve.mjs']) copyFileSync(join(gates, name), join(own, name))
  const made = spawnSync(process.execPath, [join(own, 'xss-site.mjs'), join(shared, 'hostile'), project], {
    encoding: 'utf8',
  })
  process.stdout.write(made.stdout)
  const built = spawnSync(process.execPath, [cli, 'build', project, '--out', out], { encoding: 'utf8', maxBuffer: 1e9 })
  if (built.signal || (built.status !== 0 && built.status !== 1) || !existsSync(join(out, 'index.html'))) {
    console.error(`The site was not built (exit code ${built.status}).\n${built.stderr.slice(-2000)}`)
    return 1
  }
  const server = spawn(process.execPath, [join(own, 'serve.mjs'), out, values.port], { stdio: 'inherit' })
  try {
    await setTimeout(500)
    const visited = spawnSync(process.execPath, [join(own, 'xss-visit.mjs'), `http://127.0.0.1:${values.port}`, out], {
      encoding: 'utf8',
      env: { ...process.env, CHROMIUM: chromium },
      timeout: 900_000,
    })
    process.stdout.write(visited.stdout)
    process.stderr.write(visited.stderr)
    return visited.status === 0 ? 0 : 1
  } finally {
    server.kill()
  }
}
