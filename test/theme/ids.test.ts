import { expect, test } from 'vitest'
import { theme } from '../../theme/index.ts'
import { project, mdx } from '../site-kit.ts'

test('every id of the layout is reserved, so that no heading of a page gets it', async () => {
  const made = await project({
    'docs.json': {
      name: 'Garden',
      banner: { content: 'New' },
      navigation: { tabs: [{ tab: 'A', pages: ['index', 'next'] }, { tab: 'B', pages: ['other'] }] },
    },
    'index.mdx': mdx('Welcome', '## One\n\n## Two'),
    'next.mdx': mdx('Next'),
    'other.mdx': mdx('Other'),
  })
  const ids = [...made.html('/').matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)
  expect(ids.filter((id) => !theme.ids.includes(id))).toEqual(['one', 'two'])
})
