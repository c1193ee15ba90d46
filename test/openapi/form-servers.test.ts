import { expect, test } from 'vitest'
import { serverOrigins } from '../../src/openapi/form-servers.ts'

const origins = (url: string, variables: Record<string, { default?: string; enum?: string[] }> = {}) =>
  serverOrigins([
    {
      url,
      shown: url,
      variables: Object.entries(variables).map(([name, each]) => Object.assign({ name, enum: [] }, each)),
    },
  ])

test.each([
  ['https://api.example.com/v1', ['https://api.example.com']],
  ['HTTPS://API.example.com:8443', ['https://api.example.com:8443']],
  ['https://user:pass@api.example.com', ['https://api.example.com']],
  ['https://müller.example/a', ['https://xn--mller-kva.example']],
])('%s', (url, expected) => {
  expect(origins(url)).toEqual(expected)
})

test('listed values stand one by one', () => {
  expect(origins('https://{region}.example.com/{v}', { region: { enum: ['eu', 'us'] }, v: { default: '1' } })).toEqual([
    'https://eu.example.com',
    'https://us.example.com',
  ])
  expect(origins('{scheme}://a.example', { scheme: { enum: ['https', 'http'], default: 'https' } })).toEqual([
    'http://a.example',
    'https://a.example',
  ])
})

test('of a free value the fixed part of the host stays', () => {
  expect(origins('https://{team}.api.example.com', { team: { default: 'a' } })).toEqual(['https://*.api.example.com'])
  expect(origins('https://api-{team}.example.com', { team: { default: 'a' } })).toEqual(['https://*.example.com'])
  expect(origins('http://localhost:{port}', { port: { default: '80' } })).toEqual(['http://localhost:*'])
})

test('where no part is fixed only the default is allowed', () => {
  expect(origins('http://{base_url}', { base_url: { default: 'localhost' } })).toEqual(['http://localhost'])
  expect(origins('https://{host}.com', { host: { default: 'example' } })).toEqual(['https://example.com'])
  expect(origins('https://{host}', { host: {} })).toEqual([])
})

test('nothing can add to a policy', () => {
  expect(origins("https://a.example;script-src 'unsafe-inline'/")).toEqual([])
  expect(origins('https://*')).toEqual([])
  expect(origins('https://*.example.com')).toEqual([])
})
