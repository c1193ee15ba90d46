import { describe, expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

const entry = (written: string, keys: object = {}) => {
  const { config, codes } = site({ navigation: [{ group: 'G', ...keys, pages: [written, 'end'] }] })
  const [group] = bare(config.navigation) as { children: object[] }[]
  return [group?.children[0], ...codes]
}

describe('pages', () => {
  test.each([
    'guides/start',
    '/guides/start',
    'guides/start.mdx',
    './guides/start.md',
    'guides/start/',
    'guides/start/index',
    ' guides/start ',
  ])('%j', (written) => {
    expect(entry(written)).toEqual([{ kind: 'page', page: 'guides/start' }])
  })
  test('the root page', () => {
    for (const written of ['index', '/', 'index.mdx']) expect(entry(written)).toEqual([{ kind: 'page', page: 'index' }])
  })
  test('backslashes are read, with a warning', () => {
    expect(entry('guides\\start')).toEqual([{ kind: 'page', page: 'guides/start' }, 'page-backslash'])
  })
  test('backslashes in labels are text', () => {
    expect(site({ navigation: [{ group: 'Packages \\ Polyglot', pages: ['a'] }] })).toMatchObject({
      config: { navigation: [{ label: 'Packages \\ Polyglot' }] },
      codes: [],
    })
  })
  test('an empty name is left out', () => {
    expect(entry('')).toEqual([{ kind: 'page', page: 'end' }, 'page-empty'])
  })
})

describe('operations', () => {
  test.each([
    ['GET /plants', { method: 'GET', path: '/plants' }],
    ['delete  /plants/{id}', { method: 'DELETE', path: '/plants/{id}' }],
    ['/api/spec.json POST /plants', { spec: 'api/spec.json', method: 'POST', path: '/plants' }],
    ['spec GET /plants', { spec: 'spec', method: 'GET', path: '/plants' }],
    ['webhook new-plant', { method: 'WEBHOOK', path: 'new-plant' }],
    ['webhook /plant/webhook', { method: 'WEBHOOK', path: '/plant/webhook' }],
    ['openapi.yaml webhook New Plant', { spec: 'openapi.yaml', method: 'WEBHOOK', path: 'New Plant' }],
  ])('%j', (written, expected) => {
    expect(entry(written)).toEqual([{ kind: 'operation', ...expected }])
  })
  test('without a file of their own they mean that of the group', () => {
    expect(entry('GET /plants', { openapi: '/spec.json' })).toEqual([
      { kind: 'operation', spec: 'spec.json', method: 'GET', path: '/plants' },
    ])
  })
  test('of two files none is meant', () => {
    expect(entry('GET /plants', { openapi: ['a.json', 'b.json'] })).toEqual([
      { kind: 'operation', method: 'GET', path: '/plants' },
    ])
  })
  test('a page whose name holds such a word is a page', () => {
    expect(entry('guides/webhook')).toEqual([{ kind: 'page', page: 'guides/webhook' }])
    expect(entry('get/started')).toEqual([{ kind: 'page', page: 'get/started' }])
  })
})

test('an address is a link', () => {
  expect(entry('https://www.example.com/blog?x=1')).toEqual([
    { kind: 'link', label: 'example.com/blog', href: 'https://www.example.com/blog?x=1' },
  ])
})
