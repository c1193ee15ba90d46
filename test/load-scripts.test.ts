import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openScripts } from '../src/load-scripts.ts'
import { folder } from './temporary.ts'

const script = (name: string, part: string) => `parts['./${name}'] = function (module, require, __filename) {${part}};`
const scripts = {
  'engine.cjs': `(function (parts) {${[
    script(
      'engine.cjs',
      `const { basename } = require('node:path')
       module.exports = { name: () => basename(__filename), one: require('./engine.cjs/one.cjs').one, other: () => require('./other.cjs').two }`,
    ),
    script('engine.cjs/one.cjs', 'module.exports.one = 1'),
  ].join('')}})`,
  'other.cjs': `(function (parts) {${script('other.cjs', 'module.exports.two = 2 * require("./engine.cjs/one.cjs").one')}})`,
}

interface Engine {
  readonly name: () => string
  readonly one: number
  readonly other: () => number
}

const project = () => folder(scripts)
const open = (root: string, program = 'p') => openScripts(root, program, (act) => act())
function load(root: string, program = 'p') {
  const opened = open(root, program)
  return { engine: opened.load('./engine.cjs') as Engine, keep: opened.keep }
}
/** Files that hold code, by the path below the folder of all. */
const kept = (root: string) =>
  readdirSync(join(root, 'code'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.cjs'))

test('parts are run with what modules get, also from the code of the last time', () => {
  const root = project()
  for (const _ of [1, 2]) {
    const { engine, keep } = load(root)
    expect([engine.name(), engine.one]).toEqual(['engine.cjs', 1])
    keep()
  }
  expect(readdirSync(join(root, 'code'))[0]).toMatch(/^p-v\d+\.\d+\.\d+-\w+-\d+-\d+$/)
  expect(kept(root).map((path) => basename(path))).toEqual(['engine.cjs'])
})

test('a script that is only needed later is loaded then, and its code is kept too', () => {
  const root = project()
  const { engine, keep } = load(root)
  expect([engine.other(), engine.other()]).toEqual([2, 2])
  keep()
  expect(
    kept(root)
      .map((path) => basename(path))
      .toSorted(),
  ).toEqual(['engine.cjs', 'other.cjs'])
  expect(load(root).engine.other()).toBe(2)
})

test('a part that fails is nothing half made for whoever asks again', () => {
  const root = folder({
    ...scripts,
    'other.cjs': `(function (parts) {${script('other.cjs', 'module.exports.two = 2; throw new Error("not here")')}})`,
  })
  const { engine } = load(root)
  for (const _ of [1, 2]) expect(() => engine.other()).toThrow('not here')
})

test('code that is damaged or of something else is made anew', () => {
  const root = project()
  load(root).keep()
  const file = join(root, 'code', kept(root)[0]!)
  const whole = readFileSync(file)
  for (const bytes of [whole.subarray(0, 40), whole.with(60, whole[60]! ^ 1), Buffer.from('no code')]) {
    writeFileSync(file, bytes)
    const { engine, keep } = load(root)
    expect(engine.name()).toBe('engine.cjs')
    keep()
    expect(readFileSync(file)).not.toEqual(Buffer.from(bytes))
  }
})

test('what cannot be put in its place does not stay', () => {
  const root = project()
  load(root).keep()
  const [name] = kept(root)
  rmSync(join(root, 'code', name!))
  mkdirSync(join(root, 'code', name!, 'held'), { recursive: true })
  load(root).keep()
  expect(readdirSync(join(root, 'code', dirname(name!)))).toEqual(['engine.cjs'])
})

test('code of former programs does not stay for ever', () => {
  const root = project()
  for (const program of ['a', 'b', 'c', 'd', 'e']) load(root, program).keep()
  expect(readdirSync(join(root, 'code')).map((name) => name[0])).toEqual(['e'])
})

test('where nothing can be written the script runs all the same', () => {
  const root = project()
  writeFileSync(join(root, 'code'), 'a file')
  const { engine, keep } = load(root)
  keep()
  expect(engine.name()).toBe('engine.cjs')
  expect(load(root).engine.name()).toBe('engine.cjs')
})

test('a script that was fetched is there when it is asked for, and code that was kept with it', async () => {
  const root = project()
  load(root).keep()
  const opened = open(root)
  await Promise.all(['engine.cjs', 'nothing.cjs'].map(opened.fetch))
  for (const path of ['engine.cjs', join('code', kept(root)[0]!)]) rmSync(join(root, path))
  expect((opened.load('./engine.cjs') as Engine).name()).toBe('engine.cjs')
  opened.keep()
  // The code that was fetched was good, so none is kept anew.
  expect(kept(root)).toEqual([])
})

test('a part of another script is loaded with that script', () => {
  expect(open(project()).load('./engine.cjs/one.cjs')).toEqual({ one: 1 })
})

test('exports are values, but for those that have none yet', () => {
  const part = `let [late, made] = [undefined, 1]
    const exported = {}
    for (const [name, get] of [['late', () => late], ['made', () => made], ['set', () => () => { late = 2 }]])
      Object.defineProperty(exported, name, { get, enumerable: true })
    module.exports = exported`
  const root = folder({ 'engine.cjs': `(function (parts) {${script('engine.cjs', part)}})` })
  const exports = open(root).load('./engine.cjs') as { late?: number; made: number; set: () => void }
  expect(Object.entries(Object.getOwnPropertyDescriptors(exports)).map(([name, { get }]) => [name, !!get])).toEqual([
    ['late', true],
    ['made', false],
    ['set', false],
  ])
  exports.set()
  expect(exports).toMatchObject({ late: 2, made: 1 })
})
