/** Links to files that a build makes by itself are alive exactly where it makes them. */
import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

const names = ['llms.txt', 'sitemap.xml', 'robots.txt', '404.html', 'index.md', 'llms-full.txt']
const links = names.map((name) => `[The file ${name}](/${name})`).join('\n\n')

test.each([
  ['without an address', {}],
  ['at the top of a host', { site: { url: 'https://n.example' } }],
  ['below a path', { site: { url: 'https://n.example', base: '/docs' } }],
  ['with an address that has a path', { site: { url: 'https://n.example/docs' } }],
  ['hidden from search engines', { site: { url: 'https://n.example' }, metadata: { robots: 'noindex' } }],
])('a site %s', async (_, keys) => {
  const site = await project({
    'docs.json': { name: 'N', navigation: [{ group: 'G', pages: ['index'] }], ...keys },
    'index.mdx': `${mdx('Home')}\n\n${links}`,
  })
  const missing = site.diagnostics.filter(({ code }) => code === 'file-missing').map(({ message }) => message)
  const absent = names.filter((name) => !site.files.includes(name))
  expect(missing).toEqual(absent.map((name) => `The file "/${name}" does not exist.`))
})
