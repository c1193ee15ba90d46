import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadEngine } from '../src/load-engine.ts'
import { folder } from './temporary.ts'

const script = `(function (exports, require, module, __filename) {
  const { basename } = require('node:path')
  module.exports = { name: () => basename(__filename), other: () => require('./other.cjs') }
})`

interface Engine {
  readonly name: () => string
  readonly other: () => number
}

const project = () => folder({ 'engine.cjs': script, 'other.cjs': 'module.exports = 2' })
const load = (root: string, program = 'p') => loadEngine<Engine>(join(root, 'engine.cjs'), program)

test('a script is run with what modules get, also from the code of the last time', () => {
  const root = project()
  for (const _ of [1, 2]) {
    const { engine, keep } = load(root)
    expect(engine.name()).toBe('engine.cjs')
    expect(engine.other()).toBe(2)
    keep()
  }
  expect(readdirSync(join(root, 'code'))).toHaveLength(1)
  expect(readdirSync(join(root, 'code'))[0]).toMatch(/^p-v\d+\.\d+\.\d+-\w+-\d+-\d+$/)
})

test('code that is damaged or of something else is made anew', () => {
  const root = project()
  load(root).keep()
  const file = join(root, 'code', readdirSync(join(root, 'code'))[0]!)
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
  const [name] = readdirSync(join(root, 'code'))
  rmSync(join(root, 'code', name!))
  mkdirSync(join(root, 'code', name!, 'held'), { recursive: true })
  load(root).keep()
  expect(readdirSync(join(root, 'code'))).toEqual([name])
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
