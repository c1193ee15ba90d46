import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openScratch } from '../../src/store/scratch.ts'
import { folder } from '../temporary.ts'

test('texts are read as they were put away, in any order', () => {
  const scratch = openScratch({ folder: folder() })
  const first = scratch.hold(['one', '', 'zwölf ☃'])
  const second = scratch.hold(['two'])
  expect([second?.(0), first?.(2), first?.(1), first?.(0), first?.(2)]).toEqual([
    'two',
    'zwölf ☃',
    '',
    'one',
    'zwölf ☃',
  ])
})

test('nothing is left in the folder', () => {
  const root = folder()
  const read = openScratch({ folder: root }).hold(['one'])
  expect(readdirSync(root)).toEqual([])
  expect(read?.(0)).toBe('one')
})

test('where no file can be made, or a text would not come back, nothing is held', () => {
  const root = folder()
  mkdirSync(join(root, 'there'))
  expect(openScratch({ folder: join(root, 'nowhere') }).hold(['one'])).toBeUndefined()
  expect(openScratch({ folder: join(root, 'there') }).hold(['half \ud800'])).toBeUndefined()
})

test('texts stay in memory as long as there is room for their bytes, two a letter outside of Latin-1', () => {
  const root = folder()
  const scratch = openScratch({ folder: join(root, 'nowhere'), room: 16 })
  const read = scratch.hold(['one', 'half \ud800'])
  expect([read?.(0), read?.(1)]).toEqual(['one', 'half \ud800'])
  expect([scratch.spare(2), scratch.spare(1), scratch.spare(1)]).toEqual([false, true, false])
  expect(scratch.hold(['two'])).toBeUndefined()
})

test('it says when much is held, and when it is far more than there is room for', () => {
  const told: string[] = []
  const scratch = openScratch({ room: 80, onFilling: () => told.push('filling'), onFlood: () => told.push('flood') })
  scratch.spare(8)
  expect(told).toEqual([])
  scratch.spare(8)
  expect(told).toEqual(['filling'])
  for (let count = 0; count < 40; count++) scratch.spare(40)
  expect(told).toEqual(['filling', 'flood'])
})
