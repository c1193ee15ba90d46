import { describe, expect, test } from 'vitest'
import { bare, site } from '../read-text.ts'

const api = (keys: object, root: object = {}) => {
  const { config, codes } = site({ api: keys, ...root })
  return { ...(bare(config.api) as object), codes }
}

describe('descriptions', () => {
  test('named anywhere, each once, relative to the project', () => {
    expect(
      api({ openapi: ['/a.json', { source: './b.yaml', directory: '/ref/' }] }, { openapi: 'a.json' }),
    ).toMatchObject({
      sources: [{ source: 'a.json' }, { source: 'b.yaml', directory: 'ref' }],
      codes: [],
    })
    expect(api({}, { openApi: 'https://x.test/openapi.json' })).toMatchObject({
      sources: [{ source: 'https://x.test/openapi.json' }],
    })
  })
  test('outside the project they are an error', () => {
    expect(api({ openapi: '../../x.json' })).toMatchObject({ sources: [], codes: ['openapi-outside'] })
  })
})

test('the nested form', () => {
  expect(
    api({
      mdx: { server: 'https://a.test', auth: { method: 'bearer', name: 'X-Token' } },
      playground: { display: 'interactive' },
      examples: { languages: ['curl', 'python'] },
      params: { expanded: 'all' },
      generate: 'none',
    }),
  ).toEqual({
    sources: [],
    generate: 'none',
    baseUrls: ['https://a.test'],
    auth: { method: 'bearer', name: 'X-Token' },
    playground: 'show',
    maintainOrder: true,
    languages: ['curl', 'python'],
    fieldsOpen: true,
    codes: [],
  })
})

test('the flat form', () => {
  expect(
    api({
      baseUrl: ['https://a.test', 'https://b.test'],
      auth: { method: 'basic', name: 'user:password' },
      hidePlayground: true,
      request: { example: { languages: ['bash'] } },
      paramFields: { expanded: 'all' },
    }),
  ).toMatchObject({
    baseUrls: ['https://a.test', 'https://b.test'],
    auth: { method: 'basic', name: 'user:password' },
    playground: 'hide',
    languages: ['bash'],
    fieldsOpen: true,
    codes: [],
  })
})

test('what cannot be had', () => {
  expect(api({ mdx: { auth: { method: 'cobo' } } })).toMatchObject({
    auth: { method: 'key' },
    codes: ['auth-method-unknown'],
  })
  expect(api({ playground: { display: 'auth' } })).toMatchObject({ playground: 'hide', codes: ['playground-auth'] })
  expect(api({ maintainOrder: false })).toMatchObject({ maintainOrder: true, codes: ['order-kept'] })
  expect(api({ examples: { languages: ['pyton', 'go'] } })).toMatchObject({
    languages: ['go'],
    codes: ['sample-language-unknown'],
  })
  expect(api({ asyncapi: 'x.json' })).toMatchObject({ codes: ['key-idle'] })
})

test('how the playground sends', () => {
  expect(
    api({ playground: { proxyUrl: 'https://own.test/pass', credentials: true }, examples: { prefill: true } }),
  ).toMatchObject({
    sending: { proxy: 'https://own.test/pass', credentials: true, prefill: true },
    codes: [],
  })
  expect(api({ playground: { proxyUrl: '/pass' } })).toMatchObject({ sending: { proxy: '/pass' } })
  for (const off of [{ proxy: false }, { disableProxy: true }]) {
    expect(api({ playground: { proxyUrl: '/pass', ...off } })).not.toHaveProperty('sending')
  }
  expect(api({ playground: { proxyUrl: 'http://own.test' } })).toMatchObject({ codes: ['playground-proxy'] })
})

test('what samples name, and whether they are made', () => {
  expect(api({ examples: { defaults: 'all', autogenerate: false, languages: ['C#', 'ps1', '.NET'] } })).toMatchObject({
    sampleFields: 'all',
    makeSamples: false,
    languages: ['C#', 'ps1', '.NET'],
    codes: [],
  })
  expect(api({ examples: { languages: ['cobol', 'kotlyn'] } })).toMatchObject({
    languages: [],
    codes: ['sample-language-unknown', 'sample-language-unknown'],
  })
})
