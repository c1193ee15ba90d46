/** Pages compiled beside the build, in one process here: by the same messages, and copied as they are between processes. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createCache, openCompiler } from '../../../src/build.ts'
import type { Ground, Task, Word, Worker } from '../../../src/content/workers/messages.ts'
import { openScratch } from '../../../src/store/scratch.ts'
import { openStore } from '../../../src/store/store.ts'
import { theme } from '../../../theme/index.ts'
import { buildFolder, docs, mdx } from '../../site-kit.ts'
import { folder, permanentFolder, write } from '../../temporary.ts'

const names = Array.from({ length: 24 }, (_, index) => `part/page-${String(index).padStart(2, '0')}`)
const kinds = [
  'import Part from \'/snippets/part.mdx\'\n\n<Part name="first" />\n\n[Nowhere](/nowhere)',
  '<Card titel="x" icon="leaf">\n\nWords.\n\n</Card>\n\n```js\nlet a = 1 // one\n```',
  '<Card>\n\nNever closed, {and wrong',
  "import { useState } from 'react'\n\nexport const Count = () => {\n  const [n, set] = useState(0)\n  return <button onClick={() => set(n + 1)}>{n}</button>\n}\n\n<Count />",
  '<Icon icon="no-such-icon" /> and $a^2$\n\n```mermaid\nflowchart LR\n  A --> B\n```',
  '![Picture](/images/dot.svg)\n\n| a | b |\n| - | - |\n| 1 | 2 |',
]
const files = {
  'docs.json': docs({ variables: { product: 'Leaf' }, navigation: [{ group: 'Part', pages: ['index', ...names] }] }),
  'index.mdx': mdx('Welcome', 'import Part from \'/snippets/part.mdx\'\n\n<Part name="home" />'),
  'snippets/part.mdx': 'Said *once* to {name}.',
  'images/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>',
  ...Object.fromEntries(
    names.map((name, index) => [`${name}.mdx`, mdx(name, `${kinds[index % kinds.length]}\n\nNumber ${index}.`)]),
  ),
}

interface Play {
  /** What happens before a task is done; the number says how many were done. `false`: nothing more is done. */
  readonly before?: (done: number) => boolean | void
}

/** Starts what answers as a process does; `brought` are the pages for which it answered. */
function startWorkers({ before = () => {} }: Play = {}) {
  const brought: string[] = []
  const startWorker = (): Promise<Worker> => {
    let [isOver, done] = [false, 0]
    let listen: (word: Word) => void = () => {}
    const say = (word: Word) => void (isOver || listen(structuredClone(word)))
    let compile: ReturnType<typeof openCompiler> | undefined
    let last = Promise.resolve()
    const perform = async (task: Task) => {
      if (before(done++) === false) isOver = true
      if (isOver) return
      const answer = await (await compile!)(structuredClone(task))
      brought.push(...answer.records.map(([slot]) => slot))
      say(answer)
    }
    return Promise.resolve({
      send(message) {
        if ('source' in message) last = last.then(() => perform(message))
        else {
          compile = openCompiler(structuredClone(message satisfies Ground), theme)
          void compile.then(() => say('ready'))
        }
      },
      onWord: (listener) => (listen = listener),
      end: () => (isOver = true),
    })
  }
  return { startWorker, brought }
}

/** Files as texts, which are compared at once. */
function summaryOf({ bytes, diagnostics }: Awaited<ReturnType<typeof buildFolder>>) {
  return { files: [...bytes].map(([path, content]) => [path, content.toString('latin1')]), diagnostics }
}

/** What a build by one process gives. */
let alone: ReturnType<typeof summaryOf>
beforeAll(async () => {
  const root = permanentFolder(files)
  alone = summaryOf(await buildFolder(root))
  rmSync(root, { recursive: true })
})

/** Builds as a process with a cache does that has others beside it, and the store is saved. */
async function builtTogether(root: string, workers: number, play?: Play) {
  const { startWorker, brought } = startWorkers(play)
  const store = openStore({ folder: join(root, '.flatleaf/cache'), program: 'test' })
  const made = await buildFolder(root, { workers, startWorker, keeps: true }, createCache(store))
  store.save()
  return { made, brought }
}

test.each([1, 3])('a build with %i more processes gives the same files and the same diagnostics', async (workers) => {
  const root = folder(files)
  const { made, brought } = await builtTogether(root, workers)
  expect(summaryOf(made)).toEqual(alone)
  expect(made.diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['prop-unknown', 'link-broken']))
  expect(new Set(brought.map((slot) => slot.split(' ')[0]))).toEqual(new Set(['page', 'words']))
  // The next process finds all that was made.
  const { made: again, brought: nothing } = await builtTogether(root, workers)
  expect(summaryOf(again)).toEqual(alone)
  expect(nothing).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['all on the disk', openScratch()],
  ['all in memory', openScratch({ room: 1e9 })],
])('the same without a store, where what waits is put away: %s', async (_, scratch) => {
  const root = folder(files)
  const { startWorker, brought } = startWorkers()
  const made = await buildFolder(root, { workers: 2, startWorker }, createCache(undefined, scratch))
  expect(summaryOf(made)).toEqual(alone)
  expect(new Set(brought.map((slot) => slot.split(' ')[0]))).toEqual(new Set(['page']))
})

test('what a process does not bring any more because it died is compiled all the same', async () => {
  const root = folder(files)
  const { made, brought } = await builtTogether(root, 2, { before: (done) => done < 2 })
  expect(summaryOf(made)).toEqual(alone)
  expect(brought).not.toEqual([])
})

test('a snippet that changes while pages are compiled says the same on all of them', async () => {
  const root = folder(files)
  const before = (done: number) => {
    if (done === 4) write(root, { 'snippets/part.mdx': 'Said otherwise.' })
  }
  const { made } = await builtTogether(root, 1, { before })
  const pages = [...made.bytes].filter(([path]) => path.endsWith('.html')).map(([, bytes]) => bytes.toString())
  const said = pages.flatMap((html) => /Said [^\n]+?(?=<\/p>)/.exec(html)?.[0] ?? [])
  expect(said).toHaveLength(5)
  expect(new Set(said.map((each) => each.includes('otherwise'))).size).toBe(1)
})

test('where no process can be started, the build goes on alone', async () => {
  const root = folder(files)
  const startWorker = () => Promise.reject(new Error('No processes here.'))
  expect(summaryOf(await buildFolder(root, { workers: 1, startWorker }))).toEqual(alone)
})

test('nobody is started for few pages, nor where that is not wanted', async () => {
  const root = folder(files)
  let started = 0
  const startWorker = () => {
    started++
    return Promise.reject(new Error('Not wanted.'))
  }
  await buildFolder(root, { startWorker })
  await buildFolder(root, { startWorker, workers: 0 })
  expect(started).toBe(0)
})

test('blocks of code that an earlier build has coloured are not coloured again', async () => {
  const root = folder(files)
  await builtTogether(root, 1)
  write(root, { 'docs.json': { ...files['docs.json'], variables: { product: 'Other' } } })
  const { brought } = await builtTogether(root, 1)
  expect(brought.some((slot) => slot.startsWith('page '))).toBe(true)
  // What is as it was is not brought.
  expect(brought.filter((slot) => slot.startsWith('code '))).toEqual([])
})
