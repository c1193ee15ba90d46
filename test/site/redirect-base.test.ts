import { expect, test } from 'vitest'
import { withoutBase } from '../../src/site/redirect-base.ts'
import { aSite, at, withMatter } from './factory.ts'

const pages = ['index', 'new', 'guides/a']
const movesOf = (moves: Readonly<Record<string, string>>, ids = pages, files: readonly string[] = ['logo.png']) => {
  const redirects = Object.entries(moves).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
    at: at(),
  }))
  const standing = { base: '/docs/', ids: new Set(ids), files: files.map((path) => ({ path })) }
  return withoutBase(redirects, standing).map(({ source, destination }) => [source, destination])
}

test('a base path that source and destination repeat is taken off', () => {
  expect(movesOf({ '/docs/old': '/docs/new?x=1#part' })).toEqual([['/old', '/new?x=1#part']])
  expect(movesOf({ '/docs/a/:rest*': '/docs/guides/:rest*' })).toEqual([['/a/:rest*', '/guides/:rest*']])
  expect(movesOf({ '/docs/home': '/docs' })).toEqual([['/home', '/']])
  expect(movesOf({ '/docs/a': '/docs/b', '/docs/b': '/docs/new', '/docs/c': '/docs/logo.png' })).toEqual([
    ['/a', '/b'],
    ['/b', '/new'],
    ['/c', '/logo.png'],
  ])
})

test('one that only the destination repeats is taken off where something answers then', () => {
  expect(movesOf({ '/old': '/docs/new' })).toEqual([['/old', '/new']])
  expect(movesOf({ '/old': '/docs/gone' })).toEqual([['/old', '/docs/gone']])
  expect(movesOf({ '/old': 'https://x.test/docs/new' })).toEqual([['/old', 'https://x.test/docs/new']])
})

test('where only the source repeats it, both addresses lead on', () => {
  expect(movesOf({ '/docs/old': '/new' })).toEqual([
    ['/docs/old', '/new'],
    ['/old', '/new'],
  ])
})

test.each([
  ['the pages that moved out of a folder of that name', { '/docs/new': '/new', '/docs/:rest*': '/:rest*' }, pages],
  ['a folder of that name', { '/docs/old': '/docs/new', '/docs/x/:y': '/docs/:y' }, [...pages, 'docs/new']],
  ['a page that is gone', { '/docs/gone': '/gone' }, pages],
  ['an address that only starts alike', { '/docsold': '/docsnew' }, pages],
  ['a source that is there without it', { '/docs/old': '/new', '/old': '/guides/a' }, pages],
])('%s: nothing is taken off', (_, moves, ids) => {
  expect(movesOf(moves as never, ids)).toEqual(Object.entries(moves))
})

test.each([
  ['of a source that is made', { '/docs/l1': '/l2', '/l2': '/l1' }],
  ['of two of them', { '/docs/l1': '/l2', '/docs/l2': '/l1' }],
  ['of one that has lost its base', { '/docs/l1': '/docs/l2', '/l2': '/l1' }],
  ['of a destination that has lost its base', { '/l1': '/docs/l2', '/l2': '/l1' }],
  ['of one', { '/docs/l1': '/l1' }],
])('a circle %s is not closed', (_, moves) => {
  expect(movesOf(moves as never)).toEqual(Object.entries(moves))
})

test('a former address that a page names wins over a source that is made, and answers', () => {
  const redirects = [
    { source: '/docs/o2', destination: '/new', permanent: true, at: at() },
    { source: '/o3', destination: '/docs/o2', permanent: true, at: at() },
  ]
  const site = aSite({
    pages: [withMatter('a', { aliases: ['/o2'] }), 'new'],
    config: { redirects, site: { base: '/docs/', shape: 'directory', relative: false } },
  })
  expect(site.config.redirects.map(({ source, destination }) => [source, destination])).toEqual([
    ['/docs/o2', '/new'],
    ['/o3', '/docs/o2'],
    ['/o2', '/a'],
  ])
  const alias = { source: '/o2', destination: '/a', permanent: true, at: at() }
  const standing = { base: '/docs/', ids: new Set(['a']), files: [], others: [alias] }
  const [made] = withoutBase([{ ...redirects[1]!, destination: '/docs/o2' }], standing)
  expect(made!.destination).toBe('/o2')
})

test('a site tells nothing of such redirects, and writes them without', () => {
  const redirect = { source: '/docs/old', destination: '/docs/new', permanent: true, at: at() }
  const site = aSite({
    pages,
    config: { redirects: [redirect], site: { base: '/docs/', shape: 'directory', relative: false } },
  })
  expect(site.diagnostics).toEqual([])
  expect(site.config.redirects).toEqual([{ ...redirect, source: '/old', destination: '/new' }])
})
