import { expect, test } from 'vitest'
import type { FrontMatter } from '../../src/model/frontmatter.ts'
import type { Standing } from '../../src/site/visibility.ts'
import { visibility } from '../../src/site/visibility.ts'

const listed: Standing = { listed: true, hidden: false }
const inHidden: Standing = { listed: true, hidden: true }
const lists = (standing: Standing, frontmatter: FrontMatter = {}, indexing: 'navigable' | 'all' = 'navigable') => {
  const { menu, search, sitemap, index } = visibility(standing, frontmatter, indexing)
  return [menu && 'menu', search && 'search', sitemap && 'sitemap', index && 'index'].filter(Boolean).join(' ')
}

test.each<[string, Standing, FrontMatter, 'navigable' | 'all', string]>([
  ['listed page', listed, {}, 'navigable', 'menu search sitemap index'],
  ['hidden: true', listed, { hidden: true }, 'navigable', ''],
  ['in place of what is not there', { ...listed, notFound: true }, {}, 'all', 'menu index'],
  ['not listed', { listed: false, hidden: false }, {}, 'navigable', 'index'],
  ['noindex', listed, { noindex: true }, 'navigable', 'menu'],
  ['robots: noindex', listed, { robots: 'noindex, nofollow' }, 'navigable', 'menu'],
  ['searchable: false on the page', listed, { searchable: false }, 'navigable', 'menu sitemap index'],
  ['searchable: false on a node', { ...listed, searchable: false }, {}, 'navigable', 'menu sitemap index'],
  ['under a hidden node', inHidden, {}, 'navigable', ''],
  [
    'under a hidden node that is searchable',
    { ...inHidden, searchable: true },
    {},
    'navigable',
    'search sitemap index',
  ],
  ['hidden: false under a hidden node', inHidden, { hidden: false }, 'navigable', 'search sitemap index'],
  ['everything is indexed: listed', listed, {}, 'all', 'menu search sitemap index'],
  ['everything is indexed: not listed', { listed: false, hidden: false }, {}, 'all', 'search sitemap index'],
  ['everything is indexed: hidden', listed, { hidden: true }, 'all', 'search sitemap index'],
  [
    'hidden: false on a page outside the navigation',
    { listed: false, hidden: false },
    { hidden: false },
    'navigable',
    'index',
  ],
  [
    'noindex under a hidden node that is searchable',
    { ...inHidden, searchable: true },
    { noindex: true },
    'navigable',
    '',
  ],
  ['hidden: true under a searchable node', { ...inHidden, searchable: true }, { hidden: true }, 'navigable', ''],
  ['searchable: false under a hidden node', { ...inHidden, searchable: false }, {}, 'navigable', ''],
  ['robots: none', listed, { robots: 'none' }, 'navigable', 'menu'],
  ['everything is indexed: searchable: false', listed, { searchable: false }, 'all', 'menu sitemap index'],
  ['everything is indexed: under a hidden node', inHidden, {}, 'all', 'search sitemap index'],
  ['everything is indexed: noindex', listed, { noindex: true }, 'all', 'menu'],
])('%s', (...[, standing, frontmatter, indexing, expected]) => {
  expect(lists(standing, frontmatter, indexing)).toBe(expected)
})
