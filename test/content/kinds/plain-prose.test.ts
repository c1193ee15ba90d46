import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainProse } from '../../../src/content/kinds/plain-prose.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import { renderProse } from '../../../src/markdown/prose.ts'
import { defaultUrlStyle } from '../../../src/model/route.ts'
import { theme } from '../../../theme/index.ts'
import { highlighter } from '../../markdown/fake-theme.ts'

const tools = { theme, style: defaultUrlStyle, highlighter }
const read = (markdown: string) => {
  const nodes = plainProse(markdown)
  return nodes && toHtml(nodes).value
}
const parsed = async (markdown: string) => toHtml(await renderProse(markdown, tools)).value

const texts = [
  'One plain sentence.',
  'A `pot.fill()` and a **dry pot**, *late* again. Twice: yes!',
  'Words (**bold**), (*slanted*); and/or `{id}`?',
  'A text\nin two lines.\n\nAnd `more`.',
  '\n\nThings:\n- one\n- `two`\n- *three*\n\nAn end.  \n',
  '* **Row** one\n* Row two',
]

test.each(texts)('reads %j as Markdown does', async (markdown) => {
  expect(read(markdown)).toBe(await parsed(markdown))
})

const others = [
  '    Indented **code**',
  '- one\n\n- two',
  '- one\n* two',
  '- one\nlazy',
  'A *b*c* d',
  'A **b* c',
  'A ``b`` c',
  '***a*** b',
  'See www.example.com or a@b.example',
  'A [link](/x) and <b>',
  'Title\n---',
  'Two  \nlines `a`',
  '1. one',
  'A_b_ c: `d',
]

test.each(others)('leaves %j to Markdown', (markdown) => {
  expect(read(markdown)).toBeUndefined()
})

test('what it reads is what Markdown gives, whatever is written', async () => {
  const words = [
    'a',
    'Bed',
    '7',
    'http://a.example',
    'www.a.example',
    'e@f.example',
    'a_b_',
    '1.',
    '--',
    ':smile:',
    '$x$',
  ]
  const marks = [
    '`',
    '``',
    '*',
    '**',
    '***',
    '~',
    '[',
    ']',
    '(',
    ')',
    '<b>',
    '&amp;',
    '\\',
    '|',
    '#',
    '>',
    '{',
    '}',
    '=',
    '_',
  ]
  const signs = [
    ' ',
    ' ',
    ' ',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\n- ',
    '\n* ',
    '- ',
    '.',
    ':',
    ',',
    '!',
    '?',
    '"',
    "'",
    '/',
    '%',
    '-',
    '\t',
  ]
  const good = ['`a.b()`', '**dry bed**', '*late*', '`x y`', '`{a}: "b"`', '`a@b.c`', '`-`']
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...words.slice(0, 3)) },
    { weight: 6, arbitrary: fc.constantFrom(' ', ' ', '. ', ', ', '\n', '\n\n', '\n- ') },
    { weight: 5, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...signs) },
    { weight: 1, arbitrary: fc.constantFrom(...marks, ...words) },
  )
  let count = 0
  const check = async (parts: string[]) => {
    const markdown = parts.join('')
    const own = read(markdown)
    // A sentence is one wherever it begins: nobody means code by blanks before it.
    if (own === undefined || /^\s|^$/.test(markdown)) return
    count += 1
    expect(own).toBe(await parsed(markdown))
  }
  await fc.assert(fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 14 }), check), { numRuns: 2000 })
  expect(count).toBeGreaterThan(100)
})
