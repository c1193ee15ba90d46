/** The program as it is installed: bundled, run as a process. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** Inside the project, so that its packages are found. */
const lib = join(root, 'node_modules/.cache/flatleaf-test-lib')
let site = ''

beforeAll(async () => {
  const { bundle } = (await import(join(root, 'scripts/bundle.mjs'))) as { bundle: (outdir: string) => Promise<void> }
  await bundle(lib)
  site = mkdtempSync(join(tmpdir(), 'flatleaf-cli-'))
  mkdirSync(join(site, 'pages'))
  writeFileSync(join(site, 'docs.json'), '{"name":"Leaf","navigation":[{"group":"Start","pages":["index"]}]}')
  writeFileSync(join(site, 'pages/index.md'), '---\ntitle: Home\ndescription: A page.\n---\n\nHello.\n')
  // The first bundle of a clone translates the patterns of all grammars: eight seconds, more where others work too.
}, 120_000)
afterAll(() => {
  rmSync(lib, { recursive: true, force: true })
  rmSync(site, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function flatleaf(
  words: readonly string[],
  during: (child: ReturnType<typeof spawn>) => void = () => {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(lib, 'cli.js'), ...words], { cwd: site })
    let [out, err] = ['', '']
    child.stdout.on('data', (data) => (out += String(data)))
    child.stderr.on('data', (data) => (err += String(data)))
    child.on('close', (code) => done({ code, out, err }))
    during(child)
  })
}

test('says its version', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(await flatleaf(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
})

test('exits with 2 for wrong use, said on the error stream', async () => {
  const { code, out, err } = await flatleaf(['biuld'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain('Did you mean "build"?')
})

test('builds a site, and the same bytes again', async () => {
  expect(await flatleaf(['build'])).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Hello.')
  expect((await flatleaf(['build'])).out).toContain(' 0 written,')
})

test('exits with 1 and leaves the output when docs.json is broken', async () => {
  const marker = readFileSync(join(site, 'dist/.flatleaf.json'), 'utf8')
  writeFileSync(join(site, 'broken.json'), '{')
  const { code, err } = await flatleaf(['build', '--config', 'broken.json'])
  expect(code).toBe(1)
  expect(err).toContain('broken.json:1:')
  expect(readFileSync(join(site, 'dist/.flatleaf.json'), 'utf8')).toBe(marker)
})

test('goes on when nobody reads what it prints', async () => {
  const { code, err } = await flatleaf(['check'], (child) => child.stdout!.destroy())
  expect([code, err]).toEqual([0, ''])
})

test('shows the view of a page as JSON', async () => {
  const { code, out } = await flatleaf(['inspect', 'index', '--stage', 'view'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ id: 'index', title: 'Home' })
})
