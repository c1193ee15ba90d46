#!/usr/bin/env node
/**
 * What a reader loads for one page: prints JavaScript, style sheet, requests, HTML and elements of a content page of our own
 * documentation, of two real sites, of a made API, and of made sites with thousands of pages in one section.
 *
 *   node scripts/budget.mjs [SITE …] [--pages 10000] [--json]
 *
 * Fails when a page needs more than 12 KB of JavaScript or 16 KB of CSS (compressed), more than 6 requests of the frame, when
 * any page of a site has more than 60 KB of HTML around its article, or when the form of the playground has more than 22 KB
 * (compressed, with its library, without the words of other languages), or what sends its requests and shows their answers
 * more than 6; the form is loaded when a reader first reaches for it, the rest when the first request is sent.
 * SITEs are names in the folder that FLATLEAF_CORPUS names, else in ../shared/corpus; where there is none they are skipped,
 * and a line says so.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { makeApi } from '../test/bench/make-api.mjs'
import { launch } from './browser.mjs'
import { makeSection, sectionPage, shapes } from './make-section.mjs'
import { builtProgram, corpus, repository } from './places.mjs'
import { staticHost } from './static-host.mjs'

const limits = { javascript: 12, css: 16, requests: 6, around: 60, form: 22, answer: 6 }

/** Makes a process say how much memory it had at most. */
const reporting = [
  '--import',
  `data:text/javascript,process.on('exit',()=>process.stderr.write('\\npeak:'+process.resourceUsage().maxRSS+'\\n'))`,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'string', default: '10000' }, json: { type: 'boolean', default: false } },
})
const cli = builtProgram()

const work = mkdtempSync(join(tmpdir(), 'flatleaf-budget-'))
const browser = await launch()
try {
  const rows = []
  for (const site of sites()) rows.push(await measured(site))
  console.log(values.json ? JSON.stringify(rows, null, 2) : table(rows))
  const over = rows.flatMap(excesses)
  for (const line of over) console.log(`over: ${line}`)
  console.log(over.length > 0 ? `budget: ${over.length} over their limit` : 'budget: everything within its limit')
  process.exitCode = over.length > 0 ? 1 : 0
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}

/** The projects, each with the page that is opened; without one it is the page of middle size. */
function* sites() {
  yield { name: 'own documentation', root: repository, route: 'guides/navigation' }
  const wanted = positionals.length > 0 ? positionals : ['PrefectHQ__fastmcp', 'tursodatabase__turso-docs']
  const found = wanted.filter((name) => existsSync(join(corpus, name)))
  if (found.length < wanted.length)
    console.log(`SKIPPED: there is no corpus at "${corpus}" that holds ${wanted.join(' and ')}. Set FLATLEAF_CORPUS.`)
  for (const name of found) yield { name: name.replace(/^.*__/, ''), root: join(corpus, name) }
  const api = join(work, 'api')
  makeApi(api, 4)
  yield { name: '4 operations', root: api }
  const count = Number(values.pages)
  for (const shape of shapes) {
    const root = join(work, shape)
    mkdirSync(root)
    makeSection(root, count, shape)
    yield { name: `${count} pages, ${shape}`, root, route: sectionPage(Math.floor(count / 2)) }
  }
}

async function measured({ name, root, route }) {
  const out = join(work, 'out')
  const built = await run([...reporting, cli, 'build', root, '--out', out])
  if (built.status !== 0 && built.status !== 1) throw new Error(`"${name}" was not built:\n${built.stderr}`)
  const pages = pagesIn(out)
  const around = pages.map(({ path, html }) => ({ path, bytes: html.length - articleOf(html) }))
  const most = around.reduce((a, b) => (b.bytes > a.bytes ? b : a))
  const shown = route === undefined ? middle(pages) : pages.find(({ path }) => path === `${route}/index.html`)
  const seen = await opened(out, shown.path)
  const form = scriptOf(out, 'playground-form')
  const answer = scriptOf(out, 'playground-answer')
  rmSync(out, { recursive: true, force: true })
  return {
    name,
    pages: pages.length,
    seconds: built.seconds,
    peak: built.peak,
    page: shown.path.replace(/\/?index\.html$/, ''),
    ...seen,
    form,
    answer,
    html: shown.html.length / 1000,
    htmlGzip: zipped(shown.html),
    around: (shown.html.length - articleOf(shown.html)) / 1000,
    most: most.bytes / 1000,
    mostOn: most.path,
  }
}

/** A script on demand; 0 where no page needs it. */
function scriptOf(out, wanted) {
  const file = readdirSync(join(out, '_flatleaf')).find((name) => name.startsWith(`${wanted}.`) && name.endsWith('.js'))
  return file === undefined ? 0 : zipped(readFileSync(join(out, '_flatleaf', file)))
}

/** Every page with an article of its own; those that only lead elsewhere, and those that list others, are none. */
function pagesIn(out) {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(out, join(entry.parentPath, entry.name)))
    .sort()
    .map((path) => ({ path, html: readFileSync(join(out, path)) }))
    .filter(({ html }) => html.includes('<article>'))
}

/** Bytes of the article and of the list of its headings, which is as long as the article makes it. */
function articleOf(html) {
  const contents = html.indexOf('<nav id="table-of-contents"')
  const listed = contents < 0 ? 0 : html.indexOf('</nav>', contents) - contents
  return html.lastIndexOf('</article>') - html.indexOf('<article>') + listed
}

function middle(pages) {
  const own = pages.filter(({ path }) => !path.startsWith('_flatleaf/'))
  return own.toSorted((a, b) => a.html.length - b.html.length)[Math.floor(own.length / 2)]
}

async function opened(out, path) {
  const host = await staticHost(out)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const requests = new Set()
    page.on('request', (request) => requests.add(request.url()))
    await page.goto(`${host.origin}/${path.replace(/index\.html$/, '')}`, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const found = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      // Browsers ask for it when they please.
      icons: [...document.querySelectorAll('link[rel="icon"]')].map(({ href }) => href),
    }))
    await page.close()
    const icon = found.icons.some((href) => requests.has(href)) ? [] : found.icons.slice(0, 1)
    return { ...sorted([...requests, ...icon], out), elements: found.elements, fonts: found.fonts }
  } finally {
    await host.close()
  }
}

/** The files of the theme, the document and its icon are the frame's; images, sheets and scripts of pages are theirs. */
function sorted(requests, out) {
  const frame = { javascript: 0, css: 0, font: 0, own: [], others: [] }
  for (const address of requests) {
    const { pathname, origin } = new URL(address)
    const file = join(out, decodeURIComponent(pathname))
    const [, kind] = /\/_flatleaf\/(?:site|early|inter|favicon)\.\w+\.(\w+)$/.exec(pathname) ?? []
    const isFrame = kind !== undefined || pathname.endsWith('/') || /favicon/.test(pathname)
    ;(isFrame ? frame.own : frame.others).push(origin === 'null' ? address.slice(0, 40) : pathname)
    if (kind === 'js') frame.javascript += zipped(readFileSync(file))
    if (kind === 'css') frame.css += zipped(readFileSync(file))
    if (kind === 'woff2') frame.font += readFileSync(file).length / 1000
  }
  return frame
}

function excesses(row) {
  const over = (what, value, limit, unit = 'KB') =>
    value > limit ? [`${row.name}: ${what} ${round(value)} ${unit}, at most ${limit}`] : []
  return [
    ...over('JavaScript', row.javascript, limits.javascript),
    ...over('CSS', row.css, limits.css),
    ...over('the form of the playground', row.form, limits.form),
    ...over('what shows the answers of the playground', row.answer, limits.answer),
    ...over('requests of the frame', row.own.length, limits.requests, ''),
    ...over(`HTML around the article of ${row.mostOn}`, row.most, limits.around),
  ]
}

function table(rows) {
  const columns = [
    ['site', ({ name }) => name],
    ['pages', ({ pages }) => pages],
    ['build s', ({ seconds }) => round(seconds)],
    ['peak MB', ({ peak }) => Math.round(peak)],
    ['JS gz', ({ javascript }) => round(javascript)],
    ['CSS gz', ({ css }) => round(css)],
    ['font', ({ font, fonts }) => (fonts.length > 0 ? `${round(font)} ${fonts[0]}` : 'none')],
    ['requests', ({ own }) => own.length],
    ['of content', ({ others }) => others.length],
    ['form gz', ({ form }) => (form > 0 ? round(form) : 'none')],
    ['answer gz', ({ answer }) => (answer > 0 ? round(answer) : 'none')],
    ['HTML', ({ html }) => round(html)],
    ['HTML gz', ({ htmlGzip }) => round(htmlGzip)],
    ['around article', ({ around }) => round(around)],
    ['most', ({ most }) => round(most)],
    ['elements', ({ elements }) => elements],
    ['page', ({ page }) => page],
  ]
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, of]) => String(of(row))))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)))
  const lines = cells.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index]))
      .join('  ')
      .trimEnd(),
  )
  return [...lines, 'Sizes in KB (1000 bytes); "most" is the page of the site with most HTML around its article.'].join(
    '\n',
  )
}

function round(value) {
  return (Math.round(value * 10) / 10).toFixed(1)
}

function zipped(bytes) {
  return gzipSync(bytes, { level: 9 }).length / 1000
}

function run(words) {
  const started = performance.now()
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text))
  return new Promise((ended, failed) => {
    child.on('error', failed)
    child.on('close', (status) => {
      const peak = Number(/^peak:(\d+)$/m.exec(stderr)?.[1] ?? 0) / 1024
      ended({ status, stderr, peak, seconds: (performance.now() - started) / 1000 })
    })
  })
}
