import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle, withNeeded } from '../../src/assets/bundle.ts'
import { fillReferences, inOrder, referencesOf } from '../../src/assets/references.ts'
import type { CompiledAsset } from '../../src/assets/bundle.ts'
import type { SiteConfig } from '../../src/model/config.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'flatleaf-assets-'))
  const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text)
  write('site.css', '@import "part.css" layer(x);\n@font-face { font-family: A; src: url("asset:a.woff2") }')
  write('part.css', 'p { color: light-dark(#ff0000, #00ff00); margin-inline-start: 1px }')
  write('site.ts', "import { word } from './word.ts'\nconst lazy: string = 'asset:later.js'\nconsole.log(word, lazy)\n")
  write('later.ts', 'console.log(1)')
  write('word.ts', "export const word = 'hello'\n")
  write('a.woff2', new Uint8Array([0, 1, 2, 255]))
})
afterAll(() => rmSync(folder, { recursive: true }))

const theme = (css = ':root { --a: #aabbcc }') => ({
  assets: [
    { name: 'site.css', file: join(folder, 'site.css') },
    { name: 'site.js', file: join(folder, 'site.ts') },
    { name: 'later.js', file: join(folder, 'later.ts') },
    { name: 'a.woff2', file: join(folder, 'a.woff2') },
  ],
  tokens: () => css,
})
const made = async (css?: string) => {
  const { manifest, files } = await bundle(theme(css), {} as SiteConfig)
  return {
    manifest,
    text: new Map(await Promise.all(files.map(async (file) => [file.path, await file.body()] as const))),
  }
}

describe('bundle', () => {
  test('names every asset by its content', async () => {
    const { manifest, text } = await made()
    expect(Object.keys(manifest)).toEqual(['a.woff2', 'later.js', 'site.css', 'site.js'])
    for (const path of Object.values(manifest)) expect(path).toMatch(/^_flatleaf\/\w+\.[\da-f]{8}\.\w+$/)
    expect([...text.keys()].sort()).toEqual(Object.values(manifest).sort())
  })

  test('gathers and minifies style sheets, and adds what the configuration makes', async () => {
    const { manifest, text } = await made()
    const css = text.get(manifest['site.css']!) as string
    expect(css).toContain('@layer x{p{color:light-dark(#ff0000,#00ff00);margin-inline-start:1px}}')
    expect(css).toContain(':root{--a:#aabbcc')
  })

  test('puts a file in place of a package that the page has already', async () => {
    writeFileSync(join(folder, 'shared.ts'), 'export const useId = (window as any).shared')
    writeFileSync(join(folder, 'second.ts'), "import { useId } from 'preact/hooks'\nconsole.log(useId)\n")
    const alias = { 'preact/hooks': join(folder, 'shared.ts') }
    const second = { name: 'second.js', file: join(folder, 'second.ts'), alias }
    const { files } = await bundle({ assets: [second], tokens: () => '' }, {} as SiteConfig)
    expect(await files[0]!.body()).toMatch(/^\(\(\)=>\{var (\w+)=window\.shared;console\.log\(\1\);?\}\)\(\);\n$/)
  })

  test('makes classic scripts that leak no names', async () => {
    const { manifest, text } = await made()
    const script = text.get(manifest['site.js']!) as string
    expect(script).toMatch(/^(?:"use strict";)?\(\(\)=>\{[^]*\}\)\(\);\n$/)
    expect(script).toContain('hello')
  })

  test('lets assets name each other', async () => {
    const { manifest, text } = await made()
    expect(text.get(manifest['site.js']!)).toContain(manifest['later.js']!.replace('_flatleaf/', ''))
    expect(text.get(manifest['site.css']!)).toContain(manifest['a.woff2']!.replace('_flatleaf/', ''))
  })

  test('copies the rest byte for byte', async () => {
    const { manifest, text } = await made()
    expect([...(text.get(manifest['a.woff2']!) as Uint8Array)]).toEqual([0, 1, 2, 255])
  })

  test('gives the same bytes twice, and another name for another content', async () => {
    const [one, again, other] = [await made(), await made(), await made(':root { --a: #000 }')]
    expect(again).toEqual(one)
    expect(other.manifest['site.css']).not.toBe(one.manifest['site.css'])
    expect(other.manifest['site.js']).toBe(one.manifest['site.js'])
  })
})

test('compiled sources are kept until one of their files changes', async () => {
  const cache = new Map<string, CompiledAsset>()
  const build = () => bundle(theme(), {} as SiteConfig, { cache })
  const first = await build()
  const [kept] = [...cache.values()]
  expect((await build()).manifest).toEqual(first.manifest)
  expect([...cache.values()][0]).toBe(kept)
  writeFileSync(join(folder, 'part.css'), 'p { color: blue; margin-block-end: 20px }')
  const changed = await build()
  expect(changed.manifest['site.css']).not.toBe(first.manifest['site.css'])
  expect(changed.manifest).toEqual((await bundle(theme(), {} as SiteConfig)).manifest)
})

describe('references', () => {
  test('finds and fills names', () => {
    expect(referencesOf('url(asset:a.woff2) "asset:b-c.js"')).toEqual(['a.woff2', 'b-c.js'])
    expect(fillReferences('x asset:a.js asset:b.js', new Map([['a.js', '_flatleaf/a.1.js']]))).toBe(
      'x a.1.js asset:b.js',
    )
  })

  test('puts an asset after those it mentions', () => {
    expect(
      inOrder(
        new Map([
          ['a', 'asset:b.x'],
          ['b.x', ''],
        ]),
      ),
    ).toEqual(['b.x', 'a'])
  })

  test('refuses a circle', () => {
    expect(() =>
      inOrder(
        new Map([
          ['a.x', 'asset:b.x'],
          ['b.x', 'asset:a.x'],
        ]),
      ),
    ).toThrow('a.x → b.x → a.x')
  })
})

describe('assets on demand', () => {
  const entries = () => [
    { name: 'big.js', file: join(folder, 'site.ts'), onDemand: true as const },
    { name: 'later.js', file: join(folder, 'later.ts'), onDemand: true as const, copied: true as const },
    { name: 'other.js', file: join(folder, 'later.ts'), onDemand: true as const },
  ]

  test('are made when a page needs them, with what they name', async () => {
    const assets = [...theme().assets.slice(0, 1), ...entries()]
    const common = await bundle({ assets, tokens: () => '' }, {} as SiteConfig)
    expect(Object.keys(common.manifest)).toEqual(['site.css'])
    const { manifest, files } = await withNeeded(common, { assets }, new Set(['big.js', 'unknown.js']))
    expect(Object.keys(manifest)).toEqual(['big.js', 'later.js', 'site.css'])
    const text = await files.find(({ path }) => path === manifest['big.js'])?.body()
    expect(text).toContain(manifest['later.js']!.split('/').at(-1))
    expect(String(await files.find(({ path }) => path === manifest['later.js'])?.body())).toBe('console.log(1)')
  })

  test('cost nothing otherwise', async () => {
    const common = { manifest: {}, files: [] }
    expect(await withNeeded(common, { assets: entries() }, new Set())).toBe(common)
  })
})
