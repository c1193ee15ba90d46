#!/usr/bin/env node
/**
 * Reads the configurations of real sites and says which of their keys mean something, which are reported, and which are
 * neither (see `test/corpus/keys.mjs`).
 *
 *   node scripts/config-keys.mjs [SITE …]
 *
 * Fails when a key is silent, or spoken of more than once. The sites stand in the folder that FLATLEAF_CORPUS names, else in
 * ../shared/corpus; without one it says so and ends with 0.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unheardKeys } from '../test/corpus/keys.mjs'
import { forNode } from './for-node.mjs'
import { corpus } from './places.mjs'

if (!existsSync(corpus)) {
  console.log(`SKIPPED: there is no corpus at "${corpus}". Set FLATLEAF_CORPUS to a folder of sites to run this.`)
  process.exit(0)
}
const { readValue, valueOf, wordsOfChoices } = await import(
  pathToFileURL(await forNode('test/corpus/read-value.ts')).href
)
const wanted = process.argv.slice(2)
const sites = readdirSync(corpus)
  .filter((name) => ['docs.json', 'mint.json'].some((file) => existsSync(join(corpus, name, file))))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
let wrong = 0
for (const site of sites) {
  const found = unheardKeys(valueOf(join(corpus, site)), readValue, wordsOfChoices)
  wrong += found.silent.length + found.repeated.length
  const faults = `${found.silent.length} silent, ${found.repeated.length} told twice`
  console.log(`${site}: ${found.keys} keys, ${found.meant} meant, ${found.told} told, ${faults}`)
  for (const path of found.silent) console.log(`    silent      ${path}`)
  for (const path of found.repeated) console.log(`    told twice  ${path}`)
}
console.log(`config-keys: ${sites.length} sites, ${wrong} keys that are silent or told twice`)
process.exit(wrong > 0 || sites.length === 0 ? 1 : 0)
