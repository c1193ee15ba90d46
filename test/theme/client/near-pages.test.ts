import { expect, test } from 'vitest'
import { nearPages } from '../../../theme/client/near-pages.ts'

const pages = [
  ['', 'Welcome'],
  ['quickstart/', 'Quickstart'],
  ['guides/authentication/', 'Authentication'],
  ['guides/webhooks/', 'Receive webhooks'],
  ['guides/deploy/', 'Deploying'],
  ['api-reference/plants/create-plant/', 'Create a plant'],
  ['api-reference/plants/delete-plant/', 'Delete a plant'],
  ['es/gu%C3%ADas/implementaci%C3%B3n/', 'Implementación'],
] as const
const near = (path: string) => nearPages(path, pages).map(([href]) => href)

test.each([
  ['a slip of the keys', 'guides/webhoks', 'guides/webhooks/'],
  ['another folder', 'docs/v1/quickstart', 'quickstart/'],
  ['an old file name', 'Guides/Authentication.html', 'guides/authentication/'],
  ['the Markdown form', 'guides/deploy.mdx', 'guides/deploy/'],
  ['other joints', 'api_reference/create_plant', 'api-reference/plants/create-plant/'],
  ['words of the title', 'receive-webhooks', 'guides/webhooks/'],
  ['accents left out', 'es/guias/implementacion', 'es/gu%C3%ADas/implementaci%C3%B3n/'],
])('finds the page behind %s', (_, path, href) => {
  expect(near(path)[0]).toBe(href)
})

test('names the nearest first and no more than five', () => {
  const many = Array.from({ length: 20 }, (__, index) => [`guide-${index}/`, `Guide ${index}`] as const)
  expect(nearPages('guide-7', many)).toHaveLength(5)
  expect(nearPages('guide-7', many)[0]![0]).toBe('guide-7/')
})

test('names none where nothing is near, and survives what is no address', () => {
  expect(near('xyzzy')).toEqual([])
  expect(near('')).toEqual([])
  expect(near('%E0%A4%A')).toEqual([])
  expect(near(`${'a/'.repeat(5000)}webhooks`)[0]).toBe('guides/webhooks/')
})
