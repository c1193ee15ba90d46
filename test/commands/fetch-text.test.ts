import { expect, test } from 'vitest'
import { textFetcher } from '../../src/commands/fetch-text.ts'

const answers =
  (status: number, body: BodyInit = 'openapi: 3.1.0') =>
  async () =>
    new Response(body, { status })

test('gives the text of an https address', async () => {
  expect(await textFetcher(answers(200))('https://example.com/openapi.yaml')).toBe('openapi: 3.1.0')
})

test('asks without following redirects', async () => {
  let asked: RequestInit | undefined
  const ask = async (_: unknown, init?: RequestInit) => ((asked = init), new Response('x'))
  await textFetcher(ask)('https://example.com/openapi.yaml')
  expect(asked?.redirect).toBe('error')
})

test.each([
  ['http://example.com/openapi.yaml', answers(200), 'only https'],
  ['file:///etc/passwd', answers(200), 'only https'],
  ['https://example.com/none', answers(404), 'answered 404'],
  ['https://example.com/down', async () => Promise.reject(new TypeError('fetch failed')), 'no answer'],
])('says why %s gives nothing', async (url, ask, reason) => {
  await expect(textFetcher(ask)(url)).rejects.toThrow(reason)
})
