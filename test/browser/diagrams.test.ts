/** Diagrams that a script draws: under the strict policy of the page, from a server and from disk, in both modes. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permanentFolder } from '../temporary.ts'
import { launch } from './chromium.ts'
import { buildSite, remove, serve } from './command.ts'
import { accessibilityProblems, visit } from './visit.ts'

const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\`\n`
const kinds = [
  'gantt\n  title Plan\n  dateFormat YYYY-MM-DD\n  section One\n  Task one :a, 2026-01-01, 3d\n  Task two :after a, 2d',
  'journey\n  title Day\n  section Work\n    Make tea: 5: Me',
  'timeline\n  title History\n  2002 : One\n  2004 : Two',
  'quadrantChart\n  x-axis Low --> High\n  y-axis Low --> High\n  A point: [0.3, 0.6]',
  'xychart-beta\n  x-axis [jan, feb]\n  y-axis "Sum" 0 --> 10\n  bar [5, 6]',
  'sankey-beta\n\nOne,Two,10\nTwo,Three,5',
  'packet-beta\n0-15: "Source"\n16-31: "Target"',
  'kanban\n  Todo\n    [Write it]',
  'requirementDiagram\n  requirement test_req {\n    id: 1\n    text: the text\n    risk: high\n    verifymethod: test\n  }',
  'block-beta\n  columns 2\n  a["One"] b["Two"]',
  'C4Context\n  title System\n  Person(a, "Customer", "A person")\n  System(b, "Bank", "A system")\n  Rel(a, b, "Uses")',
]

let browser: Browser
let project = ''
beforeAll(async () => {
  browser = await launch()
  project = permanentFolder({
    'docs.json': { name: 'Try', navigation: { pages: ['index', 'drawn'] } },
    'index.mdx': `---\ntitle: Kinds\n---\n\n${kinds.map(fence).join('\n')}`,
    'drawn.mdx': `---\ntitle: Drawn\n---\n\n${fence('graph LR\n  A --> B')}\n$x^2$\n`,
  })
})
afterAll(async () => {
  await browser?.close()
  rmSync(project, { recursive: true, force: true })
})

async function drawnOn(url: string, colorScheme: 'light' | 'dark') {
  const seen = await visit(browser, url, { colorScheme, viewport: { width: 1280, height: 20_000 } })
  await seen.page.waitForFunction(
    (count) => document.querySelectorAll('.diagram-view svg').length === count,
    kinds.length,
  )
  return seen
}

test.each(['light', 'dark'] as const)(
  'each kind is drawn without breaking the policy, in the %s mode',
  async (mode) => {
    const out = buildSite(project)
    const server = await serve('preview', [project, '--out', out])
    try {
      const seen = await drawnOn(`${server.origin}/`, mode)
      expect(await seen.violations()).toEqual([])
      expect(seen.errors).toEqual([])
      expect(seen.others).toEqual([])
      for (const words of ['Task one', 'Make tea', 'A point', 'Write it', 'Customer'])
        expect(await seen.page.locator('.diagram-view').getByText(words).count(), words).toBeGreaterThan(0)
      expect(await accessibilityProblems(seen.page)).toEqual([])
      await seen.close()
    } finally {
      await server.stop()
      remove(out)
    }
  },
)

test('from disk, and again when the mode changes', async () => {
  const out = buildSite(project, ['--relative'])
  try {
    const seen = await drawnOn(pathToFileURL(join(out, 'index.html')).href, 'light')
    const first = await seen.page.locator('.diagram-view svg').first().elementHandle()
    await seen.page.emulateMedia({ colorScheme: 'dark' })
    await seen.page.waitForFunction((svg) => !svg?.isConnected, first)
    expect(await seen.violations()).toEqual([])
    await seen.close()
  } finally {
    remove(out)
  }
})

test('a page whose diagrams are drawn at build loads no script for them', async () => {
  const out = buildSite(project, ['--relative'])
  try {
    const seen = await visit(browser, pathToFileURL(join(out, 'drawn/index.html')).href)
    expect(await seen.page.locator('script[src*="mermaid"]').count()).toBe(0)
    expect(await seen.page.locator('.diagram-view svg').count()).toBe(1)
    expect(await accessibilityProblems(seen.page)).toEqual([])
    await seen.close()
  } finally {
    remove(out)
  }
})
