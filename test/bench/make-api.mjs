/**
 * A made description of any number of operations, the same bytes every time: twenty-five of them to a tag, over schemas that are shared, hold each
 * other and come back to themselves, as those of grown APIs do. Every fourth operation sends a body; all answer with a schema and share two errors.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { speaker } from './speaker.mjs'

const perTag = 25

/** The sentence that a measured edit replaces; it stands in one schema. */
export const editable = 'Said by the bench.'

/** Writes docs.json, a page and `openapi.json` with `count` operations below `folder`; gives the bytes of the description. */
export function makeApi(folder, count) {
  mkdirSync(join(folder, 'pages'), { recursive: true })
  const text = JSON.stringify(descriptionOf(count), null, 1)
  writeFileSync(join(folder, 'openapi.json'), text)
  writeFileSync(
    join(folder, 'pages/index.mdx'),
    '---\ntitle: Garden API\ndescription: All calls.\n---\n\nStart here.\n',
  )
  const navigation = [{ group: 'Start', pages: ['index'] }]
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ name: 'Garden API', openapi: 'openapi.json', navigation }))
  return Buffer.byteLength(text)
}

function descriptionOf(count) {
  const schemaCount = Math.max(4, Math.ceil(count / 2))
  const tags = Math.ceil(count / perTag)
  const paths = {}
  for (let index = 0; index < count; index++) {
    const say = speaker(index)
    const path = `/${say.noun()}s/{id}/${say.noun()}-${index}`
    paths[path] = { [index % 4 === 0 ? 'post' : 'get']: operation(index, say, schemaCount) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Garden API', version: '1.0.0', description: 'A made description.' },
    servers: [{ url: 'https://api.example.com/v1' }],
    security: [{ token: [] }],
    tags: Array.from({ length: tags }, (_, index) => ({
      name: tagOf(index),
      description: speaker(index).sentence('bed'),
    })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } },
      responses: { missing: problem('Nothing is there.'), refused: problem('The token is not valid.') },
      schemas: {
        Problem: {
          type: 'object',
          required: ['title'],
          properties: { title: { type: 'string' }, status: { type: 'integer' } },
        },
        ...Object.fromEntries(
          Array.from({ length: schemaCount }, (_, index) => [nameOf(index), schema(index, schemaCount)]),
        ),
      },
    },
  }
}

const tagOf = (index) => `Part ${index + 1}`
const nameOf = (index) => `Thing${index + 1}`
const refTo = (index) => ({ $ref: `#/components/schemas/${nameOf(index)}` })

function problem(description) {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }
}

function operation(index, say, schemaCount) {
  const thing = () => refTo(say.number(0, schemaCount - 1))
  const query = Array.from({ length: say.number(1, 4) }, (_, number) => ({
    name: `${say.noun()}_${number}`,
    in: 'query',
    description: say.sentence(`**${say.noun()}**`),
    schema: say.one([
      { type: 'integer', minimum: 0, default: 0 },
      { type: 'string', enum: ['asc', 'desc'] },
      { type: 'boolean' },
    ]),
  }))
  return {
    tags: [tagOf(Math.floor(index / perTag))],
    operationId: `call${index}`,
    summary: `${say.capital(say.verb())} the ${say.quality()} ${say.noun()} ${index + 1}`,
    description: `${say.sentence('bed')}\n\n${say.sentence(`\`${say.noun()}\``)}\n\n- ${say.sentence('row')}\n- ${say.sentence('plot')}`,
    parameters: [{ $ref: '#/components/parameters/id' }, ...query],
    ...(index % 4 === 0 && { requestBody: { required: true, content: { 'application/json': { schema: thing() } } } }),
    responses: {
      200: {
        description: say.sentence('answer'),
        content: { 'application/json': { schema: say.one([thing(), { type: 'array', items: thing() }]) } },
      },
      401: { $ref: '#/components/responses/refused' },
      404: { $ref: '#/components/responses/missing' },
    },
  }
}

/** Ten or so properties, up to three of them another schema, earlier or later in the list. */
function schema(index, count) {
  const say = speaker(100_000 + index)
  const plain = () =>
    say.one([
      { type: 'string', description: say.sentence('name'), maxLength: 80 },
      { type: 'integer', description: say.sentence('number'), minimum: 0 },
      { type: 'string', format: 'date-time', description: say.sentence('time') },
      { type: 'string', enum: [say.noun(), say.verb(), say.quality()], description: say.sentence('kind') },
      { type: ['string', 'null'], description: say.sentence('note') },
    ])
  const names = Array.from({ length: say.number(6, 12) }, (_, number) => `${say.noun()}_${number}`)
  const other = () => refTo(say.number(0, count - 1))
  const links = names
    .slice(0, say.number(1, 3))
    .map((name) => [`${name}_of`, say.one([other(), { type: 'array', items: other() }])])
  return {
    type: 'object',
    description: index === Math.floor(count / 2) ? editable : say.sentence('thing'),
    required: names.slice(0, 3),
    properties: Object.fromEntries([...names.map((name) => [name, plain()]), ...links]),
  }
}
