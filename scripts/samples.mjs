#!/usr/bin/env node
/**
 * The code samples of every operation of real descriptions are taken by the parsers of their languages, and those of cURL,
 * Node and Python, run against a server of our own, send the request that they mean.
 *
 *   node scripts/samples.mjs [DESCRIPTIONS = ../shared/openapi]
 *
 * A folder or a program that does not exist is skipped, and said so.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { forNode } from './for-node.mjs'
import { repository } from './places.mjs'

const [descriptions = resolve(repository, '../shared/openapi')] = process.argv.slice(2)
const program = await forNode('test/samples/run.ts')
const run = spawnSync(process.execPath, [program, resolve(descriptions)], { stdio: 'inherit' })
process.exit(run.status ?? 1)
