#!/usr/bin/env node
/** Starts the program: `cli.ts`, from the code that was kept of it. */
import { stderr, version, versions } from 'node:process'
import type * as Cli from './cli.ts'
import { setFlags } from './flags.ts'
import { openScripts } from './load-scripts.ts'

/** Set by `scripts/bundle.mjs`; it changes with every letter of the program. */
declare const FLATLEAF_PROGRAM: string

/** Versions that cannot load modules by `require`; `package.json` leaves them out as well. */
const [major = 0, minor = 0] = versions.node.split('.').map(Number)
if (major === 21 || (major === 22 && minor < 12)) {
  stderr.write(`Flatleaf runs on Node.js 20.19 or newer, of Node.js 22 from 22.12 on; this is ${version}.\n`)
  process.exitCode = 2
} else {
  const flags = setFlags()
  const scripts = openScripts(__dirname, FLATLEAF_PROGRAM, flags.underKept)
  const { main } = scripts.load('./program.cjs') as typeof Cli
  main({ flags, fetch: scripts.fetch, keep: scripts.keep })
}
