/**
 * The dev server as a writer meets it: how long the first page takes, how long it takes from a save until the page is served anew, how
 * many builds a storm of changes costs, and how memory grows over thousands of saves. Programs are measured in turns.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { idOf, makeSite } from '../../test/bench/make-site.mjs'
import { builtProgram } from '../places.mjs'
import { startServer } from './dev-server.mjs'

/** Prints what each program took; times are medians of all rounds, the memory is of the last one. `saves`: 0 leaves the memory out. */
export async function measureDev({ work, pages, programs, saves, rounds, json }) {
  if (process.platform !== 'linux') throw new Error('The dev server is measured on Linux only.')
  const taken = new Map((programs.length > 0 ? programs : [undefined]).map((path) => [builtProgram(path), []]))
  for (let round = 1; round <= rounds; round++)
    for (const [program, rows] of taken)
      rows.push(
        await measured(program, { site: madeSite(join(work, 'dev'), pages), saves: round === rounds ? saves : 0 }),
      )
  for (const [program, rows] of taken) {
    const row = middle(rows)
    console.log(json ? JSON.stringify({ program, pages, rounds, ...row }) : table(row, `${program}: ${pages} pages`))
  }
}

/** A made site; two of its pages share a snippet. */
function madeSite(folder, pages) {
  rmSync(folder, { recursive: true, force: true })
  makeSite(folder, pages)
  const [file, ...ids] = ['snippets/note.mdx', idOf(0), idOf(1)]
  put(folder, file, 'Said by two pages.\n')
  for (const id of ids)
    put(folder, `pages/${id}.mdx`, `${read(folder, `pages/${id}.mdx`)}\n<Snippet file="note.mdx" />\n`)
  const middleId = idOf(Math.floor(pages / 2))
  return { folder, pages, id: middleId, file: `pages/${middleId}.mdx` }
}

const read = (folder, path) => readFileSync(join(folder, path), 'utf8')

function put(folder, path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

async function measured(program, { site, saves }) {
  const route = `/${site.id}/`
  const first = {}
  for (const start of ['first page, cold', 'first page, warm']) {
    const server = await startServer(program, site.folder, route)
    first[start] = server.first
    await server.quiet()
    await server.stop()
  }
  const server = await startServer(program, site.folder, route)
  await server.quiet()
  try {
    const times = { ...first, ...(await savesOf(server, site)) }
    const storm = await stormOf(server, site)
    const memory = saves > 0 ? await memoryOf(server, site, saves) : undefined
    return { times, storm, ...(memory && { memory }) }
  } finally {
    await server.stop()
  }
}

/** Kinds of saves, by what a writer calls them: where they are seen, and how. */
function kindsOf({ folder, id, file }) {
  const text = read(folder, file)
  const config = JSON.parse(read(folder, 'docs.json'))
  const [here, first] = [`/${id}/`, `/${idOf(0)}/`]
  return {
    'text of a page': [here, (word) => put(folder, file, `${text}\nOne more ${word}.\n`)],
    'title of a page': [here, (word) => put(folder, file, text.replace(/^title: .*$/m, `title: The ${word}`))],
    'snippet of two pages': [first, (word) => put(folder, 'snippets/note.mdx', `Says ${word}.\n`)],
    'name in docs.json': [here, (word) => put(folder, 'docs.json', JSON.stringify({ ...config, name: word }))],
    'page that is new': [
      here,
      (word) => put(folder, file.replace('.mdx', `-${word}.mdx`), `---\ntitle: ${word}\n---\n`),
    ],
  }
}

/** Milliseconds from a save until the page is there as saved, and of the processor until all is done. */
async function savesOf(server, site) {
  const times = {}
  let turn = 0
  for (const [name, [route, change]] of Object.entries(kindsOf(site))) {
    const isNew = name === 'page that is new'
    const runs = []
    for (let count = 0; count < 7; count++) {
      const word = `word${++turn}x`
      runs.push(
        await served(server, isNew ? route.replace(/\/$/, `-${word}/`) : route, { word, change, listens: !isNew }),
      )
    }
    times[name] = middleOf(runs)
  }
  return times
}

/** `listens`: a tab is told of the page; of one that is new nobody is, so it is asked for until it is there. */
async function served(server, route, { word, change, listens }) {
  const tab = await server.open(listens ? route : '/')
  await server.quiet()
  const before = server.cpu()
  const started = performance.now()
  for (let heard = tab.heard(), isSaved = false; ; heard = tab.heard()) {
    if (!isSaved) change(word)
    isSaved = true
    await Promise.race([heard, wait(listens ? 10_000 : 5)])
    const { status, body } = await server.fetch(route)
    if (status === 200 && body.includes(word)) break
  }
  const wall = performance.now() - started
  await server.quiet()
  tab.close()
  return { wall, cpu: server.cpu() - before }
}

/** Saves all pages at once, as a change of branch does. */
async function stormOf(server, { folder, pages, id }) {
  const builds = server.builds()
  const before = server.cpu()
  const started = performance.now()
  for (let index = 0; index < pages; index++) {
    const path = `pages/${idOf(index)}.mdx`
    put(folder, path, `${read(folder, path)}\nA storm.\n`)
  }
  while (!(await server.fetch(`/${id}/`)).body.includes('A storm.')) await wait(20)
  const wall = performance.now() - started
  await server.quiet()
  return { wall, cpu: server.cpu() - before, builds: server.builds() - builds }
}

/** Megabytes after so many saves of one page, one by one. */
async function memoryOf(server, { folder, id, file }, saves) {
  const text = read(folder, file)
  const tab = await server.open(`/${id}/`)
  const megabytes = {}
  const steps = new Set([0, 0.1, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * saves)))
  for (let count = 0; count <= saves; count++) {
    if (steps.has(count)) megabytes[count] = Math.round(server.memory())
    const heard = tab.heard()
    put(folder, file, `${text}\nSave ${count}.\n`)
    await Promise.race([heard, wait(10_000)])
    await server.fetch(`/${id}/`)
  }
  tab.close()
  return megabytes
}

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1]
const middleOf = (runs) => ({ wall: median(runs.map(({ wall }) => wall)), cpu: median(runs.map(({ cpu }) => cpu)) })

function middle(rows) {
  const names = Object.keys(rows[0].times)
  const times = Object.fromEntries(names.map((name) => [name, middleOf(rows.map((row) => row.times[name]))]))
  const storm = { ...middleOf(rows.map((row) => row.storm)), builds: Math.max(...rows.map((row) => row.storm.builds)) }
  return { times, storm, memory: rows.at(-1).memory }
}

function table({ times, storm, memory }, title) {
  const line = (name, wall, cpu) => `${name.padEnd(24)}${String(wall).padStart(10)}${String(cpu).padStart(10)}`
  const row = (name, { wall, cpu }) => line(name, wall.toFixed(0), cpu.toFixed(0))
  return [
    line(title, '', ''),
    line('ms', 'wall', 'CPU'),
    ...Object.entries(times).map(([name, each]) => row(name, each)),
    `${row('all pages at once', storm)}   in ${storm.builds} builds`,
    ...(memory
      ? [
          `MB after so many saves: ${Object.entries(memory)
            .map(([count, mb]) => `${count}: ${mb}`)
            .join(' · ')}`,
        ]
      : []),
  ].join('\n')
}
