#!/usr/bin/env node
/**
 * Builds a site of hostile pages and one of hostile API descriptions, and opens every page of them in Chromium: no script of
 * an author runs, nothing is asked of another host, the frame of the page stands. Pages of descriptions are opened without
 * the content security policy; those of operations with it too.
 *
 *   node scripts/hostile.mjs [--keep FOLDER]
 *
 * The payloads are large collections of others and stay outside: FLATLEAF_SHARED names the folder that holds `hostile/`
 * and `gates/`, else ../shared; without it this says so and ends with 0.
 */
import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumPath } from './browser.mjs'
import { staticHost } from './static-host.mjs'
import { writeHostileSite } from '../test/reference/hostile.mjs'

const { values } = parseArgs({ options: { keep: { type: 'string' } } })
const repository = resolve(import.meta.dirname, '..')
const shared = resolve(process.env.FLATLEAF_SHARED ?? join(repository, '../shared'))
const gates = join(shared, 'gates')
const cli = join(repository, 'lib/cli.js')

if (!existsSync(join(shared, 'hostile')) || !existsSync(join(gates, 'xss-visit.mjs'))) {
  console.log(`SKIPPED: there are no hostile pages at "${shared}". Set FLATLEAF_SHARED to run this.`)
  process.exit(0)
}
if (!existsSync(cli)) {
  console.error('Needs lib/cli.js ("npm run bundle").')
  process.exit(2)
}
const chromium = await chromiumPath()

/** The pages are opened by several browsers at once: most of the time one waits. */
const shares = ['0/2', '1/2']

const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'flatleaf-hostile-'))
// The gate imports playwright-core, which is found from here.
const own = join(repository, 'node_modules/.flatleaf-gates')
process.exitCode = await run().finally(() => {
  rmSync(own, { recursive: true, force: true })
  if (!values.keep) rmSync(folder, { recursive: true, force: true })
})

async function run() {
  mkdirSync(own, { recursive: true })
  for (const name of ['xss-site.mjs', 'xss-visit.mjs']) copyFileSync(join(gates, name), join(own, name))
  const visit = readFileSync(join(own, 'xss-visit.mjs'), 'utf8').replace(
    'files.sort()',
    'files.sort();const [share,of]=process.env.SHARE.split("/");files.splice(0,Infinity,...files.filter((_,n)=>n%of==share))',
  )
  writeFileSync(join(own, 'xss-visit.mjs'), visit)
  // With the policy less can run: what it must not do is keep a page from standing. Pages of schemas are all of one kind.
  const fewer = visit.replace('n%of==share', 'n%of==share&&!/schemas.|_flatleaf/.test(_)')
  writeFileSync(join(own, 'xss-visit-csp.mjs'), fewer.replace('bypassCSP:true', 'bypassCSP:false'))
  const pages = makePages(join(folder, 'project'))
  const descriptions = makeDescriptions(join(folder, 'descriptions'))
  const first = await open(pages, join(folder, 'out'), ['xss-visit.mjs'])
  const second = await open(descriptions, join(folder, 'out-descriptions'), ['xss-visit.mjs', 'xss-visit-csp.mjs'])
  return Math.max(first, second)
}

function makePages(project) {
  const made = spawnSync(process.execPath, [join(own, 'xss-site.mjs'), join(shared, 'hostile'), project], {
    encoding: 'utf8',
  })
  process.stdout.write(made.stdout)
  return project
}

function makeDescriptions(project) {
  const cases = (name) => JSON.parse(readFileSync(join(shared, 'hostile', name), 'utf8')).cases
  const texts = cases('own-xss-markdown.json').flatMap(({ md }) => (typeof md === 'string' ? md : []))
  const count = writeHostileSite(project, { cases: cases('own-openapi.json'), texts })
  console.log(`${count} descriptions`)
  return project
}

/** Builds a site and opens its pages with each of the visitors. */
async function open(project, out, visitors) {
  const built = spawnSync(process.execPath, [cli, 'build', project, '--out', out], { encoding: 'utf8', maxBuffer: 1e9 })
  if (built.signal || (built.status !== 0 && built.status !== 1) || !existsSync(join(out, 'index.html'))) {
    console.error(`The site was not built (exit code ${built.status}).\n${built.stderr.slice(-2000)}`)
    return 1
  }
  const host = await staticHost(out, { compress: false })
  try {
    const reports = await Promise.all(
      visitors.flatMap((visitor) => shares.map((share) => visited({ visitor, share, out, origin: host.origin }))),
    )
    const pages = reports.reduce((sum, each) => sum + each.pages, 0)
    console.log(
      `${pages} pages opened, ${reports.filter(({ status }) => status !== 0).length} visitors found something`,
    )
    return Math.max(...reports.map(({ status }) => status))
  } finally {
    await host.close()
  }
}

/** Opens one share of the pages. What it found is printed; gives 0 or 1 and the number of pages. */
async function visited({ visitor, share, out, origin }) {
  const child = spawn(process.execPath, [join(own, visitor), origin, out], {
    env: { ...process.env, CHROMIUM: chromium, SHARE: share },
    timeout: 900_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += text))
  const code = await new Promise((ended) => child.on('close', ended))
  const found = /^\{.*\}$/m.exec(printed)?.[0]
  const { pages = 0 } = found ? JSON.parse(found) : {}
  if (code === 0 && pages > 0) return { status: 0, pages }
  process.stdout.write(`${visitor} ${share}: ${printed}\n`)
  return { status: 1, pages }
}
