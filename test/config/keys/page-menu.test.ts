import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

const own = { title: 'Ask', href: { base: '/ask', query: [{ key: 'p', value: '$path' }] } }

test('without the key a page can be copied, viewed as Markdown and printed', () => {
  expect(site({}).config.pageMenu).toEqual({ options: ['copy', 'view', 'download-pdf'], display: 'header' })
})

test('options are kept in their order; none is none', () => {
  const { config, codes } = site({ contextual: { options: ['view', own, 'copy'], display: 'toc' } })
  expect(config.pageMenu).toMatchObject({ options: ['view', own, 'copy'], display: 'toc' })
  expect(codes).toEqual([])
  expect(site({ contextual: { options: [] } }).config.pageMenu.options).toEqual([])
})

test('what needs an address that is not known is left out, with a word about it', () => {
  const options = ['copy', 'claude', 'mcp', 'assistant']
  const { config, diagnostics } = site({ contextual: { options } })
  expect(config.pageMenu.options).toEqual(['copy'])
  expect(diagnostics).toMatchObject([
    { code: 'page-option-idle', severity: 'info', hint: 'Set "site": { "url": "https://…" }.' },
    { code: 'page-option-idle', hint: 'Set "mcp": { "url": "https://…" }.' },
    { code: 'page-option-idle', message: '"assistant" is not shown: it needs a service.' },
  ])
  const known = { site: { url: 'https://x.example' }, mcp: { url: 'https://x.example/mcp' } }
  const full = site({ contextual: { options }, ...known })
  expect(full.config.pageMenu.options).toEqual(['copy', 'claude', 'mcp'])
  expect(full.config.mcp).toBe('https://x.example/mcp')
})

test('names the nearest action, and a link that leads nowhere', () => {
  expect(site({ contextual: { options: ['copi'] } }).codes).toEqual(['value-choice'])
  const { config, codes } = site({ contextual: { options: [{ title: 'Ask' }, 'copy'] } })
  expect(codes).toEqual(['page-option-incomplete'])
  expect(config.pageMenu.options).toEqual(['copy'])
})

test('a server has a web address', () => {
  expect(site({ mcp: { url: 'javascript:alert(1)' } }).codes).toEqual(['mcp-url'])
})
