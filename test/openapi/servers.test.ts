import { expect, test } from 'vitest'
import { formServers } from '../../src/openapi/form-servers.ts'
import { baseUrlOf } from '../../src/openapi/servers.ts'
import { api, plantStore, slices, view } from './given.ts'

const base = (body: string, baseUrls: string[] = []) =>
  slices(body).map((slice) => baseUrlOf(slice, { ...api, baseUrls }))

test('servers of the operation win, then of the path, then of the description, then the configured ones', () => {
  const body = `servers: [{ url: 'https://root.example/' }]
paths:
  /a: { servers: [{ url: 'https://path.example' }], get: { servers: [{ url: 'https://own.example/{v}', variables: { v: { default: v1 } } }] }, put: {} }
  /b: { get: {} }`
  expect(base(body)).toEqual(['https://own.example/v1', 'https://path.example', 'https://root.example'])
  expect(base('paths: { /a: { get: {} } }', ['https://config.example/'])).toEqual(['https://config.example'])
})

test('an address that nobody says is a placeholder', () => {
  expect(base('paths: { /a: { get: {} } }')).toEqual(['BASE_URL'])
  expect(base('servers: [{ url: /v1 }]\npaths: { /a: { get: {} } }')).toEqual(['BASE_URL/v1'])
  expect(base('servers: [{ url: /v1 }]\npaths: { /a: { get: {} } }', ['https://a.example/'])).toEqual([
    'https://a.example/v1',
  ])
  expect(base("servers: [{ url: 'javascript:alert(1)' }]\npaths: { /a: { get: {} } }")).toEqual([
    'BASE_URL/javascript:alert(1)',
  ])
})

test('an address without a scheme is one of https', () => {
  const body = 'servers: [{ url: //a.example/v1 }]\npaths: { /a: { get: {} } }'
  expect(base(body)).toEqual(['https://a.example/v1'])
  expect(base(body, ['https://b.example'])).toEqual(['https://a.example/v1'])
  const [slice] = slices(body)
  expect(formServers(slice!, { ...api, baseUrls: ['https://b.example'] })).toMatchObject([
    { url: 'https://a.example/v1', shown: '//a.example/v1' },
  ])
})

test('variables are shown with default and values', async () => {
  const { servers } = await view(plantStore)
  expect(servers).toMatchObject([
    {
      url: 'http://{base_url}',
      resolved: 'http://localhost',
      variables: [{ name: 'base_url', default: 'localhost', enum: [] }],
    },
  ])
})

test('each server says what stands before the path in samples', async () => {
  const body = `servers: [{ url: 'https://{v}.example/', variables: { v: { default: eu } } }, { url: /v1 }]\npaths: { /a: { get: {} } }`
  expect((await view(body)).servers.map((server) => server.base)).toEqual(['https://eu.example', 'BASE_URL/v1'])
})

test('a server without an address is the place itself', async () => {
  const page = await view("servers: [{}, { url: '' }, { url: /v1 }]\npaths: { /x: { get: {} } }")
  expect(page.servers.map(({ url }) => url)).toEqual(['/', '/', '/v1'])
})
