/**
 * What the two engines read differently, each with its reason and an example. `when` tells the texts that may hold one; the
 * fuzzer passes over them. An entry whose example is read alike is out of date: a test says so.
 */
import type { Format } from '../../src/markdown/nodes.ts'

export interface EngineDifference {
  readonly name: string
  readonly reason: string
  readonly format: Format | 'both'
  readonly example: string
  readonly when: RegExp
}

export const differences: readonly EngineDifference[] = [
  {
    name: 'astral signs beside marks',
    reason:
      'micromark looks at half of a surrogate pair and takes an emoji for a letter; satteri follows CommonMark 0.31.',
    format: 'both',
    example: '😀www.a.b',
    when: /[\u{10000}-\u{10FFFF}]/u,
  },
  {
    name: 'marks of both kinds touch',
    reason: 'satteri does not count a mark of the other kind as punctuation when it looks for the end of emphasis.',
    format: 'both',
    example: '**<__**1',
    when: /\*_|_\*/,
  },
  {
    name: 'a task that is a heading',
    reason: 'satteri takes the box of a list item whose text turns out to be a heading.',
    format: 'both',
    example: '- [x] t\n  ===',
    when: /\[[ x]\][^\n]*(?:\n[^\n]*)?\n[ \t>]*(?:-{3}|={3})/,
  },
  {
    name: 'a mail address behind a letter that is not ASCII',
    reason: 'The reference looks for mail addresses in the finished text as well, and lets them start anywhere.',
    format: 'both',
    example: '[éa@b.c',
    when: /[^\p{ASCII}][\w.+-]*@|&copy[\w.+-]*@/u,
  },
  {
    name: 'an escaped line end in the text of an image',
    reason: 'satteri keeps the backslash in the alternative text.',
    format: 'both',
    example: '![\\\n](/u)',
    when: /\[[^\]]*\\\n/,
  },
  {
    name: 'fences in a list or quote that no fence closes',
    reason: 'The engines count the last line end in or out of such a block.',
    format: 'both',
    example: '- ~~~\n  y\n\n- [r]: /u',
    when: /^[ \t>]*(?:(?:[-*+>]|\d[.)])[ \t>]*)+(?:```|~~~)|^ +(?:```|~~~)/m,
  },
  {
    name: 'a table right behind a table or list',
    reason: 'satteri starts a table where the reference sees a lazy line of a paragraph, and the other way round.',
    format: 'both',
    example: '- a|b\n  -|-\n  c\na|b\n-|-\nc',
    when: /^[ \t>]*(?:(?:[-*+>]|\d[.)])[ \t>]*)+[^\n]*\|/m,
  },
  {
    name: 'raw HTML right behind a table',
    reason: 'satteri reads the line as one more row.',
    format: 'md',
    example: 'a|b\n-|-\nc\n</b>',
    when: /[-|:][ \t]*\n(?:[^\n]+\n)+[ \t]*</,
  },
  {
    name: 'lazy lines in MDX',
    reason: 'Behind a list item or quote the reference refuses expressions and tags that go on without its sign.',
    format: 'mdx',
    example: '> a\n{\n  b\n}',
    when: /^[ \t]*(?:[-*+>]|\d[.)])[\s\S]*(?:\{[^}]*\n|<)/m,
  },
  {
    name: 'an address that runs into an expression',
    reason: 'satteri ends the address before the brace where an expression starts inside of it.',
    format: 'mdx',
    example: '"[x]](/u)https://a.b/c{/* c */}\n{a}',
    when: /(?:https?:|www\.)\S*\{/,
  },
  {
    name: 'a heading behind a definition in a quote',
    reason: 'The reference lets the underlined heading start where the definition did.',
    format: 'both',
    example: '> [r]: /u\n> a\n> ---',
    when: /\]:[^\n]*\n[ \t>]*[^\n]*\n[ \t>]*(?:---|===)/,
  },
  {
    name: 'raw HTML in a list or quote',
    reason: 'The engines see its end, and that of what holds it, one line apart.',
    format: 'md',
    example: '- <!-- c --><!-- c -->\n- a',
    when: /^[ \t>]*(?:[-*+>]|\d[.)])[\s\S]*</m,
  },
  {
    name: 'an address in the middle of a word',
    reason:
      'The reference looks for addresses in the finished text as well, and there a mail address may follow a letter.',
    format: 'both',
    example: 'ahttps://a.b/cx@y.z.',
    when: /\w(?:https?:|www\.)\S*@/,
  },
  {
    name: 'raw HTML right behind a footnote',
    reason: 'The reference counts the line as part of the note.',
    format: 'md',
    example: '[^1]: note\n<br>\na',
    when: /\[\^1\]:[^\n]*\n(?:[^\n]+\n)*[ \t]*</,
  },
  {
    name: 'tags in the text of an image',
    reason: 'The reference wants them closed, satteri takes them for text.',
    format: 'mdx',
    example: 'a![<A b="c">](/u)',
    when: /!\[[^\]]*</,
  },
  {
    name: 'empty lines of a quote behind its list',
    reason: 'The reference calls such a list loose.',
    format: 'both',
    example: '> - a\n>   \n> \n\nb',
    when: /^[ \t>]*>[ \t]*\n/m,
  },
  {
    name: 'a list behind a definition',
    reason: 'satteri still believes itself in a paragraph, which only a list that starts with 1 and some text may end.',
    format: 'both',
    example: '    c\n[r]: /u "t"\n\n2) b',
    when: /\]:[^\n]*\n(?:.*\n)*[ \t>]*(?:[2-9][.)]|[-*+][ \t]*$)/m,
  },
  {
    name: 'footnotes in lists, in each other and in links',
    reason: 'The engines differ in what belongs to such a note, and the reference finds mail addresses around them.',
    format: 'both',
    example: '[^1]: note\n    [^1]: note',
    when: /^[ \t>]*(?:(?:[-*+>]|\d[.)])[ \t>]*)+\[\^|^[ \t]+\[\^1\]:|\[[^\]]*\[\^|\[\^1\]:[^\n]*\n[ \t]+[{<]/m,
  },
  {
    name: 'a bar in an address in a table',
    reason: 'satteri reads the address to its end, the reference ends the cell.',
    format: 'both',
    example: 'a|b\n-|-\nhttps://a.b/c|d',
    when: /https?:\S*\|/,
  },
]
