#!/usr/bin/env node
/**
 * Screenshots for eyes: six pages at three widths in both modes, a sheet (PNG) for each page, in the folder that is named.
 *
 *   node scripts/shots.mjs FOLDER [--site dist] [--height 1400] [--route /a/ …]
 *
 * The operation comes from `test/sites/garden-api`, since our own documentation has a webhook only. With `--route` the sheets
 * show these pages of the site instead.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from './browser.mjs'
import { builtProgram, repository } from './places.mjs'
import { staticHost } from './static-host.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'dist' },
    height: { type: 'string', default: '1400' },
    route: { type: 'string', multiple: true },
  },
})
if (!positionals[0]) {
  console.error('Name the folder that the sheets go to.')
  process.exit(2)
}
const folder = resolve(positionals[0])
const height = Number(values.height)
const widths = [390, 1024, 1440]
const scratch = mkdtempSync(join(tmpdir(), 'flatleaf-shots-'))
const hosts = [await staticHost(resolve(values.site), { compress: false })]
mkdirSync(folder, { recursive: true })
const browser = await launch()
try {
  for (const { name, url } of values.route ? values.route.map(chosen) : await usual()) {
    const file = join(folder, `${name}.png`)
    await sheet(await shotsOf(url), file)
    console.log(file)
  }
} finally {
  await browser.close()
  for (const host of hosts) await host.close()
  rmSync(scratch, { recursive: true, force: true })
}

function chosen(route) {
  return { name: route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home', url: hosts[0].origin + route }
}

async function usual() {
  const out = join(scratch, 'garden')
  const args = [builtProgram(), 'build', join(repository, 'test/sites/garden-api'), '--out', out]
  spawnSync(process.execPath, args, { stdio: 'ignore' })
  const garden = await staticHost(out, { compress: false })
  hosts.push(garden)
  const [{ origin }] = hosts
  return [
    { name: 'home', url: `${origin}/` },
    { name: 'guide', url: `${origin}/guides/navigation/` },
    { name: 'components', url: `${origin}/components/` },
    { name: 'operation', url: `${garden.origin}/api-reference/add-a-bed/` },
    { name: 'webhook', url: `${origin}/api-reference/webhooks/new-plant/` },
    { name: '404', url: `${origin}/no/such/page/` },
  ]
}

/** A screenshot for each mode and width. */
async function shotsOf(url) {
  const shots = []
  for (const colorScheme of ['light', 'dark']) {
    for (const width of widths) {
      const viewport = { width, height }
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: width < 500,
      })
      const page = await context.newPage()
      await page.goto(url, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(200)
      shots.push({ colorScheme, width, image: await page.screenshot() })
      await context.close()
    }
  }
  return shots
}

/** One picture of all: a row for each mode. */
async function sheet(shots, path) {
  const page = await browser.newPage({
    viewport: { width: widths.reduce((a, b) => a + b) + 40 * (widths.length + 1), height },
  })
  const cell = ({ width, image }) =>
    `<img width="${width}" height="${height}" src="data:image/png;base64,${image.toString('base64')}">`
  const row = (mode) =>
    `<div>${shots
      .filter(({ colorScheme }) => colorScheme === mode)
      .map(cell)
      .join('')}</div>`
  await page.setContent(
    `<style>body { margin: 0; background: #777 } div { display: flex; gap: 40px; padding: 40px 40px 0 } div:last-child { padding-bottom: 40px }</style>${row('light')}${row('dark')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
