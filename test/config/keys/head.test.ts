import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('meta tags of both forms are joined; the canonical address is none of them', () => {
  const { config, codes } = site({
    metadata: { 'og:image': '/a.png', robots: 'noindex' },
    seo: { metatags: { 'og:image': '/b.png', canonical: 'https://docs.example.com/', 'x:number': 5 }, indexing: 'all' },
  })
  expect(codes).toEqual([])
  expect({ ...config.head.meta }).toEqual({ 'og:image': '/b.png', robots: 'noindex', 'x:number': '5' })
  expect(config.site.url).toBe('https://docs.example.com')
  expect(config.indexing).toBe('all')
})

test('"metadata.timestamp" is a switch, not a meta tag', () => {
  const { config, codes } = site({ metadata: { timestamp: true } })
  expect(codes).toEqual([])
  expect(Object.keys(config.head.meta)).toEqual([])
  expect(config.lastChange).toMatchObject({ shown: true, at: { file: 'docs.json' } })
  expect(site({ metadata: { timestamp: false } }).config.lastChange?.shown).toBe(false)
  expect(site({}).config.lastChange).toBeUndefined()
})
