import { describe, expect, test } from 'vitest'
import { unsafeScheme } from '../../src/util/link-scheme.ts'
import { resolveAddress } from '../../src/markdown/address.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'

const from = { id: 'guides/start', path: 'pages/guides/start.mdx', contentDir: 'pages', style: defaultUrlStyle }
const files = new Set(['pages/guides/app.js', 'public/logo.svg', 'public/demo.html', 'pages/old/index.htm'])

describe('addresses of links', () => {
  test.each([
    ['next', '/guides/next/', 'guides/next'],
    ['./next.mdx', '/guides/next/', 'guides/next'],
    ['../other/', '/other/', 'other'],
    ['/a/b.md#c', '/a/b/#c', 'a/b'],
    ['/a/index', '/a/', 'a'],
    ['/', '/', 'index'],
    ['#part', '#part', 'guides/start'],
    ['?x=1', '?x=1', 'guides/start'],
    ['/a?x=1#y', '/a/?x=1#y', 'a'],
    ['/a b/ü', '/a%20b/%C3%BC/', 'a b/ü'],
    ['/a%20b', '/a%20b/', 'a b'],
    ['/v1.0', '/v1.0/', 'v1.0'],
    ['/old.html', '/old/', 'old'],
    ['../../../../x', '/x/', 'x'],
  ])('%j leads to the page %j', (written, href, target) => {
    expect(resolveAddress(written, from)).toMatchObject({ kind: 'page', href, target })
  })

  test.each([
    ['/files/a.pdf', '/files/a.pdf', 'files/a.pdf'],
    ['./a.zip', '/guides/a.zip', 'guides/a.zip'],
    ['../../public/logo.svg', '/logo.svg', 'logo.svg'],
    ['app.js', '/guides/app.js', 'guides/app.js'],
    ['/demo.html?a#b', '/demo.html?a#b', 'demo.html'],
    ['/old/index.htm', '/old/index.htm', 'old/index.htm'],
  ])('%j leads to the file %j', (written, href, target) => {
    expect(resolveAddress(written, { ...from, fileExists: (path) => files.has(path) })).toMatchObject({
      kind: 'file',
      href,
      target,
    })
  })

  test.each([['https://a.b/c'], ['mailto:a@b.c'], ['tel:+1'], ['//a.b/c']])('%j leads elsewhere', (written) => {
    expect(resolveAddress(written, from)).toEqual({ kind: 'external', href: written })
  })

  test.each(['sms:123', 'xmpp:a@b', 'slack://open', 'webcal://x/y.ics', 'cursor://x', 'ftps://x'])(
    '%j may be a link, as in the configuration',
    (written) => {
      expect(unsafeScheme(written)).toBeUndefined()
      expect(resolveAddress(written, from).kind).toBe('external')
    },
  )

  test.each([['javascript:x'], ['java\nscript:x'], ['DATA:text/html,x'], ['wss://x'], ['\u200bjavascript:x']])(
    '%j is unsafe',
    (written) => {
      expect(resolveAddress(written, from).kind).toBe('unsafe')
    },
  )

  test('are relative for reading from disk, below a base path with one', () => {
    expect(resolveAddress('/a#b', { ...from, style: { ...defaultUrlStyle, relative: true } })).toMatchObject({
      href: '../../a/index.html#b',
    })
    expect(resolveAddress('/a', { ...from, style: { ...defaultUrlStyle, base: '/docs/' } })).toMatchObject({
      href: '/docs/a/',
    })
  })

  test('decode what a fragment says', () => {
    expect(resolveAddress('/a#%C3%BC%zz', from)).toMatchObject({ hash: '%C3%BC%zz', href: '/a/#%C3%BC%zz' })
    expect(resolveAddress('/a#ü x', from)).toMatchObject({ hash: 'ü x', href: '/a/#%C3%BC%20x' })
  })
})

test('bitmaps may stand in the address itself, SVG may not', () => {
  expect(resolveAddress('data:image/png;base64,AA', from, 'asset')).toEqual({
    kind: 'data',
    href: 'data:image/png;base64,AA',
  })
  expect(resolveAddress('data:image/svg+xml,x', from, 'asset').kind).toBe('unsafe')
})
