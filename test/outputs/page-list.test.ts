import { expect, test } from 'vitest'
import { aDocument, aSite, withMatter } from '../site/factory.ts'
import { filesOf, textOf } from './printing.ts'

test('lists pages that readers may find, by address and title', async () => {
  const pages = ['index', aDocument('a b', { title: '</script>\u2028' }), withMatter('h', { hidden: true }), '404']
  const site = aSite({ navigation: ['index', 'a b'], pages })
  expect(await textOf(site, '_flatleaf/pages.js')).toBe(
    'flatleafPages([["","Index"],["a%20b/","\\u003c/script>\\u2028"]])\n',
  )
})

test('names files where links are relative', async () => {
  const site = aSite({ navigation: ['a'], config: { site: { base: '/', shape: 'directory', relative: true } } })
  expect(await textOf(site, '_flatleaf/pages.js')).toContain('["a/index.html","A"]')
})

test('is not made where lost readers are led home', () => {
  const site = aSite({ navigation: ['a'], config: { notFound: { redirect: true } } })
  expect(filesOf(site).some(({ path }) => path === '_flatleaf/pages.js')).toBe(false)
})
