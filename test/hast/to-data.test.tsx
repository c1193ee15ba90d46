import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { svgNodes } from '../../src/hast/svg-nodes.ts'
import { toData } from '../../src/hast/to-data.ts'
import { raw, trusted } from '../../src/hast/to-html.ts'

test('names, attributes and children of an element, as HTML writes them', () => {
  const link = (
    <a class="x y" href="/a/" aria-current="page" hidden={true} data-take={4} data-spot="t-1">
      Say <b>"hi" &amp; {'<go>'}</b>
    </a>
  ) as Element
  expect(toData(link)).toEqual([
    'a',
    { class: 'x y', href: '/a/', 'aria-current': 'page', hidden: '', 'data-take': '4' },
    'Say ',
    ['b', {}, '"hi" & ', '<go>'],
  ])
})

test('a drawing keeps the spelling of its attributes', () => {
  const icon = (
    <svg viewBox="0 0 24 24" stroke-width={2}>
      {raw(trusted('<g fill="none"><path d="M1 1"/><circle r="2"/></g><path d="m2 2"></path>'))}
    </svg>
  ) as Element
  expect(toData(icon)).toEqual([
    'svg',
    { viewBox: '0 0 24 24', 'stroke-width': '2' },
    ['g', { fill: 'none' }, ['path', { d: 'M1 1' }], ['circle', { r: '2' }]],
    ['path', { d: 'm2 2' }],
  ])
})

test('references in the markup of a drawing are read', () => {
  expect(svgNodes('<image href="a&#34;b&amp;c&lt;" width="24"/>')).toEqual([['image', { href: 'a"b&c<', width: '24' }]])
})
