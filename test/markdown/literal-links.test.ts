import { describe, expect, test } from 'vitest'
import { loadEngine } from '../../src/markdown/parse.ts'
import type { Nodes } from 'mdast'

const engines = [await loadEngine('satteri'), await loadEngine('remark')]

function links(node: Nodes): string[] {
  if (node.type === 'link')
    return [`${node.url} | ${node.children.map((each) => ('value' in each ? each.value : '')).join('')}`]
  return 'children' in node ? node.children.flatMap(links) : []
}

describe.each(engines)('with $name', (engine) => {
  test.each([
    ['at ftp://a.b/c.', ['ftp://a.b/c | ftp://a.b/c']],
    ['(ftp://a.b/(c))', ['ftp://a.b/(c) | ftp://a.b/(c)']],
    ['xftp://a.b `ftp://a.b` [ftp://a.b](/c)', ['/c | ftp://a.b']],
    ['ftp:// and ftp://.', []],
    ['https://a.b/c&#x5F;d', ['https://a.b/c_d | https://a.b/c_d']],
    ['www.a.b/?x&amp;y=1 z', ['http://www.a.b/?x&y=1 | www.a.b/?x&y=1']],
    ['https://a.b/&#0;&#x110000;x', ['https://a.b/\uFFFD\uFFFDx | https://a.b/\uFFFD\uFFFDx']],
  ])('%j', (text, expected) => {
    const result = engine.parse(text, 'md')
    expect('tree' in result && links(result.tree)).toEqual(expected)
  })
})

test('leaves addresses in angle brackets alone, as CommonMark does', () => {
  const result = engines[0]!.parse('<https://a.b/&amp;>', 'md')
  expect('tree' in result && links(result.tree)).toEqual(['https://a.b/&amp; | https://a.b/&amp;'])
})

test('reads many beginnings of addresses to their end', () => {
  for (const text of [
    '@'.repeat(200_000),
    'ftp://'.repeat(20_000),
    `ftp://a${')'.repeat(20_000)}`,
    '://&'.repeat(20_000),
  ])
    expect(engines[0]!.parse(text, 'md')).toBeTypeOf('object')
})
