#!/usr/bin/env node
/** For work on Flatleaf itself: our own documentation, live, from a program that is bundled anew whenever it changes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { watch } from 'chokidar'
import { bundle } from './bundle.mjs'

const root = resolve(import.meta.dirname, '..')
const lib = join(root, 'lib')
/** Words for `flatleaf dev`, for example `-- --port 4000` behind `npm run dev`. */
const words = process.argv.slice(2)

let child
let timer
let working = Promise.resolve()

async function restart() {
  try {
    await bundle(lib)
  } catch {
    return // esbuild has said what is wrong; the last good program goes on.
  }
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill()
    await once(child, 'exit')
  }
  child = spawn(process.execPath, [join(lib, 'cli.js'), 'dev', ...words], { stdio: 'inherit' })
}

watch([join(root, 'src'), join(root, 'theme')], { ignoreInitial: true }).on('all', () => {
  clearTimeout(timer)
  timer = setTimeout(() => (working = working.then(restart)), 100)
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(child?.kill() ? 0 : 1))
await restart()
