#!/usr/bin/env node
/**
 * Asks Lighthouse (mobile) about three pages of the built documentation: the first page, a long one, and one of the API.
 * Fails below 100 for accessibility, best practices and SEO, and below 99 for performance, of which the best of up to
 * five runs counts: other work on the machine only ever makes it worse, in some hours for minutes on end.
 *
 *   node scripts/lighthouse.mjs [FOLDER = dist] [ROUTE …]
 *
 * Lighthouse is large and used nowhere else, so npm installs it into the folder that FLATLEAF_LIGHTHOUSE names, else into
 * one of the system's temporary folder, and it is used again from there. Where npm's registry cannot be reached, or no Chromium
 * is there, the script says so and ends with 0.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { staticHost } from './static-host.mjs'

const version = '12.2.3'
/**
 * What Lighthouse's launcher turns off, without `RenderDocument`: with that, too, Chromium 156 paints any page of some length,
 * bare paragraphs even, 1.2 or 2.4 s after its start, where 0.3 s are usual.
 */
const features = `--disable-features=${[
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
].join(',')}`
const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const [folder = 'dist', ...given] = process.argv.slice(2)
const site = resolve(folder)
if (!existsSync(join(site, 'index.html'))) {
  console.error(`There is no site in "${site}". Build it first.`)
  process.exit(2)
}
const chromium = browser()
if (!chromium) skip('there is no Chromium. Set CHROMIUM to the path of one.')
const program = install() ?? skip(`npm could not install lighthouse@${version}.`)
const routes = given.length > 0 ? given : ['/', '/reference/docs-json/', '/api-reference/webhooks/new-plant/']
const host = await staticHost(site)
const scratch = mkdtempSync(join(tmpdir(), 'flatleaf-lighthouse-'))
let failures = 0
try {
  for (const route of routes) failures += await judge(route)
} finally {
  await host.close()
  rmSync(scratch, { recursive: true, force: true })
}
console.log(`lighthouse ${version}: ${routes.length} pages, ${failures} scores too low`)
process.exit(failures > 0 ? 1 : 0)

/** Prints the scores of a page, and how many are too low. */
async function judge(route) {
  const runs = [await run(route)]
  while (best(runs) < least.performance && runs.length < 5) runs.push(await run(route))
  const [first] = runs
  const scores = Object.keys(least).map((name) => {
    const score = name === 'performance' ? best(runs) : Math.min(...runs.map((each) => scoreOf(each, name)))
    return { name, score, isLow: score < least[name] }
  })
  const of =
    runs.length > 1 ? ` (performance: best of ${runs.map((each) => scoreOf(each, 'performance')).join(', ')})` : ''
  console.log(
    `${route}  ${scores.map(({ name, score, isLow }) => `${name} ${score}${isLow ? ' ✗' : ''}`).join(', ')}${of}`,
  )
  for (const name of Object.keys(least)) for (const line of lost(first, name)) console.log(`    ${name}: ${line}`)
  return scores.filter(({ isLow }) => isLow).length
}

async function run(route) {
  const report = join(scratch, 'report.json')
  const args = [
    program,
    host.origin + route,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
    '--no-enable-error-reporting',
  ]
  const flags = `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run ${features}`
  // The server answers from this process: a child that is waited for would wait for it.
  const child = spawn(process.execPath, [...args, flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: 120_000,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
  const status = await new Promise((ended) => child.on('close', ended))
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}:\n${printed}`)
  const result = JSON.parse(readFileSync(report, 'utf8'))
  if (result.runtimeError) throw new Error(`${route}: ${result.runtimeError.message}`)
  return result
}

function scoreOf({ categories }, name) {
  return Math.round((categories[name].score ?? 0) * 100)
}

function best(runs) {
  return Math.max(...runs.map((each) => scoreOf(each, 'performance')))
}

/** The audits that cost points, with what they measured and the first things that they mean. */
function lost({ categories, audits }, name) {
  return categories[name].auditRefs.flatMap(({ id, weight }) => {
    const { score, title, displayValue, details } = audits[id]
    if (weight === 0 || score === null || score >= 1) return []
    const items = (details?.items ?? [])
      .slice(0, 3)
      .map(({ node, url, source }) => node?.selector ?? url ?? source?.url ?? '')
    return [
      `${title} ${Math.round(score * 100)}${displayValue ? ` (${displayValue})` : ''} ${items.filter(Boolean).join(' · ')}`.trim(),
    ]
  })
}

function browser() {
  const names = [process.env.CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  for (const name of names.filter(Boolean)) {
    const found = spawnSync('which', [name], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return undefined
}

/** Path of the program, installed if it is not there yet. */
function install() {
  const place = resolve(process.env.FLATLEAF_LIGHTHOUSE ?? join(tmpdir(), `flatleaf-lighthouse-${version}`))
  const path = join(place, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(join(place, 'node_modules/.package-lock.json')) && existsSync(path)) return path
  mkdirSync(place, { recursive: true })
  const args = [
    'install',
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    place,
    `lighthouse@${version}`,
  ]
  const installed = spawnSync('npm', args, { stdio: 'ignore', timeout: 120_000, shell: process.platform === 'win32' })
  return installed.status === 0 && existsSync(path) ? path : undefined
}

function skip(why) {
  console.log(`SKIPPED: ${why}`)
  process.exit(0)
}
