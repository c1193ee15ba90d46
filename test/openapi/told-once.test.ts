import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

test('a page says the text of a component once beside texts of its own, and stays small', async () => {
  const words = (name: string, count: number) => `${name} ${'of a component '.repeat(count)}`
  const names = Array.from({ length: 50 }, (_, i) => `p${i}`)
  const parameters = names.map((name) => [
    name,
    { name, in: 'query', schema: { type: 'string' }, description: words(`Long ${name}`, 80) },
  ])
  const answer = { $ref: '#/components/responses/Shared', description: 'Own.' }
  const operation = (count: number) => ({
    parameters: names
      .slice(0, count)
      .map((name) => ({ $ref: `#/components/parameters/${name}`, description: `Short ${name}` })),
    responses: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [400 + i, answer])),
  })
  const site = await project({
    'docs.json': { name: 'S', openapi: 'a.json', navigation: [{ group: 'A', pages: ['index'] }] },
    'index.mdx': mdx('Start'),
    'a.json': {
      openapi: '3.1.0',
      info: { title: 'G', version: '1' },
      servers: [{ url: 'https://e.example' }],
      paths: {
        '/few': { get: { summary: 'Few', ...operation(1) } },
        '/all': { get: { summary: 'All', ...operation(50) } },
      },
      components: {
        parameters: Object.fromEntries(parameters),
        responses: { Shared: { description: words('Shared', 160) } },
      },
    },
  })
  const few = site.html('/api-reference/few/')
  expect(few.split('Shared of a component')).toHaveLength(2)
  expect(few).toContain('Long p0')
  expect(site.html('/api-reference/all/').length).toBeLessThan(100_000)
})
