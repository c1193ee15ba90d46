import { describe, expect, test } from 'vitest'
import { aDocument, aGroup, aSection, aSite, versionNames, withMatter } from '../site/factory.ts'
import { filesOf, textOf } from './printing.ts'

const nested = [aGroup('G', ['a', aGroup('N', ['n/x', 'n/y'], { root: 'n' }), aGroup('O', ['o'], { expanded: true })])]

describe('the sidebar that pages share', () => {
  test('marks the page and opens the groups around it', async () => {
    const site = aSite({ navigation: nested })
    const html = await textOf(site, 'n/x/index.html')
    expect(/<aside>.*<\/aside>/.exec(html)?.[0]).toBe(
      '<aside><details open><summary>G</summary><a href="/a/">A</a>' +
        '<details open><summary><a href="/n/">N</a></summary><a href="/n/x/" aria-current="page">X</a><a href="/n/y/">Y</a></details>' +
        '<details open><summary>O</summary><a href="/o/">O</a></details></details></aside>',
    )
  })

  test('marks the title of a group on its page, and leaves other groups closed', async () => {
    const site = aSite({ navigation: nested })
    expect(await textOf(site, 'n/index.html')).toContain('<summary><a href="/n/" aria-current="page">N</a></summary>')
    expect(await textOf(site, 'a/index.html')).toContain('<details><summary><a href="/n/">N</a></summary>')
  })

  test('leaves no spot behind, whatever titles say', async () => {
    const site = aSite({
      navigation: ['a', 'b'],
      pages: [aDocument('a', { title: 'x data-spot="p0" y <b> &amp;' }), 'b'],
    })
    const html = await textOf(site, 'b/index.html')
    expect(html).toContain('<a href="/a/">x data-spot="p0" y &#x3C;b> &#x26;amp;</a>')
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  test('relative addresses fit every page of the frame', async () => {
    const site = aSite({
      navigation: [aGroup('G', ['index', 'a', 'n/x', 'n/y'])],
      config: { site: { base: '/', shape: 'directory', relative: true } },
    })
    const links = async (path: string) =>
      [...(await textOf(site, path)).matchAll(/<a href="([^"]*)"/g)].map(
        ([, href]) => new URL(href!, `file:///${path}`).pathname,
      )
    const all = ['/index.html', '/index.html', '/a/index.html', '/n/x/index.html', '/n/y/index.html']
    for (const path of ['index.html', 'a/index.html', 'n/x/index.html', 'n/y/index.html'])
      expect(await links(path)).toEqual(all)
  })

  test('relative addresses fit also where pages are files', async () => {
    const site = aSite({ navigation: ['a', 'n/x'], config: { site: { base: '/', shape: 'flat', relative: true } } })
    expect(await textOf(site, 'n/x.html')).toContain(
      '<a href="../a.html">A</a><a href="../n/x.html" aria-current="page">',
    )
  })
})

describe('languages and versions', () => {
  const languages = [
    aSection('language', 'en', ['index', 'guides/a', 'only']),
    aSection('language', 'es', ['es', 'es/guides/a']),
  ]

  test('the menu leads to the same page, else to the first of the other language', async () => {
    const site = aSite({ navigation: languages })
    expect(await textOf(site, 'guides/a/index.html')).toContain('<a href="/es/guides/a/">Español</a>')
    expect(await textOf(site, 'only/index.html')).toContain('<a href="/es/">Español</a>')
    expect(await textOf(site, 'es/guides/a/index.html')).toContain('<a href="/guides/a/">English</a>')
    expect(await textOf(site, 'es/index.html')).toContain('<a href="/">English</a>')
  })

  test('versions are paired by the folder of their name', async () => {
    const site = aSite({
      navigation: [aGroup('A', ['v2/a', 'v2/b'], { version: '2' }), aGroup('B', ['v1/a'], { version: '1' })],
      config: { versions: versionNames(['2', '1']) },
    })
    expect(await textOf(site, 'v2/a/index.html')).toContain(
      '<menu class="version" title="2"><a href="/v2/a/" class="active">2</a><a href="/v1/a/">1</a></menu>',
    )
    expect(await textOf(site, 'v2/b/index.html')).toContain('<a href="/v1/a/">1</a>')
  })

  test('a version that nothing uses is text', async () => {
    const site = aSite({ navigation: ['a'], config: { versions: versionNames(['2', '1']) } })
    expect(await textOf(site, 'a/index.html')).toContain('<a href="/a/" class="active">2</a><span>1</span></menu>')
  })
})

describe('pages of no version', () => {
  const site = aSite({
    navigation: [
      aSection('anchor', 'Docs', [], { prefix: '' }),
      aSection('anchor', 'Old', [], { prefix: 'v1', version: '1 & "a"' }),
      aSection('anchor', 'Chat', [], { href: 'https://x.example', version: '0' }),
      aGroup('G', ['index', 'a', aGroup('N', ['n'])]),
      aGroup('V', ['v1/x', 'v2/x']),
    ],
    pages: ['index', 'a', 'n', 'v1/x', withMatter('v2/x', { version: '2' })],
    config: { versions: versionNames(['2', '1 & "a"', '0']) },
  })
  const templates = async (path: string) => [
    ...(await textOf(site, path)).matchAll(/<template data-version="([^"]*)" data-search="([^"]*)">(.*?)<\/template>/g),
  ]

  test('carry what surrounds them in the other versions, in templates', async () => {
    const [one, none, ...more] = await templates('n/index.html')
    expect(more).toEqual([])
    expect(one?.slice(1, 3)).toEqual(['1 &#x26; &#x22;a&#x22;', '/_flatleaf/search/1-a.js'])
    expect(one?.[3]).toContain('<aside><a href="/" class="active">Docs</a><a href="/v1/x/">Old</a>')
    expect(one?.[3]).toContain('<details open><summary>N</summary><a href="/n/" aria-current="page">N</a>')
    expect(none?.[3]).toContain('<a href="https://x.example">Chat</a>')
    expect((await textOf(site, 'n/index.html')).split('<template')[0]).not.toContain('>Old<')
  })

  test('lead to themselves in the default version and in one that has no other pages, else to its first', async () => {
    const [, none] = await templates('n/index.html')
    expect(none?.[3]).toMatch(
      /<a href="\/n\/">2<\/a><a href="\/v1\/x\/">1[^<]*<\/a><a href="\/n\/" class="active">0<\/a>/,
    )
    expect((await textOf(site, 'n/index.html')).split('<template')[0]).toContain('<a href="/n/">0</a>')
    expect(await textOf(site, 'v1/x/index.html')).toContain('<a href="/">0</a>')
  })

  test('pages of one version carry none', async () => {
    expect(await templates('v1/x/index.html')).toEqual([])
    expect(await templates('v2/x/index.html')).toEqual([])
  })

  test('404.html carries those of the home page', async () => {
    expect((await templates('404.html')).map(([, version]) => version)).toEqual(['1 &#x26; &#x22;a&#x22;', '0'])
  })
})

describe('files', () => {
  test('the list of all files is the same every time, and bodies are made when asked for', () => {
    const paths = () =>
      filesOf(aSite({ navigation: ['a'], files: ['robots.txt', 'img/x.png'] })).map(({ path }) => path)
    expect(paths()).toEqual(paths())
    expect(paths().map((path) => path.replace(/\.[\da-f]{8}\./, '.#.'))).toEqual([
      '_flatleaf/licenses.txt',
      '_flatleaf/search/all.js',
      '_flatleaf/search/all-records.#.js',
      '_flatleaf/search/all-text.#.js',
      '_flatleaf/pages.js',
      'a/index.html',
      'a.md',
      'robots.txt',
      'img/x.png',
      'llms.txt',
      'index.html',
      '404.html',
      '.nojekyll',
    ])
  })

  test('a file of the project wins over what is made for convenience, never over a page or our folder', () => {
    const site = aSite({
      navigation: ['a'],
      files: ['404.html', '.nojekyll', 'a/index.html', '_flatleaf/search/all.js', 'index.html'],
    })
    const copies = filesOf(site)
      .filter(({ copyOf }) => copyOf)
      .map(({ path }) => path)
    expect(copies).toEqual(['404.html', '.nojekyll', 'index.html'])
    expect(filesOf(site).filter(({ path }) => path === 'a/index.html')).toHaveLength(1)
  })

  test('no file stands where others need a folder', () => {
    const paths = filesOf(aSite({ navigation: ['guides/a'], files: ['guides'] })).map(({ path }) => path)
    expect(paths).not.toContain('guides')
  })

  test("authors' styles are one stylesheet, loaded where they are used", async () => {
    const styled = (id: string, name: string) =>
      aDocument(id, { styles: [{ class: name, declarations: 'width: 50%' }] })
    const site = aSite({
      pages: [
        styled('a', 's2'),
        styled('b', 's1'),
        'c',
        aDocument('d', { styles: [{ class: 's3', declarations: 'x: y} body { color: red' }] }),
      ],
    })
    const css = filesOf(site).find(({ path }) => path.startsWith('_flatleaf/content.'))
    expect(await css?.body()).toBe('.s1{width: 50%}\n.s2{width: 50%}\n')
    expect(await textOf(site, 'a/index.html')).toContain(css?.path)
    expect(await textOf(site, 'c/index.html')).not.toContain('content.')
  })

  test('the Markdown twin has title, description and text', async () => {
    const site = aSite({ pages: [aDocument('a', { title: 'A <b>', description: 'One\ntwo' })] })
    expect(await textOf(site, 'a.md')).toBe('# A <b>\n\n> One\n> two\n\nBody of a.\n')
  })
})

describe('the top of the site and lost readers', () => {
  test('without a page at the top there is one that leads to the first', async () => {
    const site = aSite({
      navigation: ['a'],
      config: { site: { base: '/docs/', shape: 'directory', relative: false, url: 'https://x.example/docs' } },
    })
    expect(await textOf(site, 'index.html')).toBe(
      '<!doctype html><link rel="canonical" href="https://x.example/docs/a/"><meta http-equiv="refresh" content="0; url=/docs/a/"><meta name="robots" content="noindex"><a href="/docs/a/">Moved</a>\n',
    )
  })

  test('404.html has the frame of the home page and addresses from the top', async () => {
    const site = aSite({
      navigation: [aGroup('G', ['index', 'a'])],
      config: { notFound: { title: 'Lost', redirect: false } },
    })
    const html = await textOf(site, '404.html')
    expect(html).toContain('<title>Lost - Plants</title>')
    expect(html).toContain('content="noindex"')
    expect(html).toContain('<a href="/a/">A</a>')
    expect(html).not.toContain('aria-current')
    expect(html).toContain('<main><p>Lost<a href="/">Home</a></p>')
    expect(html).toContain('<ul data-pages="/_flatleaf/pages.js"><a href="/">G</a></ul></main>')
  })

  test('404.html is in no tab and at no anchor', async () => {
    const site = aSite({
      navigation: [aSection('tab', 'Docs', [aSection('anchor', 'Start', ['index'])]), aSection('tab', 'API', ['api'])],
    })
    expect(await textOf(site, 'index.html')).toContain('<nav><a href="/" class="active">Docs</a>')
    const html = await textOf(site, '404.html')
    expect(html).toContain('<nav><a href="/">Docs</a><a href="/api/">API</a></nav>')
    expect(html).not.toContain('class="active"')
  })

  test('404.html names the parts of the site', async () => {
    const site = aSite({
      navigation: [aSection('tab', 'Docs', [aGroup('G', ['index'])]), aSection('tab', 'API', ['api'])],
    })
    const html = await textOf(site, '404.html')
    expect(html).toContain('<a href="/">Docs</a><a href="/api/">API</a></ul>')
  })

  test('a page named 404 gives its text', async () => {
    const html = await textOf(aSite({ navigation: ['index'], pages: ['index', '404'] }), '404.html')
    expect(html).toContain('<main><p>Body of 404.</p><nav data-pages="/_flatleaf/pages.js"></nav></main>')
  })

  test('it leads on at once when the configuration says so', async () => {
    const site = aSite({ navigation: ['index'], config: { notFound: { redirect: true } } })
    expect(await textOf(site, '404.html')).toContain('url=/"')
  })

  test('an empty site still has a page for lost readers', async () => {
    expect(await textOf(aSite({}), '404.html')).toContain('Page not found')
  })
})

test('hidden pages are written, for those who have the address', async () => {
  const site = aSite({ navigation: ['a', 'h'], pages: ['a', withMatter('h', { hidden: true })] })
  expect(await textOf(site, 'h/index.html')).toContain('<meta name="robots" content="noindex">')
  expect(await textOf(site, 'a/index.html')).not.toContain('/h/')
})

test('ten thousand pages are listed, and a page holds no more for it', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `p/page${index}`)
  const site = aSite({
    navigation: Array.from({ length: 50 }, (_, part) =>
      aSection('tab', `${part}`, ids.slice(part * 200, part * 200 + 200)),
    ),
  })
  const files = filesOf(site)
  const sizes = await Promise.all(
    files
      .filter(({ path }) => path.endsWith('.html'))
      .slice(0, 500)
      .map(async (file) => String(await file.body()).length),
  )
  expect(Math.max(...sizes)).toBeLessThan(100_000)
})
