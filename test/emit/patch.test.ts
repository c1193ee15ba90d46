import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { patchTree } from '../../src/emit/patch.ts'
import { recover } from '../../src/emit/recover.ts'
import { siblings } from '../../src/emit/siblings.ts'

let root = ''
const out = () => join(root, 'dist')
const put = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )

const same = { 'deep/same.html': 'same', 'more/same.html': 'same' }
const old = { 'a.html': 'old', 'deep/gone.html': 'gone', 'page.html': 'small', ...same }
const staged = { 'a.html': 'new', 'PAGE.html': 'large', 'more/new.html': 'more' }
const patch = { gone: ['deep/gone.html', 'page.html', 'never'], put: Object.keys(staged) }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'flatleaf-patch-'))
  put(out(), old)
  put(siblings(out()).stage, staged)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Calls of `rename` that a patch makes: away, two set aside, of `a.html` the old one too, three put, the plan, and back. */
const renames = 9

/** Renames until call `last`, and then does what is asked. */
function until(last: number, then: () => void): typeof renameSync {
  let calls = 0
  return (from, to) => {
    if (++calls === last) then()
    renameSync(from, to)
  }
}

test('puts what comes, takes what goes, and leaves all else', () => {
  patchTree(out(), siblings(out()), patch)
  expect(filesOf(out())).toEqual({ ...staged, ...same })
})

const fail = () => {
  throw Object.assign(new Error('no'), { code: 'EPERM' })
}

test.each(Array.from({ length: renames }, (_, index) => index + 1))('rename %i fails: both trees are whole', (bad) => {
  expect(() => patchTree(out(), siblings(out()), patch, until(bad, fail))).toThrow('no')
  expect(filesOf(out())).toEqual(old)
  expect(filesOf(siblings(out()).stage)).toEqual(staged)
  expect(readdirSync(root).sort()).toEqual([basename(siblings(out()).stage), 'dist'].sort())
})

test.each(Array.from({ length: renames - 2 }, (_, index) => index + 2))(
  'killed before rename %i: the next command makes one whole tree',
  (last) => {
    // A copy of all that lies there at that moment, since the patch itself takes back what it did.
    const copy = `${root}-killed`
    const names = siblings(out())
    const shot = () => {
      cpSync(root, copy, { recursive: true })
      fail()
    }
    expect(() => patchTree(out(), names, patch, until(last, shot))).toThrow('no')
    try {
      // Killed once more: what was restored stays so.
      expect(recover(join(copy, 'dist'))).toEqual([])
      expect(filesOf(copy)).toEqual(
        Object.fromEntries(
          Object.entries(last === renames ? { ...staged, ...same } : old).map(([path, text]) => [`dist/${path}`, text]),
        ),
      )
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)

test('a plan that leads out of the tree is not followed', () => {
  const { old: tree, stage, trash } = siblings(out())
  renameSync(out(), tree)
  put(trash, { 0: 'evil', 1: 'evil' })
  for (const plan of [{ gone: ['../kept'], put: [] }, { gone: [], put: ['x/../../kept'] }, { gone: 3 }, []]) {
    writeFileSync(join(tree, '.flatleaf-patch.json'), JSON.stringify(plan))
    recover(out())
    expect(filesOf(root)).toEqual(Object.fromEntries(Object.entries(old).map(([path, text]) => [`dist/${path}`, text])))
    renameSync(out(), tree)
    mkdirSync(stage)
  }
})

test('a plan is not followed through links to elsewhere', () => {
  const { old: tree, stage, trash } = siblings(out())
  const elsewhere = join(root, 'elsewhere')
  const attempts = [
    () => symlinkSync(elsewhere, stage),
    () => (put(stage, {}), mkdirSync(stage, { recursive: true }), symlinkSync(elsewhere, join(stage, 'link'))),
    () => (mkdirSync(stage), symlinkSync(elsewhere, join(tree, 'link'))),
  ]
  for (const attempt of attempts) {
    rmSync(stage, { recursive: true, force: true })
    renameSync(out(), tree)
    put(elsewhere, { x: 'theirs', y: 'theirs' })
    put(trash, { 0: 'evil', 1: 'evil', 2: 'evil' })
    attempt()
    writeFileSync(join(tree, '.flatleaf-patch.json'), JSON.stringify({ gone: ['link/new'], put: ['x', 'link/y'] }))
    writeFileSync(join(tree, '.flatleaf-moved.json'), JSON.stringify(['x', 'link/y', 'link/new']))
    expect(recover(out())).toEqual([])
    expect(filesOf(elsewhere)).toEqual({ x: 'theirs', y: 'theirs' })
    rmSync(join(out(), 'link'), { force: true })
    expect(filesOf(out())).toEqual(old)
  }
})
