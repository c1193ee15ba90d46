import { describe, expect, test } from 'vitest'
import { aSite, at, withMatter } from './factory.ts'

const redirect = (source: string, line: number) => ({ source, destination: '/a', permanent: true, at: at(line) })

/** A site whose page "b" has former addresses. */
function former(aliases: string[], redirects: ReturnType<typeof redirect>[] = []) {
  const pages = ['a', withMatter('b', { aliases }), withMatter('c', { aliases: ['/shared'] })]
  return aSite({ navigation: ['a', 'b', 'c'], pages, config: { redirects } })
}

describe('former addresses', () => {
  test.each([
    ['/old?tab=2', 'has a "?"; only paths can be redirected', 'Write only the path.'],
    ['/old#part', 'has a "#", which browsers do not send', 'Write only the path.'],
    ['https://a.example/old', 'is a full address', 'Write only its path, starting with "/".'],
    ['//a.example/old', 'is a full address', 'Write only its path, starting with "/".'],
    ['/../old', 'has "." or "..", which browsers do not send', 'Write the path without it.'],
  ])('%s is told and not redirected', (alias, what, hint) => {
    const site = former([alias, 'fine'])
    expect(site.diagnostics).toEqual([
      {
        code: 'redirect-source',
        severity: 'error',
        message: `The former address "${alias}" ${what}.`,
        at: at(1, 'b.mdx'),
        hint,
      },
    ])
    expect(site.config.redirects.map(({ source }) => source)).toEqual(['/fine', '/shared'])
  })

  test.each(['/gone', '/gone/', '/g%6Fne'])('%s, which a redirect leads elsewhere, is told', (alias) => {
    expect(former([alias], [redirect('/gone', 7), redirect('/old/:rest*', 8)]).diagnostics).toMatchObject([
      {
        code: 'redirect-twice',
        severity: 'warning',
        message: `"${alias}" is redirected twice; the first one counts (docs.json:7).`,
        at: at(1, 'b.mdx'),
      },
    ])
  })

  test('of two pages with one former address the first counts', () => {
    expect(former(['shared']).diagnostics).toMatchObject([
      { code: 'redirect-twice', message: '"/shared" is redirected twice; the first one counts (b.mdx:1).' },
    ])
  })

  test('beside a pattern that would answer it, a former address is the nearer one', () => {
    const site = former(['/old/b'], [redirect('/old/:rest*', 8)])
    expect(site.diagnostics).toEqual([])
    expect(site.config.redirects).toContainEqual(expect.objectContaining({ source: '/old/b', destination: '/b' }))
  })
})
