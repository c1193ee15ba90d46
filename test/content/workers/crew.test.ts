import { expect, test } from 'vitest'
import type { SiteConfig } from '../../../src/model/config.ts'
import type { PageSource } from '../../../src/model/source.ts'
import { crewOf } from '../../../src/content/workers/crew.ts'
import type { Ground, SlotRecord, Task, Word, Worker } from '../../../src/content/workers/messages.ts'

const pages = (count: number): PageSource[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `page-${index}`
    return { kind: 'page', id, path: `${id}.md`, text: id, hash: id }
  })
const ground: Ground = {
  config: {} as SiteConfig,
  root: '/project',
  contentDir: '',
  navigation: [],
  paths: [],
  ids: [],
  downloads: [],
  keeps: true,
}
const recordsOf = (id: string): SlotRecord[] => [[`page ${id}`, { key: 'k', meta: '[]', texts: [id] }]]

/** A process that says what it is told to. */
function fakeWorker() {
  const told: string[] = []
  const listeners: ((word: Word) => void)[] = []
  const worker: Worker = {
    send: (message) => void told.push('source' in message ? (message satisfies Task).source.id : 'ground'),
    onWord: (listener) => void listeners.push(listener),
    end: () => void told.push('end'),
  }
  return { worker, told, say: (word: Word) => listeners.forEach((listener) => listener(word)) }
}

function crewWith(count: number, workers: readonly Worker[]) {
  const adopted: string[] = []
  const cache = {
    adopt: (records: readonly SlotRecord[]) => void adopted.push(...records.map(([slot]) => slot)),
    codeTextOf: () => undefined,
  }
  return { adopted, crew: crewOf(workers, { todo: pages(count), ground, cache }) }
}

test('a process is told of pages once it is ready, the last first, few at a time', () => {
  const { worker, told, say } = fakeWorker()
  crewWith(100, [worker])
  expect(told).toEqual(['ground'])
  say('ready')
  expect(told.slice(1)).toEqual([99, 98, 97, 96, 95, 94, 93, 92].map((index) => `page-${index}`))
  say({ id: 'page-99', records: [] })
  expect(told.slice(9)).toEqual(['page-91'])
})

test('a page that was come to is given to nobody, and each page is given out once', async () => {
  const { worker, told, say } = fakeWorker()
  const { crew } = crewWith(6, [worker])
  await crew.claim('page-0')
  await crew.claim('page-1')
  say('ready')
  for (let index = 5; index > 1; index--) say({ id: `page-${index}`, records: [] })
  expect(told).toEqual(['ground', 'page-5', 'page-4', 'page-3', 'page-2'])
})

test('what is brought goes into the cache, unless it was compiled here by then', async () => {
  const { worker, say } = fakeWorker()
  const { crew, adopted } = crewWith(4, [worker])
  say('ready')
  say({ id: 'page-3', records: recordsOf('page-3') })
  await crew.claim('page-2')
  say({ id: 'page-2', records: recordsOf('page-2') })
  expect(adopted).toEqual(['page page-3'])
})

test('at the end every process is told to end, also one that was never ready', () => {
  const [one, other] = [fakeWorker(), fakeWorker()]
  const { crew } = crewWith(4, [one.worker, other.worker])
  one.say('ready')
  crew.end()
  expect([one.told.at(-1), other.told]).toEqual(['end', ['ground', 'end']])
})
