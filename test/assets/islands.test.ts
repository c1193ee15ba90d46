import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundleIslands } from '../../src/assets/islands.ts'
import type { IslandTools } from '../../src/assets/islands.ts'
import type { IslandUse } from '../../src/model/document.ts'

const repository = join(import.meta.dirname, '../..')
const client = join(repository, 'theme/client/islands')

function project(files: Readonly<Record<string, string>>): IslandTools {
  return {
    moduleText: (file) => files[file],
    resolve: (written) => {
      const path = written.replace(/^\.?\//, '')
      return [path, `${path}.jsx`].find((each) => Object.hasOwn(files, each))
    },
    root: repository,
    runtime: join(client, 'start.ts'),
    builtins: join(client, 'builtins.ts'),
    names: ['Card', 'Steps', 'Step'],
    drawings: (names) =>
      Object.fromEntries(
        names.map((name) => [name, { viewBox: '0 0 1 1', body: `<path id="${name}"/>`, set: 'x', paint: 'fill' }]),
      ),
  }
}
const use = (file: string, name: string): IslandUse => ({ file, name })
const codes = (found: { diagnostics: readonly { code: string }[] }) => found.diagnostics.map(({ code }) => code)

describe('bundleIslands', () => {
  test('gives nothing where no page holds an island', async () => {
    expect(await bundleIslands([], project({}))).toEqual({ diagnostics: [] })
  })

  test('bundles a module with the hooks that it uses without importing them, as a classic script', async () => {
    const files = {
      'counter.jsx':
        'export const Counter = () => { const [n, set] = useState(41); return <button onClick={() => set(n + 1)}>{n} plants</button> }',
    }
    const { code, diagnostics } = await bundleIslands([use('counter.jsx', 'Counter')], project(files))
    expect(diagnostics).toEqual([])
    expect(code).toMatch(/^(?:"use strict";)?\(\(\)=>\{/)
    expect(code).toContain(' plants')
    expect(code).toContain('"counter.jsx#Counter"')
    expect(code).not.toMatch(/\beval\(|new Function/)
    expect(code!.length).toBeLessThan(30_000)
  })

  test.each([
    ["import React from 'react'; export const A = () => { const [n] = React.useState(1); return <i>{n}</i> }"],
    ["import { useState } from 'react'; export function A() { const [n] = useState(1); return <i>{n}</i> }"],
    ['const { useState } = React; export const A = () => { const [n] = useState(1); return <i>{n}</i> }'],
    ['const A = ({ a }: { a: string }) => <b>{a as string}</b>'],
  ])('knows React by its names: %s', async (text) => {
    const { code, diagnostics } = await bundleIslands([use('a.jsx', 'A')], project({ 'a.jsx': text }))
    expect(diagnostics).toEqual([])
    expect(code).toContain('"a.jsx#A"')
  })

  test('takes what a module imports from the project', async () => {
    const files = {
      'a.jsx': "import { plants } from './plants.jsx'; export const A = () => <b onClick={() => 1}>{plants}</b>",
      'plants.jsx': "export const plants = 'fern and moss'",
    }
    expect((await bundleIslands([use('a.jsx', 'A')], project(files))).code).toContain('fern and moss')
  })

  test('holds the built-in components and the icons that its modules name', async () => {
    const files = { 'a.jsx': '() => 1; export const A = () => <Card title="Fern" icon="leaf" onClick={() => 1} />' }
    const { code, diagnostics } = await bundleIslands([use('a.jsx', 'A')], project(files))
    expect(diagnostics).toEqual([])
    expect(code).toContain('card-title')
    expect(code).toContain('path id=\\"leaf\\"'.replaceAll('\\', code!.includes('path id=\\"leaf') ? '\\' : ''))
  })

  test('a package that is not installed is told about and does nothing', async () => {
    const files = { 'a.jsx': "import { Chart } from 'charts-of-nobody'; export const A = () => <p><Chart/>text</p>" }
    const found = await bundleIslands([use('a.jsx', 'A')], project(files))
    expect(codes(found)).toEqual(['island-import-missing'])
    expect(found.diagnostics[0]!.message).toContain('"charts-of-nobody"')
    expect(found.code).toContain('text')
  })

  test('a module that cannot be read takes no other with it', async () => {
    const files = { 'bad.jsx': 'export const A = () => <p>', 'good.jsx': 'export const B = () => <p>good one</p>' }
    const found = await bundleIslands([use('bad.jsx', 'A'), use('good.jsx', 'B')], project(files))
    expect(codes(found)).toEqual(['island-failed'])
    expect(found.diagnostics[0]!.at).toMatchObject({ file: 'bad.jsx', line: 1 })
    expect(found.code).toContain('good one')
  })

  test('a module that imports one that cannot be read goes on without it', async () => {
    const files = {
      'a.jsx': "import { X } from './bad.jsx'; export const A = () => <p><X/>still here</p>",
      'bad.jsx': 'export const X = (',
    }
    const found = await bundleIslands([use('a.jsx', 'A')], project(files))
    expect(codes(found)).toEqual(['island-failed'])
    expect(found.code).toContain('still here')
  })

  test('the same modules give the same bytes', async () => {
    const files = { 'b.jsx': 'export const B = () => <p>b</p>', 'a.jsx': 'export const A = () => <p>a</p>' }
    const [one, two] = await Promise.all([
      bundleIslands([use('b.jsx', 'B'), use('a.jsx', 'A')], project(files)),
      bundleIslands([use('a.jsx', 'A'), use('b.jsx', 'B')], project(files)),
    ])
    expect(one.code).toBe(two.code)
  })
})
