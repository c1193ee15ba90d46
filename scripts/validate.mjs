#!/usr/bin/env node
/**
 * Checks every HTML file of a built site with the Nu HTML checker (`vnu-jar`). Needs Java; without it it says so and
 * ends with 0.
 *
 *   node scripts/validate.mjs [FOLDER = dist]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = resolve(process.argv[2] ?? 'dist')
if (!existsSync(folder)) {
  console.error(`There is no folder "${folder}". Build the site first.`)
  process.exit(2)
}
if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) {
  console.log(
    'SKIPPED: the HTML checker needs Java, which is not installed (Debian: "apt-get install default-jre-headless").',
  )
  process.exit(0)
}

const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')
const count = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html')).length
const run = spawnSync('java', ['-Xss2m', '-jar', jar, '--errors-only', '--skip-non-html', '--format', 'json', folder], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
const messages = read(run.stderr) ?? read(run.stdout)
if (!messages) {
  console.error(`The checker gave no answer:\n${run.stderr}${run.stdout}`)
  process.exit(1)
}
for (const { url, lastLine, lastColumn, message, extract } of messages.slice(0, 50)) {
  const file = url ? relative(folder, fileURLToPath(url)) : '?'
  console.log(
    `${file}:${lastLine ?? 0}:${lastColumn ?? 0} ${message}\n    ${(extract ?? '').replace(/\s+/g, ' ').slice(0, 160)}`,
  )
}
if (messages.length > 50) console.log(`… and ${messages.length - 50} more`)
console.log(`html: ${count} files, ${messages.length} errors`)
process.exit(messages.length > 0 || count === 0 ? 1 : 0)

function read(text) {
  try {
    return JSON.parse(text).messages.filter(({ type }) => type !== 'info')
  } catch {
    return undefined
  }
}
