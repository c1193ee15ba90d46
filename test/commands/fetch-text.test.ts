import { expect, test } from 'vitest'
import { textFetcher } from '../../src/commands/fetch-text.ts'

const outside = async () => [{ address: '93.184.216.34', family: 4 }]

const answers =
  (status: number, body: BodyInit = 'openapi: 3.1.0') =>
  async () =>
    new Response(body, { status })

test('gives the text of an https address', async () => {
  expect(await textFetcher(answers(200), outside)('https://example.com/openapi.yaml')).toBe('openapi: 3.1.0')
})

/** Answers by address; a text that starts with "to " redirects. */
const hosts = (texts: Record<string, string>) => async (url: string | URL | Request) => {
  const text = texts[String(url)]!
  return text.startsWith('to ')
    ? new Response(null, { status: 302, headers: { location: text.slice(3) } })
    : new Response(text)
}

test('follows redirects to https, also to a path of the same host', async () => {
  const ask = hosts({
    'https://a.example/x': 'to /y',
    'https://a.example/y': 'to https://b.example/',
    'https://b.example/': 'text',
  })
  expect(await textFetcher(ask, outside)('https://a.example/x')).toBe('text')
})

test.each([
  ['to http://a.example/', 'only https'],
  ['to https://127.0.0.1/', 'own network'],
  ['to https://[::1]/', 'own network'],
  ['to https://[::ffff:10.0.0.1]/', 'own network'],
  ['to https://a.example/x', 'redirects more than'],
])('does not follow a redirect %s', async (text, reason) => {
  await expect(textFetcher(hosts({ 'https://a.example/x': text }), outside)('https://a.example/x')).rejects.toThrow(
    reason,
  )
})

test('asks no host of the own network, whatever it is called', async () => {
  let asked = 0
  const ask = async () => (asked++, new Response('secret'))
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.0.1',
    '172.20.0.1',
    '100.64.0.1',
    '0.0.0.0',
  ])
    await expect(textFetcher(ask, async () => [{ address, family: 4 }])('https://a.example/')).rejects.toThrow(
      'own network',
    )
  await expect(textFetcher(ask, async () => [{ address: 'fd00::1', family: 6 }])('https://a.example/')).rejects.toThrow(
    'own network',
  )
  await expect(textFetcher(ask, outside)('https://169.254.169.254/')).rejects.toThrow('own network')
  await expect(textFetcher(ask, outside)('https://2130706433/')).rejects.toThrow('own network')
  expect(asked).toBe(0)
})

test.each([
  ['http://example.com/openapi.yaml', answers(200), 'only https'],
  ['file:///etc/passwd', answers(200), 'only https'],
  ['https://example.com/none', answers(404), 'answered 404'],
  ['https://example.com/down', async () => Promise.reject(new TypeError('fetch failed')), 'no answer'],
])('says why %s gives nothing', async (url, ask, reason) => {
  await expect(textFetcher(ask, outside)(url)).rejects.toThrow(reason)
})
