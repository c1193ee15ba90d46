import type { Nodes } from 'mdast'
import { describe, expect, test } from 'vitest'
import type { Format } from '../../src/markdown/nodes.ts'
import { loadEngine } from '../../src/markdown/parse.ts'
import { samples } from './samples.ts'

const satteri = await loadEngine('satteri')
const remark = await loadEngine('remark')

/** A tree without what the engines need not agree on: how an `mdxjsEsm` ends, empty fields, their private data. */
function shape(node: Nodes): unknown {
  const { type, position, data: _, ...rest } = node as Nodes & Record<string, unknown>
  const fields = Object.entries(rest)
    .filter(([name, value]) => name !== 'children' && value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const place = type === 'mdxjsEsm' || type === 'root' ? undefined : [position?.start.offset, position?.end.offset]
  return [type, place, JSON.stringify(fields), 'children' in node ? node.children.map(shape) : []]
}

function parsed(engine: typeof satteri, text: string, format: Format): unknown {
  const result = engine.parse(text, format)
  return 'tree' in result ? shape(result.tree) : 'refused'
}

describe('both engines give the same tree', () => {
  test.each(samples.md)('.md %j', (text) => expect(parsed(satteri, text, 'md')).toEqual(parsed(remark, text, 'md')))
  test.each(samples.mdx)('.mdx %j', (text) => expect(parsed(satteri, text, 'mdx')).toEqual(parsed(remark, text, 'mdx')))
  test.each(samples.refused)('refuse %j', (text) => {
    expect(parsed(satteri, text, 'mdx')).toBe('refused')
    expect(parsed(remark, text, 'mdx')).toBe('refused')
  })
})

test('says where strict MDX stumbles', () => {
  const result = satteri.parse('a\n\n<b>x', 'mdx')
  expect('refusal' in result && { ...result.refusal, message: '' }).toEqual({
    message: '',
    at: { line: 3, column: 1 },
    opener: { line: 3, column: 1 },
  })
})
