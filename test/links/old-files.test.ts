/** Links to files of a former site, which redirects lead on. */
import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

test.each(['/', '/docs'])('a link to one keeps its ending, below %s', async (base) => {
  const site = await project({
    'docs.json': {
      name: 'N',
      site: { base },
      navigation: [{ group: 'G', pages: ['index', 'guides/start', 'same'] }],
      redirects: [
        { source: '/old/start.html', destination: '/guides/start' },
        { source: '/same.html', destination: '/same' },
      ],
    },
    'index.mdx': mdx(
      'Home',
      '[One](/old/start.html#text) [Two](./old/start.html) [Three](/same.html) [Four](/lost.html)',
    ),
    'guides/start.mdx': mdx('Start'),
    'same.mdx': mdx('Same'),
  })
  const told = site.diagnostics.filter(({ code }) => /link|file/.test(code)).map(({ message }) => message)
  expect(told).toEqual(['The link "/lost.html" leads to no page.'])
  const at = base === '/' ? '' : base
  const text = site.read('index.html')
  for (const [label, href] of [
    ['One', '/old/start.html#text'],
    ['Two', '/old/start.html'],
    ['Three', '/same/'],
  ])
    expect(text).toContain(`<a href="${at}${href}">${label}</a>`)
  expect(site.files).toContain('old/start.html')
})
