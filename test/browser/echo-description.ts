/** The description of the echo server: every way to write a parameter, to prove who one is, and to send a body. */

/** `{ path: { method: operation } }`, `servers` and all. */
export function echoDescription(origin: string): object {
  const ok = { responses: { 200: { description: 'What was sent.' } } }
  const get = (summary: string, more: object = {}) => ({ get: { summary, ...ok, ...more } })
  const text = { schema: { type: 'string' } }
  const list = { type: 'array', items: { type: 'string' } }
  const pair = { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'string' } } }
  const at = (place: string, name: string, more: object) => ({
    in: place,
    name,
    ...(place === 'path' && { required: true }),
    ...more,
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Garden', version: '1' },
    servers: [
      { url: origin, description: 'Here' },
      { url: 'https://{region}.garden.example/v1', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
      { url: 'https://{team}.beds.example', variables: { team: { default: 'roses' } } },
    ],
    paths: {
      '/styles/{simple}/{label}/{matrix}': get('Read styles', {
        parameters: [
          at('path', 'simple', { schema: list, example: ['a', 'b c'] }),
          at('path', 'label', { schema: list, style: 'label', explode: true, example: ['a', 'b'] }),
          at('path', 'matrix', { schema: pair, style: 'matrix', explode: true, example: { x: 1, y: 'é' } }),
          at('query', 'each', { schema: list, example: ['a', 'b c'] }),
          at('query', 'comma', { schema: list, explode: false, example: ['a', 'b'] }),
          at('query', 'pipe', { schema: list, style: 'pipeDelimited', explode: false, example: ['a', 'b'] }),
          at('query', 'deep', { schema: pair, style: 'deepObject', explode: true, example: { x: 1, y: 'z' } }),
          at('query', 'json', { content: { 'application/json': { schema: pair, example: { x: 2 } } } }),
          at('query', 'on', { schema: { type: 'boolean' }, example: false }),
          at('query', 'kind', { schema: { type: 'string', enum: ['tree', 'herb'] }, example: 'herb' }),
          at('query', 'zero', { schema: { type: 'integer', default: 0 } }),
          at('header', 'X-Bed', { schema: list, example: ['a', 'b'] }),
          at('cookie', 'session', { ...text, example: 'abc' }),
        ],
      }),
      '/plants/{id}': {
        put: {
          summary: 'Replace a plant',
          description: 'Puts another plant in the place of one.',
          security: [{ token: [] }],
          parameters: [
            at('path', 'id', {
              description: 'Number of the plant.',
              schema: { type: 'integer', minimum: 1 },
              example: 7,
            }),
            at('query', 'dryRun', {
              description: 'Only says what it would do.',
              schema: { type: 'boolean', default: false },
            }),
            at('header', 'Idempotency-Key', {
              description: 'Names the call, so that it counts once.',
              schema: { type: 'string', format: 'uuid' },
            }),
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Plant' },
                example: { name: 'Fern', height: 12.5, tags: ['shade'], pot: { kind: 'clay', size: 3 } },
              },
            },
          },
          ...ok,
        },
      },
      '/many': get('Sign in many ways', {
        security: [{ basic: [] }, { keyHeader: [] }, { keyQuery: [] }, { keyCookie: [] }, { flow: ['read'] }, {}],
      }),
      '/form': {
        post: {
          summary: 'Send a form',
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, tags: list } },
              },
            },
          },
          ...ok,
        },
      },
      '/upload': {
        post: {
          summary: 'Send files',
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    note: { type: 'string' },
                    cover: { type: 'string', format: 'binary' },
                    pages: { type: 'array', items: { type: 'string', format: 'binary' } },
                  },
                },
              },
            },
          },
          ...ok,
        },
      },
      '/raw': {
        post: {
          summary: 'Send one file',
          requestBody: {
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
              'application/xml': { example: '<plant/>' },
            },
          },
          ...ok,
        },
      },
      '/pets': {
        post: {
          summary: 'Choose a variant',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pet' } } } },
          ...ok,
        },
      },
      '/closed': get('Call a closed API', { security: [{ token: [] }] }),
      '/slow': get('Wait'),
      '/large': get('Get much'),
      '/events': get('Listen'),
      '/picture': get('Look'),
      '/bytes': get('Get bytes'),
      '/empty': get('Get nothing'),
      '/moved': get('Follow'),
      '/status/{code}': get('Get a status', { parameters: [at('path', 'code', { schema: { type: 'integer' } })] }),
      '/away': get('Call elsewhere', {
        servers: [{ url: 'https://{host}', variables: { host: { default: 'garden.example' } } }],
      }),
      '/plain': get('Call in the clear', { servers: [{ url: 'http://garden.example' }] }),
      '/nowhere': get('Call nobody', { servers: [{ url: '/v1' }] }),
      '/simple': get('Read only', { 'x-mint': { metadata: { playground: 'simple' } } }),
      '/hide': get('Read less', { 'x-mint': { metadata: { playground: 'none' } } }),
    },
    webhooks: { grown: { post: { summary: 'Has grown', ...ok } } },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        basic: { type: 'http', scheme: 'basic' },
        keyHeader: { type: 'apiKey', in: 'header', name: 'X-Key' },
        keyQuery: { type: 'apiKey', in: 'query', name: 'key' },
        keyCookie: { type: 'apiKey', in: 'cookie', name: 'key' },
        flow: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: 'https://garden.example/token', scopes: { read: 'Read' } } },
        },
      },
      schemas: {
        Plant: {
          type: 'object',
          required: ['name'],
          properties: {
            id: { type: 'integer', readOnly: true },
            name: { type: 'string', minLength: 2, description: 'As it is called.' },
            height: { type: 'number', minimum: 0, description: 'In centimetres.' },
            light: { type: 'string', enum: ['sun', 'shade'] },
            tags: { type: 'array', items: { type: 'string' }, maxItems: 3 },
            pot: { type: 'object', properties: { kind: { type: 'string' }, size: { type: 'integer' } } },
          },
        },
        Pet: {
          oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
          discriminator: { propertyName: 'kind' },
        },
        Cat: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' }, lives: { type: 'integer' } },
        },
        Dog: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' }, barks: { type: 'boolean' } },
        },
      },
    },
  }
}
