import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundleIslands } from '../../src/assets/islands.ts'
import type { IslandTools } from '../../src/assets/islands.ts'
import type { IslandUse } from '../../src/model/document.ts'
import type { PropTable } from '../../src/model/prop.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'

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
    props: new Map<string, PropTable>([
      ['Card', { title: { role: 'inline' }, icon: { role: 'icon' } }],
      ['Tree', {}],
      ['Tree.Folder', { name: { role: 'inline' } }],
      ['GitHub.Repo', {}],
      ['Error', {}],
    ]),
    style: defaultUrlStyle,
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

  test.each([
    ['a choice', "<Icon icon={n > 1 ? 'moss' : 'fern'}/>", ['fern', 'moss']],
    ['data', "{[{ icon: 'oak', title: 'x' }].map((each) => <Card {...each}/>)}", ['oak']],
    ['a name', "<Icon name='ash'/>", ['ash']],
  ])('finds the icons of %s', async (_, jsx, names) => {
    const files = { 'a.jsx': `export const A = ({ n }) => <p>${jsx}</p>` }
    const { code } = await bundleIslands([use('a.jsx', 'A')], project(files))
    for (const name of names) expect(code).toMatch(new RegExp(`id=\\\\?"${name}`))
  })

  test('finds the icons among the props of an island', async () => {
    const uses = [{ file: 'a.jsx', name: 'A', icons: ['elm'] }]
    const { code } = await bundleIslands(
      uses,
      project({ 'a.jsx': 'export const A = ({ icon }) => <Icon icon={icon}/>' }),
    )
    expect(code).toMatch(/id=\\?"elm/)
  })

  test('knows dotted names, and lets unknown ones show what they hold', async () => {
    const jsx = '<Tree><Tree.Folder name="a"/><GitHub.Repo/><Nobody.Knows>x</Nobody.Knows><Nothing>y</Nothing></Tree>'
    const { code, diagnostics } = await bundleIslands(
      [use('a.jsx', 'A')],
      project({ 'a.jsx': `export const A = () => ${jsx}` }),
    )
    expect(diagnostics).toEqual([])
    for (const name of ['"Tree"', '"Tree.Folder"', '"GitHub.Repo"']) expect(code).toContain(`(${name},`)
    expect(code).not.toMatch(/\b(?:Nobody|Nothing)\b\s*[,.]/)
  })

  test('leaves the names of browsers to browsers', async () => {
    const files = { 'a.jsx': 'export const A = () => { if (!A) throw new Error("deep"); return <Error/> }' }
    expect((await bundleIslands([use('a.jsx', 'A')], project(files))).code).toContain('new Error("deep")')
  })

  test('a stylesheet or a picture of the project is no missing module', async () => {
    const files = {
      'a.jsx': "import './a.css'\nimport leaf from './leaf.png'\nexport const A = () => <img src={leaf}/>",
      'a.css': 'a{}',
      'leaf.png': '',
    }
    const { code, diagnostics } = await bundleIslands([use('a.jsx', 'A')], project(files))
    expect(diagnostics).toEqual([])
    expect(code).toContain('"/leaf.png"')
  })

  test('a missing module is told at its import', async () => {
    const files = { 'a.jsx': "const a = 1\nimport x from './none.jsx'\nexport const A = () => <p>{x}</p>" }
    const { diagnostics } = await bundleIslands([use('a.jsx', 'A')], project(files))
    expect(diagnostics).toMatchObject([{ code: 'island-import-missing', at: { file: 'a.jsx', line: 2, column: 15 } }])
  })

  test('a package that is not installed is told about and does nothing', async () => {
    const files = { 'a.jsx': "import { Chart } from 'charts-of-nobody'; export const A = () => <p><Chart/>text</p>" }
    const found = await bundleIslands([use('a.jsx', 'A')], project(files))
    expect(codes(found)).toEqual(['island-import-missing'])
    expect(found.diagnostics[0]!.message).toContain('"charts-of-nobody"')
    expect(found.asksPackages).toBe(true)
    expect(found.code).toContain('text')
  })

  test.each(['x/../../../../package.json', '@a/../../package.json', 'x/..\\\\..\\\\package.json', './../package.json'])(
    'what lies outside of the project and its packages is not published: %s',
    async (written) => {
      const files = { 'a.jsx': `import s from '${written}'; export const A = () => <p onClick={() => s}>{s.name}</p>` }
      const found = await bundleIslands([use('a.jsx', 'A')], project(files))
      expect(codes(found)).toEqual(['island-import-missing'])
      expect(found.code).not.toContain('minisearch')
    },
  )

  test('says whether packages of the project are asked for', async () => {
    const asks = async (text: string) =>
      (await bundleIslands([use('a.jsx', 'A')], project({ 'a.jsx': text, 'b.jsx': 'export const b = 1' }))).asksPackages
    expect(await asks("import { b } from './b.jsx'; import 'react'; export const A = () => <p>{b}</p>")).toBeUndefined()
    expect(await asks("import search from 'minisearch'; export const A = () => <p>{search.name}</p>")).toBe(true)
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
