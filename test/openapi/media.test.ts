import { expect, test } from 'vitest'
import { answering, taking, view } from './given.ts'

const content = (media: string, more = '') =>
  view(`paths: { /x: { get: { responses: { '200': { content: ${media} } } } } }\n${more}`).then(
    (page) => page.responses[0]!.contents,
  )

test('named examples win, then one example, then a made one', async () => {
  const [named] = await content(
    "{ application/json: { example: 1, examples: { a: { summary: A cat, value: { n: 0 } }, b: { $ref: '#/components/examples/B' } } } }",
    'components: { examples: { B: { value: false } } }',
  )
  expect(named!.examples.map(({ label, text, generated }) => [label, text, generated])).toEqual([
    ['A cat', '{\n  "n": 0\n}', false],
    ['b', 'false', false],
  ])
  const [one] = await content('{ application/json: { example: "", schema: { type: string } } }')
  expect(one!.examples.map(({ text }) => text)).toEqual(['""'])
  const [made] = await content('{ application/json: { schema: { properties: { a: { type: integer } } } } }')
  expect(made!.examples).toMatchObject([
    { label: 'Example', language: 'json', text: '{\n  "a": 1\n}', generated: true },
  ])
})

test('texts of other media types stay as they are', async () => {
  const all = await content(
    '{ text/csv: { example: "a,b\\n1,2" }, application/xml: { schema: { type: object } }, image/png: {} }',
  )
  expect(
    all.map(({ mediaType, examples }) => [mediaType, examples.map(({ text, language }) => [text, language])]),
  ).toEqual([
    ['text/csv', [['a,b\n1,2', 'text']]],
    ['application/xml', []],
    ['image/png', []],
  ])
})

test('an example that stands elsewhere is a link', async () => {
  const [found] = await content(
    "{ application/json: { examples: { big: { externalValue: 'https://example.com/big.json' }, bad: { externalValue: 'javascript:alert(1)' } } } }",
  )
  expect(found!.examples.map(({ elsewhere }) => elsewhere)).toEqual([
    { label: 'https://example.com/big.json', href: 'https://example.com/big.json' },
    { label: 'javascript:alert(1)' },
  ])
})

test('long examples are shortened and say so', async () => {
  const [found] = await content(`{ application/json: { example: [${'"some text",'.repeat(3000)}] } }`)
  const [example] = found!.examples
  expect(example!.cut).toBe(true)
  expect(example!.text.length).toBeLessThanOrEqual(24_100)
  expect(example!.text.endsWith('\n…')).toBe(true)
})

test('rows of a second media type have ids of their own', async () => {
  const schema = '{ properties: { a: {} } }'
  const { body } = await view(
    `paths: { /x: { post: { requestBody: { content: { application/json: { schema: ${schema} }, multipart/form-data: { schema: ${schema} }, application/x-www-form-urlencoded: { schema: ${schema} } } } } } }`,
  )
  expect(body!.contents.map((each) => each.schema!.fields[0]!.id)).toEqual([
    'body.a',
    'body-multipart.a',
    'body-form.a',
  ])
})

test('a body without schema is shown by its media type', async () => {
  expect((await view(taking('{}'))).body).toMatchObject({
    required: false,
    contents: [{ mediaType: 'application/json', examples: [] }],
  })
})

const texts = async (media: string, more = '') => (await content(media, more))[0]!.examples.map(({ text }) => text)

test('XML has attributes, wrappers, names and namespaces of its schema', async () => {
  const pet = `{ xml: { name: pet, namespace: 'https://a.example/ns', prefix: p }, properties: {
    id: { type: integer, xml: { attribute: true } }, name: { example: 'A & "b" <c>' },
    tags: { type: array, minItems: 2, xml: { wrapped: true }, items: { type: string, example: x, xml: { name: tag } } },
    photos: { type: array, items: { type: string, example: y } },
    owner: { type: object, properties: { mail: { example: m, xml: { name: e-mail } } } }, none: { type: array, items: { type: integer }, maxItems: 0 } } }`
  expect(await texts(`{ application/xml: { schema: ${pet} } }`)).toEqual([
    `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://a.example/ns" id="1">
  <name>A &amp; "b" &lt;c&gt;</name>
  <tags>
    <tag>x</tag>
    <tag>x</tag>
  </tags>
  <photos>y</photos>
  <owner>
    <e-mail>m</e-mail>
  </owner>
</p:pet>`,
  ])
  expect(await texts('{ application/xml: { schema: { xml: { name: a } }, example: { b: 1 } } }')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b>1</b>\n</a>',
  ])
  expect(await texts('{ application/xml: { schema: {}, example: "<a/>" } }')).toEqual(['<a/>'])
})

test('XML of 3.2 says which node a property is', async () => {
  const pet = `{ xml: { name: pet }, properties: {
    id: { example: 1, xml: { nodeType: attribute } },
    tags: { type: array, xml: { nodeType: element }, items: { example: x, xml: { name: tag } } },
    more: { xml: { nodeType: none }, properties: { age: { example: 2, xml: { nodeType: attribute } }, note: { example: n, xml: { nodeType: cdata } } } } } }`
  expect(await texts(`{ application/xml: { schema: ${pet} } }`)).toEqual([
    `<?xml version="1.0" encoding="UTF-8"?>
<pet id="1" age="2">
  <tags>
    <tag>x</tag>
  </tags>
  <![CDATA[n]]>
</pet>`,
  ])
})

test('variants have an example each, named by the discriminator or by themselves', async () => {
  const [found] = await content(
    `{ application/json: { schema: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }, { title: Other, type: integer }], discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } } } } }`,
    'components: { schemas: { Cat: { required: [kind], properties: { kind: { type: string } } }, Dog: { properties: { bark: { type: boolean } } } } }',
  )
  expect(found!.examples.map(({ label, text }) => [label, JSON.parse(text)])).toEqual([
    ['cat', { kind: 'cat' }],
    ['Dog', { bark: true, kind: 'Dog' }],
    ['Other', 1],
  ])
})

test('streams are shown as they arrive', async () => {
  const item = '{ properties: { n: { type: integer } } }'
  expect(await texts(`{ text/event-stream: { itemSchema: ${item} } }`)).toEqual(['data: {"n":1}'])
  expect(
    await texts(
      '{ text/event-stream: { itemSchema: { properties: { event: { const: add }, data: { type: string, example: "a\\nb" } } } } }',
    ),
  ).toEqual(['event: add\ndata: a\ndata: b'])
  expect(await texts('{ application/jsonl: { example: [{ a: 1 }, { a: 2 }] } }')).toEqual(['{"a":1}\n{"a":2}'])
})

test('forms and parts are shown as they are sent', async () => {
  const schema = '{ properties: { name: { example: "a b" }, file: { type: string, format: binary } } }'
  expect(await texts(`{ application/x-www-form-urlencoded: { schema: ${schema} } }`)).toEqual(['name=a+b&file=string'])
  const [parts] = await texts(`{ multipart/form-data: { schema: ${schema} } }`)
  expect(parts).toContain('Content-Disposition: form-data; name="file"; filename="file"')
  expect(parts).toContain('(the bytes of file)')
})

test('bytes are no text', async () => {
  const [found] = await content('{ image/png: { example: iVBORw0KGgo } }')
  expect(found!.examples).toMatchObject([
    { text: '', lines: [], description: { markdown: 'Binary data, 11 characters in the description.' } },
  ])
  expect(await texts('{ text/plain: { example: "a\\u0000b" } }')).toEqual([''])
  expect(await content('{ application/pdf: { schema: { type: string, format: binary } } }')).toMatchObject([
    { examples: [] },
  ])
})

test('a serialized value is the text itself', async () => {
  expect(
    await texts(
      '{ application/json: { examples: { a: { dataValue: { x: 1 } }, b: { serializedValue: \'{"x":  1}\' } } } }',
    ),
  ).toEqual(['{\n  "x": 1\n}', '{"x":  1}'])
})

test('the example of a schema goes one way, also beside its properties', async () => {
  const schema = '{ properties: { id: { readOnly: true }, name: {} }, example: { id: 7, name: Ann } }'
  const [sent] = (await view(taking(schema))).body!.contents
  expect(sent!.examples[0]!.text).toBe('{\n  "name": "Ann"\n}')
  expect(sent!.schema!.examples).toEqual([{ name: 'Ann' }])
  const [received] = (await view(answering(schema))).responses[0]!.contents
  expect(received!.examples[0]!.text).toContain('"id": 7')
})

test('an example that is null is one, with its words', async () => {
  const { contents } = (
    await view(
      'paths: { /x: { post: { requestBody: { content: { application/json: { examples: { none: { value: null, description: Clears it. } } } } } } } }',
    )
  ).body!
  expect(contents[0]!.examples).toMatchObject([
    { label: 'none', text: 'null', description: { markdown: 'Clears it.' } },
  ])
})
