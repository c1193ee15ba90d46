import { expect, test } from 'vitest'
import { checkPaths, unsafe } from '../../src/emit/paths.ts'

const files = (...paths: string[]) => paths.map((path) => ({ path, body: () => '' }))

test.each([
  '',
  '/etc/passwd',
  '../up.html',
  'a/../b',
  './a',
  'a//b',
  'a/',
  'a\\b',
  'c:/x',
  'a\0b',
  'a\nb',
  'x\u202ey',
  'con',
  'aux.html',
  'dot.',
  'space ',
  '.git/config',
  '.GIT',
  '.flatleaf.json',
  'n'.repeat(256),
  'é'.repeat(128),
  '\ud800.html',
])('refuses %j', (path) => {
  expect(unsafe(path)).toEqual(expect.any(String))
})

test.each([
  'index.html',
  'a b/#?%"<>.html',
  '日本/é.html',
  '__proto__',
  'constructor/index.html',
  '.well-known/x',
  '.nojekyll',
  '.gitignore',
  'com/con1.html',
])('writes %j', (path) => {
  expect(unsafe(path)).toBeUndefined()
})

test('keeps the first of two files that are one on macOS or Windows', () => {
  const { files: kept, diagnostics } = checkPaths(
    files('Guide/a.html', 'e\u0301.html', '\u00e9.html', 'Guide/A.html', 'guide/a.html', 'GUIDE', 'x'),
  )
  expect(kept.map(({ path }) => path)).toEqual(['Guide/a.html', 'e\u0301.html', 'x'])
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"\u00e9.html" and "e\u0301.html" are one file on some systems.',
    '"Guide/A.html" and "Guide/a.html" are one file on some systems.',
    '"guide/a.html" and "Guide/a.html" are one file on some systems.',
    '"GUIDE" and "Guide" are one file on some systems.',
  ])
})

test('writes files of folders that differ in case only: no file is lost where both are one', () => {
  const { files: kept, diagnostics } = checkPaths(files('Images/a.png', 'images/b.png', 'IMAGES/c/d.png'))
  expect(kept.map(({ path }) => path)).toEqual(['Images/a.png', 'images/b.png', 'IMAGES/c/d.png'])
  expect(diagnostics).toEqual([])
})

test('names the file of the project that is left out', () => {
  const copy = { path: 'Logo.svg', source: 'public/Logo.svg', body: () => '' }
  expect(checkPaths([...files('logo.svg'), copy]).diagnostics).toMatchObject([
    { code: 'output-path-clash', at: { file: 'public/Logo.svg', line: 1, column: 1 } },
  ])
})

test('names a path that two things are written to, and a file where a folder is needed', () => {
  const { files: kept, diagnostics } = checkPaths(files('a', 'a', 'a/index.html', 'b/c', 'b'))
  expect(kept.map(({ path }) => path)).toEqual(['a', 'b/c'])
  expect(diagnostics).toEqual([
    {
      code: 'output-path-clash',
      severity: 'error',
      message: 'Two things are written to "a".',
      hint: 'Rename one of the two.',
    },
    expect.objectContaining({ message: '"a/index.html" and "a" are one file on some systems.' }),
    expect.objectContaining({ message: 'Two things are written to "b".' }),
  ])
})
