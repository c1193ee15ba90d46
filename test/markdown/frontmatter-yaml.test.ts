import { expect, test } from 'vitest'
import { readSimple, readYaml } from '../../src/markdown/frontmatter-yaml.ts'

const readBlock = (text: string) => readSimple(text) ?? readYaml(text)

test.each([
  '\ntitle: Create a plant\ndescription: How to "water" it, and when (twice a day)?',
  '\ntitle: a\n\nicon: leaf-2\nnull: b\n',
  '\ntitle: one\ntitle: two',
  "\ntitle: it's - not;\nsidebar_title: x",
])('reads plain lines as it reads them in quotes: %j', (text) => {
  const quoted = text.replaceAll(
    /^([\w-]+): (.*)$/gm,
    (_, key: string, value: string) => `${key}: ${JSON.stringify(value)}`,
  )
  const withoutPlaces = (read: ReturnType<typeof readBlock>) =>
    read.kind === 'keys'
      ? { entries: read.entries.map(({ key, value }) => [key, value]), problems: read.problems.length }
      : read
  expect(withoutPlaces(readBlock(text))).toEqual(withoutPlaces(readBlock(quoted)))
})

test('says where each key stands', () => {
  const read = readBlock('\ntitle: One two\n\nicon: leaf')
  expect(read).toEqual({
    kind: 'keys',
    entries: [
      { key: 'title', value: 'One two', offset: 1 },
      { key: 'icon', value: 'leaf', offset: 17 },
    ],
    problems: [],
  })
})

test.each([
  ['true', true],
  ['Null', null],
  ['a # note', 'a'],
  ['1.0', 1],
])('leaves what means more than its letters to YAML: %s', (written, value) => {
  expect(readBlock(`title: ${written}`)).toMatchObject({ entries: [{ key: 'title', value }] })
})

test('reads lists line by line where the block is broken', () => {
  expect(readBlock("title: What's new: v2\ngroups:\n  - admin\n  - 'staff'\nicon: leaf")).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ key: 'icon', value: 'leaf' }),
      expect.objectContaining({ key: 'groups', value: ['admin', 'staff'] }),
    ]),
    problems: [{ code: 'frontmatter-yaml' }],
  })
})

test('takes a quoted value that goes on at the start of a line', () => {
  const read = (text: string) => {
    const result = readYaml(text)
    return result.kind === 'text'
      ? 'text'
      : [...result.entries.map(({ key, value }) => [key, value]), ...result.problems]
  }
  expect(read('title: T\ndescription: "\nTwo parts: one, and\nthe other."\nicon: x')).toEqual([
    ['title', 'T'],
    ['description', ' Two parts: one, and the other.'],
    ['icon', 'x'],
  ])
  expect(read("a: 'It''s\nhere' # so\nb: 1")).toEqual([
    ['a', "It's here"],
    ['b', 1],
  ])
  // A quote that is never closed takes no key for its own.
  expect(read('title: "T\ndescription: "D"')).toContainEqual(expect.objectContaining({ code: 'frontmatter-yaml' }))
  expect(read('title: "T\n_hidden: "')).toContainEqual(expect.objectContaining({ code: 'frontmatter-yaml' }))
})
