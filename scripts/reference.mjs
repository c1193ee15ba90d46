#!/usr/bin/env node
/**
 * Builds a site of nothing but one API description, for many of them, and says what is lost on the way: each text, name
 * and allowed value of the description must stand in a page as HTML without scripts, and in its Markdown twin. Also: no
 * page over 100 KB, no broken link or anchor, no id twice, no two addresses that differ only in case, what is excluded
 * nowhere and what is hidden only on its own page. What a description holds is read without the product
 * (`test/reference/`).
 *
 *   node scripts/reference.mjs [PART OF A PATH …] [--least 100] [--keep FOLDER] [--program lib/cli.js] [--most 5]
 *
 * The descriptions are those below `openapi/` in the folder that FLATLEAF_SHARED names, else in ../shared, and those of the
 * real sites; without any it says so and ends with 0.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { missing } from '../test/reference/coverage.mjs'
import { readDescription } from '../test/reference/description.mjs'
import { leaks, onlyIn } from '../test/reference/leaks.mjs'
import { filesOf, pagesOf, siteProblems } from '../test/reference/site.mjs'
import { twinText } from '../test/reference/words.mjs'
import { builtProgram, corpus, repository } from './places.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string' },
    /** Percent of the strings of each description. */
    least: { type: 'string', default: '100' },
    program: { type: 'string' },
    most: { type: 'string', default: '5' },
    shared: { type: 'string', default: process.env.FLATLEAF_SHARED ?? join(repository, '../shared') },
  },
})
const most = Number(values.most)
const given = join(resolve(values.shared), 'openapi')
const folders = [given, corpus].filter((folder) => existsSync(folder))
if (folders.length === 0) {
  console.log(`SKIPPED: there are no API descriptions at "${given}" or "${corpus}". Set FLATLEAF_SHARED to run this.`)
  process.exit(0)
}
const cli = builtProgram(values.program)
const work = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'flatleaf-reference-'))
const descriptions = folders
  .flatMap((folder) => found(folder))
  .filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)))
const results = []
try {
  // Two at a time: one is built while the other is measured.
  const queue = descriptions.values()
  const run = async () => {
    for (const description of queue) results.push(await check(description))
  }
  await Promise.all([run(), run()])
} finally {
  if (!values.keep) rmSync(work, { recursive: true, force: true })
}
results.sort((a, b) => (a.name < b.name ? -1 : 1))
print(results)
const broken = results.filter(({ problems, lost }) => problems.length + lost.html.length + lost.twin.length > 0)
console.log(`reference: ${results.length - broken.length} of ${results.length} descriptions complete`)
const isEnough = results.every(({ share, problems }) => share >= Number(values.least) && problems.length === 0)
process.exit(isEnough ? 0 : 1)

/** The descriptions below a folder: files whose first level has `openapi` or `swagger`. The suites of the standard are no texts. */
function found(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|ya?ml)$/i.test(entry.name) && !/suite/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const text = readFileSync(path, 'utf8')
      return /^\s*"?(?:openapi|swagger)"?\s*:\s*["']?\d/m.test(text) && /^\s*"?(?:paths|webhooks)"?\s*:/m.test(text)
    })
    .map((path) => ({ path, name: relative(folder, path).replaceAll('\\', '/') }))
}

async function check({ path, name }) {
  const { strings, files } = readDescription(path)
  const project = join(work, 'projects', name)
  const out = join(work, 'sites', name)
  const base = files.reduce(common, dirname(path))
  for (const file of files) {
    mkdirSync(dirname(join(project, relative(base, file))), { recursive: true })
    cpSync(file, join(project, relative(base, file)))
  }
  const openapi = relative(base, path).replaceAll('\\', '/')
  writeFileSync(join(project, 'docs.json'), JSON.stringify({ name: 'Gate', navigation: [], openapi }))
  const started = performance.now()
  const failure = await build(project, out)
  const ms = Math.round(performance.now() - started)
  if (failure) return { name, ms, pages: 0, largest: 0, share: 0, lost: { html: [], twin: [] }, problems: [failure] }
  return { name, ms, ...measured(out, strings) }
}

/** The folder that holds both. */
function common(folder, file) {
  let at = folder
  while (relative(at, file).startsWith('..')) at = dirname(at)
  return at
}

function build(project, out) {
  return new Promise((ended) => {
    const child = spawn(process.execPath, [cli, 'build', project, '--out', out, '--json'], { timeout: 300_000 })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text))
    child.on('error', (error) => ended(error.message))
    child.on('close', (status, signal) => {
      const failed = /^.*"page-failed".*$/m.exec(printed)?.[0]
      if (signal || status > 1 || failed)
        ended(`the build ended with ${signal ?? `exit code ${status}`}: ${failed ?? printed.slice(-500)}`)
      else ended(existsSync(out) ? undefined : `nothing was built: ${printed.slice(-500)}`)
    })
  })
}

function measured(out, strings) {
  const files = filesOf(out)
  const pages = pagesOf(out, files)
  const html = [...pages].flatMap(([file, page]) => (file === '404.html' ? [] : [page]))
  const shown = strings.filter(({ state }) => state !== 'excluded')
  const twins = files
    .filter((file) => file.endsWith('.md'))
    .map((file) => twinText(readFileSync(join(out, file), 'utf8')))
  const lost = { html: missing(shown, html), twin: missing(shown, twins) }
  const largest = Math.max(0, ...html.map(({ size }) => size))
  const share = 100 - (100 * Math.max(lost.html.length, lost.twin.length)) / Math.max(1, shown.length)
  const texts = strings.filter(({ kind }) => kind === 'text').map(({ text }) => text)
  const problems = [...siteProblems(out, { written: texts, files, pages }), ...told(out, files, strings)]
  return { pages: html.length, largest, share, strings: shown.length, lost, problems }
}

/** What must be nowhere, or only on pages that search engines pass over. */
function told(out, files, strings) {
  const excluded = onlyIn(strings, 'excluded')
  const hidden = onlyIn(strings, 'hidden')
  if (excluded.length + hidden.length === 0) return []
  const texts = files
    .filter((file) => /\.(?:html|md|json|ya?ml|xml|txt|js)$/i.test(file))
    .map((path) => ({ path, text: readFileSync(join(out, path), 'utf8') }))
  const unlisted = new Set(
    texts.filter(({ path, text }) => path.endsWith('.html') && /noindex/.test(text)).map(({ path }) => path),
  )
  const mayShow = (path) => unlisted.has(path) || unlisted.has(path.replace(/\.md$/, '/index.html'))
  const open = texts.filter(({ path }) => !mayShow(path))
  return [
    ...leaks(excluded, texts).map(([text, path]) => `${path}: shows "${text.slice(0, 40)}" of an excluded part`),
    ...leaks(hidden, open).map(([text, path]) => `${path}: shows "${text.slice(0, 40)}" of a hidden part`),
  ]
}

function print(list) {
  const head = ['description', 'pages', 'max KB', 'strings', '%', 'ms', 'lost', 'of twins', 'problems']
  const rows = list.map(({ name, pages, largest, strings, share, ms, lost, problems }) => [
    name.slice(-60),
    String(pages),
    (largest / 1000).toFixed(1),
    String(strings ?? 0),
    (Math.floor(share * 100) / 100).toFixed(2),
    String(ms),
    String(lost.html.length),
    String(lost.twin.length),
    String(problems.length),
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column].length)))
  for (const row of [head, ...rows])
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  '),
    )
  for (const { name, lost, problems } of list) {
    for (const problem of problems.slice(0, most)) console.log(`  ${name}: ${problem}`)
    if (problems.length > most) console.log(`  ${name}: and ${problems.length - most} more problems`)
    for (const [from, some] of Object.entries(lost)) {
      for (const { kind, text, at, state } of some.slice(0, most))
        console.log(`  ${name}: ${from}, ${state} ${kind} at ${shortened(at)}: ${JSON.stringify(text.slice(0, 100))}`)
      if (some.length > most) console.log(`  ${name}: and ${some.length - most} more of ${from}`)
    }
  }
}

function shortened(at) {
  const folder = folders.find((each) => at.startsWith(each))
  return folder ? relative(folder, at) : at
}
