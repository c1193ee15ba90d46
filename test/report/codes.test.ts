/** The reference of diagnostics: each code that the program can say has its row. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = ['src', 'theme'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)
const written = new Set(
  sources.flatMap((text) => [...text.matchAll(/code: '([a-z]+(?:-[a-z]+)+)'/g)].map((found) => found[1]!)),
)
const rows = readFileSync(join(root, 'pages/reference/diagnostics.mdx'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
const documented = rows.flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map((found) => found[1]!))

test('every code has a row', () => {
  expect(written.size).toBeGreaterThan(100)
  expect([...written].filter((code) => !documented.includes(code)).toSorted()).toEqual([])
})

test('every row names a code that exists, once', () => {
  // `${key}-missing` in config/read.ts.
  const made = new Set(['name-missing', 'navigation-missing'])
  const unknown = documented.filter((code) => !made.has(code) && !sources.some((text) => text.includes(`'${code}'`)))
  expect(unknown).toEqual([])
  expect(documented.filter((code, at) => documented.indexOf(code) !== at)).toEqual([])
})
