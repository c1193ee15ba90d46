#!/usr/bin/env node
/**
 * Asks the search of built sites what readers ask, with the code that runs in their browsers, and prints each query whose
 * page is not among the first three. Fails below 95 of 100.
 *
 *   node scripts/search-quality.mjs [--all] [--program lib/cli.js]
 *
 * `--all` also prints what was found. The queries stand in test/search/queries.mjs. The sites beside our own documentation
 * stand in the folder that FLATLEAF_CORPUS names, else in ../shared/corpus; without it only our own is asked.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bilingualQueries, ownQueries, protocolQueries } from '../test/search/queries.mjs'
import { forNode } from './for-node.mjs'
import { builtProgram, corpus, repository } from './places.mjs'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, program: { type: 'string' } } })
const cli = builtProgram(values.program)

const sites = [
  { root: repository, scopes: { all: ownQueries } },
  {
    root: join(corpus, 'modelcontextprotocol__modelcontextprotocol'),
    scopes: { 'version-2026-07-28-latest': protocolQueries },
  },
  { root: join(corpus, 'langgenius__dify-docs'), scopes: bilingualQueries },
]
const present = sites.filter(({ root }) => existsSync(root))
for (const { root } of sites)
  if (!present.some((site) => site.root === root)) console.log(`SKIPPED: no site at "${root}"`)

const work = mkdtempSync(join(tmpdir(), 'flatleaf-search-'))
try {
  // The engine as the browser has it, but for its dialog.
  const { openEngine } = await import(await forNode('theme/client/search/engine.ts'))
  const results = []
  for (const [index, site] of present.entries()) {
    const out = buildSite(site.root, join(work, `site-${index}`))
    for (const [scope, queries] of Object.entries(site.scopes)) {
      const engine = await openEngine(join(out, '_flatleaf/search', `${scope}.js`), loadFile)
      for (const query of queries) results.push(await ask(engine, query))
    }
  }
  const missed = results.filter(({ place }) => place < 0 || place > 2)
  for (const result of values.all ? results : missed) print(result)
  const first = results.filter(({ place }) => place === 0).length
  const found = results.length - missed.length
  console.log(`search: ${found} of ${results.length} queries find their page in the first three, ${first} as the first`)
  process.exitCode = found < Math.ceil(results.length * 0.95) ? 1 : 0
} finally {
  rmSync(work, { recursive: true, force: true })
}

function buildSite(root, out) {
  const run = spawnSync(process.execPath, [cli, 'build', root, '--out', out], { encoding: 'utf8' })
  // 1: the site has errors and was built all the same.
  if (run.status !== 0 && run.status !== 1) throw new Error(`Cannot build ${root}:\n${run.stdout}${run.stderr}`)
  return out
}

/** What a script of the index hands over. */
async function loadFile(path) {
  let value
  new Function('flatleafIndex', readFileSync(path, 'utf8'))((given) => (value = given))
  return value
}

async function ask(engine, query) {
  await engine.loadWords(query.text)
  const found = engine.find(query.text).slice(0, 10)
  const pages = found.map(({ page }) => engine.pages[page])
  const isWanted = ({ href }) => query.wanted.some((end) => href === end || href.endsWith(`/${end}`))
  return { query, pages, place: pages.findIndex(isWanted) }
}

function print({ query, pages, place }) {
  const where = place < 0 ? 'not in the first ten' : `place ${place + 1}`
  console.log(`${query.kind}: “${query.text}”, wanted ${query.wanted.join(' or ')}: ${where}`)
  for (const { title, href } of pages.slice(0, 3)) console.log(`    ${title}  ${href}`)
}
