import { expect, test } from 'vitest'
import { taking, view } from './given.ts'

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
