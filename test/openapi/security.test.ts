import { expect, test } from 'vitest'
import { slices, tools, view } from './given.ts'
import { operationView } from '../../src/openapi/view.ts'

const schemes = `components: { securitySchemes: {
  bearer: { type: http, scheme: Bearer, bearerFormat: JWT }, basic: { type: http, scheme: basic }, digest: { type: http, scheme: digest },
  key: { type: apiKey, in: header, name: X-Key }, query: { type: apiKey, in: query, name: k }, cookie: { type: apiKey, in: cookie, name: sid },
  oauth: { type: oauth2, flows: { authorizationCode: { authorizationUrl: 'https://a.example/auth', tokenUrl: 'javascript:x', scopes: { read: Read it } } } },
  openid: { type: openIdConnect, openIdConnectUrl: 'https://a.example/.well-known' }, mtls: { type: mutualTLS } } }`

const security = async (operation: string, root = '') =>
  (await view(`${root}\npaths: { /x: { get: { ${operation} } } }\n${schemes}`)).security

test.each([
  ['bearer', 'bearer token (JWT)', 'Authorization: Bearer <ACCESS_TOKEN>'],
  ['basic', 'user name and a password (HTTP Basic)', 'Authorization: Basic <CREDENTIALS>'],
  ['digest', 'HTTP digest', 'Authorization: Digest <CREDENTIALS>'],
  ['key', 'API key in the header "X-Key"', 'X-Key: <API_KEY>'],
  ['query', 'API key in the query "k"', '?k=<API_KEY>'],
  ['cookie', 'API key in the cookie "sid"', 'Cookie: sid=<API_KEY>'],
  ['oauth', 'OAuth 2.0 access token', 'Authorization: Bearer <ACCESS_TOKEN>'],
  ['openid', 'OpenID Connect token', 'Authorization: Bearer <ACCESS_TOKEN>'],
  ['mtls', 'client certificate (mutual TLS)', undefined],
])('%s is said in words', async (name, kind, example) => {
  const [[scheme] = []] = (await security(`security: [{ ${name}: [] }]`)).alternatives
  expect([scheme!.kind, scheme!.example]).toEqual([kind, example])
})

test.each([
  ['', 'security: [{ bearer: [] }]', 'root', 'Needs a bearer token (JWT).'],
  [
    'security: [{ basic: [] }]',
    'security: [{ bearer: [] }]',
    'operation',
    'Needs a user name and a password (HTTP Basic).',
  ],
  ['security: []', 'security: [{ bearer: [] }]', 'operation', 'Needs no authentication.'],
  ['', '', 'none', 'The description declares no authentication.'],
  ['security: [{}, { mtls: [] }]', '', 'operation', 'Needs a client certificate (mutual TLS), or no authentication.'],
  [
    'security: [{ key: [], oauth: [read] }, { cookie: [] }]',
    '',
    'operation',
    'Needs one of: (1) an API key in the header "X-Key" and an OAuth 2.0 access token with the scope read, (2) an API key in the cookie "sid".',
  ],
])('%s beside %s', async (operation, root, declared, sentence) => {
  expect(await security(operation, root)).toMatchObject({ declared, sentence })
})

test('flows have their addresses, as links only where they are web addresses', async () => {
  const [[scheme] = []] = (await security('security: [{ oauth: [read] }]')).alternatives
  expect(scheme!.flows).toEqual([
    {
      label: 'Authorization code',
      urls: [
        { use: 'Authorization', label: 'https://a.example/auth', href: 'https://a.example/auth' },
        { use: 'Token', label: 'javascript:x' },
      ],
      scopes: [{ name: 'read', text: 'Read it' }],
    },
  ])
})

test('a scheme that nobody declared is shown by name, with a warning', async () => {
  const [slice] = slices('security: [{ nobody: [] }]\npaths: { /x: { get: {} } }')
  const { view: page, diagnostics } = await operationView(slice!, tools)
  expect(page.security).toMatchObject({
    sentence: 'Needs the scheme "nobody", which is not declared.',
    alternatives: [[{ name: 'nobody', kind: 'not declared' }]],
  })
  expect(diagnostics).toEqual([
    {
      code: 'scheme-unknown',
      severity: 'warning',
      message: 'The security scheme "nobody" is not declared.',
      hint: 'Add it to "components.securitySchemes".',
      at: { file: 'api.yaml', line: 4, column: 16 },
    },
  ])
})

test('the configuration answers where the description is silent', async () => {
  const page = await view('paths: { /x: { get: {} } }', { auth: { method: 'key', name: 'x-key', inputPrefix: 'sk_' } })
  expect(page.security).toMatchObject({ declared: 'config', alternatives: [[{ example: 'x-key: sk_<API_KEY>' }]] })
})

test.each([
  [
    { method: 'bearer', name: 'X-Tok', inputPrefix: 'pre_' },
    'X-Tok: Bearer pre_<ACCESS_TOKEN>',
    'a bearer token in the header "X-Tok"',
  ],
  [{ method: 'bearer', name: 'authorization' }, 'Authorization: Bearer <ACCESS_TOKEN>', 'a bearer token'],
  [
    { method: 'basic', inputPrefix: 'pre_' },
    'Authorization: Basic pre_<CREDENTIALS>',
    'a user name and a password (HTTP Basic)',
  ],
  [{ method: 'key', inputPrefix: 'pre_' }, 'X-API-Key: pre_<API_KEY>', 'an API key in the header "X-API-Key"'],
] as const)('what %j means is said, and samples send the same', async (auth, example, words) => {
  const page = await view('paths: { /x: { get: {} } }', { auth })
  expect(page.security).toMatchObject({ sentence: `Needs ${words}.`, alternatives: [[{ example }]] })
  expect(page.samples[0]?.text).toContain(example)
})

test.each([
  ['{ type: apiKey }', 'Needs an API key.'],
  ['{ type: apiKey, in: header }', 'Needs an API key in the header.'],
  ['{ type: apiKey, name: X-Key }', 'Needs an API key named "X-Key".'],
])('a key is said as far as it is described: %s', async (scheme, sentence) => {
  const page = await view(
    `paths: { /x: { get: { security: [{ k: [] }] } } }\ncomponents: { securitySchemes: { k: ${scheme} } }`,
  )
  expect(page.security.sentence).toBe(sentence)
})

test('an alternative is said once', async () => {
  const page = await view(
    `paths: { /x: { get: { security: [{ k: [a] }, { k: [a] }, { k: [b] }] } } }
components: { securitySchemes: { k: { type: http, scheme: bearer } } }`,
  )
  expect(page.security.alternatives.map((set) => set.map(({ scopes }) => scopes))).toEqual([[['a']], [['b']]])
})
