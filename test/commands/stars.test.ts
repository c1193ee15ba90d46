import { expect, test } from 'vitest'
import { fetchStars } from '../../src/commands/stars.ts'

const answering = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = []
  const ask = (async (address: string) => {
    asked.push(address)
    return answer()
  }) as unknown as typeof fetch
  return { asked, ask }
}

test.each(['https://github.com/leaf/flat', 'https://github.com/leaf/flat/', 'https://github.com/leaf/flat.git'])(
  'asks for %s',
  async (href) => {
    const { asked, ask } = answering(() => Response.json({ stargazers_count: 42 }))
    expect(await fetchStars(href, ask)).toEqual({ stars: 42, diagnostics: [] })
    expect(asked).toEqual(['https://api.github.com/repos/leaf/flat'])
  },
)

test.each([
  [undefined, 'docs.json has no GitHub button.'],
  ['https://github.com.evil.example/a/b', '"https://github.com.evil.example/a/b" is no repository on GitHub.'],
  ['https://github.com/a/b/../../c', '"https://github.com/a/b/../../c" is no repository on GitHub.'],
  ['https://github.com/leaf', '"https://github.com/leaf" is no repository on GitHub.'],
])('asks nobody for %s', async (href, message) => {
  const { asked, ask } = answering(() => Response.json({}))
  expect((await fetchStars(href, ask)).diagnostics).toMatchObject([
    { code: 'stars-unknown', severity: 'warning', message },
  ])
  expect(asked).toEqual([])
})

test.each([
  ['an error', () => new Response('', { status: 404 }), 'GitHub answered 404 for "a/b".'],
  ['no number', () => Response.json({ stargazers_count: '<b>' }), 'GitHub gave no count for "a/b".'],
  ['no JSON', () => new Response('<html>'), 'GitHub did not answer at all for "a/b".'],
  [
    'nothing',
    () => Promise.reject(new DOMException('late', 'TimeoutError')),
    'GitHub did not answer within 3 s for "a/b".',
  ],
])('warns and goes on after %s', async (_, answer, message) => {
  const { ask } = answering(answer)
  const { stars, diagnostics } = await fetchStars('https://github.com/a/b', ask)
  expect([stars, diagnostics[0]?.message]).toEqual([undefined, message])
})
