#!/usr/bin/env node
/**
 * What the search costs on a made site: bytes of a first query, milliseconds and memory of the build, milliseconds of a
 * query.
 *
 *   node scripts/search-bench.mjs [--pages 1000] [--site FOLDER --scope all] [QUERY …]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeSite } from '../test/bench/make-site.mjs'
import { forNode } from './for-node.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pages: { type: 'string', default: '1000' },
    site: { type: 'string' },
    scope: { type: 'string', default: 'all' },
  },
})
const queries = positionals.length > 0 ? positionals : ['webhook', 'water the plant', 'wat', 'wehbook', 'zone limits']
const work = mkdtempSync(join(tmpdir(), 'flatleaf-search-bench-'))
try {
  const program = await forNode('test/bench/search.ts')
  const site = values.site ? resolve(values.site) : join(work, 'site')
  if (!values.site) makeSite(site, Number(values.pages))
  const args = ['--max-old-space-size=6000', program, site, join(work, 'out'), values.scope, ...queries]
  print(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 })))
} finally {
  rmSync(work, { recursive: true, force: true })
}

function print({ pages, milliseconds, heapMegabytes, assets, files, asked, total }) {
  const kb = ({ raw, gz }) => `${(raw / 1000).toFixed(1)} KB, ${(gz / 1000).toFixed(1)} KB gz`
  const ms = (value) => `${value.toFixed(1)} ms`
  console.log(`${pages} pages searched, index of ${total.files} files, ${kb(total.indexBytes)}`)
  console.log(
    `build: ${ms(milliseconds.cold)} cold, ${ms(milliseconds.warm)} with counted pages, ${heapMegabytes.toFixed(0)} MB of heap`,
  )
  console.log(`script and sheet: ${kb(assets)}`)
  for (const [kind, size] of Object.entries(files))
    console.log(
      `  ${kind.padEnd(8)} ${String(size.count).padStart(5)} files, ${kb(size)}, largest ${(size.largest / 1000).toFixed(1)} KB`,
    )
  console.log(`in-memory index: ${ms(milliseconds.opened)}, in parts`)
  const fixed = assets.gz + files.entry.gz + files.records.gz
  for (const { query, hits, titles, all, shards, texts } of asked)
    console.log(
      `“${query}”: ${hits} pages · titles ${ms(titles)}, all ${ms(all)} · first query ${((fixed + shards.gz) / 1000).toFixed(1)} KB gz` +
        ` (words ${kb(shards)} in ${shards.count}), texts ${kb(texts)} in ${texts.count}`,
    )
}
