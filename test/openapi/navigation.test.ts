import { expect, test } from 'vitest'
import type { NavNode } from '../../src/model/navigation.ts'
import { addressOf } from '../../src/openapi/address.ts'
import { foldMany, groupsOf } from '../../src/openapi/navigation.ts'
import { plantStore, slices } from './given.ts'

const at = { file: 'docs.json', line: 1, column: 1 }

function tree(body: string): unknown {
  const all = slices(body)
  return groupsOf(all, addressOf(all), at).map(short)
}

function short(node: NavNode): unknown {
  if (node.kind === 'page') return node.page
  return node.kind === 'group' ? { [node.label ?? '']: node.children.map(short) } : node.kind
}

test('a lone webhook stands under Webhooks, and there is no empty group', () => {
  expect(tree(plantStore)).toEqual([{ Webhooks: ['api-reference/webhooks/new-plant'] }])
})

test('groups follow the tags, then the order of the file; webhooks come last', () => {
  const body = `tags: [{ name: b, x-displayName: Bees }, { name: unused }, { name: c, x-group: Cats }]
webhooks: { w: { post: {} }, tagged: { post: { tags: [c] } } }
paths: { /a: { get: { tags: [a] }, put: {}, post: { tags: [b, a] }, delete: { tags: [c], x-hidden: true } } }`
  expect(tree(body)).toEqual([
    { Bees: ['api-reference/b/post-a'] },
    { Cats: ['api-reference/c/tagged'] },
    { a: ['api-reference/a/get-a'] },
    { Endpoints: ['api-reference/put-a'] },
    { Webhooks: ['api-reference/webhooks/w'] },
  ])
})

test('x-tagGroups put groups around groups', () => {
  const body = `x-tagGroups: [{ name: Outer, tags: [b, gone] }, { name: Empty, tags: [gone] }]
paths: { /a: { get: { tags: [a] }, post: { tags: [b] } } }`
  expect(tree(body)).toEqual([{ Outer: [{ b: ['api-reference/b/post-a'] }] }, { a: ['api-reference/a/get-a'] }])
})

test('many tags with many operations fold, few do not', () => {
  const paths = (tags: number, each: number) =>
    Array.from({ length: tags * each }, (_, index) => `/p${index}: { get: { tags: [t${index % tags}] } }`).join(', ')
  const folded = (tags: number, each: number) => {
    const all = slices(`paths: { ${paths(tags, each)} }`)
    return foldMany(groupsOf(all, addressOf(all), at)).filter((node) => node.kind === 'group')
  }
  expect(folded(9, 2)).toHaveLength(9)
  expect(folded(3, 20)).toHaveLength(3)
  expect(folded(9, 5).map(({ label, children }) => [label, children.length])).toEqual([[undefined, 9]])
})
