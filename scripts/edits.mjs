#!/usr/bin/env node
/**
 * Random edits of small sites, each built over the cache and the output of the last build and from nothing: every file and every
 * message must be the same. And the same over caches that something damaged, and for saves beside a dev server, half of them of a site with
 * most settings.
 *
 *   node scripts/edits.mjs [--sequences 1000] [--mutations 500] [--saves 1000] [--steps 20] [--seed 1]
 */
import { execFileSync } from 'node:child_process'
import { optionsOf } from './bench/options.mjs'
import { forNode } from './for-node.mjs'

const { sequences, mutations, saves, steps, seed } = optionsOf({
  numbers: { sequences: 1000, mutations: 500, saves: 1000, steps: 20, seed: 1 },
})
const program = await forNode('test/bench/edits.ts')

const wrong = [
  ...play('edits', { count: sequences, first: seed }),
  ...play('damage', { count: mutations, first: seed + sequences }),
  ...play('saves', { count: Math.ceil(saves / 2), first: seed }),
  ...play('wide', { count: Math.floor(saves / 2), first: seed }),
]
console.log(
  `${sequences} edits, ${mutations} damaged caches and ${saves} saves beside a server: ${wrong.length} builds differ from a build from nothing.`,
)
process.exitCode = wrong.length > 0 ? 1 : 0

/** So many steps, each site going through `steps` of them. */
function play(mode, { count, first }) {
  const found = []
  for (let done = 0; done < count; done += steps) {
    const words = [program, mode, String(Math.min(steps, count - done)), String(first + done)]
    const { seed: own, wrong: differing } = JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }))
    for (const each of differing) {
      found.push({ mode, seed: own, ...each })
      if (found.length <= 10) console.error(JSON.stringify(found.at(-1)))
    }
  }
  return found
}
