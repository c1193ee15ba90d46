/** A grammar of troublesome pieces: texts at which parsers of Markdown and MDX disagree, if they do. */
import { array, constantFrom, oneof, tuple } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Format } from '../../src/markdown/nodes.ts'

const inline = [
  'a',
  'b c',
  'é',
  '中',
  '😀',
  '\u00A0',
  '1',
  '.',
  ':',
  '!',
  '#',
  '$',
  '"',
  "'",
  '|',
  ' ',
  '\t',
  '\n',
  '  \n',
  '\\\n',
  '*',
  '**',
  '_',
  '__',
  '~',
  '~~',
  '`',
  '``',
  '[',
  ']',
  '(',
  ')',
  '![',
  '](/u)',
  '][r]',
  '[r]',
  '[^1]',
  '\\',
  '\\*',
  '<',
  '>',
  '<b>',
  '</b>',
  '<br/>',
  '&amp;',
  '&#35;',
  '&copy',
  'https://a.b/c',
  'www.a.b',
  'x@y.z',
]
const html = ['<br>', '<!-- c -->', '<x y=z>', '{', '}']
const jsx = ['{a}', '{/* c */}', '<A>', '</A>', '<A b="c">', '<A b={1}/>', '<></>', '{', '}']
const block = [
  '# h',
  '## h {#id}',
  'a\n===',
  'a\n---',
  '---',
  '***',
  '- a',
  '  - b',
  '* [ ] t',
  '- [x] t',
  '1. a',
  '2) b',
  '   c',
  '    code',
  '\tcode',
  '> q',
  '>q',
  '> - a',
  '```js t\nx\n```',
  '~~~\ny',
  '```',
  '[r]: /u "t"',
  '| a | b |\n|---|:-:|\n| c | `d\\|e` |',
  'a|b\n-|-\nc',
  '[^1]: note',
  '    more',
  'text',
  '<div>',
  '</div>',
]
const mdxBlock = ['<A>\n  b\n</A>', '<A>', '</A>', '{a}', '{\n  a\n}', '<p>x</p>']

/** Documents of some lines, in and out of quotes and lists. */
export function documents(format: Format): Arbitrary<string> {
  const signs = constantFrom(...inline, ...(format === 'mdx' ? jsx : html))
  const line = oneof(
    array(signs, { minLength: 1, maxLength: 8 }).map((list) => list.join('')),
    constantFrom(...block, ...(format === 'mdx' ? mdxBlock : [])),
  )
  const indented = tuple(constantFrom('', '', '', '', '> ', '- ', '1. ', '  ', '    '), line).map(([prefix, text]) =>
    text.replace(/^/gm, (_, at: number) => (at === 0 || prefix === '> ' ? prefix : ' '.repeat(prefix.length))),
  )
  return array(tuple(indented, constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 6 }).map((lines) =>
    lines.flat().join(''),
  )
}
