#!/usr/bin/env node
/**
 * Compares what `check` says about links, anchors and files with what a crawl of the built site finds: neither may know
 * more than the other. Reads our own documentation and the sites of the corpus, or those that are named.
 *
 *   node scripts/links.mjs [SITE …] [--program lib/cli.js] [--most 40]
 *
 * Fails when an address is told that is not broken, or is broken without being told. Without a corpus only our own
 * documentation is read, and that is said.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compare } from '../test/links/compare.mjs'
import { crawl } from '../test/links/crawl.mjs'
import { builtProgram, corpus, repository } from './places.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { program: { type: 'string' }, most: { type: 'string', default: '10' } },
})
const cli = builtProgram(values.program)
const sites = existsSync(corpus)
  ? readdirSync(corpus)
      .filter((name) => ['docs.json', 'mint.json'].some((file) => existsSync(join(corpus, name, file))))
      .filter((name) => positionals.length === 0 || positionals.some((wanted) => name.includes(wanted)))
  : []
if (!existsSync(corpus))
  console.log(`SKIPPED: there is no corpus at "${corpus}"; only our own documentation is read. Set FLATLEAF_CORPUS.`)
const roots = [...(positionals.length === 0 ? [repository] : []), ...sites.map((name) => join(corpus, name))]

let wrong = 0
for (const root of roots) {
  const { told, found, falseAlarms, missed, pages } = compareSite(root)
  wrong += falseAlarms.length + missed.length
  const name = root === repository ? 'our own documentation' : root.slice(root.lastIndexOf('/') + 1)
  const summary = `${pages} pages, ${told} told, ${found} broken, ${falseAlarms.length} false alarms, ${missed.length} missed`
  console.log(`${falseAlarms.length + missed.length > 0 ? '✗' : '✓'} ${name}: ${summary}`)
  for (const each of falseAlarms.slice(0, Number(values.most))) console.log(`    false alarm  ${each}`)
  for (const each of missed.slice(0, Number(values.most))) console.log(`    missed       ${each}`)
}
console.log(`links: ${roots.length} sites, ${wrong} differences`)
process.exit(wrong > 0 || roots.length === 0 ? 1 : 0)

function compareSite(root) {
  const out = mkdtempSync(join(tmpdir(), 'flatleaf-links-'))
  try {
    run('build', root, '--out', out)
    const diagnostics = run('check', root)
    const files = new Map(
      readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
        .map((path) => [path, path.endsWith('.html') ? readFileSync(join(out, path), 'utf8') : '']),
    )
    const rules = files.has('_redirects') ? readFileSync(join(out, '_redirects'), 'utf8') : ''
    const crawled = crawl(files, { base: baseOf(root), rules })
    return { ...compare(diagnostics, crawled), pages: crawled.pages.size }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** The diagnostics of a command. */
function run(command, ...words) {
  const { stdout, status } = spawnSync(process.execPath, [cli, command, ...words, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  })
  if (status !== 0 && status !== 1) throw new Error(`${command} ${words.join(' ')} ended with exit code ${status}`)
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .filter(({ type }) => type === 'diagnostic')
}

/** The path that a site is published under, as its configuration has it. */
function baseOf(root) {
  const name = ['docs.json', 'mint.json'].find((file) => existsSync(join(root, file)))
  const written = /"(?:base|basePath)"\s*:\s*"([^"]*)"/.exec(readFileSync(join(root, name), 'utf8'))?.[1] ?? ''
  return `/${written.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
}
