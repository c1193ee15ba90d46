#!/usr/bin/env node
/**
 * Builds real sites and says for each how many of its pages are built, complete, repaired and with gaps. A page is complete
 * when every word, link, image, code block and diagram of its source is in the HTML, in order, and the build met no component
 * and no value that it could not draw. What the source holds is read without the product (`test/corpus/`).
 *
 *   node scripts/corpus.mjs [SITE …] [--report FILE] [--keep FOLDER] [--least 99] [--program lib/cli.js] [--gaps]
 *
 * Fails when a build crashes, a listed page is lost, or fewer pages than `--least` percent are complete. The sites stand in
 * the folder that FLATLEAF_CORPUS names, else in ../shared/corpus; without one it says so and ends with 0.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { absentNames, definitions, gapsOf, toldGaps } from '../test/corpus/measure.mjs'
import { idOf, isWithheld, listedPages, pageFiles } from '../test/corpus/pages.mjs'
import { htmlPieces, sourcePieces } from '../test/corpus/pieces.mjs'
import { builtProgram, corpus } from './places.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'string' },
    keep: { type: 'string' },
    least: { type: 'string', default: '99' },
    program: { type: 'string' },
    gaps: { type: 'boolean', default: false },
  },
})
const least = Number(values.least)

if (!existsSync(corpus)) {
  console.log(`SKIPPED: there is no corpus at "${corpus}". Set FLATLEAF_CORPUS to a folder of sites to run this.`)
  process.exit(0)
}
const cli = builtProgram(values.program)

const sites = readdirSync(corpus, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && ['docs.json', 'mint.json'].some((name) => existsSync(join(corpus, entry.name, name))),
  )
  .map((entry) => entry.name)
  .filter((name) => positionals.length === 0 || positionals.some((wanted) => name.includes(wanted)))
  .sort()
const results = await checkAll(sites)
const total = sum(results)
printTable([...results, total])
printKinds(total.kinds)
if (total.undefined.length > 0)
  console.log(
    `  ${total.undefined.length} pages name components that their sites do not define; they show what these hold`,
  )
for (const result of results) printProblems(result)
if (values.report) writeFileSync(values.report, `${JSON.stringify({ total, sites: results }, null, 2)}\n`)
const problems = results.flatMap((result) => result.problems)
const share = (100 * total.complete) / Math.max(1, total.built)
const isEnough = results.length > 0 && share >= least
console.log(
  `corpus: ${share.toFixed(2)} % of ${total.built} pages complete (least ${least} %), ${problems.length} problems`,
)
process.exit(problems.length > 0 || !isEnough ? 1 : 0)

/** The next site is built while this one is measured. */
async function checkAll(names) {
  const done = []
  let next = names.length > 0 ? start(names[0]) : undefined
  for (const [index] of names.entries()) {
    const current = await next
    next = index + 1 < names.length ? start(names[index + 1]) : undefined
    // Lets the build begin before the measuring keeps this thread busy.
    await new Promise((ready) => setTimeout(ready, 20))
    done.push(measure(current))
    if (!values.keep) rmSync(current.out, { recursive: true, force: true })
  }
  return done
}

function start(site) {
  const root = join(corpus, site)
  const out = values.keep ? join(resolve(values.keep), site) : mkdtempSync(join(tmpdir(), 'flatleaf-corpus-'))
  const started = performance.now()
  const child = spawn(process.execPath, [cli, 'build', root, '--out', out, '--json'], { timeout: 600_000 })
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (printed[name] += text))
  return new Promise((ended) => {
    child.on('error', (error) => ended({ site, root, out, seconds: 0, ...printed, failure: error.message }))
    child.on('close', (status, signal) =>
      ended({ site, root, out, seconds: (performance.now() - started) / 1000, ...printed, status, signal }),
    )
  })
}

function measure({ site, root, out, seconds, stdout, stderr, status, signal, failure }) {
  const diagnostics = diagnosticsOf(stdout)
  const broken = []
  if (failure || signal) broken.push(`the build was ended: ${failure ?? signal}`)
  else if (status !== 0 && status !== 1) broken.push(`the build ended with exit code ${status}`)
  if (!diagnostics) broken.push(`the build printed no JSON: ${(stderr || stdout).slice(0, 2000)}`)
  for (const each of diagnostics ?? []) {
    if (each.severity === 'fatal' || each.code === 'page-failed') broken.push(`${each.code}: ${each.message}`)
  }
  const listed = listedPages(root).filter(({ file }) => file && !isWithheld(readFileSync(join(root, file), 'utf8')))
  for (const { id, file } of listed)
    if (!htmlOf(out, id)) broken.push(`"${id}" is listed and "${file}" exists, but no page was written`)
  return { site, seconds, problems: broken, listed: listed.length, ...pages(root, out, diagnostics ?? []) }
}

/** Every page that was written, listed or not. */
function pages(root, out, diagnostics) {
  const found = { built: 0, complete: 0, repaired: 0, undefined: [], gaps: [], kinds: {} }
  const defined = definedNames(root)
  const byFile = Map.groupBy ? Map.groupBy(diagnostics, ({ file }) => file) : grouped(diagnostics)
  for (const file of pageFiles(root)) {
    const html = htmlOf(out, idOf(file))
    const source = html && readFileSync(join(root, file), 'utf8')
    if (!html || isWithheld(source)) continue
    const told = byFile.get(file) ?? []
    const written = sourcePieces(source, { mdx: /\.mdx$/i.test(file), absent: absentNames(told) })
    const gaps = [...gapsOf(written, htmlPieces(readFileSync(html, 'utf8'))), ...toldGaps(told, defined)]
    found.built += 1
    if (gaps.length === 0) found.complete += 1
    else found.gaps.push({ file, gaps })
    if (told.some(({ code, severity }) => code.startsWith('mdx-') && severity !== 'info')) found.repaired += 1
    const unknown = told.filter(({ code }) => code === 'component-unknown').map(({ message }) => message)
    if (unknown.length > 0) found.undefined.push({ file, messages: unknown })
    for (const { kind } of gaps) found.kinds[kind] = (found.kinds[kind] ?? 0) + 1
  }
  return found
}

/** Names of components that the code and snippets of a site define. */
function definedNames(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx?|[jt]sx?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const code = files.filter((file) => /\.[jt]sx?$/i.test(file) || /(?:^|[\\/])_?snippets[\\/]/.test(file))
  return new Set(code.flatMap((file) => definitions(readFileSync(file, 'utf8'))))
}

function grouped(list) {
  const groups = new Map()
  for (const each of list) (groups.get(each.file) ?? groups.set(each.file, []).get(each.file)).push(each)
  return groups
}

/** The diagnostics of `--json`, one a line before the line of the result; `undefined` when there is no such line. */
function diagnosticsOf(stdout) {
  try {
    const objects = stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
    return objects.some(({ type }) => type === 'summary')
      ? objects.filter(({ type }) => type === 'diagnostic')
      : undefined
  } catch {
    return undefined
  }
}

function htmlOf(out, id) {
  return [id === 'index' ? 'index.html' : `${id}/index.html`, `${id}.html`]
    .map((path) => join(out, path))
    .find((path) => existsSync(path))
}

function sum(list) {
  const all = {
    site: 'all',
    seconds: 0,
    listed: 0,
    built: 0,
    complete: 0,
    repaired: 0,
    undefined: [],
    gaps: [],
    kinds: {},
    problems: [],
  }
  for (const each of list) {
    for (const key of ['seconds', 'listed', 'built', 'complete', 'repaired']) all[key] += each[key]
    all.undefined.push(...each.undefined.map((page) => ({ ...page, file: `${each.site}/${page.file}` })))
    all.gaps.push(...each.gaps.map((page) => ({ ...page, file: `${each.site}/${page.file}` })))
    for (const [kind, count] of Object.entries(each.kinds)) all.kinds[kind] = (all.kinds[kind] ?? 0) + count
    all.problems.push(...each.problems)
  }
  return all
}

function printTable(list) {
  const head = ['site', 'listed', 'built', 'complete', '%', 'repaired', 'with gaps', 's', 'gaps by kind']
  const rows = list.map(({ site, listed, built, complete, repaired, gaps, seconds, kinds, problems: broken }) => [
    `${broken.length > 0 ? '✗' : '✓'} ${site.slice(0, 28)}`,
    ...[listed, built, complete].map(String),
    (Math.floor((10_000 * complete) / Math.max(1, built)) / 100).toFixed(2),
    String(repaired),
    String(gaps.length),
    seconds.toFixed(1),
    sorted(kinds)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', '),
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)))
  const last = head.length - 1
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : column === last ? cell : cell.padStart(widths[column]),
        )
        .join('  '),
    )
}

function printKinds(kinds) {
  for (const [kind, count] of sorted(kinds)) console.log(`  ${kind}: ${count} page${count === 1 ? '' : 's'}`)
}

function sorted(counts) {
  return Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

function printProblems({ site, problems: broken, gaps }) {
  for (const problem of broken.slice(0, 10)) console.log(`  ${site}: ${problem}`)
  if (broken.length > 10) console.log(`  ${site}: and ${broken.length - 10} more`)
  if (!values.gaps) return
  for (const { file, gaps: found } of gaps)
    for (const { kind, count, sample } of found)
      console.log(`  ${site}/${file}: ${kind} ${count}: ${sample.join(' · ').slice(0, 160)}`)
}
