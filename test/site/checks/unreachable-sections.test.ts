import { expect, test } from 'vitest'
import type { NavNode } from '../../../src/model/navigation.ts'
import { read } from '../../config/read-text.ts'
import { aSite, at } from '../factory.ts'

function told(href: string, part: object, fill = (navigation: readonly NavNode[]) => navigation) {
  const { config } = read({ name: 'Docs', navigation: { tabs: [{ tab: 'T', href, ...part }] } })
  const site = aSite({ config, navigation: fill(config.navigation), pages: ['index', 'a', 'b', 'r', 'api/get-plants'] })
  return site.diagnostics.filter(({ code }) => code === 'section-unreachable')
}

test.each(['https://example.com', '/b', '#top'])('a part that has pages and leads to "%s"', (href) => {
  expect(told(href, { groups: [{ group: 'G', root: 'r', pages: ['a'] }] })).toMatchObject([
    {
      severity: 'warning',
      message: `The tab "T" leads to "${href}", so no menu leads to its pages.`,
      at: { line: 7, column: 17 },
    },
  ])
})

test.each(['/a/', 'a#top', '/r'])('a part that leads to one of its pages, "%s"', (href) => {
  expect(told(href, { groups: [{ group: 'G', root: 'r', pages: ['a'] }] })).toEqual([])
})

test('a part that leads elsewhere than to an operation that no description has', () => {
  expect(told('/b', { pages: ['a', 'GET /plants'] })).toHaveLength(1)
})

test('a part that leads to an operation which it lists', () => {
  const filled = ([part]: readonly NavNode[]) => {
    const operation = { kind: 'operation', method: 'GET', path: '/plants', page: 'api/get-plants', at: at(9) } as const
    return [{ ...part, children: [operation, { kind: 'page', page: 'a', at: at(9) }] } as NavNode]
  }
  expect(told('/api/get-plants', { pages: ['GET /plants', 'a'] }, filled)).toEqual([])
  expect(told('/b', { pages: ['GET /plants', 'a'] }, filled)).toHaveLength(1)
})

test('what leads nowhere, and a part whose operations are not found in its description, are told elsewhere', () => {
  expect(told('/gone', { pages: ['a'] })).toEqual([])
  expect(told('/b', { openapi: 'missing.json', pages: ['a', 'GET /plants'] })).toEqual([])
})

test('a part that leads to a page which a description makes, and one whose description cannot be read', () => {
  const made: NavNode = { kind: 'page', page: 'api/get-plants', at: at(9) }
  const filled = ([part]: readonly NavNode[]) => [{ ...part, children: [made] } as NavNode]
  const unread = ([part]: readonly NavNode[]) => [{ ...part, isUnread: true } as NavNode]
  expect(told('/api/get-plants', { openapi: 'api.yaml' }, filled)).toEqual([])
  expect(told('/b', { openapi: 'api.yaml' }, filled)).toHaveLength(1)
  expect(told('/api/get-plants', { openapi: 'api.yaml', pages: ['a'] }, unread)).toEqual([])
})
