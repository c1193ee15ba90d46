/** How time and memory grow with a site: builds of made sites by the program itself, cold, after one edit, and with nothing to do. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { builtProgram } from '../places.mjs'
import { makeCorpus } from './corpus.mjs'
import { needTime, runCommand } from './run-command.mjs'

/** Prints the table for sites of some sizes. */
export async function measureScale({ work, sizes }) {
  needTime()
  const program = builtProgram()
  console.log(
    `${'pages'.padStart(8)}${['cold', 'one page edited', 'nothing to do'].map((name) => name.padStart(27)).join('')}`,
  )
  console.log(
    `${''.padStart(8)}${`${'wall s'.padStart(8)}${'CPU s'.padStart(8)}${'MB (KB/p)'.padStart(11)}`.repeat(3)}`,
  )
  for (const pages of sizes) {
    const folder = join(work, `scale-${pages}`)
    const { middle, edited } = makeCorpus(folder, pages)
    const build = () => runCommand([process.execPath, program, 'build'], { cwd: folder })
    const runs = [build()]
    writeFileSync(join(folder, 'pages', `${middle}.mdx`), edited(1))
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

function cells({ failed, wall, cpu, megabytes }, pages) {
  if (failed !== undefined) return 'failed'.padStart(27)
  const memory = `${megabytes.toFixed(0)} (${((megabytes * 1024) / pages).toFixed(0)})`
  return `${wall.toFixed(2).padStart(8)}${cpu.toFixed(2).padStart(8)}${memory.padStart(11)}`
}
