import type { RootContent } from 'mdast'
import { expect, test } from 'vitest'
import { pairTags } from '../../src/markdown/paired-tags.ts'
import { loadEngine } from '../../src/markdown/parse.ts'

const engine = await loadEngine()
const names = (nodes: readonly RootContent[]): unknown[] =>
  nodes.map((node) => ('name' in node ? { [String(node.name)]: names(node.children as RootContent[]) } : node.type))

async function paired(text: string): Promise<unknown[]> {
  const parsed = engine.parse(text, 'md')
  if (!('tree' in parsed)) throw new Error('no tree')
  return names(pairTags(parsed.tree.children, { engine, isComponent: (name) => /^[A-Z]/.test(name) }))
}

test('puts what stands between two tags into one element', async () => {
  expect(await paired('a\n\n<Note>\n\nb\n\n<Tip>\n\nc\n\n</Tip>\n\n</Note>\n\n<Card title="x" />')).toEqual([
    'paragraph',
    { Note: ['paragraph', { Tip: ['paragraph'] }] },
    { Card: [] },
  ])
})

test('leaves tags without a partner, HTML, and tags that are not all of their block', async () => {
  expect(await paired('<Note>\n\na\n\n</Tip>\n\n<div>\n\n</div>\n\n<Note>text</Note>')).toEqual([
    'html',
    'paragraph',
    'html',
    'html',
    'html',
    'paragraph',
  ])
})
