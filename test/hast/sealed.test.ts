import type { ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { opened } from '../../src/hast/opened.ts'
import { sealed } from '../../src/hast/sealed.ts'
import { textOf } from '../../src/hast/text.ts'
import { toData } from '../../src/hast/to-data.ts'
import { toHtml } from '../../src/hast/to-html.ts'

const nodes: ElementContent[] = [
  { type: 'element', tagName: 'b', properties: { title: '"' }, children: [{ type: 'text', value: 'a < b' }] },
  { type: 'text', value: ' c' },
]

test('sealed nodes are written, read and given to scripts as they were', () => {
  const around = (children: ElementContent[]) => ({ type: 'element', tagName: 'p', properties: {}, children }) as const
  const [open, closed] = [around(nodes), around([sealed([sealed(nodes)])])]
  expect(toHtml(closed)).toEqual(toHtml(open))
  expect(textOf(closed)).toBe('a < b c')
  expect(toData(closed)).toEqual(toData(open))
  expect(opened(sealed(nodes))).toBe(nodes)
  expect(opened(nodes[1]!)).toBeUndefined()
})
