#!/usr/bin/env node
/**
 * Proves that the package works for others: packs it, installs the tarball in an empty folder without running any
 * install script, and builds a site of two pages with the command that npm linked.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'flatleaf-pack-'))
const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })

try {
  run('npm', ['pack', '--silent', '--pack-destination', work], repository)
  const tarball = readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('npm pack made no tarball.')
  const project = join(work, 'project')
  mkdirSync(join(project, 'pages'), { recursive: true })
  const page = (title, body) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true }\n')
  run(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--prefer-offline',
      '--omit=dev',
      '--no-audit',
      '--no-fund',
      '--silent',
      join(work, tarball),
    ],
    project,
  )
  writeFileSync(
    join(project, 'docs.json'),
    JSON.stringify({ name: 'Packed', navigation: [{ group: 'Start', pages: ['index', 'more'] }] }),
  )
  writeFileSync(
    join(project, 'pages/index.mdx'),
    page('Home', 'See [more](/more).\n\n```ts\nconst one: number = 1\n```'),
  )
  writeFileSync(join(project, 'pages/more.md'), page('More', 'The second page: Straße, Łódź.'))
  const version = run('npx', ['--no-install', 'flatleaf', '--version'], project).trim()
  const wanted = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).version
  if (!version.includes(wanted)) throw new Error(`--version says "${version}", not "${wanted}".`)
  run('npx', ['--no-install', 'flatleaf', 'build', '--strict'], project)
  for (const file of ['index.html', 'more/index.html', 'more.md', '404.html']) {
    if (!existsSync(join(project, 'dist', file))) throw new Error(`The site has no ${file}.`)
  }
  const html = readFileSync(join(project, 'dist/index.html'), 'utf8')
  // Letters beyond ASCII in the patterns of the program.
  const words = readdirSync(join(project, 'dist/_flatleaf/search')).filter((name) => name.includes('-words.'))
  const index = words.map((name) => readFileSync(join(project, 'dist/_flatleaf/search', name), 'utf8')).join('')
  if (!index.includes('strasse') || !index.includes('lodz'))
    throw new Error('The search does not know "Straße", "Łódź".')
  if (!html.includes('href="/more/"')) throw new Error('The link to the second page is not as it should be.')
  const sheet = /href="\/(_flatleaf\/site\.[\da-f]+\.css)"/.exec(html)?.[1]
  if (!sheet || !existsSync(join(project, 'dist', sheet))) throw new Error('The style sheet is missing.')
  console.log(`pack: flatleaf ${version} installs and builds`)
} catch (error) {
  console.error(`pack: ${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
