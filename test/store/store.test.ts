import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeSealed } from '../../src/store/sealed.ts'
import { openStore } from '../../src/store/store.ts'
import { folder } from '../temporary.ts'

const at = (root: string, program = 'p1', readOnly = false) =>
  openStore({ folder: join(root, '.flatleaf/cache'), program, readOnly })
const packsOf = (root: string) => readdirSync(join(root, '.flatleaf/cache')).filter((name) => name.endsWith('.pack'))

const headsOf = (pack: string) => pack.replace(/\.pack$/, '.heads')

function filled(root: string): string {
  const store = at(root)
  store.set('a', { key: 'k', meta: 'm', texts: ['one', 'zwölf ☃'] })
  store.set('b', { key: 'k', meta: '', texts: ['', 'two'] })
  store.save()
  return join(root, '.flatleaf/cache', packsOf(root)[0]!)
}

function read(root: string, slot = 'a', key = 'k', program = 'p1'): string[] | undefined {
  const found = at(root, program).get(slot, key)
  return found && [found.text(0), found.text(1), found.text(0)]
}

test('what was kept is found by the next process, by its key only', () => {
  const root = folder()
  filled(root)
  expect(read(root)).toEqual(['one', 'zwölf ☃', 'one'])
  expect(read(root, 'b')).toEqual(['', 'two', ''])
  expect(read(root, 'a', 'other')).toBeUndefined()
  expect(at(root).get('a', 'k', (meta) => meta !== 'm')).toBeUndefined()
})

test('a record can be read as soon as it is kept', () => {
  const found = at(folder()).set('a', { key: 'k', meta: 'm', texts: ['one', 'two'] })
  expect([found?.text(1), found?.text(0)]).toEqual(['two', 'one'])
})

test('git does not see the store', () => {
  const root = folder()
  filled(root)
  expect(readFileSync(join(root, '.flatleaf/cache/.gitignore'), 'utf8')).toBe('*\n')
})

test('another program finds nothing and leaves its own', () => {
  const root = folder()
  filled(root)
  expect(read(root, 'a', 'k', 'p2')).toBeUndefined()
  const other = at(root, 'p2')
  other.set('c', { key: 'k', meta: '', texts: ['x', 'y'] })
  other.save()
  expect(read(root, 'c', 'k', 'p2')).toEqual(['x', 'y', 'x'])
  expect(read(root)).toBeUndefined()
  expect(packsOf(root)).toHaveLength(1)
})

test.each<[what: string, damage: (pack: string, index: string) => void]>([
  ['a byte of the heads', (pack) => writeFileSync(headsOf(pack), readFileSync(headsOf(pack)).fill(0x21, 1, 2))],
  ['the end of the heads', (pack) => writeFileSync(headsOf(pack), readFileSync(headsOf(pack)).subarray(0, 2))],
  ['the heads', (pack) => rmSync(headsOf(pack))],
  ['a pack', (pack) => rmSync(pack)],
  ['the index', (_, index) => rmSync(index)],
  ['a letter of the index', (_, index) => writeFileSync(index, readFileSync(index, 'utf8').replace('"a"', '"b"'))],
  ['the end of the index', (_, index) => appendFileSync(index, 'x')],
  ['all of the index', (_, index) => writeFileSync(index, '')],
  ['what the index is', (_, index) => (rmSync(index), mkdirSync(index))],
])('without %s a record is not there', (_, damage) => {
  const root = folder()
  damage(filled(root), join(root, '.flatleaf/cache/index'))
  expect(read(root)).toBeUndefined()
})

test('a pack that changes under a reader says so, and who wants it anew finds nothing', () => {
  const root = folder()
  const pack = filled(root)
  const found = at(root).get('a', 'k')!
  writeFileSync(pack, readFileSync(pack).fill(0x21))
  expect(() => found.text(1)).toThrow(expect.objectContaining({ reason: 'cache-changed' }))
  const again = folder()
  filled(again)
  const store = openStore({ folder: join(again, '.flatleaf/cache'), program: 'p1', anew: true })
  expect(store.get('a', 'k')).toBeUndefined()
  store.set('b', { key: 'new', meta: '', texts: ['', 'x'] })
  store.save()
  expect([read(again), read(again, 'b', 'new')]).toEqual([undefined, ['', 'x', '']])
})

test('a record of which only a later piece was damaged says so when that is read, and is none for a process that lasts', () => {
  const root = folder()
  const pack = filled(root)
  writeFileSync(pack, readFileSync(pack, 'utf8').replace('zwölf', 'zwelf!'))
  const found = at(root).get('a', 'k')!
  expect([found.text(0), found.text(0)]).toEqual(['one', 'one'])
  expect(() => found.text(1)).toThrow(expect.objectContaining({ reason: 'cache-changed' }))
  const lasting = openStore({ folder: join(root, '.flatleaf/cache'), program: 'p1', isLasting: true })
  expect(lasting.get('a', 'k')).toBeUndefined()
  expect(lasting.get('b', 'k')?.text(1)).toBe('two')
})

test('a pack that changes under the one that wrote it says so, piece by piece', () => {
  const root = folder()
  const record = at(root).set('a', { key: 'k', meta: '', texts: ['head', 'one', 'two'] })!
  const [pack] = packsOf(root)
  const file = join(root, '.flatleaf/cache', pack!)
  writeFileSync(file, readFileSync(file, 'utf8').replace('one', 'own'))
  expect(() => record.text(1)).toThrow(expect.objectContaining({ reason: 'cache-changed' }))
  expect([record.text(0), record.text(2)]).toEqual(['head', 'two'])
})

test('records of which nothing is left do not take room for ever', () => {
  const root = folder()
  for (let turn = 0; turn < 40; turn++) {
    const store = at(root)
    store.set(`s${turn % 5}`, { key: String(turn), meta: '', texts: ['x'.repeat(1000), 'y'] })
    store.save()
  }
  expect(packsOf(root).length).toBeLessThan(14)
  expect([35, 36, 37, 38, 39].map((turn) => read(root, `s${turn % 5}`, String(turn))?.[1])).toEqual(Array(5).fill('y'))
})

test('many heads, and large ones, are found in whatever order they are asked for', () => {
  const root = folder()
  const texts = (number: number) => [
    `head ${number} ${'x'.repeat((number % 7) * 9000 + (number === 40 ? 90_000 : 0))}`,
    'y',
  ]
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  const store = at(root)
  const kept = numbers.map((number) => store.set(`s${number}`, { key: 'k', meta: '', texts: texts(number) })!)
  // Some wait, and some are written.
  expect(kept.map((record) => [record.text(0), record.text(1)])).toEqual(numbers.map(texts))
  expect(readFileSync(headsOf(join(root, '.flatleaf/cache', packsOf(root)[0]!))).length).toBeGreaterThan(0)
  store.save()
  const found = at(root)
  for (const number of [...numbers, ...numbers.toReversed()]) {
    const record = found.get(`s${number}`, 'k')
    expect([record?.text(0), record?.text(1)]).toEqual(texts(number))
  }
})

test('forgets what is not wanted any more', () => {
  const root = folder()
  filled(root)
  const store = at(root)
  store.keep((slot) => slot !== 'a')
  store.save()
  expect([read(root), read(root, 'b')]).toEqual([undefined, ['', 'two', '']])
})

test('nothing is written without need, nor where nothing may be', () => {
  const root = folder()
  at(root).save()
  expect(at(root, 'p1', true).set('a', { key: 'k', meta: '', texts: [] })).toBeUndefined()
  expect(existsSync(join(root, '.flatleaf'))).toBe(false)
  const elsewhere = folder()
  symlinkSync(elsewhere, join(root, '.flatleaf'))
  expect(at(root).set('a', { key: 'k', meta: '', texts: [] })).toBeUndefined()
  expect(readdirSync(elsewhere)).toEqual([])
})

test('a folder that cannot be written is read all the same', () => {
  const root = folder()
  filled(root)
  const place = join(root, '.flatleaf/cache')
  chmodSync(place, 0o555)
  try {
    const store = at(root)
    store.set('c', { key: 'k', meta: '', texts: ['x'] })
    expect(() => store.save()).not.toThrow()
    expect(read(root)).toEqual(['one', 'zwölf ☃', 'one'])
  } finally {
    chmodSync(place, 0o755)
  }
})

test('half characters are not kept: UTF-8 has none', () => {
  expect(at(folder()).set('a', { key: 'k', meta: '', texts: ['\ud800'] })).toBeUndefined()
})

test.each(['index', 'pack'])('a pipe in place of the %s is none, and nobody waits for it', (what) => {
  const root = folder()
  const pack = filled(root)
  const file = what === 'pack' ? pack : join(root, '.flatleaf/cache/index')
  rmSync(file)
  execFileSync('mkfifo', [file])
  // Who waited for it would never come back.
  expect(read(root)).toBeUndefined()
})

test('an index of another shape is none', () => {
  const root = folder()
  filled(root)
  const rows = [['a', 'k', 'm', 0, 0, 1, 7]]
  writeSealed(join(root, '.flatleaf/cache/index'), 'p1', { packs: packsOf(root), rows })
  expect(at(root).get('a', 'k')).toBeUndefined()
})

test('says by the index alone whether there is a record', () => {
  const root = folder()
  filled(root)
  const store = at(root)
  expect([store.has('a', 'k'), store.has('a', 'other'), store.has('z', 'k')]).toEqual([true, false, false])
})
