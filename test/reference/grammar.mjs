/**
 * What each object of a description holds, for reading it without the product: which keys are texts, names and values, and
 * which hold further objects. What stands in no grammar, such as an example's value, is no text.
 */
const docs = { texts: ['description'] }
const example = { texts: ['summary', 'description'] }
const server = { texts: ['description'], maps: { variables: { texts: ['description'], values: ['enum'] } } }
const link = { texts: ['description'], parts: { server } }
const scope = { texts: [''] }
const flow = { maps: { scopes: scope } }
const scheme = { texts: ['description'], maps: { flows: flow, scopes: scope } }
/** Shown by the first of its labels. */
const tag = {
  label: ['x-group', 'x-displayName', 'summary', 'name'],
  texts: ['description'],
  parts: { externalDocs: docs },
}
const tagGroup = { texts: ['name'] }
const info = {
  texts: ['title', 'summary', 'description', 'version'],
  parts: { contact: { texts: ['name'] }, license: { texts: ['name'] } },
}
const discriminator = {}
const schema = {
  texts: ['description', 'title'],
  values: ['enum', 'const'],
  meanings: ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-varnames', 'x-enumNames'],
  parts: { externalDocs: docs, discriminator },
}
for (const key of [
  'items',
  'additionalItems',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'contentSchema',
])
  schema.parts[key] = schema
for (const key of ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems']) schema.parts[key] = schema
for (const key of ['allOf', 'oneOf', 'anyOf', 'prefixItems']) (schema.lists ??= {})[key] = schema
schema.maps = { dependentSchemas: schema }
schema.names = { properties: schema, patternProperties: schema }
const header = { ...schema, maps: { ...schema.maps, examples: example } }
const encoding = { names: { headers: header } }
const media = { parts: { schema, itemSchema: schema }, maps: { examples: example, encoding } }
header.maps.content = media
header.parts = { ...schema.parts, schema }
const parameter = { ...header, texts: ['description'], named: true }
const body = { texts: ['description'], maps: { content: media } }
const response = {
  texts: ['summary', 'description'],
  parts: { schema },
  names: { headers: header },
  maps: { content: media, links: link },
}
const item = { texts: ['summary', 'description'], lists: { parameters: parameter, servers: server } }
const callback = { each: item }
const operation = {
  texts: ['summary', 'description'],
  parts: { externalDocs: docs, requestBody: body, 'x-mint': { texts: ['content'] } },
  lists: { parameters: parameter, servers: server },
  maps: { responses: response, callbacks: callback },
  isOperation: true,
}
for (const method of ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])
  (item.parts ??= {})[method] = operation
item.maps = { additionalOperations: operation }
item.isOperation = true
export const root = {
  parts: { info, externalDocs: docs },
  lists: { servers: server, tags: tag, 'x-tagGroups': tagGroup },
  maps: { paths: item, webhooks: item, 'x-webhooks': item, securityDefinitions: scheme },
}
/** Shared parts that no operation reaches are shown all the same, unless an excluded or hidden one reaches them. */
export const shared = [
  [['components', 'securitySchemes'], scheme],
  [['components', 'schemas'], schema],
  [['definitions'], schema],
]
