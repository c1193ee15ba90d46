/** The program as it is installed: bundled, run as a process. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(lib, 'cli.js'), ...words], {
      cwd: site,
      env: { ...process.env, ...env },
      timeout: 110_000,
    })
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

describe('processes that compile pages beside the first one', () => {
  let large = ''
  const names = Array.from({ length: 240 }, (_, index) => `page-${index}`)
  const block = ['ts', 'python', 'bash']
    .map((name) => `\`\`\`${name}\nlet answer = call("x", 42) // why\n\`\`\``)
    .join('\n\n')
  const bodies = [
    '<Card titel="x">',
    '[Nowhere](/nowhere) <Icon icon="leaf" />',
    "import P from '/snippets/p.mdx'\n\n<P />",
  ]

  beforeAll(() => {
    large = mkdtempSync(join(tmpdir(), 'flatleaf-cli-large-'))
    for (const folder of ['pages', 'snippets']) mkdirSync(join(large, folder))
    const navigation = [{ group: 'All', pages: ['index', ...names] }]
    writeFileSync(join(large, 'docs.json'), JSON.stringify({ name: 'Leaf', navigation }))
    writeFileSync(join(large, 'snippets/p.mdx'), 'Said *once*.')
    for (const [index, name] of ['index', ...names].entries())
      writeFileSync(
        join(large, `pages/${name}.mdx`),
        `---\ntitle: Page ${index}\ndescription: d\n---\n\n${bodies[index % 3]}\n\n${block.replaceAll('42', String(index))}\n`,
      )
  })
  afterAll(() => rmSync(large, { recursive: true, force: true }))

  /**
   * Writes a line into a file whenever such a process says something; after so many words it is killed. The first process goes
   * on only when all of them have said that they are ready, and one has brought a page: a machine may be so busy that it would
   * have ended before.
   */
  function listening(log: string, most = 1e9) {
    const code = `import { appendFileSync, readFileSync } from 'node:fs'
import processes from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
const log = ${JSON.stringify(log)}
const { send } = process
let said = 0
if (send) process.send = (word) => {
  appendFileSync(log, process.pid + ' ' + (word === 'ready' ? word : 'answer') + '\\n')
  if (++said > ${most}) process.kill(process.pid, 'SIGKILL')
  return send.call(process, word)
}
else {
  const { fork } = processes
  const { setImmediate } = globalThis
  let started = 0
  processes.fork = (...words) => (started++, fork(...words))
  syncBuiltinESMExports()
  const isHeard = () => {
    if (started === 0) return true
    try {
      const lines = readFileSync(log, 'utf8').trimEnd().split('\\n')
      return new Set(lines.map((line) => line.split(' ')[0])).size === started && lines.some((line) => line.endsWith('answer'))
    } catch {
      return false
    }
  }
  globalThis.setImmediate = (done) => (isHeard() ? setImmediate(done) : setTimeout(() => globalThis.setImmediate(done), 10))
}`
    return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
  }
  const saidIn = (log: string) => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [])
  const pidsIn = (log: string) => [...new Set(saidIn(log).map((line) => Number(line.split(' ')[0])))]
  const filesIn = (out: string) =>
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(out.length), readFileSync(file, 'latin1')])

  async function built(name: string, words: readonly string[], most?: number) {
    const [log, out] = [join(large, `${name}.log`), join(large, name)]
    const ended = await flatleaf(
      ['build', large, '--out', out, '--json', '--no-cache', ...words],
      () => {},
      listening(log, most),
    )
    const told = ended.out.split('\n').filter((line) => line.includes('"code"'))
    const files = filesIn(out)
    rmSync(out, { recursive: true })
    return { code: ended.code, err: ended.err, told, files, said: saidIn(log), pids: pidsIn(log) }
  }

  test('give the same files and the same messages, whatever their number, and when they die', async () => {
    const alone = await built('out', ['--workers', '0'])
    expect(alone.said).toEqual([])
    expect(alone.told.length).toBeGreaterThan(100)
    for (const [count, most] of [
      ['1', undefined],
      ['3', 3],
    ] as const) {
      const { said, pids, ...together } = await built('out', ['--workers', count], most)
      expect(together).toEqual({ ...together, code: alone.code, err: alone.err, told: alone.told })
      expect(together.files).toEqual(alone.files)
      expect(said).toContainEqual(expect.stringContaining('answer'))
      expect(pids.filter(isRunning)).toEqual([])
      rmSync(join(large, 'out.log'))
    }
  }, 120_000)

  test('end with the first one when it is interrupted', async () => {
    const log = join(large, 'interrupted.log')
    const out = join(large, 'interrupted')
    const interrupt = (child: ReturnType<typeof spawn>) => {
      const looking = setInterval(() => {
        if (pidsIn(log).length === 2) child.kill('SIGINT')
      }, 20)
      child.on('close', () => clearInterval(looking))
    }
    const words = ['build', large, '--out', out, '--no-cache', '--workers', '2']
    expect((await flatleaf(words, interrupt, listening(log))).code).not.toBe(0)
    expect(existsSync(join(out, 'index.html'))).toBe(false)
    const pids = pidsIn(log)
    expect(pids).toHaveLength(2)
    await expect.poll(() => pids.filter(isRunning), { timeout: 20_000 }).toEqual([])
  }, 60_000)

  test('are a number', async () => {
    const { code, err } = await flatleaf(['build', '--workers', 'many'])
    expect([code, err.split('\n')[0]]).toEqual([2, '"many" is no number of processes; write one up to 99.'])
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
