import * as fc from 'fast-check'
import type { ElementContent, Properties, RootContent } from 'hast'
import { toHtml as reference } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { raw, toHtml, trusted } from '../../src/hast/to-html.ts'

/** What the reference library writes for the same tree; it knows nothing of control characters. */
function expected(nodes: readonly RootContent[]): string {
  return reference([...nodes], { allowDangerousHtml: true }).replace(/&#x0;|\0/g, '\ufffd')
}

function element(
  tagName: string,
  properties: Readonly<Record<string, unknown>>,
  ...children: ElementContent[]
): ElementContent {
  return { type: 'element', tagName, properties: properties as Properties, children }
}

const text = (value: string): ElementContent => ({ type: 'text', value })

const cases: Readonly<Record<string, ElementContent>> = {
  'text with signs': text('a < b && c > "d" \'e\' `f` &amp; \u0000'),
  'an attribute with signs': element('a', { href: '/x?a=1&b="c"\'d\'`e`<f>\0', title: '' }),
  flags: element('input', { disabled: true, checked: false, required: '', readOnly: 'readonly', multiple: 'yes' }),
  'download as a word, a flag, an empty text and not at all': element(
    'p',
    {},
    ...['file.txt', true, '', false, 'download', null].map((download) => element('a', { download })),
  ),
  hidden: element('p', {}, ...['until-found', true, '', 'hidden'].map((hidden) => element('b', { hidden }))),
  lists: element('img', { className: ['a', '', 'b '], srcSet: 'a 1x, b 2x', sizes: ['1', '2'], accept: ['a', ''] }),
  'a comma list with an empty end': element('input', { accept: ['.png', '.jpg', ''] }),
  numbers: element('td', { colSpan: 2, rowSpan: 0, tabIndex: Number.NaN, width: 1.5 }),
  'nothing to write': element('p', { id: null, title: undefined, className: [] }),
  'names of data and aria': element('p', { dataFooBar: 'x', 'data-a-b': 'y', ariaHidden: 'true', dataX1: true }),
  'names that no list has': element('p', { 'x-y': 'z', ':odd': '1', 'a b': 'c', 'd"e=': true }),
  'void elements': element('p', {}, element('br', {}), element('IMG', {}), element('input', {}), element('image', {})),
  'a void element with content': element('br', {}, text('x')),
  svg: element(
    'svg',
    { viewBox: '0 0 1 1', strokeWidth: 2, xLinkHref: '#a' },
    element('path', { d: 'M0 0', strokeLinecap: 'round' }),
    element('foreignObject', {}, element('div', { className: ['a'], tabIndex: 0 }, element('br', {}))),
    element('title', { className: ['t'] }, text('a<b')),
    element('image', {}),
  ),
  'a script and a style': element('div', {}, element('script', {}, text('a<b&&c')), element('style', {}, text('a>b'))),
  comments: { type: 'comment', value: '->a--><!--b--!>c<!-' },
  template: {
    type: 'element',
    tagName: 'template',
    properties: { dataA: '' },
    children: [],
    content: { type: 'root', children: [element('p', {}, text('<'))] },
  },
  'a template without content': element('template', {}, text('lost')),
  'raw text': raw(trusted('<b>&</b>')),
}

test.each(Object.entries(cases))('writes %s as the reference does', (_, node) => {
  expect(toHtml(node).value).toBe(expected([node]))
  expect(toHtml([node, text('&')]).value).toBe(expected([node, text('&')]))
})

test('writes a whole document', () => {
  const tree = { type: 'root' as const, children: [{ type: 'doctype' as const }, element('html', { lang: 'en' })] }
  expect(toHtml(tree).value).toBe('<!doctype html><html lang="en"></html>')
})

test('control characters, which HTML does not have, become the signs for them', () => {
  expect(toHtml([element('code', { title: 'a\0' }, text('b\u001b[1m\tc\n'))] as RootContent[]).value).toBe(
    '<code title="a\ufffd">b\u241b[1m\tc\n</code>',
  )
})

test('refuses a node that HTML does not have', () => {
  expect(() => toHtml({ type: 'emphasis', children: [] } as never)).toThrow('"emphasis"')
})

test('writes made trees as the reference does', () => {
  const name = fc.constantFrom(
    ...(
      'className class href hidden download disabled dataFoo data-foo ariaLabel viewBox xLinkHref srcSet accept style value ' +
      'colSpan contentEditable x on-y stroke-width'
    ).split(' '),
  )
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '<', '&', '"', "'", '`', '\0', ' ', ',', 'é', '👍') })
  const value = fc.oneof(word, fc.boolean(), fc.constant(null), fc.integer(), fc.array(word, { maxLength: 3 }))
  const properties = fc.dictionary(name, value, { maxKeys: 4 })
  const tag = fc.constantFrom(
    'p',
    'a',
    'br',
    'svg',
    'path',
    'title',
    'foreignObject',
    'script',
    'template',
    'input',
    'g',
  )
  const { tree } = fc.letrec<{ tree: ElementContent }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      word.map(text),
      word.map((each): ElementContent => ({ type: 'comment', value: each })),
      fc
        .tuple(tag, properties, fc.array(tie('tree'), { maxLength: 4 }))
        .map(([tagName, given, children]) => element(tagName, given, ...children)),
    ),
  }))
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
      expect(toHtml(nodes).value).toBe(expected(nodes))
    }),
    { numRuns: 500 },
  )
})
