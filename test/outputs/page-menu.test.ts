import { expect, test } from 'vitest'
import type { SiteConfig } from '../../src/model/config.ts'
import type { PageOption } from '../../src/model/page-option.ts'
import { aDocument, aSite, withMatter } from '../site/factory.ts'
import { viewOf } from './printing.ts'

const url = { base: '/docs/', shape: 'directory', relative: false, url: 'https://x.example/docs' } as const
const siteOf = (options: readonly PageOption[], config: Partial<SiteConfig> = {}, pages = [aDocument('a')]) =>
  aSite({ pages, config: { site: url, pageMenu: { options, display: 'header' }, ...config }, files: ['api.yaml'] })
const itemsOf = (site: ReturnType<typeof aSite>, id = 'a') => viewOf(site, id).actions.menu?.items ?? []

test('each option says what it does and where it leads', () => {
  expect(itemsOf(siteOf(['copy', 'view', 'download-pdf']))).toMatchObject([
    { kind: 'copy', label: 'Copy page' },
    { kind: 'view', href: '/docs/a.md', external: false },
    { kind: 'print', label: 'Print / save as PDF' },
  ])
})

test('services are asked to read the Markdown form at its full address', () => {
  const items = itemsOf(siteOf(['chatgpt', 'claude', 'perplexity', 'grok', 'aistudio']))
  expect(items.map(({ href }) => new URL(href!).host)).toEqual([
    'chatgpt.com',
    'claude.ai',
    'www.perplexity.ai',
    'grok.com',
    'aistudio.google.com',
  ])
  for (const { href, external } of items) {
    expect(decodeURIComponent(href!)).toContain('Read https://x.example/docs/a.md and')
    expect(external).toBe(true)
  }
  expect(itemsOf(siteOf(['claude'], { site: { base: '/', shape: 'directory', relative: false } }))).toEqual([])
})

test('a server is copied or installed', () => {
  const items = itemsOf(siteOf(['mcp', 'add-mcp', 'cursor', 'vscode'], { mcp: 'https://x.example/mcp' }))
  expect(items).toMatchObject([
    { kind: 'text', text: 'https://x.example/mcp' },
    { kind: 'text', text: 'npx add-mcp https://x.example/mcp' },
    { kind: 'service', href: expect.stringMatching(/^cursor:\/\//) },
    { kind: 'service', href: expect.stringMatching(/^vscode:mcp\/install\?/) },
  ])
  expect(itemsOf(siteOf(['mcp']))).toEqual([])
})

test('the description of an API is offered on the pages about it', () => {
  const pages = [aDocument('a'), aDocument('op', { download: 'api/openapi.yaml' })]
  const site = siteOf(['download-spec'], {}, pages)
  expect(itemsOf(site, 'a')).toEqual([])
  expect(itemsOf(site, 'op')).toMatchObject([{ kind: 'file', href: '/docs/api/openapi.yaml' }])
})

test('links of the author get the text and the path; what could run code is left out', () => {
  const options: PageOption[] = [
    { title: 'Ask', href: '/ask?p=$path', icon: { name: 'star' } },
    { title: 'Send', href: { base: 'https://y.example/', query: [{ key: 't', value: '$page' }] } },
    { title: 'Bad', href: 'javascript:alert(1)' },
  ]
  expect(itemsOf(siteOf(options))).toMatchObject([
    { kind: 'own', label: 'Ask', href: '/docs/ask?p=/a/', external: false, icon: { body: 'star' } },
    { href: 'https://y.example/?t=%23%20A%0A%0ABody%20of%20a.%0A', external: true },
  ])
})

test('front matter replaces the actions of the site', () => {
  const pages = [
    withMatter('a', { contextual: { options: ['view', { title: 'T', href: '/t' }], display: 'toc' } }),
    withMatter('none', { contextual: { options: [] } }),
    withMatter('place', { contextual: { display: 'toc' } }),
  ]
  const site = siteOf(['copy'], {}, pages)
  expect(viewOf(site, 'a').actions.menu).toMatchObject({ display: 'toc', items: [{ kind: 'view' }, { kind: 'own' }] })
  expect(viewOf(site, 'none').actions.menu).toBeUndefined()
  expect(viewOf(site, 'place').actions.menu).toMatchObject({ display: 'toc', items: [{ kind: 'copy' }] })
})
