import { describe, expect, test } from 'vitest'
import type { SectionNode } from '../../src/model/navigation.ts'
import { readConfig } from '../../src/config/read.ts'
import { bare, read } from './read-text.ts'

const page = (id: string) => ({ kind: 'page', page: id })
const main = (navigation: unknown) => ({ name: 'Parts', navigation })
const withFiles = (navigation: unknown, files: Record<string, unknown>) =>
  read(main(navigation), {
    files: Object.fromEntries(
      Object.entries(files).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  })

describe('parts', () => {
  test('nested parts resolve relative to their own file; keys beside a reference to a list are ignored', () => {
    const { config, lines, diagnostics } = withFiles(
      { $ref: './config/nav.json' },
      {
        'config/nav.json': { tabs: [{ tab: 'A', groups: { $ref: 'deep/groups.json', icon: 'x' } }] },
        'config/deep/groups.json': [{ group: 'G', pages: ['a'] }],
      },
    )
    expect(bare(config.navigation)).toMatchObject([
      { kind: 'section', label: 'A', children: [{ kind: 'group', label: 'G', children: [page('a')] }] },
    ])
    expect(lines).toEqual(['config/nav.json:1:57 warning ref-siblings'])
    expect(diagnostics[0]?.message).toBe('"icon" beside "$ref" is ignored: "config/deep/groups.json" holds a list.')
    expect((config.navigation[0] as SectionNode).children[0]?.at).toMatchObject({
      file: 'config/deep/groups.json',
      line: 1,
      column: 11,
    })
  })

  test('keys beside a reference to an object win', () => {
    const { config } = withFiles([{ $ref: 'g.json', group: 'Mine' }], { 'g.json': { group: 'Theirs', pages: ['a'] } })
    expect(bare(config.navigation)).toMatchObject([{ label: 'Mine', children: [page('a')] }])
  })

  test('a list in the place of an entry is spliced in', () => {
    const { config } = withFiles([{ group: 'G', pages: ['a', { $ref: './more.json' }, 'd'] }], {
      'more.json': ['b', 'c'],
    })
    expect(bare(config.navigation)).toMatchObject([{ children: [page('a'), page('b'), page('c'), page('d')] }])
  })

  test('the files are named, in the order they were read', () => {
    const files = new Map([
      ['docs.json', '{"$ref": "./a/b.json"}'],
      ['a/b.json', '{"name": "A", "navigation": ["index"]}'],
    ])
    expect(readConfig({ read: (path) => files.get(path) })).toMatchObject({
      config: { name: 'A' },
      files: ['docs.json', 'a/b.json'],
      diagnostics: [],
    })
  })
})

describe('parts that cannot be had are left out', () => {
  const only = (navigation: unknown, files: Record<string, unknown> = {}) => {
    const { lines, diagnostics } = withFiles(navigation, files)
    expect(lines).toHaveLength(1)
    return `${lines[0]}: ${diagnostics[0]?.message}`
  }

  test('a circle prints its chain', () => {
    expect(only({ $ref: './a.json' }, { 'a.json': { $ref: './b.json' }, 'b.json': { $ref: './a.json' } })).toBe(
      'b.json:1:9 error ref-cycle: These files include each other: docs.json → a.json → b.json → a.json.',
    )
  })
  test('outside the project', () => {
    expect(only({ $ref: '../outside.json' })).toBe(
      'docs.json:4:13 error config-part-outside: "../outside.json" is outside the project.',
    )
    expect(only({ $ref: './a/../../outside.json' })).toContain('config-part-outside')
  })
  test('no relative path of a JSON file', () => {
    for (const path of ['/etc/x.json', 'https://x.test/a.json', './a.yaml', '#/a', 'C:\\a.json', ''])
      expect(only({ $ref: path })).toContain('error ref-path')
    expect(only({ $ref: 5 })).toContain('"$ref" cannot be "number".')
  })
  test('no such file', () => {
    expect(only({ $ref: './no.json' })).toBe('docs.json:4:13 error config-part-missing: There is no file "no.json".')
  })
  test('a file that is no JSON, at its own place', () => {
    expect(only({ $ref: './a.json' }, { 'a.json': '{"tabs" []}' })).toContain('a.json:1:9 error json-syntax')
  })
  test('more levels of files than anybody needs', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${index}.json`, { $ref: `./${index + 1}.json` }]),
    )
    expect(only({ $ref: './0.json' }, chain)).toContain('19.json:1:9 error ref-large')
  })
  test('parts that double in size at every level', () => {
    const levels = Object.fromEntries(
      Array.from({ length: 19 }, (_, index) => [
        `${index}.json`,
        JSON.stringify([{ $ref: `./${index + 1}.json` }, { $ref: `./${index + 1}.json` }]),
      ]),
    )
    const { codes } = withFiles({ pages: { $ref: './0.json' } }, { ...levels, '19.json': `["${'x'.repeat(200_000)}"]` })
    expect(codes).toContain('ref-large')
  })
})
