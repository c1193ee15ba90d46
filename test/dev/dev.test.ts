import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Build } from '../../src/build.ts'
import type { ClientState } from '../../src/dev/client.ts'
import type { Dev } from '../../src/dev/dev.ts'
import { startDev } from '../../src/dev/dev.ts'
import { loopbackNames } from '../../src/dev/guard.ts'
import { brokenBuild, fakeBuild } from './fake-build.ts'
import { rawGet } from './raw-request.ts'

let root = ''
let next: () => Build | Promise<Build>
let dev: Dev
const errors: unknown[] = []
const streams: IncomingMessage[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flatleaf-dev-'))
  mkdirSync(join(root, 'pages'))
  errors.length = 0
})
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.destroy()
  await dev?.close()
  rmSync(root, { recursive: true, force: true })
})

async function start(first: Build, more: object = {}): Promise<Dev> {
  next = () => first
  const started = await startDev({
    root,
    out: join(root, 'dist'),
    build: async () => next(),
    textOf: () => undefined,
    port: 0,
    search: false,
    addresses: ['127.0.0.1'],
    names: new Set(loopbackNames),
    onBuild: () => {},
    onNotice: () => {},
    onError: (error) => errors.push(error),
    ...more,
  })
  return (dev = started!)
}

/** Changes a file, so that the next build is made and shown. */
async function change(build: Build | (() => Build), name = 'pages/index.md'): Promise<void> {
  let built = false
  next = () => {
    built = true
    return typeof build === 'function' ? build() : build
  }
  writeFileSync(join(root, name), String(Math.random()))
  await vi.waitFor(() => expect(built).toBe(true), 5000)
  await dev.idle()
}

/** The script of live reload as a page names it. */
const scriptOf = (html: string) => /<script src="([^"]+)" defer><\/script>/.exec(html)![1]!

/** What the stream of a page says, first and later. */
async function listen(page: string): Promise<{ states: ClientState[]; seen: string; address: string }> {
  const script = scriptOf((await rawGet(dev.port, page)).body)
  const client = (await rawGet(dev.port, script)).body
  const { events, seen } = JSON.parse(/\((\{"events.*\})\)$/.exec(client)![1]!) as { events: string; seen: string }
  const states: ClientState[] = []
  const address = `${events}?page=${encodeURIComponent(page)}&seen=${seen}`
  await new Promise<void>((done) =>
    get({ port: dev.port, host: '127.0.0.1', path: address, headers: { host: 'localhost' } }, (stream) => {
      streams.push(stream)
      stream.on('error', () => {})
      stream.on('data', (data: Buffer) => {
        for (const [, text] of data.toString().matchAll(/^data: (.*)$/gm)) states.push(JSON.parse(text!) as ClientState)
        done()
      })
    }),
  )
  return { states, seen, address }
}

describe('live reload', () => {
  test('no page is given out ahead of time: it would be shown after it has changed', async () => {
    await start(fakeBuild({ pages: { index: 'one' } }))
    const { body, status } = await rawGet(dev.port, '/', ['Host: localhost:PORT', 'Sec-Purpose: prefetch'])
    expect(status).toBe(503)
    expect(body).not.toContain('one')
    expect((await rawGet(dev.port, '/')).body).toContain('one')
  })

  test('a page knows what it is, and hears when it is no longer that', async () => {
    await start(fakeBuild({ pages: { index: 'one', other: 'still' } }))
    const [home, other] = [await listen('/'), await listen('/other/')]
    expect(home.states).toEqual([{ seen: home.seen, problems: [], warnings: [] }])
    await change(fakeBuild({ pages: { index: 'two', other: 'still' } }))
    await vi.waitFor(() => expect(home.states).toHaveLength(2))
    expect(home.states[1]!.seen).not.toBe(home.seen)
    expect((await rawGet(dev.port, '/')).body).toContain('two')
    await change(fakeBuild({ pages: { index: 'two', other: 'no longer' } }))
    await vi.waitFor(() => expect(other.states.at(-1)!.seen).not.toBe(other.seen))
    expect([home.states.length, other.states.length]).toEqual([2, 2])
  })

  test('a tab that comes while a site takes the place of another hears of no older one after a newer', async () => {
    let finish: (html: string) => void = () => {}
    let asked = () => {}
    const isAsked = new Promise<void>((done) => (asked = done))
    const slow = {
      path: 'slow/index.html',
      body: () => new Promise<string>((done) => ((finish = done), asked())),
    }
    await start(fakeBuild({ pages: { index: 'one' }, files: [slow] }))
    const { address } = await listen('/')
    const states: ClientState[] = []
    get({ port: dev.port, host: '127.0.0.1', path: address.replace('page=%2F', 'page=%2Fslow%2F') }, (stream) => {
      streams.push(stream)
      stream.on('error', () => {})
      stream.on('data', (data: Buffer) => {
        for (const [, text] of data.toString().matchAll(/^data: (.*)$/gm)) states.push(JSON.parse(text!) as ClientState)
      })
    })
    await isAsked
    await change(fakeBuild({ pages: { index: 'one', slow: 'new' } }))
    finish('<html><head></head><body>old</body></html>')
    const { seen } = await listen('/slow/')
    await change(fakeBuild({ pages: { index: 'one', slow: 'newer' } }))
    await vi.waitFor(() => expect(states.at(-1)!.seen).not.toBe(seen))
    expect(states.map((state) => state.seen === seen)).toEqual([true, false])
  })

  test('every page reloads when a file changes that is copied', async () => {
    const logo = { path: 'logo.png', copyOf: join(root, 'logo.png'), body: () => '' }
    const build = fakeBuild({ pages: { index: 'one' }, files: [logo] })
    await start(build)
    const { states } = await listen('/')
    await change(build, 'logo.png')
    await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ reload: true }))
  })

  test('an error in its file is shown on the page, and on no other', async () => {
    await start(fakeBuild({ pages: { index: 'one', other: 'x' } }))
    const [home, other] = [await listen('/'), await listen('/other/')]
    const at = { file: 'pages/index.md', line: 1, column: 1 }
    const diagnostics = [{ code: 'tag-open', severity: 'error', message: 'Not <closed>.', at } as const]
    await change(fakeBuild({ pages: { index: 'one', other: 'x' }, diagnostics }))
    await vi.waitFor(() =>
      expect(home.states.at(-1)!.problems).toEqual(['pages/index.md:1:1  error  tag-open\n  Not <closed>.']),
    )
    expect(other.states.every(({ problems }) => problems.length === 0)).toBe(true)
  })

  test('a warning in its file is told to the page apart from errors', async () => {
    await start(fakeBuild({ pages: { index: 'one', other: 'x' } }))
    const [home, other] = [await listen('/'), await listen('/other/')]
    const at = { file: 'pages/index.md', line: 1, column: 1 }
    const diagnostics = [{ code: 'link-broken', severity: 'warning', message: 'No page.', at } as const]
    await change(fakeBuild({ pages: { index: 'one', other: 'x' }, diagnostics }))
    await vi.waitFor(() =>
      expect(home.states.at(-1)).toMatchObject({
        problems: [],
        warnings: ['pages/index.md:1:1  warning  link-broken\n  No page.'],
      }),
    )
    expect(other.states.every(({ warnings }) => warnings.length === 0)).toBe(true)
  })

  test('a page that vanishes because of an error becomes the 404 page, which tells the error', async () => {
    const lost = { path: '404.html', body: () => '<html><head></head><body>Not found</body></html>' }
    await start(fakeBuild({ pages: { index: 'one', plant: 'x' }, files: [lost] }))
    const { states, seen } = await listen('/plant/')
    const at = { file: 'openapi.yaml', line: 3, column: 1 }
    const diagnostics = [{ code: 'openapi-syntax', severity: 'error', message: 'Broken.', at } as const]
    await change(fakeBuild({ pages: { index: 'one' }, files: [lost], diagnostics }), 'openapi.yaml')
    await vi.waitFor(() => expect(states.at(-1)!.seen).not.toBe(seen))
    expect(await rawGet(dev.port, '/plant/')).toMatchObject({ status: 404 })
    const problems = ['openapi.yaml:3:1  error  openapi-syntax\n  Broken.']
    expect((await listen('/plant/')).states[0]).toMatchObject({ problems })
    expect((await listen('/')).states[0]).toMatchObject({ problems })
  })

  test('a broken docs.json leaves the last good site, says so on every page, and is forgotten once mended', async () => {
    const good = fakeBuild({ pages: { index: 'one' } })
    await start(good)
    const { states, seen } = await listen('/')
    await change(brokenBuild('docs.json is no JSON.'), 'docs.json')
    await vi.waitFor(() => expect(states.at(-1)!.problems).toEqual(['fatal  config-broken\n  docs.json is no JSON.']))
    expect((await rawGet(dev.port, '/')).body).toContain('one')
    await change(good, 'docs.json')
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ seen, problems: [], warnings: [] }))
  })

  test('a start with a broken docs.json shows why, and the site as soon as there is one', async () => {
    await start(brokenBuild('docs.json is <gone>.'))
    const page = await rawGet(dev.port, '/any/where/')
    expect(page.status).toBe(503)
    expect(page.body).toContain('docs.json is &lt;gone&gt;.')
    const { states, seen } = await listen('/')
    expect(states[0]).toMatchObject({ seen, problems: ['fatal  config-broken\n  docs.json is <gone>.'] })
    await change(fakeBuild({ pages: { index: 'one' } }), 'docs.json')
    await vi.waitFor(() => expect(states.at(-1)!.seen).not.toBe(seen))
    expect((await rawGet(dev.port, '/')).status).toBe(200)
  })

  test('a build that throws is told and survived', async () => {
    const good = fakeBuild({ pages: { index: 'one' } })
    await start(good)
    await change(() => {
      throw new Error('bug')
    })
    expect(errors.map(String)).toEqual(['Error: bug'])
    expect((await rawGet(dev.port, '/')).body).toContain('one')
    await change(fakeBuild({ pages: { index: 'two' } }))
    expect((await rawGet(dev.port, '/')).body).toContain('two')
  })
})

describe('the address of live reload', () => {
  test('needs the token, our origin and a free place', async () => {
    await start(fakeBuild({ pages: { index: 'one' }, base: '/docs/' }))
    const script = scriptOf((await rawGet(dev.port, '/docs/')).body)
    const events = script.replace(/client\.js.*/, 'events')
    const status = async (target: string, ...headers: string[]) =>
      (await rawGet(dev.port, target, ['Host: localhost:PORT', ...headers])).status
    expect(await status('/docs/_flatleaf/dev/wrong/events')).toBe(403)
    expect(await status('/docs/_flatleaf/dev/wrong/client.js')).toBe(403)
    for (const origin of ['null', 'http://evil.example', 'http://192.0.2.9', 'chrome-extension://abcdefghijklmnop'])
      expect(await status(events, `Origin: ${origin}`)).toBe(403)
    expect(await status(script)).toBe(200)
  })

  test('a script address says nothing back that it was not made of', async () => {
    await start(fakeBuild({ pages: { index: 'one' } }))
    const script = scriptOf((await rawGet(dev.port, '/')).body)
    expect((await rawGet(dev.port, script.replace(/seen=.*/, 'seen=");alert(1)//'))).body).toMatch(/"seen":""\}\)$/)
  })
})

test('a page is served before the site is there, and told when it is another one then', async () => {
  const early = fakeBuild({ pages: { index: 'early', other: '' }, base: '/docs/' })
  const whole = fakeBuild({ pages: { index: 'whole', other: 'whole' }, base: '/docs/' })
  const asked: string[] = []
  let finish = () => {}
  let listening: (at: number) => void = () => {}
  const port = new Promise<number>((done) => (listening = done))
  const started = start(whole, {
    build: () => new Promise<Build>((done) => (finish = () => done(whole))),
    sketch: async (page: string) => (asked.push(page), early),
    onListening: listening,
  })
  const { body } = await rawGet(await port, '/docs/')
  expect(body).toContain('early')
  expect(body).toContain('<script src="/docs/_flatleaf/dev/')
  finish()
  await started
  expect(asked).toEqual(['/docs/'])
  expect((await rawGet(dev.port, '/docs/')).body).toContain('whole')
})

test('before the site is there, nothing is given out that is made of pages nobody has compiled', async () => {
  const texts = (word: string) =>
    ['llms.txt', 'other.md', '_flatleaf/search/all.js', '404.html', '_flatleaf/theme.css'].map((path) => ({
      path,
      body: () => `<html><head></head><body>${word}</body></html>`,
    }))
  const early = fakeBuild({ pages: { index: 'early', other: '' }, files: texts('early'), sketches: ['other'] })
  const whole = fakeBuild({ pages: { index: 'whole', other: 'whole' }, files: texts('whole') })
  let finish = () => {}
  let listening: (at: number) => void = () => {}
  const port = new Promise<number>((done) => (listening = done))
  const started = start(whole, {
    build: () => new Promise<Build>((done) => (finish = () => done(whole))),
    sketch: async () => early,
    onListening: listening,
  })
  const at = await port
  expect((await rawGet(at, '/')).body).toContain('early')
  expect((await rawGet(at, '/_flatleaf/theme.css')).body).toContain('early')
  const asked = ['/other/', '/llms.txt', '/other.md', '/_flatleaf/search/all.js', '/nowhere/'].map((path) =>
    rawGet(at, path),
  )
  await rawGet(at, '/')
  finish()
  await started
  for (const { body } of await Promise.all(asked)) expect(body).toContain('whole')
})

test('what no watcher told of is built at the next look', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const looks = [new Set(['pages/index.md', 'dist/index.html']), new Set<string>()]
    const built: (readonly string[] | undefined)[] = []
    const build = async (changed?: ReadonlySet<string>) => {
      built.push(changed && [...changed])
      return fakeBuild({ pages: { index: 'one' } })
    }
    await start(fakeBuild({}), { build, look: async () => looks.shift() ?? new Set() })
    await vi.advanceTimersByTimeAsync(10_000)
    await dev.idle()
    expect(built).toEqual([undefined, ['pages/index.md']])
  } finally {
    vi.useRealTimers()
  }
})

test('a port that is taken: the next one, or none when no other will do', async () => {
  const rival = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => rival.once('listening', done))
  const { port } = rival.address() as { port: number }
  const build = fakeBuild({ pages: { index: 'one' } })
  expect(await start(build, { port })).toBeUndefined()
  expect((await start(build, { port, search: true })).port).toBeGreaterThan(port)
  rival.close()
})

test('ends, also with open streams', async () => {
  await start(fakeBuild({ pages: { index: 'one' } }))
  await Promise.all(Array.from({ length: 20 }, () => listen('/')))
  await dev.close()
  await expect(fetch(`http://127.0.0.1:${dev.port}/`)).rejects.toThrow()
})
