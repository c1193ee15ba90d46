import { expect, test } from 'vitest'
import type { UrlStyle } from '../../src/model/route.ts'
import { makePress } from '../../src/outputs/press.ts'
import { aSite, at } from '../site/factory.ts'
import { fakeTheme } from './fake-theme.ts'
import { tools } from './printing.ts'

const redirects = [
  { source: '/old', destination: '/new', permanent: true, at: at() },
  { source: '/caf%C3%A9/', destination: '/new', permanent: true, at: at() },
  { source: '/a.html', destination: '/new', permanent: true, at: at() },
  { source: '/p/:x', destination: '/:x', permanent: true, at: at() },
]
const hrefsOf = (style: UrlStyle) => {
  const site = aSite({ pages: ['index', 'new', 'deep/page'], files: ['x.pdf'], config: { redirects, site: style } })
  const { of } = makePress(site, fakeTheme, tools).hrefs('deep/page')
  return (...written: string[]) => written.map((each) => of(each).href)
}

test('an address that moved leads to the page that leads on, also on disk', () => {
  const relative = hrefsOf({ base: '/', shape: 'directory', relative: true })
  expect(relative('/old', 'old/#part', '/café', '/a.html', '/new', '/x.pdf', '/p/new')).toEqual([
    '../../old/index.html',
    '../../old/index.html#part',
    '../../caf%C3%A9/index.html',
    '../../a.html',
    '../../new/index.html',
    '../../x.pdf',
    '../../p/new',
  ])
  expect(hrefsOf({ base: '/', shape: 'flat', relative: true })('/old', '/new')).toEqual(['../old.html', '../new.html'])
  expect(hrefsOf({ base: '/docs/', shape: 'directory', relative: false })('/old?a=1')).toEqual(['/docs/old/?a=1'])
})
