#!/usr/bin/env node
/**
 * Builds real sites and proves for each: no crash; every page that the navigation lists and that has a file is written;
 * at least 99.5 % of the words outside code and markup are in the HTML.
 *
 *   node scripts/corpus.mjs [SITE …] [--report FILE] [--keep FOLDER] [--least 99.5] [--missing]
 *
 * The sites stand in the folder that FLATLEAF_CORPUS names, else in ../shared/corpus; without one it says so and ends with 0.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { idOf, isWithheld, listedPages, pageFiles } from '../test/corpus/pages.mjs'
import { covered, mainWords, proseWords } from '../test/corpus/words.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'string' },
    keep: { type: 'string' },
    least: { type: 'string', default: '99.5' },
    missing: { type: 'boolean', default: false },
  },
})
const repository = resolve(import.meta.dirname, '..')
const folder = resolve(process.env.FLATLEAF_CORPUS ?? join(repository, '../shared/corpus'))
const cli = join(repository, 'lib/cli.js')
const least = Number(values.least)

if (!existsSync(folder)) {
  console.log(`SKIPPED: there is no corpus at "${folder}". Set FLATLEAF_CORPUS to a folder of sites to run this.`)
  process.exit(0)
}
if (!existsSync(cli)) {
  console.error('lib/cli.js is missing. Run "npm run bundle" first.')
  process.exit(2)
}

const sites = readdirSync(folder, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && ['docs.json', 'mint.json'].some((name) => existsSync(join(folder, entry.name, name))),
  )
  .map((entry) => entry.name)
  .filter((name) => positionals.length === 0 || positionals.some((wanted) => name.includes(wanted)))
  .sort()
const results = sites.map(check)
printTable(results)
for (const result of results) printProblems(result)
if (values.report) writeFileSync(values.report, `${JSON.stringify(results, null, 2)}\n`)
const failed = results.filter(({ problems }) => problems.length > 0)
console.log(`corpus: ${results.length - failed.length} of ${results.length} sites fine`)
process.exit(failed.length > 0 || results.length === 0 ? 1 : 0)

/** Builds one site and measures it. */
function check(site) {
  const root = join(folder, site)
  const out = values.keep ? join(resolve(values.keep), site) : mkdtempSync(join(tmpdir(), 'flatleaf-corpus-'))
  try {
    const built = runBuild(root, out)
    const entries = listedPages(root).filter(({ file }) => file && !isWithheld(readFileSync(join(root, file), 'utf8')))
    const unwritten = entries
      .filter(({ id }) => !htmlOf(out, id))
      .map(({ id, file }) => `"${id}" is listed and "${file}" exists, but no page was written`)
    const words = coverage(root, out)
    const share = words.total === 0 ? 100 : (100 * words.found) / words.total
    const problems = [...built.problems, ...unwritten]
    if (share < least) problems.push(`only ${share.toFixed(2)} % of the words are in the HTML`)
    return {
      site,
      pages: words.pages,
      listed: entries.length,
      seconds: built.seconds,
      words: words.total,
      coverage: share,
      codes: built.codes,
      problems,
      worst: words.worst,
    }
  } finally {
    if (!values.keep) rmSync(out, { recursive: true, force: true })
  }
}

function runBuild(root, out) {
  const started = performance.now()
  const run = spawnSync(process.execPath, [cli, 'build', root, '--out', out, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 600_000,
  })
  const seconds = (performance.now() - started) / 1000
  const diagnostics = diagnosticsOf(run.stdout)
  const problems = []
  if (run.error || run.signal) problems.push(`the build was ended: ${run.error?.message ?? run.signal}`)
  else if (run.status !== 0 && run.status !== 1) problems.push(`the build ended with exit code ${run.status}`)
  if (!diagnostics) problems.push(`the build printed no JSON: ${(run.stderr || run.stdout).slice(0, 2000)}`)
  for (const each of diagnostics ?? []) {
    if (each.severity === 'fatal' || each.code === 'page-failed') problems.push(`${each.code}: ${each.message}`)
  }
  return { seconds, problems, codes: countCodes(diagnostics ?? []) }
}

/** The diagnostics of `--json`, one a line before the line of the result; `undefined` when there is no such line. */
function diagnosticsOf(stdout) {
  try {
    const lines = stdout.split('\n').filter((line) => line !== '')
    const objects = lines.map((line) => JSON.parse(line))
    return objects.some(({ type }) => type === 'summary')
      ? objects.filter(({ type }) => type === 'diagnostic')
      : undefined
  } catch {
    return undefined
  }
}

function countCodes(diagnostics) {
  const counts = {}
  for (const { code, severity } of diagnostics) {
    if (severity !== 'info') counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

function htmlOf(out, id) {
  return [id === 'index' ? 'index.html' : `${id}/index.html`, `${id}.html`]
    .map((path) => join(out, path))
    .find((path) => existsSync(path))
}

/** Words of every page that was written, listed or not. */
function coverage(root, out) {
  const sum = { pages: 0, total: 0, found: 0, worst: [] }
  for (const file of pageFiles(root)) {
    const html = htmlOf(out, idOf(file))
    if (!html) continue
    const source = readFileSync(join(root, file), 'utf8')
    if (isWithheld(source)) continue
    const page = covered(proseWords(source, { mdx: /\.mdx$/i.test(file) }), mainWords(readFileSync(html, 'utf8')))
    sum.pages += 1
    sum.total += page.total
    sum.found += page.found
    if (page.missing.length > 0)
      sum.worst.push({ file, missing: page.missing.length, of: page.total, words: page.missing.slice(0, 40) })
  }
  sum.worst.sort((a, b) => b.missing - a.missing)
  sum.worst.splice(20)
  return sum
}

function printTable(list) {
  const rows = list.map(({ site, pages, seconds, words, coverage: share, codes, problems }) => [
    `${problems.length > 0 ? '✗' : '✓'} ${site.slice(0, 28)}`,
    String(pages),
    seconds.toFixed(1),
    String(words),
    `${(Math.floor(share * 1000) / 1000).toFixed(3)} %`,
    Object.entries(codes)
      .sort((a, b) => b[1] - a[1])
      .map(([code, count]) => `${code} ${count}`)
      .join(', '),
  ])
  const head = ['site', 'pages', 's', 'words', 'coverage', 'errors and warnings']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)))
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 || column === 5 ? cell.padEnd(column === 0 ? widths[0] : 0) : cell.padStart(widths[column]),
        )
        .join('  '),
    )
  }
}

function printProblems({ site, problems, worst }) {
  for (const problem of problems.slice(0, 10)) console.log(`  ${site}: ${problem}`)
  if (problems.length > 10) console.log(`  ${site}: and ${problems.length - 10} more`)
  if (!values.missing && problems.length === 0) return
  for (const { file, missing, of, words } of worst.slice(0, 5))
    console.log(`  ${site}: ${file} misses ${missing} of ${of} words: ${words.join(' ')}`)
}
