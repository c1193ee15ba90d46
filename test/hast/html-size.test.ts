import { expect, test } from 'vitest'
import { htmlSize } from '../../src/hast/html-size.ts'
import { toHtml } from '../../src/hast/to-html.ts'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { Element } from 'hast'

test('is about the length of the HTML in bytes', () => {
  const row: Element = {
    type: 'element',
    tagName: 'li',
    properties: { id: 'body.name', className: ['a', 'b'], hidden: true, title: undefined },
    children: [
      { type: 'text', value: 'Ein längerer Text über Gärten 🌱' },
      { type: 'element', tagName: 'em', properties: {}, children: [{ type: 'text', value: 'und mehr' }] },
    ],
  }
  const nodes = flatten(Array.from({ length: 50 }, () => row))
  const size = Buffer.byteLength(toHtml(nodes).value)
  expect(Math.abs(htmlSize(nodes) - size) / size).toBeLessThan(0.1)
})
