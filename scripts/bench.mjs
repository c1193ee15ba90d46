#!/usr/bin/env node
/**
 * Milliseconds of each stage on a made site, and of what is done to one page (parse, evaluate, highlight; both engines): a first build, a rebuild in the same process after one page was edited,
 * and a build by a new process over the output of the first. Medians of interleaved rounds.
 *
 *   node scripts/bench.mjs [--pages 1000 | --operations 1500] [--rounds 3] [--json]
 *
 * `--operations` makes a description of an API instead of pages; what is edited then is one schema that some operations share.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeApi } from '../test/bench/make-api.mjs'
import { idOf, makeSite } from '../test/bench/make-site.mjs'
import { forNode } from './for-node.mjs'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    operations: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
})
const [operations, rounds] = [Number(values.operations), Number(values.rounds)]
const pages = operations || Number(values.pages)
if (!Number.isInteger(pages) || pages < 1 || !Number.isInteger(rounds) || rounds < 1) {
  console.error('--pages, --operations and --rounds are whole numbers from 1.')
  process.exit(2)
}

const work = mkdtempSync(join(tmpdir(), 'flatleaf-bench-'))
try {
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
  console.log(values.json ? JSON.stringify(report, null, 2) : table(report))
} finally {
  rmSync(work, { recursive: true, force: true })
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
  const middle = (list, stage) => median(list.map((run) => (stage === 'total' ? run.total : (run.timings[stage] ?? 0))))
  const milliseconds = Object.fromEntries(
    Object.entries(columns).map(([name, list]) => [
      name,
      Object.fromEntries([...stages, 'total'].map((stage) => [stage, round(middle(list, stage))])),
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
