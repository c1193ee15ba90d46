#!/usr/bin/env node
/**
 * Opens five pages of each real site in Chromium, on a desk in light and on a phone in dark: nothing may be an error in the
 * console, and no other host may be asked but those that the site's own files name. The reader does not want to be followed
 * (Global Privacy Control), so services that the configuration names are not asked either. With `--shots` each page is drawn beside
 * its source, a sheet (PNG) for each, for eyes.
 *
 *   node scripts/corpus-pages.mjs [SITE …] [--shots FOLDER] [--built FOLDER] [--pages 5] [--program lib/cli.js]
 *
 * `--built` names what `scripts/corpus.mjs --keep` left, so that nothing is built twice. The sites stand in the folder that
 * FLATLEAF_CORPUS names, else in ../shared/corpus; without one it says so and ends with 0.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { idOf, listedPages } from '../test/corpus/pages.mjs'
import { launch } from './browser.mjs'
import { builtProgram, corpus } from './places.mjs'
import { staticHost } from './static-host.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shots: { type: 'string' },
    built: { type: 'string' },
    pages: { type: 'string', default: '5' },
    program: { type: 'string' },
  },
})
if (!existsSync(corpus)) {
  console.log(`SKIPPED: there is no corpus at "${corpus}". Set FLATLEAF_CORPUS to a folder of sites to run this.`)
  process.exit(0)
}
const cli = builtProgram(values.program)
const most = Number(values.pages)
const views = [
  { viewport: { width: 1440, height: 1100 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 1100 }, colorScheme: 'dark', hasTouch: true },
]
/** Files that may name a host which a page then asks: everything that is text. */
const texts = new Set(['.mdx', '.md', '.json', '.yaml', '.yml', '.js', '.jsx', '.ts', '.tsx', '.css', '.html', '.svg'])

const sites = readdirSync(corpus)
  .filter((name) => ['docs.json', 'mint.json'].some((file) => existsSync(join(corpus, name, file))))
  .filter((name) => positionals.length === 0 || positionals.some((wanted) => name.includes(wanted)))
if (values.shots) mkdirSync(values.shots, { recursive: true })
const browser = await launch()
let [opened, wrong] = [0, 0]
try {
  for (const site of sites) {
    const found = await openSite(site)
    const faults = found.flatMap(({ faults: each }) => each)
    opened += found.length
    wrong += faults.length
    console.log(`${faults.length > 0 ? '✗' : '✓'} ${site}: ${found.map(({ route }) => route).join(' ')}`)
    for (const fault of new Set(faults)) console.log(`    ${fault}`)
  }
} finally {
  await browser.close()
}
console.log(`corpus pages: ${sites.length} sites, ${opened} pages opened, ${wrong} faults`)
process.exit(wrong > 0 || opened === 0 ? 1 : 0)

async function openSite(site) {
  const root = join(corpus, site)
  const kept = values.built && join(resolve(values.built), site)
  const out = kept && existsSync(kept) ? kept : mkdtempSync(join(tmpdir(), 'flatleaf-corpus-pages-'))
  if (out !== kept) spawnSync(process.execPath, [cli, 'build', root, '--out', out, '--no-cache'], { stdio: 'ignore' })
  const host = await staticHost(out, { compress: false })
  const hosts = hostsIn(root)
  try {
    if (htmlFiles(out).length === 0) return [{ route: '/', faults: ['nothing was built'] }]
    const found = []
    for (const page of chosen(root, out))
      found.push(await openPage({ ...page, site, root, origin: host.origin, hosts }))
    return found
  } finally {
    await host.close()
    if (out !== kept) rmSync(out, { recursive: true, force: true })
  }
}

/** The first page, the longest one, one of an operation or without a source where there is one, and others at equal distances. */
function chosen(root, out) {
  const written = new Map(htmlFiles(out).map((path) => [routeOf(path), path]))
  const listed = listedPages(root)
    .filter(({ file }) => file)
    .map(({ file }) => ({ route: routeOf(`${idOf(file)}/index.html`), source: join(root, file) }))
    .filter(({ route }) => written.has(route))
  const sized = listed.toSorted((a, b) => statSync(b.source).size - statSync(a.source).size)
  const own = new Set(listed.map(({ route }) => route))
  const made = [...written.keys()].filter((route) => !own.has(route) && /api|reference/.test(route)).slice(0, 1)
  const spread = Array.from({ length: most }, (_, n) => listed[Math.floor(((n + 0.5) * listed.length) / most)])
  const wanted = [{ route: '/' }, sized[0], ...made.map((route) => ({ route })), ...spread].filter(Boolean)
  return [...new Map(wanted.map((each) => [each.route, each])).values()].slice(0, most)
}

function htmlFiles(out) {
  return readdirSync(out, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && path !== '404.html' && !path.startsWith('_flatleaf/'))
}

/** The path that a host serves a file under. */
function routeOf(path) {
  return `/${path.replace(/(^|\/)index\.html$/, '$1').replace(/(^|\/)index\/$/, '$1')}`
}

/** Names of hosts that stand anywhere in the files of a site. */
function hostsIn(root) {
  const hosts = new Set()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.has(extname(entry.name))) continue
    for (const [, host] of readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(
      /(?:https?:)?\/\/([\w-]+(?:\.[\w-]+)+)/g,
    ))
      hosts.add(host.toLowerCase())
  }
  return hosts
}

async function openPage({ route, source, site, root, origin, hosts }) {
  const faults = []
  const images = []
  for (const view of views) {
    const context = await browser.newContext({ ...view, reducedMotion: 'reduce' })
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const page = await context.newPage()
    const tell = (kind, text) => faults.push(`${route} at ${view.viewport.width} px: ${kind}: ${text.slice(0, 300)}`)
    page.on('pageerror', (error) => tell('script', error.message))
    page.on('console', (message) => isError(message) && tell('console', message.text()))
    page.on(
      'response',
      (response) => response.status() >= 400 && isLost(response.url(), root) && tell('lost', response.url()),
    )
    await page.route(
      (address) => address.origin !== origin && /^https?:$/.test(address.protocol),
      (asked) => answered(asked, { hosts, tell }),
    )
    await page.goto(origin + encodeURI(route), { waitUntil: 'load', timeout: 60_000 })
    // A moved page leads on to another by itself.
    await page.locator('html:not(:has(meta[http-equiv="refresh"])) body *').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('load')
    await page.waitForTimeout(200)
    await page.evaluate(() => document.fonts.ready)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (wide > 0) tell('layout', `the page is ${wide} px wider than the window`)
    if (values.shots) images.push({ ...view, image: await page.screenshot() })
    await context.close()
  }
  if (values.shots) await sheet({ name: `${site}${route}`, source, images })
  return { route, faults }
}

/** What a server refused is looked at as a response, with its address. */
function isError(message) {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}

/** Whether a file is in the sources but not in the output. What a site names and does not hold is told by `check`. */
function isLost(url, root) {
  const path = decodeURIComponent(new URL(url).pathname)
  const isThere = (folder) => statSync(join(root, folder, path), { throwIfNoEntry: false })?.isFile() === true
  return isThere('') || isThere('public') || path.startsWith('/_flatleaf')
}

/** Nothing leaves this machine: what the site's own files name is answered with nothing, anything else is a fault. */
async function answered(asked, { hosts, tell }) {
  const { hostname } = new URL(asked.request().url())
  if (!hosts.has(hostname)) tell('host', `${hostname} is asked for ${asked.request().resourceType()}`)
  await asked.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' })
}

/** One picture: the source, then the page in each view. */
async function sheet({ name, source, images }) {
  const page = await browser.newPage({ viewport: { width: 2600, height: 1140 } })
  const shown = source ? readFileSync(source, 'utf8').slice(0, 5000) : '(made of a description)'
  const cell = ({ viewport, image }) =>
    `<img width="${viewport.width}" height="${viewport.height}" src="data:image/png;base64,${image.toString('base64')}">`
  await page.setContent(
    `<style>body { margin: 20px; background: #777; display: flex; gap: 20px }
      pre { width: 660px; height: 1100px; overflow: hidden; margin: 0; background: #fff; white-space: pre-wrap; font: 12px/1.4 monospace; overflow-wrap: anywhere }</style>
    <pre></pre>${images.map(cell).join('')}`,
  )
  await page.locator('pre').evaluate((element, text) => (element.textContent = text), shown)
  await page.screenshot({ path: join(values.shots, `${name.replace(/\W+/g, '-').replace(/-$/, '')}.png`) })
  await page.close()
}
