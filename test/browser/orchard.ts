/** A small site with everything around its text: tabs, anchors, versions, languages, nested groups, an API. */
const page = (title: string, text = 'Text.') =>
  `---\ntitle: ${title}\ndescription: What ${title} is about.\n---\n\n${text}\n`

const long = Array.from(
  { length: 12 },
  (_, index) =>
    `## Part ${index + 1}\n\n${'The orchard is large, and so is this text. '.repeat(12)}\n\n### Detail ${index + 1}\n\nMore.`,
).join('\n\n')

const config = {
  name: 'Orchard',
  colors: { primary: '#15803d', light: '#4ade80', dark: '#166534' },
  navbar: {
    links: [{ label: 'Status', href: 'https://example.com/status' }],
    primary: { type: 'button', label: 'Sign up', href: 'https://example.com/join' },
  },
  styling: { eyebrows: 'breadcrumbs' },
  footer: { socials: { github: 'https://github.com/example/orchard' } },
  navigation: {
    global: {
      anchors: [{ anchor: 'Community', icon: 'comments', href: 'https://example.com/chat' }],
    },
    versions: [
      {
        version: 'v2',
        default: true,
        tabs: [
          {
            tab: 'Guides',
            groups: [
              { group: 'Start', pages: ['index', 'guides/plant', 'guides/long'] },
              {
                group: 'Care',
                pages: [
                  'care/water',
                  { group: 'Pruning', pages: ['care/winter', { group: 'Tools', pages: ['care/saw'] }] },
                ],
              },
            ],
          },
          { tab: 'API', groups: [{ group: 'Trees', openapi: 'api.yaml' }] },
        ],
      },
      { version: 'v1', groups: [{ group: 'Start', pages: ['v1/index', 'v1/plant'] }] },
    ],
  },
}

const api = `openapi: 3.1.0
info: { title: Orchard, version: '2' }
servers:
  - { url: 'https://api.example.com/v2' }
  - { url: 'https://{region}.example.com', variables: { region: { default: eu, enum: [eu, us] } } }
security: [{ key: [] }]
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key, description: Made in the settings. }
  schemas:
    Tree:
      type: object
      required: [kind]
      properties:
        kind: { type: string, enum: [apple, pear], description: What grows on it. }
        height: { type: number, minimum: 0, default: 1, description: In metres. }
        place: { type: object, properties: { row: { type: integer }, column: { type: integer } } }
        fruit: { oneOf: [{ type: string }, { type: object, properties: { colour: { type: string } } }] }
paths:
  /trees/{id}:
    put:
      summary: Replace a tree
      description: 'Puts another tree in its place. See [the guide](/guides/plant).'
      tags: [Trees]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, description: Which tree. }
        - { name: dry, in: query, schema: { type: boolean }, description: Change nothing. }
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
      responses:
        '200': { description: The new tree., content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
        '404': { description: No such tree. }
    delete:
      summary: Fell a tree
      deprecated: true
      tags: [Trees]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '204': { description: Gone. } }
webhooks:
  ripe:
    post:
      summary: Fruit is ripe
      tags: [Trees]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } } }
      responses: { '200': { description: Thanks. } }
`

/** The files of the site, by path. */
export const orchard: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify(config),
  'api.yaml': api,
  'index.mdx': page('Orchard'),
  'guides/plant.mdx': page('Planting', '<Tabs><Tab title="Apple">Red.</Tab><Tab title="Pear">Green.</Tab></Tabs>'),
  'guides/long.mdx': page('Everything', long),
  'care/water.mdx': page('Watering'),
  'care/winter.mdx': page('In winter'),
  'care/saw.mdx': page('The saw'),
  'v1/index.mdx': page('Old orchard'),
  'v1/plant.mdx': page('Old planting'),
}
