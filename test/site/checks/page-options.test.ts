import { expect, test } from 'vitest'
import { aDocument, aSite, at } from '../factory.ts'

test('tells once for each link with the text of a page how many pages are too long for it', () => {
  const long = (id: string) => aDocument(id, { markdown: 'word '.repeat(1000) })
  const options = [{ title: 'Send', href: '/x?t=$page' }, { title: 'Name', href: '/x?p=$path' }, 'copy'] as const
  const config = { pageMenu: { options, display: 'header', at: at(7) } } as const
  const site = aSite({ pages: [long('a'), aDocument('b'), long('c')], config })
  expect(site.diagnostics).toMatchObject([
    {
      code: 'page-option-cut',
      severity: 'warning',
      message: expect.stringMatching(/^"Send" .* 2 pages are cut at 2000/),
      at: { line: 7 },
    },
  ])
  expect(aSite({ pages: ['b'], config }).diagnostics).toEqual([])
})
