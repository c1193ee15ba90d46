import { expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

const redirects = (...list: object[]) => {
  const { config, diagnostics } = site({ redirects: list })
  return {
    kept: config.redirects.map((each) => each.source),
    told: diagnostics.map(({ severity, code }) => `${severity} ${code}`),
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
  ['a source with ".."', [{ source: '/a/../b', destination: '/c' }], 'error redirect-source'],
  ['a source that goes on behind its rest', [{ source: '/a/*/b', destination: '/c' }], 'error redirect-source'],
  ['a source that goes on behind a named rest', [{ source: '/a/:b*/c', destination: '/c' }], 'error redirect-source'],
  ['a source with a backslash', [{ source: '/a\\b', destination: '/c' }], 'error redirect-source'],
  ['a query with an address', [{ source: '/old?next=https://x.test/a', destination: '/c' }], 'error redirect-source'],
  ['a fragment with two slashes', [{ source: '/a#//b', destination: '/c' }], 'error redirect-source'],
  ['".." before two slashes', [{ source: '/../x//y', destination: '/c' }], 'error redirect-source'],
  ['a rest before two slashes', [{ source: '/a/*//b', destination: '/c' }], 'error redirect-source'],
  ['a host as source', [{ source: '//localhost/x', destination: '/c' }], 'error redirect-source'],
  ['a host with a port as source', [{ source: '//docs:80/x', destination: '/c' }], 'error redirect-source'],
  ['a destination that is code', [{ source: '/a', destination: 'javascript:x' }], 'error redirect-destination'],
  ['a destination that is a mailbox', [{ source: '/a', destination: 'mailto:a@b.test' }], 'error redirect-destination'],
  ['a destination without a scheme', [{ source: '/a', destination: '//b.test/c' }], 'error redirect-destination'],
  ['a destination with a backslash', [{ source: '/a', destination: '/\\b.test' }], 'error redirect-destination'],
  ['a name that the source does not have', [{ source: '/a/:x', destination: '/b/:y' }], 'error redirect-capture'],
])('%s is left out with an error', (_, list, expected) => {
  const { kept, told } = redirects(...list)
  expect(told).toEqual([expected])
  expect(kept).toEqual([])
})

test.each(['/a//b', '//a/b', '/a//', '/a/%2Fb', '/a//:slug'])('%s is left out with a warning', (source) => {
  expect(redirects({ source, destination: '/c' })).toMatchObject({ kept: [], told: ['warning redirect-source'] })
})

test.each(['/guides/old.', '/a%20/b', '/con/a'])('%s is kept for hosts that know rules, with a warning', (source) => {
  expect(redirects({ source, destination: '/c' })).toMatchObject({ kept: [source], told: ['warning redirect-file'] })
})

test('the same source twice: the first one counts', () => {
  const { config, told } = redirects({ source: '/a', destination: '/b' }, { source: '/a/', destination: '/c' })
  expect(told).toEqual(['warning redirect-twice'])
  expect(config.redirects.map((each) => each.destination)).toEqual(['/b'])
})

test('an address is the same whether it is encoded or not', () => {
  expect(redirects({ source: '/ü', destination: '/b' }, { source: '/%C3%BC', destination: '/c' })).toMatchObject({
    kept: ['/ü'],
    told: ['warning redirect-twice'],
  })
})

test('a slash that is missing at the start is added', () => {
  expect(redirects({ source: 'a', destination: '/b' })).toMatchObject({
    kept: ['/a'],
    told: ['warning redirect-slash'],
  })
})
