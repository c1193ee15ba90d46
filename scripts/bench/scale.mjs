/** How time and memory grow with a site: builds of made sites by the program itself, cold, after one edit, and with nothing to do. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { editable, makeApi } from '../../test/bench/make-api.mjs'
import { builtProgram } from '../places.mjs'
import { makeCorpus } from './corpus.mjs'
import { needTime, runCommand } from './run-command.mjs'

/** Prints the table for sites of some sizes; `isApi`: of operations of one description. */
export async function measureScale({ work, sizes, isApi }) {
  needTime()
  const program = builtProgram()
  console.log(
    `${(isApi ? 'calls' : 'pages').padStart(8)}${['cold', 'one page edited', 'nothing to do'].map((name) => name.padStart(27)).join('')}`,
  )
  console.log(
    `${''.padStart(8)}${`${'wall s'.padStart(8)}${'CPU s'.padStart(8)}${'MB (KB/p)'.padStart(11)}`.repeat(3)}`,
  )
  for (const pages of sizes) {
    const folder = join(work, `scale-${pages}`)
    const edit = isApi ? madeApi(folder, pages) : madePages(folder, pages)
    const build = () => runCommand([process.execPath, program, 'build'], { cwd: folder })
    const runs = [build()]
    edit()
    runs.push(build())
    // Files that are younger than a tick of the clock are read.
    await setTimeout(200)
    build()
    await setTimeout(200)
    runs.push(build())
    console.log(`${String(pages).padStart(8)}${runs.map((run) => cells(run, pages)).join('')}`)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes a site of pages; gives what edits one of them. */
function madePages(folder, count) {
  const { middle, edited } = makeCorpus(folder, count)
  return () => writeFileSync(join(folder, 'pages', `${middle}.mdx`), edited(1))
}

/** Makes a site of operations; gives what edits a schema that some of them share. */
function madeApi(folder, count) {
  makeApi(folder, count)
  const file = join(folder, 'openapi.json')
  return () => writeFileSync(file, readFileSync(file, 'utf8').replace(editable, `${editable} Once more.`))
}

function cells({ failed, wall, cpu, megabytes }, pages) {
  if (failed !== undefined) return 'failed'.padStart(27)
  const memory = `${megabytes.toFixed(0)} (${((megabytes * 1024) / pages).toFixed(0)})`
  return `${wall.toFixed(2).padStart(8)}${cpu.toFixed(2).padStart(8)}${memory.padStart(11)}`
}
