import { expect, test } from 'vitest'
import { view } from './given.ts'

test('an operation overrides a parameter of its path', async () => {
  const { parameters } = await view(`paths: { '/a/{id}': {
  parameters: [{ name: id, in: path, description: Far }, { name: X-Trace, in: header, schema: { type: string } }],
  get: { parameters: [{ name: id, in: path, description: Near, schema: { type: integer } }, { $ref: '#/components/parameters/Page' }] } } }
components: { parameters: { Page: { name: page, in: query, required: true, schema: { type: integer, description: Which } } } }`)
  expect(
    parameters.map((group) => [
      group.in,
      group.fields.map(({ id, required, description, schema }) => [id, required, description.markdown, schema.type]),
    ]),
  ).toEqual([
    ['path', [['param-path-id', true, 'Near', 'integer']]],
    ['query', [['param-query-page', true, 'Which', 'integer']]],
    ['header', [['param-header-X-Trace', false, '', 'string']]],
  ])
})

test('what the schema says where it is used follows the text of the parameter or header', async () => {
  const { parameters, responses } = await view(`paths: { /a: { get: { parameters: [
    { name: a, in: query, description: "Which plants.\\n", schema: { type: string, description: 'Names, as [botanists](https://a.example) write them.' } },
    { name: b, in: query, description: The same., schema: { type: string, description: The same. } },
    { name: c, in: query, description: Near, schema: { $ref: '#/components/schemas/C' } },
    { name: d, in: query, description: All., schema: { type: array, items: { type: string, description: Each. } } } ],
    responses: { '200': { description: ok, headers: { X-H: { description: How long., schema: { type: integer, description: Seconds. } } } } } } } }
components: { schemas: { C: { type: string, description: Far } } }`)
  expect(parameters[0]!.fields.map(({ description }) => description.markdown)).toEqual([
    'Which plants.\n\nNames, as [botanists](https://a.example) write them.',
    'The same.',
    'Near',
    'All.\n\nEach.',
  ])
  expect(responses[0]!.headers[0]!.description.markdown).toBe('How long.\n\nSeconds.')
})

test('examples of the parameter come before those of its schema, and lists are shown as they are written', async () => {
  const { parameters } = await view(`paths: { /a: { get: { parameters: [
  { name: ids, in: query, style: pipeDelimited, explode: false, schema: { type: array, example: [3] }, example: [1, 2] },
  { name: limit, in: query, schema: { type: integer, default: 0 }, examples: { none: { value: 0 }, ten: { value: 10 } } },
  { name: q, in: query, content: { application/json: { schema: { type: object } } } } ] } } }`)
  expect(parameters[0]!.fields.map(({ schema, wire }) => [schema.examples, wire, schema.limits])).toEqual([
    [[[1, 2], [3]], 'ids=1%7C2', ['items separated by "|"']],
    [[0, 10], undefined, []],
    [[], undefined, ['written as application/json']],
  ])
})

test('a parameter that is not there is said, what is none is passed over', async () => {
  const { parameters, problems } = await view(
    "paths: { /a: { get: { parameters: [{ $ref: '#/gone' }, 3, { in: query }, { in: body }] } } }",
  )
  expect(parameters).toEqual([])
  expect(problems).toEqual(['The parameter "#/gone" is not in the description.'])
})

test('parameters that say no place a request has stand behind the others, with what they say', async () => {
  const { parameters } = await view(`paths: { /a: {
    parameters: [{ name: b, in: body, description: Far }],
    get: { parameters: [
      { name: b, in: body, description: Near, required: true, schema: { type: object, properties: { c: { type: string } } } },
      { name: a }, { name: __proto__, in: Query }, { name: q, in: query }] } } }`)
  expect(
    parameters.map((group) => [
      group.in,
      group.fields.map(({ id, required, description, schema }) => [
        id,
        required,
        description.markdown,
        schema.limits,
        schema.fields.map(({ name }) => name),
      ]),
    ]),
  ).toEqual([
    ['query', [['param-query-q', false, '', [], []]]],
    [
      'other',
      [
        ['param-other-b', true, 'Near', ['in: body'], ['c']],
        ['param-other-a', false, '', [], []],
        ['param-other-__proto__', false, '', ['in: Query'], []],
      ],
    ],
  ])
})

test('what a parameter and a header hold is shown: variants, and pages for what is too much', async () => {
  const variants = `{ oneOf: [{ $ref: '#/components/schemas/A' }, { type: object, properties: { b: { type: string } } }] }`
  const values = Array.from({ length: 1000 }, (_, index) => `value-number-${index}`).join(', ')
  const page = await view(`paths: { /a: { get: {
    parameters: [{ name: q, in: query, content: { application/json: { schema: ${variants} } } }],
    responses: { '200': { description: ok, headers: { X-H: { schema: ${variants} } } } } } } }
components: { schemas: { A: { type: object, properties: { a: {} } } } }`)
  const [q] = page.parameters[0]!.fields.map(({ schema }) => schema)
  const names = (choices: (typeof q & {})['choices']) =>
    choices[0]!.variants.map(({ schema }) => schema.fields.map(({ name }) => name))
  expect(names(q!.choices)).toEqual([['a'], ['b']])
  expect(names(page.responses[0]!.headers[0]!.schema.choices)).toEqual([['a'], ['b']])
  const long = await view(
    `paths: { /a: { get: { parameters: [{ name: many, in: query, schema: { enum: [${values}] } }] } } }`,
  )
  expect(long.parameters[0]!.fields[0]!.schema.enum.length).toBe(1000)
})

test('named examples of the media type of a parameter have their words too', async () => {
  const { parameters } =
    await view(`paths: { /a: { get: { parameters: [{ name: q, in: query, content: { application/json: {
    schema: { type: object }, examples: { one: { summary: Plants by name, description: Long, value: { name: a } } } } } }] } } }`)
  expect(parameters[0]!.fields[0]).toMatchObject({
    schema: { examples: [{ name: 'a' }] },
    named: [{ label: 'Plants by name', description: { markdown: 'Long' }, value: { name: 'a' } }],
  })
})

test('an example that is null is one, with its words', async () => {
  const { parameters } = await view(
    'paths: { /a: { get: { parameters: [{ name: q, in: query, schema: {}, examples: { none: { summary: Nothing, value: null } } }] } } }',
  )
  expect(parameters[0]!.fields[0]).toMatchObject({
    schema: { examples: [null] },
    named: [{ label: 'Nothing', value: null }],
  })
})

test('what stands between items in the query is said, and that a value may be absent', async () => {
  const list = (rest: string, type = 'array') => `{ in: query, schema: { type: ${type} }, ${rest} }`
  const { parameters } = await view(`paths: { /a: { get: { parameters: [
  ${list('name: comma, explode: false')}, ${list('name: spaces, style: spaceDelimited')}, ${list('name: again')},
  ${list('name: pipes, style: pipeDelimited, explode: false', 'object')}, ${list('name: one, explode: false', 'string')},
  ${list('name: empty, allowEmptyValue: true', 'string')} ] } } }`)
  expect(Object.fromEntries(parameters[0]!.fields.map(({ name, schema }) => [name, schema.limits]))).toEqual({
    comma: ['items separated by ","'],
    spaces: ['items separated by "%20"'],
    again: [],
    pipes: ['items separated by "|"'],
    one: [],
    empty: ['may be sent without a value'],
  })
})
