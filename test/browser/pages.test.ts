/** Our own documentation, as readers open it: three pages, three widths, both modes. */
import { describe, expect, inject, test } from 'vitest'
import { longestPage, pageTitled } from './built.ts'
import { ourDocs } from './our-docs.ts'
import { overflow, visit } from './visit.ts'

const folder = inject('docs')
const docs = ourDocs()

const pages = { home: '/', 'a long page': longestPage(folder), 'New Plant': pageTitled(folder, 'New Plant') }

describe.each(Object.entries(pages))('%s', (_, route) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    test.each([390, 1024, 1440])('at %i pixels', async (width) => {
      const seen = await visit(docs.browser, docs.origin + route, { colorScheme, viewport: { width, height: 900 } })
      await seen.page.waitForTimeout(100)
      expect(seen.errors).toEqual([])
      expect(seen.others).toEqual([])
      expect(await seen.violations()).toEqual([])
      expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
      await seen.close()
    })
  })
})
