import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { createLive } from '../../src/content/live.ts'
import { theme } from '../../theme/index.ts'
import { docs, mdx } from '../site-kit.ts'
import { folder } from '../temporary.ts'

test('the page that somebody waits for is whole, among others that are only named', async () => {
  const root = folder({
    'docs.json': docs(),
    'pages/index.mdx': mdx('Welcome', '## Part\n\nText of the first page.'),
    'pages/guides/start.mdx': mdx('First steps', 'Text of the second page.'),
  })
  const kept = createLive()
  const cache = createCache()
  const live = { kept, only: new Set(['index']) }
  const bodies = async (made: Awaited<ReturnType<typeof build>>, path: string) =>
    String(await made.files.find((file) => file.path === path)!.body())
  const early = await build({ root, live }, theme, cache)
  const page = await bodies(early, 'index.html')
  expect(page).toContain('Text of the first page.')
  expect(page).toContain('First steps')
  expect(await bodies(early, 'guides/start/index.html')).not.toContain('Text of the second page.')
  const whole = await build({ root, live: { kept } }, theme, cache)
  expect(await bodies(whole, 'guides/start/index.html')).toContain('Text of the second page.')
  expect(await bodies(whole, 'index.html')).toBe(page)
})
