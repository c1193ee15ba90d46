#!/usr/bin/env node
/**
 * The test suites of the OpenAPI Initiative: what they call valid gives pages and no complaint, what they call invalid is
 * reported with its place. Each file is the one description of a site of its own folder.
 *
 *   node scripts/oai-suites.mjs [--program lib/cli.js] [--verbose]
 *
 * The suites stand in the folder that FLATLEAF_OPENAPI names, else in ../shared/openapi; without one it says so and ends with 0.
 */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtProgram, openapi } from './places.mjs'

const { values } = parseArgs({
  options: { program: { type: 'string' }, verbose: { type: 'boolean', default: false } },
})

/**
 * Versions, how many of the invalid files have to be reported, and all that is said of valid ones, with its place: a build
 * asks no other host, one example leaves out its security schemes, and one the variant that it names as the default.
 */
const suites = [
  {
    version: '3.1',
    least: { pass: 35, fail: 11 },
    truths: {
      'operation-object-example.yaml': ['7:5 scheme-unknown'],
      'security-scheme-object-examples.yaml': ['58:5 ref-remote'],
    },
  },
  {
    version: '3.2',
    least: { pass: 37, fail: 29 },
    truths: {
      'mega.yaml': ['35:15 ref-missing'],
      'operation-object-example.yaml': ['7:5 scheme-unknown'],
      'security-scheme-object-examples.yaml': ['68:5 ref-remote'],
    },
  },
]

if (!existsSync(openapi)) {
  console.log(`SKIPPED: there are no suites at "${openapi}". Set FLATLEAF_OPENAPI to their folder to run this.`)
  process.exit(0)
}
const cli = builtProgram(values.program)
const root = mkdtempSync(join(tmpdir(), 'flatleaf-oai-'))
let failed = false
try {
  for (const suite of suites) for (const kind of ['pass', 'fail']) run(suite, kind)
} finally {
  rmSync(root, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

/** Builds all files of a kind as one site and counts those that are answered rightly. */
function run({ version, least, truths }, kind) {
  const from = join(openapi, `oai-${version}-suite/tests/schema`, kind)
  const files = readdirSync(from).filter((name) => name.endsWith('.yaml'))
  const site = join(root, `${version}-${kind}`)
  mkdirSync(join(site, 'specs'), { recursive: true })
  for (const name of files) copyFileSync(join(from, name), join(site, 'specs', name))
  const api = files.map((name) => ({
    group: name,
    openapi: { source: `specs/${name}`, directory: name.replace('.yaml', '') },
  }))
  const config = { name: version, navigation: { groups: [{ group: 'Start', pages: ['index'] }, ...api] } }
  writeFileSync(join(site, 'docs.json'), JSON.stringify(config))
  writeFileSync(join(site, 'index.mdx'), '---\ntitle: Start\ndescription: Where it starts.\n---\n\nText.\n')
  const { stdout, status, stderr } = spawnSync(process.execPath, [cli, 'build', site, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  if (!lines.some((line) => line.type === 'summary')) {
    console.log(`The build of ${version} ${kind} ended with ${status}.\n${stderr}`)
    failed = true
    return
  }
  const right = files.filter((name) => isRight(name, kind, { site, lines, truths: truths[name] ?? [] }))
  const good = right.length >= least[kind]
  failed ||= !good
  console.log(
    `${good ? 'ok  ' : 'FAIL'}  ${version} ${kind}: ${right.length} of ${files.length} (at least ${least[kind]})`,
  )
  for (const name of files.filter((each) => !right.includes(each))) console.log(`      ${name}`)
}

function isRight(name, kind, { site, lines, truths }) {
  const file = `specs/${name}`
  const found = lines.filter((line) => line.file === file && ['error', 'warning'].includes(line.severity))
  if (values.verbose)
    for (const { code, message, line, column } of found)
      console.log(`      ${file}:${line}:${column} ${code} ${message}`)
  // What a file refers to is not what makes it invalid.
  if (kind === 'fail') return found.some(({ code }) => !/^(?:ref-|scheme-unknown$)/.test(code))
  const told = found.map(({ line, column, code }) => `${line}:${column} ${code}`)
  return (
    told.join() === truths.join() &&
    pagesOf(readFileSync(join(site, file), 'utf8')) <= builtIn(join(site, 'dist', name.replace('.yaml', '')))
  )
}

/** Operations in the file: lines that are a method of a path or a webhook. A lower bound is enough here. */
function pagesOf(text) {
  const inPaths = text.split(/^components:/m)[0]
  return (inPaths.match(/^ {4}(get|put|post|delete|patch|query):/gm) ?? []).length
}

function builtIn(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true }).filter((path) => String(path).endsWith('index.html')).length
}
