/** The plant store's site, built once for all tests of a file: its description is the repository's own. */
import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import type { HtmlPage } from '../html-page.ts'
import type { SiteKit } from '../site-kit.ts'
import { buildFolder, docs, mdx, plantStore } from '../site-kit.ts'
import { permanentFolder } from '../temporary.ts'

/** Address of the page of the one webhook. */
export const route = '/api-reference/webhooks/new-plant/'

const root = permanentFolder({
  'docs.json': docs({ openapi: 'openapi.yaml' }),
  'openapi.yaml': plantStore,
  'pages/index.mdx': mdx('Welcome'),
  'pages/guides/start.mdx': mdx('First steps'),
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
const site = buildFolder(root)

/** Two pages and the plant store's description. */
export async function plantStoreSite(): Promise<SiteKit> {
  return site
}

/** The page "New Plant". */
export async function newPlantPage(): Promise<HtmlPage> {
  return (await site).page(route)
}
