/** The same pages built by us and by others, turn by turn, in one run. What cannot be installed is named and left out. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { builtProgram } from '../places.mjs'
import { makeCorpus } from './corpus.mjs'
import { middleOf, needTime, runCommand } from './run-command.mjs'
import { setUps } from './set-ups.mjs'

/** Prints the table. `work`: a folder for everything; `only`: names of peers, or all. */
export function comparePeers({ work, pages, rounds, only = [] }) {
  needTime()
  const corpus = makeCorpus(join(work, 'corpus'), pages)
  const wanted = setUps.filter(({ name }) => only.length === 0 || only.includes(name.toLowerCase().split(' ')[0]))
  const sites = [
    ours(corpus.folder, corpus),
    unsearched(work, corpus),
    ...wanted.flatMap((peer) => prepared(peer, { work, corpus })),
  ]
  const label = ({ name, bare }) => (bare ? `${name}, bare` : name)
  const runs = new Map(sites.map((site) => [site, { cold: [], edit: [] }]))
  for (let turn = 1; turn <= rounds; turn++)
    for (const [site, taken] of runs) if (!taken.failed) Object.assign(taken, built(site, { corpus, turn, taken }))
  for (const [{ name }, { failed }] of runs) if (failed) console.error(`LEFT OUT ${name}: ${failed}`)
  const rows = [...runs]
    .filter(([, { failed }]) => !failed)
    .map(([site, { cold, edit }]) => ({ name: label(site), cold: middleOf(cold), edit: middleOf(edit) }))
  console.log(table(rows, { pages, rounds }))
}

function ours(folder, corpus) {
  return {
    name: 'Flatleaf',
    folder,
    file: join(folder, 'pages', `${corpus.middle}.mdx`),
    output: 'dist',
    made: ['dist', '.flatleaf'],
    command: [process.execPath, builtProgram(), 'build'],
  }
}

/** The same pages with none of them in the search: what compares with peers that have no search. */
function unsearched(work, corpus) {
  const folder = join(work, 'unsearched')
  cpSync(corpus.folder, folder, { recursive: true })
  const file = join(folder, 'docs.json')
  const configuration = JSON.parse(readFileSync(file, 'utf8'))
  for (const group of configuration.navigation) group.searchable = false
  writeFileSync(file, JSON.stringify(configuration))
  return { ...ours(folder, corpus), name: 'Flatleaf, no search' }
}

/** The site of a peer, installed and set up; nothing, and a loud word, where that fails. */
function prepared(peer, { work, corpus }) {
  const folder = join(work, peer.name.toLowerCase().replaceAll(' ', '-'))
  mkdirSync(folder, { recursive: true })
  const problem = peer.program ? missing(peer.program) : install(peer, folder)
  if (problem) {
    console.error(`LEFT OUT ${peer.name}: ${problem}`)
    return []
  }
  peer.setUp(folder, corpus)
  return [
    {
      ...peer,
      folder,
      file: join(folder, peer.content, `${corpus.middle}.md`),
      env: { ...peer.env, ...newerNode(peer, folder) },
    },
  ]
}

function missing([command, ...words]) {
  return spawnSync(command, words).status === 0 ? undefined : `there is no "${command}" on this machine.`
}

function install({ packages, node }, folder) {
  const all = node ? [...packages, `${nodePackage}@${node}`] : packages
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const words = ['install', '--no-audit', '--no-fund', '--save-exact', ...all]
  const { status, stderr, error } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' })
  return status === 0
    ? undefined
    : `${all.join(' ')} cannot be installed. ${error?.message ?? stderr.trim().split('\n').slice(0, 3).join(' ')}`
}

const nodePackage = `node-${process.platform}-${process.arch}`

const newerNode = ({ node }, folder) =>
  node ? { PATH: `${resolve(folder, 'node_modules', nodePackage, 'bin')}:${process.env.PATH}` } : {}

/** One build from nothing and one after an edit. A build counts when the page says what it should. */
function built(site, { corpus, turn, taken }) {
  const build = () => runCommand(site.command, { cwd: site.folder, env: site.env })
  for (const path of site.made) rmSync(join(site.folder, path), { recursive: true, force: true })
  const cold = build()
  if (cold.failed !== undefined) return { failed: cold.failed || 'the build failed.' }
  writeFileSync(site.file, corpus.edited(turn))
  const edit = build()
  if (edit.failed !== undefined) return { failed: edit.failed || 'the build after an edit failed.' }
  const page = join(site.folder, site.output, site.page?.(corpus.middle) ?? `${corpus.middle}/index.html`)
  if (!existsSync(page)) return { failed: `there is no "${page}".` }
  if (!readFileSync(page, 'utf8').includes(`number ${turn}.`))
    return { failed: 'the page does not say what was written.' }
  // All builds of all take an hour at 1,000 pages: whoever stops them has what was measured so far.
  console.error(`${turn}. ${site.name}: ${told(cold)}, one page edited ${told(edit)}`)
  return { cold: [...taken.cold, cold], edit: [...taken.edit, edit] }
}

const told = ({ wall, cpu, megabytes }) => `${wall.toFixed(2)} s, ${cpu.toFixed(2)} s CPU, ${megabytes.toFixed(0)} MB`

function table(rows, { pages, rounds }) {
  const [first] = rows
  const cells = ({ wall, cpu, megabytes }, own) =>
    [wall.toFixed(2), cpu.toFixed(2), `${(cpu / own.cpu).toFixed(1)}x`, megabytes.toFixed(0)]
      .map((cell) => cell.padStart(8))
      .join('')
  const title = (text) => text.padStart(32)
  return [
    `${pages} pages, medians of ${rounds} rounds; seconds on the clock, CPU seconds, CPU as a multiple of ours, MB of the largest process`,
    `${''.padEnd(20)}${title('cold')}${title('one page edited')}`,
    ...rows.map(({ name, cold, edit }) => `${name.padEnd(20)}${cells(cold, first.cold)}${cells(edit, first.edit)}`),
  ].join('\n')
}
