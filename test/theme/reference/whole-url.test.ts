/** `api.url: full`: the address of the server stands before the path wherever the path does. */
import { expect, test } from 'vitest'
import { mdx, project } from '../../site-kit.ts'

const files = (api: object) => ({
  'index.mdx': mdx('Home'),
  'open.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Hives', version: '1' },
    servers: [{ url: 'https://hives.example.com/v1/' }],
    paths: { '/jars': { get: { summary: 'Jars', responses: {} } } },
    webhooks: { told: { post: { summary: 'Told', responses: {} } } },
  }),
  'docs.json': {
    name: 'N',
    api,
    navigation: {
      groups: [
        { group: 'G', pages: ['index'] },
        { group: 'API', openapi: 'open.json' },
      ],
    },
  },
})
const texts = async (api: object) => {
  const made = await project(files(api))
  expect(made.diagnostics.map(({ code }) => code)).not.toContain('key-idle')
  const twin = made.files.find((path) => path.endsWith('jars.md'))!
  return { html: made.text(`/${twin.replace(/md$/, '')}`.replace(/\.$/, '/')), twin: made.read(twin), all: made }
}
const line = 'GET https://hives.example.com/v1/jars'

test.each(['hide', 'show'])('with the playground "%s"', async (mode) => {
  const whole = await texts({ url: 'full', playground: { mode } })
  expect(whole.html.replace(/\s+/g, ' ')).toContain(line)
  expect(whole.twin).toContain('**GET** `https://hives.example.com/v1/jars`')
})

test('without it a line of text is the path alone', async () => {
  const { html, twin } = await texts({ playground: { mode: 'hide' } })
  expect(html.replace(/\s+/g, ' ')).not.toContain(line)
  expect(twin).toContain('**GET** `/jars`')
})
