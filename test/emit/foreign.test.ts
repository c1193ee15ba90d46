import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanFolders, foreignIn } from '../../src/emit/foreign.ts'
import { folder } from '../temporary.ts'

const ours = new Map(['a/1/x.html', 'a/2.html', 'b/x.html', 'c.html'].map((path) => [path, '']))
const site = { 'a/1/x.html': '', 'a/2.html': '', 'b/x.html': '', 'c.html': '', '.flatleaf.json': '' }
/** Some time after the files were written. */
const later = () => Date.now() + 10_000

/** The site in folders that are old: what comes into one then changes its date, however the clock of the file system ticks. */
function oldSite(): string {
  const out = folder(site)
  for (const path of ['a/1', 'a', 'b']) utimesSync(join(out, path), 1, 1)
  return out
}

test('folders are known to be clean as long as nobody puts something into them', () => {
  const out = oldSite()
  const clean = cleanFolders(out, ours.keys(), { now: later() })
  expect([...clean.keys()].sort()).toEqual(['a', 'a/1', 'b'])
  expect(foreignIn(out, ours, clean)).toMatchObject({ file: undefined, droppings: [] })
  writeFileSync(join(out, 'a/1/.DS_Store'), '')
  expect(foreignIn(out, ours, clean)).toMatchObject({ file: undefined, droppings: ['a/1/.DS_Store'] })
  writeFileSync(join(out, 'a/1/mine.txt'), '')
  expect(foreignIn(out, ours, clean).file).toBe('a/1/mine.txt')
})

test('what is known tells as much as a look', () => {
  for (const path of ['a/mine.txt', 'b/mine.txt', 'mine.txt', 'a/1/mine.txt']) {
    const out = oldSite()
    const clean = cleanFolders(out, ours.keys(), { now: later() })
    writeFileSync(join(out, path), '')
    expect(foreignIn(out, ours, clean).file).toBe(path)
    expect(foreignIn(out, ours).file).toBe(path)
  }
})

test('droppings that the site publishes are its own, and a folder of their name is none', () => {
  const out = folder({ ...site, 'desktop.ini': '', 'a/1/Thumbs.db': '', 'b/.DS_Store': '' })
  const published = new Map([...ours, ['desktop.ini', ''], ['a/1/Thumbs.db', '']])
  expect(foreignIn(out, published)).toMatchObject({ file: undefined, droppings: ['b/.DS_Store'] })
  mkdirSync(join(out, 'b/Thumbs.db'))
  writeFileSync(join(out, 'b/Thumbs.db/notes.txt'), '')
  expect(foreignIn(out, published).file).toBe('b/Thumbs.db/notes.txt')
})

test('a folder with something else in it, or too young to be sure of, is not known to be clean', () => {
  const out = folder(site)
  writeFileSync(join(out, 'a/1/.DS_Store'), '')
  mkdirSync(join(out, 'b/empty'))
  expect([...cleanFolders(out, ours.keys(), { now: later() }).keys()]).toEqual(['a'])
  expect([...cleanFolders(out, ours.keys(), { now: 0 }).keys()]).toEqual([])
})
