import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

test('the switch to a version that shares pages leads to a page that only it has', async () => {
  const version = (name: string, own: string) => ({
    version: name,
    groups: [{ group: 'Start', pages: ['shared', own] }],
  })
  const { site } = await project({
    'docs.json': { name: 'P', navigation: { versions: [version('2', 'v2/new'), version('1', 'v1/old')] } },
    'shared.mdx': mdx('Shared'),
    'v2/new.mdx': mdx('New'),
    'v1/old.mdx': mdx('Old'),
  })
  const items = site!.byId.get('shared')!.frame.levels[0]!.items
  expect(items.map(({ label, page }) => [label, page])).toEqual([
    ['2', 'shared'],
    ['1', 'v1/old'],
  ])
})
