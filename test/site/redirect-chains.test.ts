import { expect, test } from 'vitest'
import { redirectChains } from '../../src/site/redirect-chains.ts'
import { aSite, at, withMatter } from './factory.ts'

type Rules = readonly (readonly [source: string, destination: string])[]
const rules = (list: Rules) =>
  list.map(([source, destination], index) => ({ source, destination, permanent: true, at: at(index + 1) }))
const follow = (list: Rules, pages: readonly string[] = []) => {
  const { sound, diagnostics } = redirectChains(rules(list), (id) => pages.includes(id))
  return {
    kept: sound.map(({ source }) => source),
    told: diagnostics.map(({ code, at: place, message }) => `${place?.line} ${code}: ${message}`),
    hints: diagnostics.map(({ hint }) => hint),
  }
}
const itself = (source: string) => `1 redirect-loop: The redirect of "${source}" leads to itself.`

test('an encoded address is the page of its letters', () => {
  expect(follow([['/caf%C3%A9', '/caf%C3%A9/']], ['café'])).toEqual({ kept: ['/caf%C3%A9'], told: [], hints: [] })
  expect(
    follow(
      [
        ['/old', '/caf%C3%A9'],
        ['/café', '/old'],
      ],
      ['café'],
    ).told,
  ).toEqual([])
})

test.each<[string, Rules, string]>([
  ['a source that leads to itself', [['/a/', '/a']], itself('/a/')],
  ['a splat that takes its own destination again', [['/a/:x*', '/a/b/:x*']], itself('/a/:x*')],
  ['a splat to a fixed page that is not there', [['/a/*', '/a/b']], itself('/a/*')],
  [
    'two patterns with names of their own',
    [
      ['/a/:x*', '/b/:x*'],
      ['/b/:y*', '/a/:y*'],
    ],
    '1 redirect-loop: These redirects form a loop: /a/:x* → /b/:y* → /a/:x*.',
  ],
  [
    'a path and a pattern',
    [
      ['/a', '/b/1'],
      ['/b/:y', '/a'],
    ],
    '1 redirect-loop: These redirects form a loop: /a → /b/:y → /a.',
  ],
  [
    'patterns between which the address grows',
    [
      ['/a/:x*', '/b/c/:x*'],
      ['/b/:y*', '/a/:y*'],
    ],
    '1 redirect-loop: These redirects form a loop: /a/:x* → /b/:y* → /a/:x*.',
  ],
])('%s is an error, and left out', (_, list, expected) => {
  expect(follow(list)).toMatchObject({ kept: [], told: [expected] })
})

test('a circle is one error that names its steps; what leads into it stays', () => {
  const { kept, told } = follow([
    ['/x', '/a'],
    ['/a', '/b'],
    ['/b', '/c'],
    ['/c', '/a'],
  ])
  expect(told).toEqual(['2 redirect-loop: These redirects form a loop: /a → /b → /c → /a.'])
  expect(kept).toEqual(['/x'])
})

test.each<[string, Rules, readonly string[]]>([
  ['a splat to a page in its own folder', [['/a/*', '/a/b']], ['a/b']],
  [
    'two redirects with a page between them',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    ['b'],
  ],
  ['a page that is redirected to itself', [['/a', '/a']], ['a']],
  ['a name that becomes fewer at each step', [['/v/:a/:rest*', '/v/:rest*']], []],
  ['the same path on another host', [['/a', 'https://x.example/a']], []],
])('%s is no loop: the page wins', (_, list, pages) => {
  expect(follow(list, pages)).toMatchObject({ kept: list.map(([source]) => source) })
  expect(follow(list, pages).told.filter((line) => line.includes('loop'))).toEqual([])
})

test('a chain suggests its end', () => {
  const { kept, told, hints } = follow([
    ['/a', '/b/'],
    ['/b', '/c/1'],
    ['/c/:x', 'https://x.test/:x#y'],
  ])
  expect(told).toEqual([
    '1 redirect-chain: "/a" leads to "/b", which is redirected again.',
    '2 redirect-chain: "/b" leads to "/c/:x", which is redirected again.',
  ])
  expect(hints).toEqual(Array(2).fill('Set its destination to "https://x.test/1#y".'))
  expect(kept).toHaveLength(3)
})

test('a destination that is a page ends the way, whatever is redirected from there', () => {
  expect(
    follow(
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
      ['b', 'c'],
    ).told,
  ).toEqual([])
})

test('former addresses that front matter names are followed too', () => {
  const site = aSite({
    navigation: ['b'],
    pages: [withMatter('b', { aliases: ['/a'] })],
    config: { redirects: rules([['/x', '/a']]) },
  })
  expect(site.diagnostics).toMatchObject([{ code: 'redirect-chain', hint: 'Set its destination to "/b".' }])
  expect(site.config.redirects.map(({ source }) => source)).toEqual(['/x', '/a'])
})
