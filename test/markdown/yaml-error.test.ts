import { expect, test } from 'vitest'
import { readYaml } from '../../src/markdown/frontmatter-yaml.ts'

/** Line and column, what is wrong, what to do. */
function said(text: string): string {
  const read = readYaml(text)
  const problem = read.kind === 'keys' ? read.problems[0] : undefined
  if (!problem) return 'nothing'
  const before = text.slice(0, problem.offset).split('\n')
  const what = problem.message.replace('The front matter is not valid YAML: ', '')
  return `${before.length}:${before.at(-1)!.length + 1} ${what} ${problem.hint ?? ''}`
}

const never = 'a quote is opened and never closed.'

test.each([
  ['title: "Home\ndescription: x\n', `1:8 ${never} Close it: title: "Home"`],
  ['title: "Home\ndescription: "x y"\n', `1:8 ${never} Close it: title: "Home"`],
  ["tag: a\ntitle: 'Home\n", `2:8 ${never} Close it: title: 'Home'`],
  ['a:\n  b: "x\n  c: d\n', `2:6 ${never} Close it: b: "x"`],
  ['tags: [a, "b\n]\n', `1:11 ${never} Close it with ".`],
  [`title: "${'x'.repeat(80)}\n`, `1:8 ${never} Close it with " at the end of the value.`],
  [
    'title: Home: x\n',
    '1:8 the value of "title" holds a colon, so it needs quotes. Put the value in quotes: title: "Home: x"',
  ],
  [
    "title: Don't: do\n",
    '1:8 the value of "title" holds a colon, so it needs quotes. Put the value in quotes: title: "Don\'t: do"',
  ],
  [
    'title: Say "a": b\n',
    '1:8 the value of "title" holds a colon, so it needs quotes. Put the value in quotes: title: \'Say "a": b\'',
  ],
  [
    'title: It\'s "a": b\n',
    '1:8 the value of "title" holds a colon, so it needs quotes. Put the value in quotes: title: "It\'s \\"a\\": b"',
  ],
  [
    "title: 'Don't'\n",
    '1:13 the value of "title" goes on after its closing quote. Put the value in quotes: title: "Don\'t"',
  ],
  [
    'title: [a] b\n',
    '1:12 the value of "title" goes on after its closing bracket. Put the value in quotes: title: "[a] b"',
  ],
  ['title: [a\n', '1:8 a "[" is opened and never closed. Close it with "]", or put the whole value in quotes.'],
  ['title: @foo\n', '1:8 the value of "title" cannot start with "@". Put the value in quotes: title: "@foo"'],
  ['title: - a\n', '1:8 the value of "title" cannot start with "-". Put the value in quotes: title: "- a"'],
  ['title: x\n\tb: c\n', '2:1 a line is indented with a tab. Indent with spaces.'],
  ['title: x\n  b: y\n', '2:3 "b" is indented further than the key above it. Remove the spaces before it.'],
  ['title:x\ntag: y\n', '1:1 a line is not written as "key: value". Put a space after the colon: title: x'],
  [
    'title: x\ntext\n',
    '2:1 a line is not written as "key: value". Write "key: value", or indent the line if it belongs to the one above.',
  ],
  [
    'title: "a\\q"\n',
    '1:10 "\\q" has no meaning in double quotes. Use single quotes, or write "\\\\" for a backslash.',
  ],
])('%j', (text, expected) => {
  expect(said(text)).toBe(expected)
})
