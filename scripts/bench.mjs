#!/usr/bin/env node
/**
 * Milliseconds of each stage on a made site, and of what is done to one page (parse, evaluate, highlight; both engines): a first build, a rebuild in the same process after one page was edited,
 * and a build by a new process over the output of the first. Medians of interleaved rounds.
 *
 *   node scripts/bench.mjs [--pages 1000 | --operations 1500] [--rounds 3] [--json] [--save]
 *   node scripts/bench.mjs --peers [--pages 100] [--rounds 1] [--only eleventy,hugo]
 *   node scripts/bench.mjs --scale [--sizes 100,1000,10000,50000] [--api]
 *   node scripts/bench.mjs --dev [--pages 1000] [--rounds 1] [--saves 2000] [--programs a/cli.js,b/cli.js]
 *
 * `--operations` makes a description of an API instead of pages; what is edited then is one schema that some operations share.
 * `--save` makes what was measured the baseline, to which later runs are compared. `--peers` installs other generators into a
 * temporary folder, which takes minutes and gigabytes, and builds the same pages with each; `--scale` builds sites of several
 * sizes, with `--api` such of one description with so many operations; `--dev` saves files beside a dev server. All three use the program in lib/.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeApi } from '../test/bench/make-api.mjs'
import { idOf, makeSite } from '../test/bench/make-site.mjs'
import { ratiosTo, saveBaseline } from './bench/baseline.mjs'
import { measureDev } from './bench/dev.mjs'
import { optionsOf } from './bench/options.mjs'
import { comparePeers } from './bench/peers.mjs'
import { measureScale } from './bench/scale.mjs'
import { forNode } from './for-node.mjs'

const options = optionsOf({
  numbers: { operations: 0, saves: 2000 },
  counts: { pages: 1000, rounds: 3 },
  lists: { only: '', programs: '', sizes: '100,1000,10000,50000' },
  flags: ['json', 'save', 'peers', 'scale', 'api', 'dev'],
})
const { operations, rounds } = options
const pages = operations || options.pages

const work = mkdtempSync(join(tmpdir(), 'flatleaf-bench-'))
try {
  if (options.peers) comparePeers({ work, pages, rounds, only: options.only })
  else if (options.dev) await measureDev({ ...options, work })
  else if (options.scale) await measureScale({ work, sizes: options.sizes.map(Number), isApi: options.api })
  else await measureStages()
} finally {
  rmSync(work, { recursive: true, force: true })
}

async function measureStages() {
  const program = await forNode('test/bench/measure.ts')
  const perPage = await forNode('test/bench/pages.ts')
  const [site, out] = [join(work, 'site'), join(work, 'out')]
  const bytes = operations ? makeApi(site, operations) : makeSite(site, pages)
  const runs = []
  for (let turn = 0; turn < rounds; turn++) {
    const cold = measure(program, site, out, 'cold')
    runs.push({ cold, again: measure(program, site, out, 'again') })
  }
  const onePage = operations
    ? undefined
    : JSON.parse(execFileSync(process.execPath, [perPage, site, String(rounds)], { encoding: 'utf8' }))
  const report = { ...summary(runs, { pages, bytes, output: sizeOf(out) }), onePage }
  const name = `${pages} ${operations ? 'operations' : 'pages'}`
  const cpu = Object.fromEntries(Object.entries(report.milliseconds).map(([column, stages]) => [column, stages.cpu]))
  if (options.save) saveBaseline(name, cpu)
  report.toBaseline = ratiosTo(name, cpu)
  console.log(options.json ? JSON.stringify(report, null, 2) : table(report))
}

function measure(program, site, out, mode) {
  const page = operations ? 'openapi.json' : `pages/${idOf(Math.floor(pages / 2))}.mdx`
  return JSON.parse(execFileSync(process.execPath, [program, site, out, mode, page], { encoding: 'utf8' }))
}

function summary(runs, { pages: count, bytes, output }) {
  const columns = {
    cold: runs.map(({ cold }) => cold.first),
    'one page edited': runs.map(({ cold }) => cold.edited),
    'second process': runs.map(({ again }) => again.first),
  }
  const stages = [
    ...new Set(Object.values(columns).flatMap((list) => list.flatMap(({ timings }) => Object.keys(timings)))),
  ]
  const middle = (list, stage) =>
    median(list.map((run) => (stage === 'total' || stage === 'cpu' ? run[stage] : (run.timings[stage] ?? 0))))
  const milliseconds = Object.fromEntries(
    Object.entries(columns).map(([name, list]) => [
      name,
      Object.fromEntries([...stages, 'total', 'cpu'].map((stage) => [stage, round(middle(list, stage))])),
    ]),
  )
  return {
    pages: count,
    bytesPerPage: Math.round(bytes / count),
    rounds: runs.length,
    node: process.version,
    processors: cpus().length,
    milliseconds,
    perPage: round(milliseconds.cold.total / count),
    written: Object.fromEntries(Object.entries(columns).map(([name, list]) => [name, list[0].written])),
    files: columns.cold[0].files,
    outputBytes: output,
    peakMegabytes: {
      cold: Math.round(median(runs.map(({ cold }) => cold.peak))),
      'second process': Math.round(median(runs.map(({ again }) => again.peak))),
    },
  }
}

function median(list) {
  const sorted = list.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

function round(value) {
  return Math.round(value * 100) / 100
}

function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

function table(report) {
  const names = Object.keys(report.milliseconds)
  const stages = Object.keys(report.milliseconds.cold)
  const line = (cells) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(16))).join('')
  return [
    `${report.pages} ${operations ? 'operations' : 'pages'} of ${report.bytesPerPage} bytes, medians of ${report.rounds} rounds, Node ${report.node}, ${report.processors} processors`,
    line(['ms', ...names]),
    ...stages.map((stage) => line([stage, ...names.map((name) => report.milliseconds[name][stage].toFixed(1))])),
    line(['written', ...names.map((name) => `${report.written[name]} of ${report.files}`)]),
    ...(report.toBaseline
      ? [line(['to base', ...names.map((name) => `x${report.toBaseline[name].toFixed(2)}`)])]
      : ['There is no baseline of this size: --save makes one.']),
    ...(report.onePage ? pageTable(report.onePage) : []),
    `${report.perPage} ms ${operations ? 'an operation' : 'a page'} cold · peak ${report.peakMegabytes.cold} MB · output ${(report.outputBytes / 1e6).toFixed(1)} MB`,
  ].join('\n')
}

function pageTable({ parts, pages: count, ...times }) {
  const list = (record) =>
    Object.entries(record)
      .map(([name, value]) => `${name} ${value.toFixed(3)}`)
      .join(' · ')
  return [`ms a page (${count} pages, one process): ${list(parts)}`, `  ${list(times)}`]
}
