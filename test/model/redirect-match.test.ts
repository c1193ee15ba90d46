import { expect, test } from 'vitest'
import { redirectFinder } from '../../src/model/redirect-match.ts'

const at = { file: 'docs.json', line: 1, column: 1 }
const find = (...rules: readonly [source: string, destination: string][]) =>
  redirectFinder(rules.map(([source, destination]) => ({ source, destination, permanent: true, at })))
const end = (source: string, destination: string, path: string) => find([source, destination])(path)?.destination

test.each<[string, string, string, string, string | undefined]>([
  ['a plain path', '/old', '/new', '/old', '/new'],
  ['with a slash at its end', '/old/', '/new', 'old', '/new'],
  ['an encoded path', '/caf%C3%A9', '/new', '/café', '/new'],
  ['a path that is asked for in code', '/café/:x', '/new/:x', '/caf%C3%A9/a', '/new/a'],
  ['a sign that encodes nothing', '/100%', '/new', '/100%', '/new'],
  ['of the folder itself', '/old', '/new', '/old/index', '/new'],
  ['not what lies below it', '/old', '/new', '/old/x', undefined],
  ['not what only begins alike', '/old', '/new', '/older', undefined],
  ['an anchor in the destination', '/old', '/new#part', '/old', '/new#part'],
  ['a destination elsewhere', '/chat', 'https://chat.example:8080/?a=1', '/chat', 'https://chat.example:8080/?a=1'],
  ['a name for one segment', '/users/:id', '/people/:id', '/users/7', '/people/7'],
  ['a name takes no less than one', '/users/:id', '/people/:id', '/users', undefined],
  ['a name takes no more than one', '/users/:id', '/people/:id', '/users/7/edit', undefined],
  ['a name between others', '/:lang/api/:page', '/api/:page/:lang', '/en/api/auth', '/api/auth/en'],
  ['a name that is used twice', '/x/:a', '/:a/:a', '/x/1', '/1/1'],
  ['a name that is not used', '/v1/:page', '/start', '/v1/auth', '/start'],
  ['a splat with a name', '/docs/:rest*', '/guides/:rest*', '/docs/a/b', '/guides/a/b'],
  ['a splat may be nothing', '/docs/:rest*', '/guides/:rest*', '/docs', '/guides/'],
  ['a splat to elsewhere', '/blog/:slug*', 'https://blog.example/:slug*', '/blog/a/b', 'https://blog.example/a/b'],
  ['a splat before an anchor', '/docs/:rest*', '/guides/:rest*#top', '/docs/a', '/guides/a#top'],
  ['a splat written as one segment', '/docs/:rest*', '/guides/:rest', '/docs/a/b', '/guides/a/b'],
  ['a bare star', '/old/*', '/new/*', '/old/a/b', '/new/a/b'],
  ['a bare star of which nothing is used', '/old/*', '/new', '/old/a/b', '/new'],
  ['a star inside a segment', '/concepts-*', '/concepts/*', '/concepts-auth', '/concepts/auth'],
  ['a star inside a segment takes the rest', '/concepts-*', '/c/*', '/concepts-auth/x', '/c/auth/x'],
  ['a star inside a segment, another beginning', '/concepts-*', '/c/*', '/guide', undefined],
  ['a star for everything', '/*', 'https://new.example/*', '/a/b', 'https://new.example/a/b'],
])('%s', (...[, source, destination, path, expected]) => {
  expect(end(source, destination, path)).toBe(expected)
})

test('an exact source goes before patterns, the first pattern before the others', () => {
  const move = find(['/a/:x', '/one'], ['/a/*', '/two'], ['/a/b', '/three'])
  expect(['/a/b', '/a/c', '/a/c/d'].map((path) => move(path)?.destination)).toEqual(['/three', '/one', '/two'])
})
