/** `check` and a crawl of what is built say the same about links. */
import { expect, test } from 'vitest'
import { flatleaf } from '../command-kit.ts'
import { buildFolder, mdx } from '../site-kit.ts'
import { folder } from '../temporary.ts'
import { compare } from './compare.mjs'
import { crawl } from './crawl.mjs'

const body = `
## Set up {#start-here}

## Set up

[Right](/guides/start), [by file](guides/start.mdx), [anchor](/guides/start#more), [own id](#start-here), [made id](#set-up),
[top](#top), [frame](#content-area), [text](/guides/start#:~:text=More), [encoded](/caf%C3%A9), [moved](/old/x), [elsewhere](https://example.com/#x),
[mail](mailto:docs@example.com), [query](/guides/start?tab=1#more), [file](/files/plan.pdf), [listed](/out), [home](/).

[Wrong](/guides/strat), [wrong file](guides/strat.mdx#more), [wrong anchor](/guides/start#mroe), [wrong own](#strat),
[wrong download](/files/plant.pdf), ![wrong image](/leaf.png).

<img src="/leaf.svg" srcSet="/leaf.svg 1x, /leaf-large.svg 2x" alt="Leaf" />

<Card title="Card" href="/guides/crad" />

<a href="/guides/html">html</a> <img src="/guides/html.png" alt="" />

import Part from '/snippets/part.mdx'

<Part />

<Tabs><Tab title="First tab">Text</Tab></Tabs>

[The tab](#first-tab), <a id="placed">a place</a>, [placed](#placed), [definition][there], [lost definition][lost]

[By a pattern](/moved/start), [by a pattern to nothing](/moved/gone)

[there]: /guides/start#more
[lost]: /guides/lost
`
const files = {
  'docs.json': {
    name: 'Links',
    navigation: [{ group: 'All', pages: ['index', 'guides/start', 'café', 'out'] }],
    redirects: [
      { source: '/old/:x', destination: '/guides/start' },
      { source: '/moved/*', destination: '/guides/*' },
    ],
    navbar: { links: [{ label: 'Lost', href: '/nowhere' }] },
  },
  'pages/index.mdx': mdx('Welcome', body),
  'pages/guides/start.mdx': mdx(
    'First steps',
    '## More\n\n[Up](../index), [up and wrong](../gone), [beside](./start#more)',
  ),
  'pages/café.mdx': mdx('Café', '[Part](/caf%C3%A9#%C3%BCber)\n\n## Über'),
  'pages/out.mdx': '---\ntitle: Out\nurl: https://example.com\n---\n',
  'pages/unlisted.mdx': mdx('Unlisted', '[Wrong from here](nothing)'),
  'pages/snippets/part.mdx': '[From a part](/guides/part)',
  'pages/files/plan.pdf': '%PDF-1.4',
}

test('no false alarm, none missed', async () => {
  const root = folder(files)
  const ran = await flatleaf(root, 'check', '--json')
  const diagnostics = ran.printed
    .map((line) => JSON.parse(line) as { type: string; code: string; message: string; file?: string; line?: number })
    .filter(({ type }) => type === 'diagnostic')
  const site = await buildFolder(root)
  const texts = new Map(site.files.map((path) => [path, path.endsWith('.html') ? site.read(path) : '']))
  const compared = compare(diagnostics, crawl(texts, { rules: site.read('_redirects') }))
  expect(compared).toEqual({ told: 17, found: compared.found, falseAlarms: [], missed: [] })
})
