/** A site of API descriptions that are made to do harm: patches of a small one, and each text in every place that takes one. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes it; `cases`: `{ id, path, value }` patches. `texts`: what a Markdown text may try. Gives the number of descriptions. */
export function writeHostileSite(folder, { cases, texts }) {
  const payloads = [...new Set(cases.flatMap(({ value }) => stringsIn(value)).filter((text) => /[<:'"`]/.test(text)))]
  const descriptions = [
    ...cases.map((each) => [each.id, patched(each)]),
    ...payloads.map((text, index) => [`place-${index}`, everywhere(text)]),
    ['texts', manyTexts(texts)],
  ]
  mkdirSync(join(folder, 'specs'), { recursive: true })
  for (const [id, value] of descriptions) writeFileSync(join(folder, 'specs', `${id}.json`), JSON.stringify(value))
  const groups = descriptions.map(([id]) => ({
    group: id,
    openapi: { source: `specs/${id}.json`, directory: `d/${id}` },
  }))
  writeFileSync(join(folder, 'index.md'), '---\ntitle: Home\ndescription: d\n---\n\nHome.\n')
  const navigation = { groups: [{ group: 'Start', pages: ['index'] }, ...groups] }
  writeFileSync(join(folder, 'docs.json'), JSON.stringify({ name: 'hostile', navigation }))
  return descriptions.length
}

function stringsIn(value) {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** A small description with one value replaced; `__proto__` is a key like any other. */
export function patched({ path, value }) {
  const whole = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1', license: { name: 'L' }, contact: {} },
    servers: [{ url: 'https://a.example' }],
    tags: [{ name: 't', description: 'd' }],
    security: [{ k: [] }, { o: [] }, { i: [] }],
    paths: { '/a': { get: operation() }, '/b': { get: operation() } },
    components: {
      schemas: { A: { type: 'object', enum: ['x'], properties: { a: { type: 'string' } } } },
      securitySchemes: { k: { type: 'apiKey', in: 'header', name: 'k' } },
    },
  }
  const given = value === '@op' ? { get: operation() } : value === '@opbody' ? operation() : value
  const last = path.length - 1
  path.reduce((holder, key, index) => {
    if (index === last) return put(holder, key, given)
    if (!Object.hasOwn(holder, key)) put(holder, key, typeof path[index + 1] === 'number' ? [] : {})
    return holder[key]
  }, whole)
  return whole
}

function put(holder, key, value) {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function operation() {
  const schema = { $ref: '#/components/schemas/A' }
  const content = { 'application/json': { schema, examples: { x: { value: { a: 'b' } } } } }
  return {
    tags: ['t'],
    parameters: [{ name: 'p', in: 'query', schema: { type: 'string' } }],
    requestBody: { content },
    responses: { 200: { description: 'ok', content } },
  }
}

/** One text in every place of a description that takes a text. */
export function everywhere(text) {
  const docs = { url: text, description: text }
  const key = `/${text.replaceAll('/', '_')}`
  const schema = {
    title: text,
    description: text,
    type: 'object',
    required: [text],
    externalDocs: docs,
    properties: {
      [text]: {
        type: 'string',
        title: text,
        description: text,
        enum: [text, 'b'],
        default: text,
        examples: [text],
        pattern: text,
        format: text,
        contentMediaType: text,
      },
      constant: { const: text },
      map: { type: 'object', patternProperties: { [text]: { type: 'string', description: text } } },
    },
    discriminator: { propertyName: text, mapping: { [text]: text } },
    'x-enumDescriptions': { [text]: text },
  }
  const examples = { [text]: { summary: text, description: text, value: text }, far: { externalValue: text } }
  const content = {
    [text]: {
      schema,
      examples,
      encoding: { [text]: { contentType: text, style: text, headers: { [text]: { description: text } } } },
    },
    'application/json': { schema, example: { [text]: text } },
  }
  const links = {
    [text]: {
      operationId: text,
      description: text,
      parameters: { [text]: text },
      requestBody: text,
      server: { url: text, description: text },
    },
  }
  const servers = [
    {
      url: text,
      name: text,
      description: text,
      variables: { [text]: { default: text, enum: [text], description: text } },
    },
  ]
  const bare = {
    summary: text,
    description: text,
    operationId: text,
    tags: [text],
    deprecated: true,
    externalDocs: docs,
    servers,
    security: [{ [text]: [text] }, { oauth: [text] }, { connect: [] }],
    parameters: ['path', 'query', 'header', 'cookie'].map((place) => ({
      name: text,
      in: place,
      description: text,
      schema,
      examples,
      style: text,
    })),
    requestBody: { description: text, content },
    responses: {
      200: { description: text, summary: text, headers: { [text]: { description: text, schema } }, content, links },
      [text]: { description: text },
    },
    'x-codeSamples': [{ lang: text, label: text, source: text }],
    'x-badges': [{ name: text, color: text }],
    'x-mint': {
      content: text,
      href: text,
      metadata: { title: text, description: text, icon: text, tag: text, canonical: text, sidebarTitle: text },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: text,
      summary: text,
      description: text,
      version: text,
      termsOfService: text,
      contact: { name: text, url: text, email: text },
      license: { name: text, url: text },
    },
    servers,
    externalDocs: docs,
    tags: [
      { name: text, summary: text, description: text, externalDocs: docs, 'x-displayName': text },
      { name: 'other', description: text },
    ],
    'x-tagGroups': [{ name: text, tags: [text] }],
    paths: {
      [key]: { summary: text, description: text, get: { ...bare, callbacks: { [text]: { [text]: { post: bare } } } } },
      '/plain': { post: { ...bare, tags: ['other'], 'x-mint': {} } },
    },
    webhooks: { [text]: { post: { ...bare, tags: [] } } },
    components: {
      schemas: { [text]: schema },
      securitySchemes: {
        [text]: { type: 'apiKey', in: 'header', name: text, description: text },
        oauth: {
          type: 'oauth2',
          flows: {
            implicit: { authorizationUrl: text, refreshUrl: text, scopes: { [text]: text } },
            [text]: { tokenUrl: text, scopes: {} },
          },
        },
        connect: { type: 'openIdConnect', openIdConnectUrl: text },
      },
    },
  }
}

function manyTexts(texts) {
  const entries = texts.map((text, index) => [
    `/t${index}`,
    { get: { summary: `T ${index}`, description: text, responses: { 200: { description: text } } } },
  ])
  return { openapi: '3.1.0', info: { title: 'Texts', version: '1' }, paths: Object.fromEntries(entries) }
}
