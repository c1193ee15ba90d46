import { expect, test } from 'vitest'
import type { UrlStyle } from '../../src/model/route.ts'
import { aSite, at } from '../site/factory.ts'
import { filesOf, textOf } from './printing.ts'

const redirect = (source: string, destination: string, permanent = true) => ({
  source,
  destination,
  permanent,
  at: at(),
})
const style: UrlStyle = { base: '/docs/', shape: 'directory', relative: false }
const siteWith = (redirects: ReturnType<typeof redirect>[], site: UrlStyle & { url?: string } = style) =>
  aSite({ pages: ['new', 'deep/new'], config: { redirects, site } })
const paths = (...redirects: ReturnType<typeof redirect>[]) => {
  const usual = new Set(filesOf(siteWith([])).map(({ path }) => path))
  return filesOf(siteWith(redirects))
    .map(({ path }) => path)
    .filter((path) => !usual.has(path))
}

test('a source without a pattern is a page that leads on', async () => {
  const site = siteWith([redirect('/old', '/new?a=1#part')], { ...style, url: 'https://x.example' } as UrlStyle)
  expect(await textOf(site, 'old/index.html')).toBe(
    '<!doctype html><link rel="canonical" href="https://x.example/docs/new/"><meta http-equiv="refresh" content="0; url=/docs/new/?a=1#part"><meta name="robots" content="noindex"><a href="/docs/new/?a=1#part">Moved</a>\n',
  )
})

test('old addresses of files, encoded ones and a slash at the end are files of their own', () => {
  expect(
    paths(
      redirect('/a.html', '/new'),
      redirect('/b/', '/new'),
      redirect('/caf%C3%A9', '/new'),
      redirect('/p/:x', '/new'),
    ),
  ).toEqual(['a.html', 'b/index.html', 'café/index.html', '_redirects'])
})

test('no page of an old address takes the place of the rules', () => {
  expect(
    paths(redirect('/_redirects', '/new'), redirect('/_redirects/a', '/new'), redirect('/_old/a', '/new')),
  ).toEqual(['_old/a/index.html', '_redirects'])
})

test('an old address that differs from a page or another one only in case has a rule, but no file in their place', () => {
  expect(paths(redirect('/NEW', '/deep/new'), redirect('/Old', '/new'), redirect('/old', '/new'))).toEqual([
    'Old/index.html',
    '_redirects',
  ])
})

test('an old address that no file can have everywhere has a rule only', () => {
  expect(paths(redirect('/guides/old.', '/new'), redirect('/a%20/b', '/new'), redirect('/aux/c', '/new'))).toEqual([
    '_redirects',
  ])
})

test('a page wins over a redirect from its address', () => {
  expect(paths(redirect('/new', '/deep/new'))).toEqual([])
})

test('sources that leave the site and targets that run code make nothing', () => {
  expect(
    paths(
      redirect('/../x', '/new'),
      redirect('/%2e%2e/x', '/new'),
      redirect('//evil.example', '/new'),
      redirect('/a\nb', '/new'),
      redirect('/a\\b', '/new'),
      redirect('no-slash', '/new'),
      redirect('/a', 'javascript:alert(1)'),
      redirect('/b', '//evil.example'),
      redirect('/c', '/\\evil.example'),
    ),
  ).toEqual([])
})

test('the rule file has all of them, those without patterns first', async () => {
  const site = siteWith([
    redirect('/blog/:slug*', 'https://blog.example/:slug*'),
    redirect('/users/:id', '/new/:id', false),
    redirect('/concepts-*', '/deep/*'),
    redirect('/old page', '/new#part', false),
    redirect('/out', 'https://x.example/?q=a b'),
  ])
  expect(await textOf(site, '_redirects')).toBe(
    [
      '/docs/old%20page /docs/new/#part 302',
      '/docs/out https://x.example/?q=a%20b 301',
      '/docs/blog/* https://blog.example/:splat 301',
      '/docs/users/:id /docs/new/:id 302',
      '/docs/concepts-* /docs/deep/:splat 301',
      '',
    ].join('\n'),
  )
})

test('read from disk, a redirect leads on by a relative address', async () => {
  const site = siteWith([redirect('/a/b/old', '/deep/new')], { ...style, relative: true })
  expect(await textOf(site, 'a/b/old/index.html')).toContain('url=../../../deep/new/index.html"')
})
