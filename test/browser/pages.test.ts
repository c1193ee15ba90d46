/** Our own documentation, as readers open it: three pages, three widths, both modes. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launch } from './chromium.ts'
import type { Server } from './command.ts'
import { repository, serve } from './command.ts'
import { accessibilityProblems, overflow, visit } from './visit.ts'

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

const pages = { home: '/', 'a long page': longest(docs), 'New Plant': newPlant(docs) }

describe.each(Object.entries(pages))('%s', (_, route) => {
  describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
    test.each([390, 1024, 1440])('at %i pixels', async (width) => {
      const seen = await visit(browser, server.origin + route, { colorScheme, viewport: { width, height: 900 } })
      await seen.page.waitForTimeout(100)
      expect(seen.errors).toEqual([])
      expect(seen.others).toEqual([])
      expect(await seen.violations()).toEqual([])
      expect(await overflow(seen.page)).toBeLessThanOrEqual(0)
      expect(await accessibilityProblems(seen.page)).toEqual([])
      await seen.close()
    })
  })
})

/** Address of the page with the most HTML. */
function longest(folder: string): string {
  const files = htmlFiles(folder).filter((file) => file.endsWith('/index.html') && !file.startsWith('api-reference/'))
  const [first] = files.toSorted((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)
  return `/${first!.slice(0, -'index.html'.length)}`
}

function newPlant(folder: string): string {
  const file = htmlFiles(folder).find((each) => /<h1[^>]*>\s*New Plant/.test(readFileSync(join(folder, each), 'utf8')))
  return `/${file!.slice(0, -'index.html'.length)}`
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
}
