/** Files that the configuration or front matter names and that are not there are told where each is written. */
import { expect, test } from 'vitest'
import { buildFolder, mdx } from '../site-kit.ts'
import { folder } from '../temporary.ts'

const config = `{
  "name": "X",
  "navigation": ["index"],
  "logo": {
    "light": "/logo.svg",
    "dark": "/Logo.svg"
  },
  "favicon": { "light": "/icon.svg", "dark": "/icon.svg" },
  "background": { "image": {
    "light": "/bg.png",
    "dark": "/dark.png" } },
  "seo": { "metatags": {
    "og:image": "/preview.png",
    "twitter:image": "https://x.example/a.png",
    "og:title": "/no.png"
  } },
  "metadata": { "og:image": "/older.png" }
}
`
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

test('of the configuration', async () => {
  const { diagnostics } = await buildFolder(
    folder({ 'docs.json': config, 'index.mdx': mdx('Start'), 'logo.svg': svg, 'icon.svg': svg }),
  )
  const told = diagnostics.filter(({ code }) => code === 'asset-missing')
  expect(told.map(({ message, at, hint }) => `${at?.line}:${at?.column} ${message} ${hint}`)).toEqual([
    '6:13 The logo "/Logo.svg" does not exist. Did you mean "/logo.svg"?',
    expect.stringMatching(/^10:14 The background image "\/bg\.png" does not exist\./),
    expect.stringMatching(/^11:13 The background image "\/dark\.png" does not exist\./),
    expect.stringMatching(/^13:17 The image for previews "\/preview\.png" does not exist\./),
  ])
})

test('of a page', async () => {
  const page = (image: string) => `---\ntitle: Page\ndescription: d\n"og:image": ${image}\n---\n\nText.\n`
  const { diagnostics } = await buildFolder(
    folder({
      'docs.json': '{"name": "X", "navigation": ["index", "here", "there"]}',
      'index.mdx': page('/images/Preview.svg'),
      'here.mdx': page('/images/preview.svg'),
      'there.mdx': page('https://x.example/a.png'),
      'images/preview.svg': svg,
    }),
  )
  expect(diagnostics).toMatchObject([
    {
      code: 'file-missing',
      message: 'The file "/images/Preview.svg" does not exist.',
      at: { file: 'index.mdx', line: 4, column: 1 },
      hint: 'Did you mean "/images/preview.svg"?',
    },
  ])
})

test('those that stand outside the folder of the pages are published', async () => {
  const page = '---\ntitle: Page\ndescription: d\n"og:image": /images/page.svg\n---\n\nText.\n'
  const { diagnostics, files } = await buildFolder(
    folder({
      'docs.json': '{"name": "X", "navigation": ["index"], "seo": {"metatags": {"og:image": "/images/all.svg"}}}',
      'pages/index.mdx': page,
      'images/page.svg': svg,
      'images/all.svg': svg,
    }),
  )
  expect(diagnostics).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['images/all.svg', 'images/page.svg']))
})

test('a folder for pages that is not there', async () => {
  const { diagnostics } = await buildFolder(
    folder({
      'docs.json': '{"name": "X", "navigation": ["index"],\n"content": "./nope/"}',
      'index.mdx': mdx('Start'),
    }),
  )
  expect(diagnostics).toMatchObject([
    {
      code: 'asset-missing',
      message: 'The folder "nope" of the pages does not exist.',
      at: { file: 'docs.json', line: 2, column: 12 },
    },
  ])
})
