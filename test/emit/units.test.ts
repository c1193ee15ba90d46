import { expect, test } from 'vitest'
import { unitsOf } from '../../src/emit/units.ts'

const kept = ['a.html', 'b/1/x.html', 'b/1/y.html', 'b/2.html', 'b/3/x.html', 'c/x.html', 'c/d/x.html']

test('a folder without a change is one piece, beside a change folders and files are', () => {
  expect(unitsOf(kept, ['b/3/new.html'])).toEqual({
    folders: [
      { folder: 'b/1', paths: ['b/1/x.html', 'b/1/y.html'] },
      { folder: 'c', paths: ['c/x.html', 'c/d/x.html'] },
    ],
    files: ['a.html', 'b/2.html', 'b/3/x.html'],
  })
})

test('of too many folders the fullest are pieces', () => {
  const { folders, files } = unitsOf(kept, ['new.html'], 1)
  expect(folders.map(({ folder }) => folder)).toEqual(['b'])
  expect(files).toEqual(['a.html', 'c/x.html', 'c/d/x.html'])
})
