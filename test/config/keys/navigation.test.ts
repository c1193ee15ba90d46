import { describe, expect, test } from 'vitest'
import { bare, read, site } from '../read-text.ts'

describe('versions of the flat form', () => {
  const navigation = [
    { group: 'A', pages: ['a'] },
    { group: 'Old', version: '1.0', pages: ['b'] },
    { group: 'New', version: '2.0', pages: ['c'] },
  ]
  test('strings and objects; the default comes first', () => {
    const { config, codes } = site({ versions: ['1.0', { name: '2.0', default: true }, '1.0'], navigation })
    expect(bare(config.versions)).toEqual([{ name: '2.0' }, { name: '1.0' }])
    expect(codes).toEqual([])
  })
  test('numbers are errors, but keep their text', () => {
    const text =
      '{"name": "A", "versions": [2.0, "1.0"], "navigation": [{"group": "G", "version": 2.0, "pages": ["a"]}, {"group": "H", "version": "1.0", "pages": ["b"]}]}'
    const { config, diagnostics, lines } = read(text)
    expect(bare(config.versions)).toEqual([{ name: '2.0' }, { name: '1.0' }])
    expect(config.navigation).toMatchObject([{ version: '2.0' }, { version: '1.0' }])
    expect(lines).toEqual(['docs.json:1:82 error version-number', 'docs.json:1:28 error version-number'])
    expect(diagnostics[1]).toMatchObject({
      message: 'The version 2.0 is a number.',
      hint: 'Write it in quotes: "2.0".',
    })
  })
  test('each name knows its place', () => {
    const { config } = read('{"name": "A", "versions": ["2.0", {"name": "1.0"}], "navigation": ["a"]}')
    expect(config.versions).toMatchObject([
      { name: '2.0', at: { file: 'docs.json', line: 1, column: 28 } },
      { name: '1.0', at: { file: 'docs.json', line: 1, column: 44 } },
    ])
  })
  test('a name that is not listed is told once, at its first use; one that nobody uses is left to the site', () => {
    const text = `{
  "name": "A",
  "versions": ["1.0", "3.0"],
  "anchors": [{ "name": "Old", "url": "old", "version": "0.9" }],
  "navigation": [
    { "group": "A", "version": "2.0", "pages": ["a"] },
    { "group": "B", "version": "2.0", "pages": ["b"] }
  ]
}`
    const { lines, diagnostics } = read(text)
    expect(lines).toEqual(['docs.json:4:57 warning version-unknown', 'docs.json:6:32 warning version-unknown'])
    expect(diagnostics[1]).toMatchObject({
      message: '"versions" does not list the version "2.0".',
      hint: 'Add "2.0" to "versions", or correct it.',
    })
  })
  test('without a list every name is unknown; a list of the wrong type has its own message', () => {
    expect(site({ navigation }).codes).toEqual(['version-unknown', 'version-unknown'])
    expect(site({ navigation, versions: '1.0' }).codes).toEqual(['value-type'])
  })
  test('versions of the nested form are known names, too', () => {
    const versions = [{ version: '1.0', groups: [{ group: 'Old', version: '1.0', pages: ['b'] }] }]
    expect(site({ navigation: { versions } }).codes).toEqual([])
  })
  test('a version without a name; a locale is the language of its pages', () => {
    expect(site({ versions: [{ default: true }], navigation: ['a'] }).codes).toEqual(['version-nameless'])
    expect(site({ versions: [{ name: '1.0', locale: 'fr' }], navigation })).toMatchObject({
      config: { versions: [{ name: '1.0', language: { code: 'fr', tag: 'fr', dir: 'ltr' } }] },
      codes: ['version-unknown'],
    })
    expect(site({ versions: [{ name: '2.0', locale: '?' }], navigation: ['a'] }).codes).toEqual(['locale-wrong'])
  })
})

test('a page twice in one section is mentioned; in two sections it is not', () => {
  const { lines } = site({
    navigation: {
      tabs: [
        { tab: 'A', pages: ['x', { group: 'G', pages: ['x', 'y', 'x'] }] },
        { tab: 'B', pages: ['x'] },
      ],
    },
  })
  expect(lines).toEqual(['docs.json:12:15 info page-repeated'])
})

test('a list that is used twice in one section is mentioned once, as what it is', () => {
  const pages = { $ref: './list.json' }
  const groups = [
    { group: 'A', pages },
    { group: 'B', pages },
    { group: 'C', pages },
  ]
  const { lines, diagnostics } = read(
    { name: 'Plants', navigation: { groups } },
    { files: { 'list.json': '["x", "y"]' } },
  )
  expect(lines).toEqual(['list.json:1:2 info page-repeated'])
  expect(diagnostics[0]!.message).toContain('The list in "list.json" is used more than once')
})

test('tabs and anchors of the flat form stand beside a nested tree', () => {
  const { config } = site({
    navigation: { groups: [{ group: 'G', pages: ['a'] }] },
    anchors: [{ name: 'Blog', url: 'https://x.test' }],
  })
  expect(bare(config.navigation)).toMatchObject([
    { as: 'anchor', label: 'Documentation', prefix: '' },
    { as: 'anchor', label: 'Blog', href: 'https://x.test' },
    { kind: 'group', label: 'G' },
  ])
})
