import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { curl } from '../../../src/openapi/samples/curl.ts'
import { javascript } from '../../../src/openapi/samples/javascript.ts'
import { python } from '../../../src/openapi/samples/python.ts'
import type { SampleRequest } from '../../../src/openapi/samples/request.ts'
import { sampleRequest } from '../../../src/openapi/samples/request.ts'
import { operationView } from '../../../src/openapi/view.ts'
import { api, plantStore, slices, taking, tools, view } from '../given.ts'

const request = (body: string) => sampleRequest(slices(body)[0]!, api)

describe('the request', () => {
  test('holds what is required and what has an example, and credentials', () => {
    expect(
      request(`servers: [{ url: 'https://a.example/v1/' }]
security: [{ key: [] }]
paths: { '/pets/{petId}/{n}': { get: { parameters: [
  { name: petId, in: path, schema: { type: string } }, { name: n, in: path, schema: { type: integer } },
  { name: q, in: query, example: 'a b' }, { name: none, in: query, schema: { type: string } }, { name: must, in: query, required: true, schema: { type: array, items: { type: string } } },
  { name: X-Id, in: header, required: true, schema: { type: string, format: uuid } }, { name: sid, in: cookie, example: 1 } ] } } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }`),
    ).toEqual({
      method: 'GET',
      url: 'https://a.example/v1/pets/PET_ID/1?q=a%20b&must=string',
      headers: [
        ['X-Key', '<API_KEY>'],
        ['X-Id', '123e4567-e89b-12d3-a456-426614174000'],
        ['Cookie', 'sid=1'],
      ],
    })
  })

  test.each([
    ['application/json: { example: \'{"a": 0}\' }', { kind: 'json', value: { a: 0 } }],
    [
      'application/x-www-form-urlencoded: { example: { a: 1, b: [x] } }',
      {
        kind: 'form',
        fields: [
          ['a', '1'],
          ['b', 'x'],
        ],
        encoded: 'a=1&b=x',
      },
    ],
    ['text/plain: { example: hi }', { kind: 'text', text: 'hi' }],
    ['image/png: {}', { kind: 'file', name: 'file.png' }],
    [
      'multipart/form-data: { schema: { properties: { file: { type: string, format: binary }, many: { type: array, items: { contentMediaType: image/png } }, note: { type: string } } } }',
      {
        kind: 'multipart',
        parts: [
          { name: 'file', value: 'file', isFile: true },
          { name: 'many', value: 'many-1.png', isFile: true, contentType: 'image/png' },
          { name: 'many', value: 'many-2.png', isFile: true, contentType: 'image/png' },
          { name: 'note', value: 'string', isFile: false },
        ],
      },
    ],
  ])('body %s', (media, body) => {
    expect(request(`paths: { /x: { post: { requestBody: { content: { ${media} } } } } }`).body).toEqual(body)
  })

  test('a header has one line', () => {
    const found = request(
      'paths: { /x: { get: { parameters: [{ name: "A:\\nB", in: header, example: "1\\r\\nX-Evil: 2" }] } } }',
    )
    expect(found.headers).toEqual([['AB', '1 X-Evil: 2']])
  })
})

const given: SampleRequest = {
  method: 'POST',
  url: "https://a.example/x?q[]=it's",
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Key', '$(rm -rf ~) `id` "\\'],
  ],
  body: { kind: 'json', value: { text: 'it\'s "\n\u2028', ok: true, none: null, ['__proto__']: [1.5, 'é'] } },
}

test('what no address may hold is encoded in the path, what is encoded stays', () => {
  const body = `servers: [{ url: 'https://a.example' }]
paths: { '/sp ace/日/a\\b[1]/%20/{a b}/{none}': { get: { parameters: [{ name: a b, in: path, example: 'x/y' }] } } }`
  expect(request(body).url).toBe('https://a.example/sp%20ace/%E6%97%A5/a%5Cb%5B1%5D/%20/x%2Fy/NONE')
})

test('curl quotes for the shell', () => {
  expect(curl.print(given)).toMatchInlineSnapshot(`
    "curl 'https://a.example/x?q[]=it'\\''s' \\
      --globoff \\
      --header 'Content-Type: application/json' \\
      --header 'X-Key: $(rm -rf ~) \`id\` "\\' \\
      --data '{
      "text": "it'\\''s \\"\\n\\u2028",
      "ok": true,
      "none": null,
      "__proto__": [
        1.5,
        "é"
      ]
    }'"
  `)
  expect(curl.print({ method: 'GET', url: 'https://a.example/x', headers: [] })).toBe('curl https://a.example/x')
  expect(curl.print({ method: 'HEAD', url: 'https://a.example/x', headers: [] })).toBe(
    'curl --head https://a.example/x',
  )
})

test('JavaScript is JavaScript', () => {
  const code = javascript.print(given)
  expect(code).toMatchInlineSnapshot(`
    "const response = await fetch('https://a.example/x?q[]=it\\'s', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Key': '$(rm -rf ~) \`id\` "\\\\',
      },
      body: JSON.stringify({
        text: 'it\\'s "\\n\\u2028',
        ok: true,
        none: null,
        ['__proto__']: [
          1.5,
          'é',
        ],
      }),
    })

    console.log(response.status, await response.text())"
  `)
  expect(() => new Script(`(async () => {${code}})`)).not.toThrow()
  expect(javascript.print({ method: 'GET', url: 'https://a.example/x', headers: [] })).toContain(
    "fetch('https://a.example/x')",
  )
})

test('Python is Python', () => {
  expect(python.print(given)).toMatchInlineSnapshot(`
    "import requests

    response = requests.post(
        'https://a.example/x?q[]=it\\'s',
        headers={
            'X-Key': '$(rm -rf ~) \`id\` "\\\\',
        },
        json={
            'text': 'it\\'s "\\n\\u2028',
            'ok': True,
            'none': None,
            '__proto__': [
                1.5,
                'é',
            ],
        },
    )

    print(response.status_code, response.text)"
  `)
})

test.each([
  { kind: 'form', fields: [['a&b', "it's"]], encoded: 'a%26b=it%27s' },
  {
    kind: 'multipart',
    parts: [
      { name: 'f', value: 'f', isFile: true },
      { name: 'n', value: '@x', isFile: false },
    ],
  },
  { kind: 'text', text: 'a\nb' },
  { kind: 'file', name: 'file' },
] satisfies NonNullable<SampleRequest['body']>[])('bodies of kind $kind', (body) => {
  const all = { ...given, headers: [], body }
  expect([curl.print(all), javascript.print(all), python.print(all)].join('\n---\n')).toMatchSnapshot()
  expect(() => new Script(`(async () => {${javascript.print(all)}})`)).not.toThrow()
})

test("the author's samples come first, then the languages that the configuration names", async () => {
  const body = `paths: { /x: { get: { x-codeSamples: [{ lang: Ruby, label: SDK, source: 'X.get' }, { lang: go }] } } }`
  const labels = async (languages?: string[]) => (await view(body, { languages })).samples.map(({ label }) => label)
  expect(await labels()).toEqual(['SDK', 'cURL', 'JavaScript', 'Python', 'Go', 'PHP', 'Ruby', 'Java', 'C#'])
  expect(await labels(['py', 'Shell', 'cobol', 'bash'])).toEqual(['SDK', 'Python', 'cURL'])
  expect((await view(plantStore)).samples).toEqual([])
})

test('samples of an author are read in every spelling, from files too, several in one language', async () => {
  const body = `paths: { /x: { get: { x-code-samples: [{ lang: 'C#', source: "a\\n" }, { lang: cs, label: Async, source: b }], x-codeSamples: [{ lang: Brainfuck, source: '+' }, { source: c }, { lang: go, source: { $ref: sample.go } }] } } }`
  const [slice] = slices(body, { 'sample.go': 'package main' })
  const page = await operationView(slice!, { ...tools, api: { ...api, makeSamples: false } })
  expect(page.view.samples.map(({ label, language, text }) => [label, language, text])).toEqual([
    ['Brainfuck', 'brainfuck', '+'],
    ['Code', 'text', 'c'],
    ['Go', 'go', 'package main'],
    ['C#', 'csharp', 'a'],
    ['Async', 'csharp', 'b'],
  ])
})

test('what is optional is sent when the configuration wants it', () => {
  const [slice] = slices(
    `paths: { /x: { post: { parameters: [{ name: a, in: query, schema: { type: integer } }, { name: b, in: query, example: 2 }], requestBody: { content: { application/json: { schema: { required: [x], properties: { x: { type: integer }, y: { type: integer } } } } } } } } }`,
  )
  const sent = (sampleFields?: 'all' | 'required') => {
    const { url, body } = sampleRequest(slice!, { ...api, ...(sampleFields && { sampleFields }) })
    return [url, body]
  }
  expect(sent()).toEqual(['BASE_URL/x?b=2', { kind: 'json', value: { x: 1, y: 1 } }])
  expect(sent('all')).toEqual(['BASE_URL/x?a=1&b=2', { kind: 'json', value: { x: 1, y: 1 } }])
  expect(sent('required')).toEqual(['BASE_URL/x', { kind: 'json', value: { x: 1 } }])
})

test('parts and fields are written as their encoding says', () => {
  expect(
    request(`paths: { /x: { post: { requestBody: { content: { application/x-www-form-urlencoded: {
      example: { list: [a, b], joined: [a, b], map: { k: { l: 1 } }, deep: { k: { l: 1 } } },
      encoding: { joined: { explode: false }, deep: { style: deepObject } } } } } } } }`).body,
  ).toMatchObject({
    fields: [
      ['list', 'a'],
      ['list', 'b'],
      ['joined', 'a,b'],
      ['map', '{"k":{"l":1}}'],
      ['deep[k][l]', '1'],
    ],
  })
  expect(
    request(`paths: { /x: { post: { requestBody: { content: { multipart/form-data: {
      schema: { properties: { photo: { type: string, format: binary }, meta: { type: object, properties: { a: { const: 1 } } }, tags: { type: array, items: { enum: [x] } } } },
      encoding: { photo: { contentType: 'image/png, image/jpeg' } } } } } } } }`).body,
  ).toMatchObject({
    parts: [
      { name: 'photo', value: 'photo.png', isFile: true, contentType: 'image/png' },
      { name: 'meta', value: '{"a":1}', isFile: false, contentType: 'application/json' },
      { name: 'tags', value: 'x', isFile: false },
    ],
  })
})

test('a header that a parameter and a scheme both give is sent once', () => {
  const names = ['authorization', 'Content-Type', 'X-Own'].map(
    (name) => `{ name: ${name}, in: header, required: true }`,
  )
  const [slice] = slices(`paths: { /x: { post: { parameters: [${names.join(', ')}], security: [{ b: [] }],
    requestBody: { content: { application/json: { example: 1 } } } } } }
components: { securitySchemes: { b: { type: http, scheme: bearer } } }`)
  expect(sampleRequest(slice!, api).headers).toEqual([
    ['Authorization', 'Bearer <ACCESS_TOKEN>'],
    ['X-Own', 'X_OWN'],
    ['Content-Type', 'application/json'],
  ])
})

describe('parts of a body', () => {
  const parts = (type: string, media: string, sampleFields?: 'required') =>
    sampleRequest(slices(`paths: { /x: { post: { requestBody: { content: { ${type}: ${media} } } } } }`)[0]!, {
      ...api,
      ...(sampleFields && { sampleFields }),
    })
  const binary = 'type: string, format: binary'

  test('of other kinds than a form keep their media type', () => {
    expect(
      parts('multipart/mixed', '{ schema: { properties: { a: { const: x }, b: { type: object } } } }'),
    ).toMatchObject({
      headers: [['Content-Type', 'multipart/mixed; boundary=boundary-0123456789']],
      body: {
        kind: 'text',
        text: [
          '--boundary-0123456789\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
          '--boundary-0123456789\r\nContent-Disposition: form-data; name="b"',
          'Content-Type: application/json\r\n\r\n{}\r\n--boundary-0123456789--\r\n',
        ].join('\r\n'),
      },
    })
    expect(parts('multipart/related', `{ schema: { properties: { a: { ${binary} } } } }`)).toMatchObject({
      headers: [['Content-Type', 'multipart/related; boundary=boundary-0123456789']],
      body: { kind: 'file' },
    })
  })

  test('a range of media types is never sent', () => {
    expect(parts('audio/*', '{}')).toMatchObject({ headers: [['Content-Type', 'audio/mpeg']], body: { kind: 'file' } })
    expect(parts('application/*+json', '{ schema: { const: x } }')).toMatchObject({
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'json', value: 'x' },
    })
  })

  test('of a sequence have no names', () => {
    const media =
      '{ schema: { prefixItems: [{ const: x }, { type: object }] }, prefixEncoding: [{ contentType: text/plain }] }'
    expect(parts('multipart/mixed', media).body).toEqual({
      kind: 'text',
      text: [
        '--boundary-0123456789\r\nContent-Type: text/plain\r\n\r\nx',
        '--boundary-0123456789\r\nContent-Type: application/json\r\n\r\n{}',
        '--boundary-0123456789--\r\n',
      ].join('\r\n'),
    })
  })

  test('are there only where they have to be', () => {
    const schema = `schema: { required: [id, a, made], properties: { id: { readOnly: true }, made: { ${binary}, readOnly: true }, a: { ${binary} }, b: { ${binary} } } }`
    const names = (more = '', fields?: 'required') => {
      const { body } = parts('multipart/form-data', `{ ${schema}${more} }`, fields)
      return body?.kind === 'multipart' ? body.parts.map(({ name }) => name) : undefined
    }
    expect(names()).toEqual(['a', 'b'])
    expect(names('', 'required')).toEqual(['a'])
    expect(names(', example: { note: Hi }')).toEqual(['a', 'note'])
  })

  test('may be a file or something else', () => {
    const either = `{ oneOf: [{ ${binary} }, { type: string, format: uri }] }`
    expect(parts('multipart/form-data', `{ schema: { properties: { a: ${either} } } }`).body).toMatchObject({
      parts: [{ name: 'a', isFile: true }],
    })
    const media = `{ schema: { properties: { a: ${either} } }, example: { a: 'https://a.test' } }`
    expect(parts('multipart/form-data', media).body).toMatchObject({
      parts: [{ value: 'https://a.test', isFile: false }],
    })
  })
})

test('a long body stands in the first sample only', async () => {
  const { samples } = await view(taking(`{ example: { text: "${'long '.repeat(1000)}" } }`))
  expect(samples.map(({ text }) => text.includes('long long'))).toEqual([
    true,
    ...Array.from({ length: 7 }, () => false),
  ])
  expect(samples[2]?.text).toContain("data=open('body.json', 'rb')")
})
