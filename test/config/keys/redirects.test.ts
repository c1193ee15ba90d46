import { expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

const redirects = (...list: object[]) => {
  const { config, diagnostics } = site({ redirects: list })
  return {
    kept: config.redirects.map((each) => each.source),
    told: diagnostics.map(({ severity, code }) => `${severity} ${code}`),
    diagnostics,
    config,
  }
}

test('moves are for good unless they say otherwise', () => {
  const { config, told } = redirects(
    { source: '/a', destination: '/b' },
    { source: '/c/:slug*', destination: '/d/:slug*', permanent: false },
  )
  expect(told).toEqual([])
  expect(bare(config.redirects)).toEqual([
    { source: '/a', destination: '/b', permanent: true },
    { source: '/c/:slug*', destination: '/d/:slug*', permanent: false },
  ])
})

test.each([
  ['half an entry', [{ source: '/a' }], 'error redirect-incomplete'],
  ['a source with "#"', [{ source: '/a#b', destination: '/c' }], 'error redirect-source'],
  ['a source with "?"', [{ source: '/a?b', destination: '/c' }], 'error redirect-source'],
  ['a full address as source', [{ source: 'https://x.test/a', destination: '/c' }], 'error redirect-source'],
  ['a name that the source does not have', [{ source: '/a/:x', destination: '/b/:y' }], 'error redirect-capture'],
  ['a source that leads to itself', [{ source: '/a/', destination: '/a' }], 'error redirect-loop'],
  ['a wildcard that takes its own destination', [{ source: '/a/:x*', destination: '/a/b/:x*' }], 'error redirect-loop'],
])('%s is left out with an error', (_, list, expected) => {
  const { kept, told } = redirects(...list)
  expect(told).toEqual([expected])
  expect(kept).toEqual([])
})

test('a circle is one error that names its steps; what leads into it stays', () => {
  const { kept, diagnostics } = redirects(
    { source: '/x', destination: '/a' },
    { source: '/a', destination: '/b' },
    { source: '/b', destination: '/c' },
    { source: '/c', destination: '/a' },
  )
  expect(diagnostics.filter((each) => each.severity === 'error')).toMatchObject([
    {
      code: 'redirect-loop',
      message: 'These redirects form a loop: /a → /b → /c → /a.',
      at: { line: 17, column: 17 },
    },
  ])
  expect(kept).toEqual(['/x'])
  expect(diagnostics).toHaveLength(1)
})

test('a chain suggests its end', () => {
  const { diagnostics, kept } = redirects(
    { source: '/a', destination: '/b/' },
    { source: '/b', destination: '/c' },
    { source: '/c', destination: 'https://x.test' },
  )
  expect(diagnostics.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
    'redirect-chain Set its destination to "https://x.test".',
    'redirect-chain Set its destination to "https://x.test".',
  ])
  expect(kept).toHaveLength(3)
})

test('the same source twice: the first one counts', () => {
  const { config, told } = redirects({ source: '/a', destination: '/b' }, { source: '/a/', destination: '/c' })
  expect(told).toEqual(['warning redirect-twice'])
  expect(config.redirects.map((each) => each.destination)).toEqual(['/b'])
})

test('a slash that is missing at the start is added', () => {
  expect(redirects({ source: 'a', destination: '/b' })).toMatchObject({
    kept: ['/a'],
    told: ['warning redirect-slash'],
  })
})
