#!/usr/bin/env node
/**
 * Opens pages of the descriptions that `node scripts/reference.mjs --keep FOLDER` has built, on a desk and on a phone, all of
 * them unfolded: axe finds nothing, nothing is wider than the window, no script fails, no policy is broken; and without
 * scripts every text can be seen. Of each site the largest pages of its operations, its webhooks and its schemas, and its overview.
 *
 *   node scripts/reference-pages.mjs FOLDER [--each 1]
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { forNode } from './for-node.mjs'
import { staticHost } from './static-host.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '1' } },
})
const sites = join(resolve(positionals[0] ?? '.'), 'sites')
if (!existsSync(sites)) {
  console.error(`There are no sites at "${sites}". Run "node scripts/reference.mjs --keep FOLDER" first.`)
  process.exit(2)
}
const program = await forNode('test/reference/opened.ts')
let isFine = true
for (const site of sitesBelow(sites)) isFine = (await opened(site)) && isFine
process.exitCode = isFine ? 0 : 1

/** Folders that hold a built site. */
function sitesBelow(folder) {
  if (existsSync(join(folder, '_flatleaf'))) return [folder]
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => sitesBelow(join(folder, entry.name)))
}

/** The largest pages of each kind: what can go wrong on a small one can on them. */
function routesOf(site) {
  const pages = readdirSync(site, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('/index.html'))
    .map((path) => ({ path, size: statSync(join(site, path)).size }))
    .toSorted((a, b) => b.size - a.size)
  const kinds = [
    pages.filter(({ path }) => path.split('/').length === 2),
    pages.filter(({ path }) => path.includes('/webhooks/')),
    pages.filter(({ path }) => path.includes('/schemas/')),
    pages.filter(({ path }) => !/\/(?:webhooks|schemas)\//.test(path) && path.split('/').length > 2),
  ]
  const chosen = kinds.flatMap((kind) => kind.slice(0, Number(values.each)))
  return chosen.map(
    ({ path }) =>
      `/${path
        .replace(/index\.html$/, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/')}`,
  )
}

async function opened(site) {
  const host = await staticHost(site, { compress: false })
  const child = spawn(process.execPath, [program, host.origin, ...routesOf(site)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += text))
  const code = await new Promise((ended) => child.on('close', ended))
  await host.close()
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${relative(sites, site)}: ${printed.trim()}`)
  return code === 0
}
