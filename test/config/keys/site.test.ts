import { describe, expect, test } from 'vitest'
import { cleanBase } from '../../../src/config/keys/site.ts'
import { site } from '../read-text.ts'

describe('address and base path', () => {
  test.each([
    [{}, { base: '/', shape: 'directory', relative: false }],
    [{ site: { url: 'https://x.test/' } }, { base: '/', url: 'https://x.test' }],
    [{ site: { url: 'https://x.test/docs/' } }, { base: '/docs/', url: 'https://x.test/docs' }],
    [{ site: { url: 'https://x.test', base: 'docs' } }, { base: '/docs/', url: 'https://x.test/docs' }],
    [{ basePath: '/docs' }, { base: '/docs/' }],
    [{ seo: { metatags: { canonical: 'https://x.test/docs' } } }, { base: '/', url: 'https://x.test/docs' }],
    [{ site: { style: 'flat', relative: true } }, { shape: 'flat', relative: true }],
    [{ seo: { trailingSlash: false } }, { shape: 'flat' }],
    [{ seo: { trailingSlash: false }, site: { style: 'directory' } }, { shape: 'directory' }],
  ])('%j', (keys, expected) => {
    const { config, codes } = site(keys)
    expect(codes).toEqual([])
    expect(config.site).toMatchObject(expected)
  })
})

test('what is no web address, or no path, is an error', () => {
  const { config, lines } = site({ site: { url: 'docs.example.com', base: '/a?b' } })
  expect(lines).toEqual(['docs.json:12:12 error site-url', 'docs.json:13:13 error site-base'])
  expect(config.site).toEqual({ base: '/', shape: 'directory', relative: false })
  expect(site({ seo: { metatags: { canonical: 'javascript:x' } } }).codes).toEqual(['site-url'])
})

test.each([
  ['', '/'],
  ['/', '/'],
  ['docs', '/docs/'],
  ['/a//b/', '/a/b/'],
  ['https://x.test/docs', '/docs/'],
  ['../x', undefined],
  ['a b', undefined],
])('base %j is %j', (written, base) => {
  expect(cleanBase(written)).toBe(base)
})
