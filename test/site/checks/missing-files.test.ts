import { expect, test } from 'vitest'
import { aDocument, aLink, aSite } from '../factory.ts'

const hint = (path: string, id: string) => {
  const { links } = aDocument(id, {
    links: [{ ...aLink('images/nope.png'), kind: 'file', written: '/images/nope.png' }],
  })
  return aSite({ pages: [aDocument(id, { path, links })] }).diagnostics.find(({ code }) => code === 'file-missing')
    ?.hint
}

test.each([
  ['guides/start.mdx', 'guides/start', 'images/nope.png'],
  ['pages/guides/start.mdx', 'guides/start', 'pages/images/nope.png'],
  ['pages/index.md', 'index', 'pages/images/nope.png'],
  ['content/en/guides/index.mdx', 'guides', 'content/en/images/nope.png'],
  ['openapi.yaml', 'api/list-plants', 'images/nope.png'],
])('the hint for a missing file names the folder of the pages: %s', (path, id, expected) => {
  expect(hint(path, id)).toBe(`Put a file at "${expected}".`)
})
