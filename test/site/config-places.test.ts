/** Messages about the configuration stand at the value that is wrong, not at the label beside it. */
import { expect, test } from 'vitest'
import { mdx, project } from '../site-kit.ts'

const footer = (link: object) => ({ footer: { links: [{ header: 'More', items: [link] }] } })
const part = (value: object) => ({ navigation: { pages: ['index'], ...value } })

const cases = [
  ['link-broken', { navbar: { links: [{ label: 'Gone', href: '/lost' }] } }, '/lost'],
  ['link-broken', { topbarLinks: [{ name: 'Gone', url: '/lost' }] }, '/lost'],
  ['link-unsafe', { navbar: { primary: { label: 'Run', href: 'javascript:run()' } } }, 'javascript:run()'],
  [
    'icon-unknown',
    { navbar: { links: [{ label: 'A', href: '/', icon: 'no-such-icon-at-all' }] } },
    'no-such-icon-at-all',
  ],
  ['link-broken', footer({ label: 'Gone', href: '/lost' }), '/lost'],
  ['anchor-broken', footer({ label: 'Gone', url: '/#lost' }), '/#lost'],
  ['link-broken', part({ tabs: [{ tab: 'Gone', href: '/lost' }] }), '/lost'],
  ['anchor-broken', part({ global: { anchors: [{ anchor: 'Gone', href: '/#lost' }] } }), '/#lost'],
  [
    'icon-unknown',
    part({ groups: [{ group: 'A', icon: 'no-such-icon-at-all', pages: ['a'] }] }),
    'no-such-icon-at-all',
  ],
  ['icon-missing', part({ anchors: [{ anchor: 'A', icon: '/lost.svg', pages: ['a'] }] }), '/lost.svg'],
  ['icon-missing', { anchors: [{ name: 'A', url: 'https://a.example', icon: '/lost.svg' }] }, '/lost.svg'],
  ['link-unsafe', { anchors: [{ name: 'A', url: 'javascript:run()' }] }, 'javascript:run()'],
  ['redirect-broken', { redirects: [{ source: '/old', destination: '/lost' }] }, '/lost'],
  ['redirect-broken', { redirects: [{ source: '/old', destination: '/#lost' }] }, '/#lost'],
  ['font-missing', { fonts: { family: 'Inter', source: '/lost.woff2' } }, '/lost.woff2'],
] as const

test.each(cases)('%s in %j', async (code, keys, value) => {
  const text = JSON.stringify({ name: 'N', navigation: [{ group: 'G', pages: ['index', 'a'] }], ...keys }, null, 2)
  const site = await project({ 'docs.json': text, 'index.mdx': mdx('Home'), 'a.mdx': mdx('A') })
  const lines = text.slice(0, text.indexOf(JSON.stringify(value))).split('\n')
  const found = site.diagnostics.filter((each) => each.code === code)
  expect(found.map(({ at }) => [at?.line, at?.column])).toEqual([[lines.length, lines.at(-1)!.length + 1]])
})
