import { expect, test } from 'vitest'
import type { Embed } from '../../src/model/document.ts'
import { contentPolicy } from '../../src/outputs/csp.ts'

const allowed = (kind: Embed['kind'], origin: string) => !contentPolicy([]).includes(contentPolicy([{ kind, origin }]))

test.each([
  'https://a.example',
  'http://127.0.0.1:8080',
  'https://*.a.example',
  'http://localhost:*',
  'https://*.a.example:*',
])('requests may go to %s', (origin) =>
  expect(contentPolicy([{ kind: 'connect', origin }])).toContain(`connect-src 'self' ${origin};`),
)

test.each([
  'https:',
  '*',
  'https://*',
  'https://*.com',
  "https://a.example; script-src 'unsafe-inline'",
  'blob:',
  'data:',
])('requests may not go to %s', (origin) => expect(allowed('connect', origin)).toBe(false))

test('what is no request goes to no pattern of hosts, and only pictures and films come from memory', () => {
  for (const kind of ['script', 'style', 'img', 'frame', 'font', 'media'] as const) {
    expect(allowed(kind, 'https://*.a.example'), kind).toBe(false)
  }
  expect(allowed('script', 'blob:')).toBe(false)
  expect(contentPolicy([{ kind: 'img', origin: 'blob:' }])).toContain("img-src 'self' data: blob:;")
  expect(contentPolicy([{ kind: 'media', origin: 'blob:' }])).toContain("media-src 'self' blob:;")
})
