import { expect, test } from 'vitest'
import type { FormContent, FormParameter, FormSchema, RequestForm } from '../../../../src/model/request-form.ts'
import { builtRequest, sendable } from '../../../../theme/client/playground/build-request.ts'
import { curlOf } from '../../../../theme/client/playground/curl.ts'
import { sentBody } from '../../../../theme/client/playground/send.ts'
import { initialState, secretKey, type FormState } from '../../../../theme/client/playground/state.ts'

const form = (more: Partial<RequestForm> = {}): RequestForm => ({
  method: 'GET',
  path: '/x',
  servers: [{ url: 'https://{r}.example.com', shown: '', variables: [{ name: 'r', default: 'eu', enum: [] }] }],
  security: [],
  parameters: [],
  ...more,
})
const parameter = (place: FormParameter['in'], name: string, more: Partial<FormParameter> = {}): FormParameter => ({
  in: place,
  name,
  style: place === 'query' || place === 'cookie' ? 'form' : 'simple',
  explode: place === 'query',
  allowReserved: false,
  schema: {},
  ...more,
})
const state = (of: RequestForm, more: Partial<FormState> = {}): FormState => ({ ...initialState(of), ...more })
test('the path of the description is an address too', () => {
  const given = form({ path: '/sp ace/日/a\\b[1]/{id}/50%', parameters: [parameter('path', 'id')] })
  const { url } = builtRequest(given, state(given, { values: { 'path id': 'x y' } }), 'real')
  expect(url).toBe('https://eu.example.com/sp%20ace/%E6%97%A5/a%5Cb%5B1%5D/x%20y/50%')
})

const content = (more: Partial<FormContent>): RequestForm['body'] => ({
  required: false,
  contents: [{ mediaType: 'application/json', kind: 'json', schema: {}, ...more }],
})

test('address, variables of the server, values by style', () => {
  const given = form({
    path: '/a/{id}',
    parameters: [
      parameter('path', 'id'),
      parameter('query', 'q'),
      parameter('query', 'j', { mediaType: 'application/json' }),
    ],
  })
  const values = { 'path id': 'a/b', 'query q': [1, 'x y'], 'query j': { a: 1 } }
  expect(builtRequest(given, state(given, { values, variables: { r: 'us' } }), 'real').url).toBe(
    'https://us.example.com/a/a%2Fb?q=1&q=x%20y&j=%7B%22a%22%3A1%7D',
  )
  expect(builtRequest(given, state(given), 'real').url).toBe('https://eu.example.com/a/{id}')
})

test('0, false and texts are values; what is absent is not sent', () => {
  const given = form({ parameters: ['a', 'b', 'c', 'd'].map((name) => parameter('query', name)) })
  const values = { 'query a': 0, 'query b': false, 'query d': null }
  expect(builtRequest(given, state(given, { values }), 'real').url).toContain('?a=0&b=false')
})

test('credentials in their places, masked unless they are sent', () => {
  const given = form({
    security: [
      [
        {
          name: 't',
          label: 'bearer token',
          stand: 'ACCESS_TOKEN',
          kind: 'token',
          in: 'header',
          field: 'Authorization',
          prefix: 'Bearer sk_',
          start: 'sk_',
        },
        {
          name: 'k',
          label: 'API key in the query "key"',
          stand: 'API_KEY',
          kind: 'token',
          in: 'query',
          field: 'key',
          prefix: '',
        },
        {
          name: 'c',
          label: 'API key in the cookie "sid"',
          stand: 'API_KEY',
          kind: 'token',
          in: 'cookie',
          field: 'sid',
          prefix: '',
        },
      ],
    ],
  })
  const secrets = {
    [secretKey('t', 'token')]: ' abc ',
    [secretKey('k', 'token')]: 'a&b',
    [secretKey('c', 'token')]: 'z',
  }
  const real = builtRequest(given, state(given, { secrets }), 'real')
  expect(real).toMatchObject({
    url: 'https://eu.example.com/x?key=a%26b',
    headers: [
      ['Authorization', 'Bearer sk_abc'],
      ['Cookie', 'sid=z'],
    ],
  })
  expect(sendable(real).headers).toEqual([['Authorization', 'Bearer sk_abc']])
  const masked = curlOf(builtRequest(given, state(given, { secrets }), 'masked'))
  expect(masked).toBe(
    "curl 'https://eu.example.com/x?key=API_KEY' \\\n  --header 'Authorization: Bearer sk_<ACCESS_TOKEN>' \\\n  --header 'Cookie: sid=<API_KEY>'",
  )
  const pasted = { [secretKey('t', 'token')]: 'Bearer sk_abc' }
  expect(builtRequest(given, state(given, { secrets: pasted }), 'real').headers).toEqual([
    ['Authorization', 'Bearer sk_abc'],
  ])
  expect(builtRequest(given, state(given), 'real').headers).toEqual([])
})

test('user and password as UTF-8', () => {
  const given = form({
    security: [
      [
        {
          name: 'b',
          label: '',
          stand: 'CREDENTIALS',
          kind: 'basic',
          in: 'header',
          field: 'Authorization',
          prefix: 'Basic ',
        },
      ],
    ],
  })
  const secrets = { [secretKey('b', 'user')]: 'ü', [secretKey('b', 'password')]: 'a:b' }
  expect(builtRequest(given, state(given, { secrets }), 'real').headers).toEqual([['Authorization', 'Basic w7w6YTpi']])
})

test('a JSON body is sent as it was written until the form changes it', () => {
  const given = form({ method: 'POST', body: content({}) })
  const body = (more: object) =>
    builtRequest(given, state(given, { bodies: [{ asText: true, files: {}, ...more }] }), 'real')
  expect(body({ text: '{ "a": 1.0 }', value: { a: 1 } }).body).toEqual({ kind: 'text', text: '{ "a": 1.0 }' })
  expect(body({ value: { a: 1 } }).body).toEqual({ kind: 'text', text: '{\n  "a": 1\n}' })
  expect(body({ text: ' ' })).not.toHaveProperty('body')
  expect(body({ text: '{}' }).headers).toEqual([['Content-Type', 'application/json']])
})

test('form fields by their encoding', () => {
  const given = form({
    method: 'POST',
    body: content({
      mediaType: 'application/x-www-form-urlencoded',
      kind: 'form',
      encoding: {
        b: { style: 'form', explode: false },
        c: { contentType: 'application/json' },
        d: { style: 'deepObject' },
      },
    }),
  })
  const value = { a: [1, 2], b: [1, 2], c: { x: 'é' }, d: { x: 1 } }
  expect(builtRequest(given, state(given, { bodies: [{ asText: false, files: {}, value }] }), 'real').body).toEqual({
    kind: 'text',
    text: 'a=1&a=2&b=1,2&c=%7B%22x%22%3A%22%C3%A9%22%7D&d%5Bx%5D=1',
  })
})

test('parts with their files, in the order of the description', () => {
  const given = form({
    method: 'POST',
    body: content({
      mediaType: 'multipart/form-data',
      kind: 'multipart',
      schema: { fields: ['file', 'meta', 'tags'].map((name) => ({ name, schema: {} })) },
      encoding: { meta: { contentType: 'application/json' } },
    }),
  })
  const file = new File(['x'], 'a;b.txt')
  const bodies = [{ asText: false, value: { tags: ['a', 'b'], meta: { x: 1 } }, files: { file: [file] } }]
  const request = builtRequest(given, state(given, { bodies }), 'real')
  expect(request.headers).toEqual([])
  expect(request.body).toEqual({
    kind: 'multipart',
    parts: [
      { name: 'file', value: file },
      { name: 'meta', value: '{"x":1}', type: 'application/json' },
      { name: 'tags', value: 'a' },
      { name: 'tags', value: 'b' },
    ],
  })
  expect(curlOf(request)).toBe(
    `curl https://eu.example.com/x \\\n  --form 'file=@"a;b.txt"' \\\n  --form 'meta="{\\"x\\":1}";type=application/json' \\\n  --form-string tags=a \\\n  --form-string tags=b`,
  )
})

test('a command of a shell holds any text', () => {
  const request = { method: 'DELETE', url: 'https://a.test/{x}', headers: [['X', "it's"]] as const }
  expect(curlOf(request)).toBe(
    "curl --request DELETE 'https://a.test/{x}' \\\n  --globoff \\\n  --header 'X: it'\\''s'",
  )
  expect(curlOf({ method: 'HEAD', url: 'https://a.test', headers: [] })).toBe('curl --head https://a.test')
})

test('parts of another kind than those of a form keep their media type', async () => {
  const given = form({ method: 'POST', body: content({ mediaType: 'multipart/mixed', kind: 'multipart' }) })
  const request = builtRequest(
    given,
    state(given, { bodies: [{ asText: false, files: {}, value: { a: 'x' } }] }),
    'real',
  )
  expect(curlOf(request)).toContain("--header 'Content-Type: multipart/mixed' \\\n  --form-string a=x")
  const { body, headers } = await sentBody(request.body!)
  const [, boundary] = /^multipart\/mixed; boundary=(\S+)$/.exec(headers![0]![1])!
  expect(new TextDecoder().decode(body as ArrayBuffer)).toContain(
    `--${boundary}\r\nContent-Disposition: form-data; name="a"`,
  )
})

test('the example of a file is no text to send, and a file goes before a text', () => {
  const file = new File(['x'], 'x.txt')
  const either: FormSchema = { choice: { combine: 'oneOf', variants: [{ label: 'file', schema: { file: true } }] } }
  const fields = [
    { name: 'a', schema: { file: true } as const },
    { name: 'b', schema: either },
    { name: 'c', schema: either },
  ]
  const given = form({
    method: 'POST',
    body: content({ mediaType: 'multipart/form-data', kind: 'multipart', schema: { fields } }),
  })
  const body = { asText: false, files: { b: [file] }, value: { a: 'string', b: 'string', c: 'text' } }
  expect(builtRequest(given, state(given, { bodies: [body] }), 'real').body).toEqual({
    kind: 'multipart',
    parts: [
      { name: 'b', value: file },
      { name: 'c', value: 'text' },
    ],
  })
})

test('a range of media types is never sent', () => {
  const given = form({ method: 'POST', body: content({ mediaType: 'image/*', kind: 'file' }) })
  const files = (type: string) => ({ '': [new File(['x'], 'x', { type })] })
  const sent = (type: string) =>
    builtRequest(given, state(given, { bodies: [{ asText: false, files: files(type) }] }), 'real').headers
  expect(sent('image/gif')).toEqual([['Content-Type', 'image/gif']])
  expect(sent('')).toEqual([['Content-Type', 'image/png']])
})

test('a parameter gives way to the credential that stands in its place', () => {
  const scheme = {
    name: 't',
    label: 'bearer token',
    stand: 'ACCESS_TOKEN',
    kind: 'token',
    in: 'header',
    field: 'Authorization',
    prefix: 'Bearer ',
  } as const
  const given = form({ security: [[scheme]], parameters: [parameter('header', 'authorization')] })
  const values = { 'header authorization': 'mine' }
  const secrets = { [secretKey('t', 'token')]: 'abc' }
  expect(builtRequest(given, state(given, { values, secrets }), 'real').headers).toEqual([
    ['Authorization', 'Bearer abc'],
  ])
  expect(builtRequest(given, state(given, { values }), 'real').headers).toEqual([['authorization', 'mine']])
  expect(builtRequest(given, state(given, { values }), 'masked').headers).toEqual([
    ['Authorization', 'Bearer <ACCESS_TOKEN>'],
  ])
})
