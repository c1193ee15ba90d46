import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile.ts'
import type { MarkdownTools } from '../../../src/markdown/page.ts'
import { theme } from '../../../theme/index.ts'
import { toolsWith } from '../fake-theme.ts'

const files: Readonly<Record<string, readonly [number, number]>> = {
  'a.png': [1600, 900],
  'b.png': [1600, 900],
  'tall.png': [400, 800],
  'icon.png': [48, 48],
  'public/shared.png': [300, 200],
}
const given = (): MarkdownTools => ({
  ...toolsWith(),
  theme,
  fileExists: (path) => Object.hasOwn(files, path),
  imageSize: (path) => {
    const size = files[path]
    return size && { width: size[0], height: size[1] }
  },
})
const compiled = (text: string, path = 'page.mdx') =>
  compileMarkdown(
    { kind: 'page', id: 'page', path, text: `---\ntitle: T\ndescription: D\n---\n\n${text}`, hash: '' },
    given(),
  )
const tags = async (text: string, path?: string) => (await compiled(text, path)).html.match(/<(?:a|img)\b[^>]*>/g) ?? []
const sizes = async (text: string) =>
  (await tags(text))
    .filter((tag) => tag.startsWith('<img'))
    .map((tag) => [/width="(\d+)"/.exec(tag)?.[1], /height="(\d+)"/.exec(tag)?.[1]])

describe('sizes', () => {
  test('are those of the file', async () => {
    expect(await sizes('![A](/a.png) ![B](/shared.png)')).toEqual([
      ['1600', '900'],
      ['300', '200'],
    ])
  })

  test('the author has the first word, and the rest follows in proportion', async () => {
    expect(await sizes('<img src="/a.png" alt="" width="800" /> <img src="/a.png" alt="" height={90} />')).toEqual([
      ['800', '450'],
      ['160', '90'],
    ])
    expect(await sizes('<img src="/a.png" alt="" width="10" height="10" />')).toEqual([['10', '10']])
  })

  test.each(['style={{height: "40px"}}', 'className="h-10"', 'className="md:max-h-40"', 'style="max-height: 40px"'])(
    'none where %s says how high it is and nothing how wide',
    async (attribute) => {
      expect(await sizes(`<img src="/a.png" alt="" ${attribute} />`)).toEqual([[undefined, undefined]])
    },
  )

  test.each(['style={{height: "40px", width: "auto"}}', 'className="h-10 w-auto"', 'style={{width: "50%"}}'])(
    'beside %s',
    async (attribute) => {
      expect(await sizes(`<img src="/a.png" alt="" ${attribute} />`)).toEqual([['1600', '900']])
    },
  )

  test('none for files that are not there or stand elsewhere', async () => {
    expect(await sizes('![A](/none.png) ![B](https://x.example/a.png)')).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('the page remembers which files it asked about', async () => {
    expect((await compiled('![A](/a.png)')).lookups).toEqual(['a.png', 'public/a.png'])
  })

  test('of a picture that stands for a video', async () => {
    const { html } = await compiled('<video src="/v.mp4" poster="/a.png" />')
    expect(html).toContain('width="1600" height="900"')
  })
})

describe('loading', () => {
  test('the first image at once, all others when they come near', async () => {
    const [, first, , second] = await tags('![A](/a.png)\n\n![B](/b.png)')
    expect([first, second].map((tag) => /loading="(\w+)"/.exec(tag!)?.[1])).toEqual([undefined, 'lazy'])
    expect(first).toContain('decoding="async"')
  })

  test('as the author says', async () => {
    const [, first] = await tags('<img src="/a.png" alt="A" loading="lazy" />')
    expect(first).toContain('loading="lazy"')
  })
})

describe('the larger view', () => {
  const zooms = async (text: string, path?: string) =>
    (await tags(text, path)).filter((tag) => tag.includes('class="zoom'))

  test('is a link to the file', async () => {
    expect(await zooms('![A cat](/a.png)')).toEqual([
      '<a class="zoom" href="/a.png" aria-label="Enlarge image: A cat">',
    ])
  })

  test.each([
    '<img src="/a.png" alt="A" noZoom />',
    '<img src="/a.png" alt="A" noZoom={true} />',
    '[![A](/a.png)](https://x.example)',
    '## Title ![A](/a.png)',
    '<Card title="C">![A](/a.png)</Card>',
    '<Card title="C" img="/a.png">x</Card>',
    '<Badge>![A](/a.png)</Badge>',
    '![A](/icon.png)',
    '<img src="/a.png" alt="A" width="40" />',
    '![A](data:image/png;base64,AAAA)',
    'Two ![A](https://img.example/a.svg) ![B](https://img.example/b.svg)',
    '<div className="flex gap-4"><img className="w-1/2" src="/a.png" alt="A" /></div>',
    '<details><summary>![A](/a.png)</summary></details>',
  ])('is not offered for %s', async (text) => {
    expect(await zooms(text)).toEqual([])
  })

  test.each([
    '<img src="/a.png" alt="A" noZoom={false} />',
    '<Frame><img src="/a.png" alt="A" /></Frame>',
    '<Steps><Step title="One">![A](/a.png)</Step></Steps>',
    '![A](https://img.example/a.png)',
    '<div className="flex justify-center"><img src="/a.png" alt="A" /></div>',
  ])('is offered for %s', async (text) => {
    expect(await zooms(text)).toHaveLength(1)
  })

  test('raw HTML of a .md page says it in lower case', async () => {
    expect(await zooms('<img src="/a.png" alt="A" nozoom>', 'page.md')).toEqual([])
  })

  test('around a picture with several sources, to the largest file', async () => {
    const text =
      '<picture><source srcSet="/x.webp" /><img src="/a.png" srcSet="/a.png 1x, /b.png 2x" alt="A" /></picture>'
    const { html } = await compiled(text)
    expect(html).toMatch(/<a class="zoom" href="\/b\.png"[^>]*><picture>/)
  })
})

describe('one for each mode', () => {
  const modes = async (text: string, path?: string) =>
    (await tags(text, path))
      .filter((tag) => tag.startsWith('<a'))
      .map((tag) => [/only-\w+/.exec(tag)?.[0], /href="([^"]+)"/.exec(tag)?.[1]])
  const pair = [
    ['only-light', '/a.png'],
    ['only-dark', '/b.png'],
  ]

  test.each([
    [
      'classes',
      '<img className="block dark:hidden" src="/a.png" alt="A" />\n<img className="hidden dark:block" src="/b.png" alt="A" />',
    ],
    ['suffixes', '![A](/a.png#gh-light-mode-only) ![A](/b.png#gh-dark-mode-only)'],
    ['a mark', '![A](/a.png){dark=/b.png}'],
    ['a mark in quotes', '![A](/a.png){dark="/b.png"}'],
    ['a relative path as mark', '![A](a.png){dark=b.png}'],
    ['an attribute', '<img src="/a.png" dark="/b.png" alt="A" />'],
  ])('by %s', async (_, text) => {
    expect(await modes(text)).toEqual(pair)
    expect((await compiled(text)).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  test('in .md', async () => {
    expect(await modes('![A](/a.png){dark=/b.png} and text', 'page.md')).toEqual(pair)
    expect((await compiled('![A](/a.png){dark=/b.png} and text', 'page.md')).html).not.toContain('{')
  })

  test('the mark means nothing elsewhere', async () => {
    expect((await compiled('`![A](/a.png){dark=/b.png}`', 'page.md')).html).toContain('{dark=/b.png}')
  })

  test('both are files that the page shows, told when they are missing', async () => {
    const { links } = await compiled('![A](/a.png){dark=/none.png}')
    expect(links.map(({ target }) => target)).toEqual(['a.png', 'none.png'])
  })
})

test('an image without a description is told', async () => {
  const { diagnostics } = await compiled('<img src="/a.png" />')
  expect(diagnostics.map(({ code }) => code)).toEqual(['image-alt-missing'])
})
