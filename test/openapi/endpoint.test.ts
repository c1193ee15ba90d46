import { describe, expect, test } from 'vitest'
import { readEndpoint } from '../../src/openapi/endpoint.ts'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { operationView } from '../../src/openapi/view.ts'
import type { ApiConfig } from '../../src/model/config.ts'
import type { FrontMatter } from '../../src/model/frontmatter.ts'
import { api, tools } from './given.ts'

const read = (reference: string, config: Partial<ApiConfig> = {}, authMethod?: FrontMatter['authMethod']) =>
  readEndpoint(reference, { file: 'a.mdx', authMethod, api: { ...api, ...config } })

async function shown(...given: Parameters<typeof read>) {
  const { slice, api: config } = read(...given).endpoint!
  return (await operationView(slice, { ...tools, api: config })).view
}

describe('the address', () => {
  test('is a path at the configured base URLs', async () => {
    const { method, path, servers } = await shown('post /plants/{id}', {
      baseUrls: ['https://a.test', 'https://b.test'],
    })
    expect({ method, path, servers: servers.map(({ url }) => url) }).toEqual({
      method: 'POST',
      path: '/plants/{id}',
      servers: ['https://a.test', 'https://b.test'],
    })
  })

  test('may be absolute, which wins over the configuration', async () => {
    const { path, servers, samples } = await shown('GET https://own.test/v1/plants', { baseUrls: ['https://a.test'] })
    expect({ path, servers: servers.map(({ url }) => url) }).toEqual({
      path: '/v1/plants',
      servers: ['https://own.test'],
    })
    expect(samples[0]?.text).toBe('curl https://own.test/v1/plants')
  })

  test('begins with a slash', async () => {
    expect((await shown('GET plants')).path).toBe('/plants')
    expect((await shown('GET https://own.test?all=1')).path).toBe('/?all=1')
  })

  test('of a webhook is its name', async () => {
    expect(await shown('webhook new-plant')).toMatchObject({ kind: 'webhook', path: 'new-plant', samples: [] })
  })

  test('that cannot be read is a problem', () => {
    expect(read('/plants')).toEqual({
      problem: {
        code: 'operation-reference',
        severity: 'error',
        message: '"/plants" names no operation.',
        hint: 'Write a method and a path, such as "GET /plants", or "webhook" and a name.',
      },
    })
  })
})

describe('authentication', () => {
  const auth = { method: 'key', name: 'x-key', inputPrefix: 'sk_' } as const

  test.each([
    [undefined, 'Needs an API key in the header "x-key".', 'x-key: sk_<API_KEY>'],
    ['key', 'Needs an API key in the header "x-key".', 'x-key: sk_<API_KEY>'],
    ['cobo', 'Needs an API key in the header "x-key".', 'x-key: sk_<API_KEY>'],
    ['bearer', 'Needs a bearer token.', 'Authorization: Bearer <ACCESS_TOKEN>'],
    ['basic', 'Needs a user name and a password (HTTP Basic).', 'Authorization: Basic <CREDENTIALS>'],
    ['none', 'Needs no authentication.', undefined],
  ] as const)('%s beside a configured key', async (authMethod, sentence, example) => {
    const { security } = await shown('GET /x', { auth }, authMethod)
    expect([security.sentence, security.alternatives.flat()[0]?.example]).toEqual([sentence, example])
  })

  test('that nobody mentions is not mentioned', async () => {
    expect((await shown('GET /x')).security.sentence).toBe('')
  })
})

test('nothing is said of a description, since there is none', async () => {
  const view = await shown('GET /x', { baseUrls: ['https://a.test'], languages: ['bash'] })
  expect(operationMarkdown(view)).toBe(`**GET** \`/x\`

## Code samples

### cURL

\`\`\`bash
curl https://a.test/x
\`\`\`

## Servers

- \`https://a.test\``)
})
