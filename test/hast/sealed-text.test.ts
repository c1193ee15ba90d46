import type { ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { htmlSize } from '../../src/hast/html-size.ts'
import { sealedText } from '../../src/hast/sealed-text.ts'
import { toHtml } from '../../src/hast/to-html.ts'
import { collect } from '../../src/markdown/collect.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: { title: 'a & b' },
  children,
})

const samples: readonly (readonly ElementContent[])[] = [
  [text('a < b'), element('strong', text('c\nd'), element('code', text('e'))), text(' f')],
  [
    element('p', text('one '), element('em', text('two'))),
    element('ul', element('li', text('x')), element('li', text('y'))),
  ],
  [element('p', text('a'), element('br'), text('b')), element('button', text('not read'))],
]

test('text that was written once is written, read and weighed as its nodes are', () => {
  for (const nodes of samples) {
    const one = [sealedText(nodes)]
    expect(toHtml(one)).toEqual(toHtml([...nodes]))
    expect(collect(one)).toEqual(collect(nodes))
    expect(htmlSize(one)).toBe(htmlSize(nodes))
  }
})
