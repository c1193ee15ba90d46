#!/usr/bin/env node
/**
 * Checks every HTML file of a built site with the Nu HTML checker (`vnu-jar`). Needs Java; without it it says so and
 * ends with 0.
 *
 *   node scripts/validate.mjs [FOLDER = dist]      neither errors nor warnings
 *   node scripts/validate.mjs --corpus [SITE …]    builds real sites and checks them: no errors; warnings are about markup
 *                                                  that their authors wrote, and are counted
 *
 * The sites stand in the folder that FLATLEAF_CORPUS names, else in ../shared/corpus; without one it says so and ends with 0.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { builtProgram, corpus } from './places.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { corpus: { type: 'boolean', default: false } },
})
/** Two sites that write most of what can be written: raw HTML, components of their own, diagrams, changelogs. */
const usual = ['PrefectHQ__fastmcp', 'modelcontextprotocol__modelcontextprotocol']

if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) {
  console.log(
    'SKIPPED: the HTML checker needs Java, which is not installed (Debian: "apt-get install default-jre-headless").',
  )
  process.exit(0)
}
if (values.corpus && !existsSync(corpus)) {
  console.log(`SKIPPED: there is no corpus at "${corpus}". Set FLATLEAF_CORPUS to a folder of sites to run this.`)
  process.exit(0)
}
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')
const results = values.corpus ? sitesOf(positionals).map(checkSite) : [checkFolder(resolve(positionals[0] ?? 'dist'))]
process.exit(results.length > 0 && results.every(Boolean) ? 0 : 1)

/** Names of sites from parts of them. */
function sitesOf(wanted) {
  const all = readdirSync(corpus, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = all.map(({ name }) => name).sort()
  return (wanted.length > 0 ? wanted : usual).flatMap((part) => {
    const found = names.filter((name) => name.includes(part))
    if (found.length === 0) console.error(`The corpus has no site "${part}".`)
    return found.length > 0 ? found : [undefined]
  })
}

function checkSite(site) {
  if (!site) return false
  const scratch = mkdtempSync(join(tmpdir(), 'flatleaf-html-'))
  const out = join(scratch, 'site')
  const cli = builtProgram()
  const run = spawnSync(process.execPath, [cli, 'build', join(corpus, site), '--out', out, '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  // 1: the site has errors and was built all the same.
  if (run.status !== 0 && run.status !== 1) {
    console.error(`${site}: the build ended with ${run.status ?? run.signal}.\n${run.stderr.slice(-2000)}`)
    return false
  }
  const isFine = report(site, out, messagesOf(out), { warnings: 'count' })
  rmSync(scratch, { recursive: true, force: true })
  return isFine
}

function checkFolder(folder) {
  if (existsSync(folder)) return report('html', folder, messagesOf(folder), { warnings: 'refuse' })
  console.error(`There is no folder "${folder}". Build the site first.`)
  return false
}

function messagesOf(folder) {
  const run = spawnSync('java', ['-Xss2m', '-jar', jar, '--skip-non-html', '--format', 'json', folder], {
    encoding: 'utf8',
    maxBuffer: 1 << 29,
  })
  const messages = read(run.stderr) ?? read(run.stdout)
  if (!messages) {
    console.error(`The checker gave no answer:\n${run.stderr.slice(-2000)}${run.stdout.slice(-2000)}`)
    process.exit(1)
  }
  // The files are read from disk, where the policy's 'self' is no host: on a server it is the site's own.
  return messages.filter(
    ({ type, message }) => type !== 'info' || !message.startsWith('Resource violates Content Security Policy'),
  )
}

function read(text) {
  try {
    return JSON.parse(text).messages
  } catch {
    return undefined
  }
}

/** Prints what was found; whether the site passes. */
function report(name, folder, messages, { warnings }) {
  const count = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length
  const errors = messages.filter(({ type }) => type !== 'info')
  const advice = messages.filter(({ type }) => type === 'info')
  const refused = warnings === 'refuse' ? messages : errors
  for (const each of refused.slice(0, 50)) print(folder, each)
  if (refused.length > 50) console.log(`… and ${refused.length - 50} more`)
  if (warnings === 'count') for (const [text, times] of kinds(advice)) console.log(`  ${times} × ${text}`)
  console.log(`${name}: ${count} files, ${errors.length} errors, ${advice.length} warnings`)
  return refused.length === 0 && count > 0
}

function print(folder, { url, lastLine, lastColumn, message, extract }) {
  const file = url ? relative(folder, fileURLToPath(url)) : '?'
  console.log(
    `${file}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}\n    ${(extract ?? '').replace(/\s+/g, ' ').slice(0, 160)}`,
  )
}

/** Messages by what they have in common. */
function kinds(messages) {
  const counts = new Map()
  for (const { message } of messages) {
    const kind = message.replace(/“[^”]*”/g, '“…”').slice(0, 160)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])
}
