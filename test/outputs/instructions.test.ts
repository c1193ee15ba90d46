import { expect, test } from 'vitest'
import { build, createCache } from '../../src/build.ts'
import { theme } from '../../theme/index.ts'
import { docs, mdx, project, siteWith } from '../site-kit.ts'
import { folder, write } from '../temporary.ts'

const end = '\n---\n\nBe kind to bees.\n\nAsk before you sting.\n'
const instructions = ['Be kind to bees.', 'Ask before you sting.']

test('what language models are to know ends every Markdown file and the list of them', async () => {
  const site = await siteWith({ markdown: { instructions } })
  expect(site.codes).toEqual([])
  for (const path of ['index.md', 'guides/start.md', 'llms.txt']) expect(site.read(path).endsWith(end), path).toBe(true)
  expect(site.text('/')).not.toContain('kind to bees')
  expect((await siteWith({})).read('llms.txt')).not.toContain('---')
})

test('a file of the project wins', async () => {
  const site = await siteWith({ markdown: { instructions } }, { 'pages/llms.txt': 'Ours.\n' })
  expect(site.read('llms.txt')).toBe('Ours.\n')
})

test('other instructions write the Markdown anew', async () => {
  const root = folder({ 'docs.json': docs(), 'index.mdx': mdx('Welcome'), 'guides/start.mdx': mdx('Start') })
  const cache = createCache()
  const keys = async (markdown: object) => {
    write(root, { 'docs.json': docs({ markdown }) })
    const { files } = await build({ root }, theme, cache)
    return files.find(({ path }) => path === 'index.md')!.key?.()
  }
  const plain = await keys({})
  expect(await keys({ instructions: [] })).toBe(plain)
  expect(new Set([plain, await keys({ instructions: 'A' }), await keys({ instructions: 'B' })]).size).toBe(3)
})

const description = `openapi: 3.1.0
info: { title: Store, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /plants:
    get:
      summary: Plants
      description: All of them.
      responses: { '200': { description: Here they are. } }
`

test('the Markdown of an API says as much of its description as the site wants', async () => {
  const made = (markdown: object) =>
    project({
      'docs.json': { name: 'Store', openapi: 'openapi.yaml', markdown, navigation: [{ group: 'Start', pages: ['a'] }] },
      'openapi.yaml': description,
      'a.mdx': '---\ntitle: Plants\nopenapi: GET /plants\n---\n\nOwn words.\n',
    })
  const [whole, texts] = [(await made({})).read('a.md'), (await made({ schema: false })).read('a.md')]
  expect(whole).toContain('## Code samples')
  expect(texts).toContain('**GET** `/plants`')
  expect(texts).toContain('All of them.')
  expect(texts).toContain('Own words.')
  expect(texts).not.toContain('## ')
})
