#!/usr/bin/env node
/**
 * CommonMark 652/652 and the GFM extensions 24/24, before anything of ours is added; both engines give the same trees for
 * the examples and for every page of the corpus; the reference gives the same trees with the syntax a text needs and with all.
 *
 *   node scripts/conformance.mjs [EXAMPLES = ../shared/hostile] [CORPUS = ../shared/corpus]
 *
 * A folder that does not exist is skipped, and said so.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { forNode } from './for-node.mjs'
import { repository } from './places.mjs'

const [examples = join(repository, '../shared/hostile'), corpus = join(repository, '../shared/corpus')] =
  process.argv.slice(2)
const program = await forNode('test/conformance/run.ts')
const run = spawnSync(process.execPath, [program, resolve(examples), resolve(corpus)], { stdio: 'inherit' })
process.exit(run.status ?? 1)
