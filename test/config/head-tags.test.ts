import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { headTags } from '../../src/config/head-tags.ts'
import { site } from './read-text.ts'

test.each([
  ['<meta name="author" content="A &amp; B">', [{ kind: 'meta', name: 'author', content: 'A & B' }]],
  ["<META Property='og:locale' content=de_DE />", [{ kind: 'meta', name: 'og:locale', content: 'de_DE' }]],
  ['<!-- none -->', []],
  [
    '<link rel="me" href="https://a.example/@b">\n<meta name="x" content="&#x41;&quot;&nothing;">',
    [
      { kind: 'link', attributes: { rel: 'me', href: 'https://a.example/@b' } },
      { kind: 'meta', name: 'x', content: 'A"&nothing;' },
    ],
  ],
  [
    '<link rel="alternate" type="application/json" title="All" href="/all.json" onload="go()">',
    [{ kind: 'link', attributes: { rel: 'alternate', href: '/all.json', title: 'All', type: 'application/json' } }],
  ],
  [
    '<script>if (a < b) "</p>"</script><meta name="x" content="1">',
    [
      { kind: 'refused', written: '<script>if (a < b) "</p>"</script>', element: 'script' },
      { kind: 'meta', name: 'x', content: '1' },
    ],
  ],
  ['<meta http-equiv="refresh" content="0;url=/x">', [{ kind: 'refused', element: 'meta' }]],
  ['<link rel="preconnect" href="https://a.example">', [{ kind: 'refused', element: 'link', rel: 'preconnect' }]],
  ['<link rel="me stylesheet" href="/x.css">', [{ kind: 'refused', element: 'link', rel: 'me stylesheet' }]],
  ['author', [{ kind: 'refused', written: 'author' }]],
  ['<meta name="x', [{ kind: 'refused', written: '<meta name="x' }]],
])('reads %s', (text, expected) => {
  expect(headTags(text)).toMatchObject(expected)
  expect(headTags(text)).toHaveLength(expected.length)
})

test('any text is read to its end', () => {
  const piece = constantFrom(
    '<',
    '>',
    'meta',
    'link',
    ' name=',
    '"',
    "'",
    'x',
    '<!--',
    '-->',
    '</script>',
    '<script',
    '/',
    '&#0;',
  )
  assert(
    property(array(piece, { maxLength: 30 }), (pieces) => {
      for (const tag of headTags(pieces.join(''))) expect(['meta', 'link', 'refused']).toContain(tag.kind)
    }),
  )
})

test('tags of the head become meta tags and links of all pages, under what other keys say', () => {
  const { config, lines } = site({
    head: [
      '<meta name="author" content="A">',
      '<meta name="x" content="1">',
      '<link rel="me" href="https://a.example">',
    ],
    seo: { metatags: { x: '2' } },
    navigation: { pages: ['index'] },
  })
  expect(config.head.meta).toEqual({ author: 'A', x: '2' })
  expect(config.head.links).toMatchObject([{ attributes: { rel: 'me', href: 'https://a.example' } }])
  expect(lines).toEqual([])
})

test.each([
  ['<script src="https://a.example/x.js"></script>', 'scripts'],
  ['<style>p { color: red }</style>', 'styles'],
  ['<link rel="stylesheet" href="/x.css">', 'styles'],
  ['<link rel="icon" href="/x.png">', 'favicon'],
  ['<link rel="preload" href="/x.png">', 'load'],
  ['<meta name="viewport" content="width=320">', 'layout'],
  ['<meta charset="utf-8">', 'layout'],
  ['<base href="/x">', 'Keep'],
])('%s is left out, and what to do instead is said at its place', (tag, word) => {
  const { config, diagnostics } = site({ head: ['<meta name="y" content="1">', tag], navigation: { pages: ['index'] } })
  expect(config.head).toEqual({ meta: { y: '1' } })
  expect(diagnostics).toMatchObject([
    { code: 'head-tag', severity: 'warning', hint: expect.stringContaining(word), at: { file: 'docs.json' } },
  ])
})
