/** Our own documentation, as readers open it: three pages, three widths, both modes. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { longestPage, pageTitled } from './built.ts'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { repository, serve } from './command.ts'
import { overflow, visit } from './visit.ts'

const docs = inject('docs')
let browser: Browser
let server: Server
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launch(), serve('preview', [repository, '--out', docs])])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const pages = { home: '/', 'a long page': longestPage(docs), 'New Plant': pageTitled(docs, 'New Plant') }

describe.each(Object.entries(pages))('%s', (_, route) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    test.each([390, 1024, 1440])('at %i pixels', async (width) => {
      const seen = await visit(browser, server.origin + route, { colorScheme, viewport: { width, height: 900 } })
      await seen.page.waitForTimeout(100)
      expect(seen.errors).toEqual([])
      expect(seen.others).toEqual([])
      expect(await seen.violations()).toEqual([])
      expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
      await seen.close()
    })
  })
})
