import { expect, test } from 'vitest'
import { operationMarkdown } from '../../src/openapi/markdown.ts'
import { answering, plantStore, view } from './given.ts'

test('the twin of a webhook is complete', async () => {
  expect(operationMarkdown(await view(plantStore))).toMatchInlineSnapshot(`
    "**WEBHOOK** \`/plant/webhook\`

    The service sends this request to a receiver that you run.

    Information about a new plant added to the store

    ## Authorization

    Calls to the API need a bearer token.

    - \`bearerAuth\`: bearer token, \`Authorization: Bearer <ACCESS_TOKEN>\`

    ## Servers

    - \`http://{base_url}\`
      - \`base_url\`, default \`localhost\`

    ---

    T · version 1 · OpenAPI 3.1.0"
  `)
})

test('payload and answers stand in the twin', async () => {
  const page = await view(`webhooks: { newPet: { post: {
  requestBody: { required: true, content: { application/json: { schema: { required: [petName], properties: { petName: { type: string, description: 'Its name', maxLength: 9 } } } } } },
  responses: { '200': { description: Thanks } } } } }`)
  expect(operationMarkdown(page)).toMatchInlineSnapshot(`
    "**WEBHOOK** \`newPet\`

    The service sends this request to a receiver that you run.

    ## Authorization

    The description declares no authentication.

    ## Payload

    Required.

    Media type: \`application/json\`

    Type: object

    - \`petName\` (string, required): Its name
      - At most 9 characters

    Example:

    \`\`\`json
    {
      "petName": "string"
    }
    \`\`\`

    ## Answer with

    ### 200

    Thanks

    ---

    T · version 1 · OpenAPI 3.1.0"
  `)
})

test('code is fenced and quoted so that nothing ends it', async () => {
  const markdown = operationMarkdown(
    await view(
      answering('{ properties: { "a`b": { default: "`" , description: "Two\\n\\nparagraphs" } }, example: "```" }'),
    ),
  )
  expect(markdown).toContain('- ``a`b`` (any)\n\n  Two\n\n  paragraphs\n\n  - Default: `` ` ``')
  expect(markdown).toContain('````json\n"```"\n````')
})

test('recursion, variants and values are words', async () => {
  const page = await view(
    answering(
      "{ $ref: '#/components/schemas/T' }",
      `components: { schemas: { T: { properties: { up: { $ref: '#/components/schemas/T' }, kind: { enum: [a, b], x-enumDescriptions: { a: First } }, pick: { anyOf: [{ type: string }, { type: integer }] } } } } }`,
    ),
  )
  expect(operationMarkdown(page)).toContain(`- \`up\` (T, as above)
- \`kind\` (string)
  - One of:

    - \`a\` First
    - \`b\`
- \`pick\` (any of 2 variants)
  At least one of:

  - string (string)
  - integer (integer)`)
})
