import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Build, BuildOptions } from '../../src/build.ts'
import { commands } from '../../src/commands/index.ts'
import { run } from '../../src/commands/run.ts'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { brokenBuild, fakeBuild } from '../dev/fake-build.ts'
import { fakeContext } from './fake-context.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flatleaf-build-'))
  mkdirSync(join(root, 'pages'))
  writeFileSync(join(root, 'pages/index.md'), 'One\nTwo words\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Files younger than a tick of the clock are not trusted. */
const old = () => setTimeout(120)

const warning: Diagnostic = {
  code: 'link-broken',
  severity: 'warning',
  message: 'There is no page "x".',
  at: { file: 'pages/index.md', line: 2, column: 5 },
}
const error: Diagnostic = { ...warning, severity: 'error', code: 'page-missing' }

async function flatleaf(build: Build, ...words: string[]) {
  let asked: BuildOptions | undefined
  const context = fakeContext(root, {
    build: async (options) => {
      asked = options
      return build
    },
    loadConfig: async () => ({ config: build.site?.config, diagnostics: [] }),
  })
  const code = await run(words, commands, context)
  return { code, out: context.printed.join('\n'), err: context.noted.join('\n'), asked, context }
}

describe('build', () => {
  test('writes the site and says so', async () => {
    const { code, out, err, asked } = await flatleaf(fakeBuild({ pages: { index: 'one' } }), 'build')
    expect({ code, out, err }).toEqual({
      code: 0,
      out: '1 page in 340 ms\ndist: 1 written, 0 unchanged, 0 removed',
      err: '',
    })
    expect(asked).toEqual({
      root,
      out: join(root, 'dist'),
      fetchText: expect.any(Function),
      seen: { paths: ['pages/index.md'], texts: new Map() },
    })
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('one')
    expect(readdirSync(root).sort()).toEqual(['.flatleaf', 'dist', 'pages'])
  })

  test.each<[what: string, more: Partial<Build>, isKnown: boolean]>([
    ['a site with islands', {}, true],
    ['a site with islands that ask for packages', { asksPackages: true }, false],
  ])('takes the last build for the answer while nothing changed: %s', async (_, more, isKnown) => {
    const islands = { path: '_flatleaf/islands.0123abcd.js', body: () => '' }
    const site = { ...fakeBuild({ pages: { index: 'x' }, files: [islands] }), ...more }
    await old()
    await flatleaf(site, 'build')
    await old()
    const { asked, out } = await flatleaf(site, 'build')
    expect(asked === undefined).toBe(isKnown)
    expect(out).toContain('dist: 0 written, 2 unchanged, 0 removed')
  })

  test('keeps nothing beside the output when it is told to', async () => {
    await flatleaf(fakeBuild({ pages: { index: 'x' } }), 'build', '--no-cache')
    expect(readdirSync(root).sort()).toEqual(['dist', 'pages'])
  })

  test('passes its options on, paths as seen from where it was started', async () => {
    mkdirSync(join(root, 'docs'))
    const words = [
      'docs',
      '--out',
      'public',
      '--base',
      'a/b',
      '--config',
      'docs/other.json',
      '--relative',
      '--no-integrations',
    ]
    const { code, asked } = await flatleaf(fakeBuild({ pages: { index: 'one' } }), 'build', ...words)
    expect(code).toBe(0)
    expect(asked).toEqual({
      root: join(root, 'docs'),
      out: join(root, 'public'),
      base: '/a/b/',
      configFile: 'other.json',
      relative: true,
      integrations: false,
      fetchText: expect.any(Function),
      seen: { paths: [], texts: new Map() },
    })
    expect(existsSync(join(root, 'public/index.html'))).toBe(true)
  })

  test('an error is shown with its line, the site is written, and the exit code is 1', async () => {
    const { code, out, err } = await flatleaf(
      fakeBuild({ pages: { index: 'x' }, diagnostics: [error, warning] }),
      'build',
    )
    expect(code).toBe(1)
    expect(out).toContain('1 page, 1 error, 1 warning in')
    expect(err).toContain('pages/index.md:2:5  error  page-missing\n')
    expect(err).toContain('    2 │ Two words\n      │     ~~~~~\n')
    expect(existsSync(join(root, 'dist'))).toBe(true)
  })

  test('a warning is fine, and fatal with --strict', async () => {
    const site = fakeBuild({ pages: { index: 'x' }, diagnostics: [warning] })
    expect((await flatleaf(site, 'build', '--strict')).out).toContain('Nothing was written, because of --strict.')
    expect(existsSync(join(root, 'dist'))).toBe(false)
    expect((await flatleaf(site, 'build', '--strict')).code).toBe(1)
    expect((await flatleaf(site, 'build')).code).toBe(0)
  })

  test('paths that cannot be written are errors for --strict, too', async () => {
    const body = () => ''
    const site = fakeBuild({
      pages: { index: 'x' },
      files: [
        { path: 'Logo.svg', body },
        { path: 'logo.svg', body },
      ],
    })
    const { code, out, err } = await flatleaf(site, 'build', '--strict')
    expect([code, existsSync(join(root, 'dist'))]).toEqual([1, false])
    expect(out).toContain('Nothing was written, because of --strict.')
    expect(err).toContain('output-path-clash')
  })

  test('what is fatal leaves the old output', async () => {
    await flatleaf(fakeBuild({ pages: { index: 'old' } }), 'build')
    const { code, out, err } = await flatleaf(brokenBuild('docs.json is no JSON.'), 'build')
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '0 pages, 1 error in 340 ms\nNothing was written.',
      err: 'fatal  config-broken\n  docs.json is no JSON.\n',
    })
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('old')
  })

  test('refuses an output folder before it builds', async () => {
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/mine.txt'), '')
    const site = fakeBuild({ pages: { index: 'x' } })
    const { code, err, asked } = await flatleaf(site, 'build')
    expect([code, asked]).toEqual([1, undefined])
    expect(err).toContain('output-refused')
    expect((await flatleaf(site, 'build', '--force')).code).toBe(0)
    expect((await flatleaf(site, 'build', '--out', '.')).err).toContain('is the project itself')
    expect((await flatleaf(site, 'build', '--out', 'pages')).err).toContain('holds "index.md"')
    expect((await flatleaf(site, 'build', '--out', 'pages', '--force')).err).toContain('holds "index.md"')
  })

  test('speaks to machines', async () => {
    const { code, out, err } = await flatleaf(
      fakeBuild({ pages: { index: 'x' }, diagnostics: [warning] }),
      'build',
      '--json',
    )
    expect([code, err]).toEqual([0, ''])
    expect(out.split('\n').map((line) => JSON.parse(line) as object)).toEqual([
      { type: 'diagnostic', severity: 'warning', code: 'link-broken', message: warning.message, ...warning.at },
      {
        type: 'summary',
        exitCode: 0,
        fatal: 0,
        error: 0,
        warning: 1,
        info: 0,
        pages: 1,
        written: 1,
        unchanged: 0,
        removed: 0,
        milliseconds: 340,
      },
    ])
  })

  test('asks for stars only when told, and builds without them when nobody answers', async () => {
    const action = { kind: 'github', href: 'https://github.com/leaf/flat' }
    const { code, err, asked } = await flatleaf(fakeBuild({ pages: { index: 'x' }, action }), 'build', '--fetch-stars')
    expect(code).toBe(0)
    expect(err).toContain('warning  stars-unknown')
    expect(asked).not.toHaveProperty('stars')
  })

  test.each([
    [['build', 'nowhere'], 'There is no folder "nowhere".'],
    [['build', '--base', 'https://x.example/'], '"https://x.example/" is no base path; write it like /docs.'],
    [['build', '--base', '/a/../b'], '"/a/../b" is no base path; write it like /docs.'],
    [['dev', '--port', '70000'], '"70000" is no port; write a number up to 65535.'],
    [['inspect', 'index', '--stage', 'documnt'], 'There is no stage "documnt". Did you mean "document"?'],
  ])('%j is wrong use: %s', async (words, message) => {
    const { code, err } = await flatleaf(fakeBuild({}), ...words)
    expect([code, err.split('\n')[0]]).toEqual([2, message])
  })
})

describe('check', () => {
  test('says what is wrong and writes nothing', async () => {
    const site = fakeBuild({
      pages: { index: 'x' },
      diagnostics: [warning],
      files: [{ path: 'INDEX.html', body: () => '' }],
    })
    const { code, out, err } = await flatleaf(site, 'check')
    expect([code, out]).toEqual([1, '1 page, 1 error, 1 warning in 340 ms'])
    expect(err).toContain('output-path-clash')
    expect(readdirSync(root)).toEqual(['pages'])
  })

  test('passes with warnings, fails with them under --strict', async () => {
    const site = fakeBuild({ pages: { index: 'x' }, diagnostics: [warning] })
    expect((await flatleaf(site, 'check')).code).toBe(0)
    expect((await flatleaf(site, 'check', '--strict')).code).toBe(1)
  })
})

describe('inspect', () => {
  const site = fakeBuild({ pages: { index: 'x', 'guides/start': 'go' } })

  test.each(['guides/start', '/guides/start/', 'pages/guides/start.md'])('finds a page as %s', async (word) => {
    const { code, out } = await flatleaf(site, 'inspect', word)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual({
      id: 'guides/start',
      path: 'pages/guides/start.md',
      title: 'guides/start',
      html: 'x',
      includes: [],
      links: [],
    })
  })

  test('shows the source and the HTML', async () => {
    expect(JSON.parse((await flatleaf(site, 'inspect', '/', '--stage', 'source')).out)).toEqual({
      id: 'index',
      path: 'pages/index.md',
      text: 'One\nTwo words\n',
    })
    expect((await flatleaf(site, 'inspect', 'index', '--stage', 'html')).out).toContain('<body>x</body>')
  })

  test('names the nearest page', async () => {
    const { code, err } = await flatleaf(site, 'inspect', 'guides/strat')
    expect([code, err]).toEqual([1, 'There is no page "guides/strat". Did you mean "guides/start"?'])
  })
})

describe('servers', () => {
  test('dev says where it is and what it built', async () => {
    const { code, out, err } = await flatleaf(
      fakeBuild({ pages: { index: 'x' }, base: '/docs/' }),
      'dev',
      '--port',
      '0',
    )
    expect(code).toBe(0)
    expect(out).toMatch(/^http:\/\/localhost:\d+\/docs\/$/)
    expect(err).toMatch(/^1 page in \d+ ms$/)
  })

  test('dev for the network says so', async () => {
    const { out, err } = await flatleaf(
      fakeBuild({ pages: { index: 'x' } }),
      'dev',
      '--port',
      '0',
      '--host',
      'docs.test',
    )
    expect(out).toContain('http://docs.test:')
    expect(err).toContain('Everyone in your network can read this site while it is served.')
  })

  test('preview needs a built site, and serves it at its base path', async () => {
    const site = fakeBuild({ pages: { index: 'x' }, base: '/docs/' })
    expect(await flatleaf(site, 'preview')).toMatchObject({
      code: 1,
      err: 'There is nothing to preview yet. Run "flatleaf build" first.',
    })
    await flatleaf(site, 'build')
    expect((await flatleaf(site, 'preview', '--port', '0')).out).toMatch(/^http:\/\/localhost:\d+\/docs\/$/)
  })
})
