/** What is made while a page is compiled, in the language of the page. */
import type { Element, ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { bodyWords, pageWords, referenceWords, scriptWords } from '../src/model/words.ts'
import { sayIn } from '../theme/words/index.ts'
import { mdx, project } from './site-kit.ts'

const french = sayIn('fr')
/** Words that a French page must not say. */
const foreign = new Set<string>(
  [...pageWords, ...scriptWords, ...bodyWords, ...referenceWords].filter((word) => french(word) !== word),
)

/** Texts and labels that are a word of ours in English, or start with one that goes on with what is put in. */
function englishIn(nodes: readonly ElementContent[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return saysEnglish(node.value) ? [node.value] : []
    if (node.type !== 'element') return []
    const { ariaLabel, title, alt } = node.properties
    const labels = [ariaLabel, title, alt].filter((each): each is string => typeof each === 'string')
    // Code is the author's, or a program's.
    return [...labels.filter(saysEnglish), ...(node.tagName === 'pre' ? [] : englishIn(node.children))]
  })
}

const openings = [...foreign].flatMap((word) => /^[^{]{3,}(?=\{\})/.exec(word) ?? [])

function saysEnglish(text: string): boolean {
  const said = text.trim().replace(/:$/, '')
  return foreign.has(said) || openings.some((opening) => text.startsWith(opening))
}

async function frenchPage(body: string, files: Readonly<Record<string, unknown>> = {}) {
  const languages = ['fr', 'en'].map((language) => ({
    language,
    groups: [{ group: 'G', pages: [`${language}/page`] }],
  }))
  const site = await project({
    'docs.json': { name: 'N', navigation: { languages } },
    'fr/page.mdx': mdx('Titre', body),
    'en/page.mdx': mdx('Titre', body),
    ...files,
  })
  return { site, page: site.page('/fr/page/'), english: site.page('/en/page/'), twin: site.read('fr/page.md') }
}

const components = `
<Note>Un</Note>

> [!WARNING]
> Deux

## Partie

<Accordion>Trois</Accordion>
<Card title="C" href="https://a.example" disabled>Quatre</Card>
<Card title="D" href="https://a.example">Cinq</Card>
<Tile title="E" href="https://a.example">Six</Tile>
<Color><Color.Item name="Encre" value={{ light: '#000', dark: '#fff' }} /></Color>
<CodeGroup dropdown>
\`\`\`js
let a
\`\`\`

\`\`\`
b
\`\`\`
</CodeGroup>
<ParamField query="q" type="string" required deprecated default="1" placeholder="2" enum={['1', '2']}>Sept</ParamField>
<ResponseField name="r" type="object" required><Expandable>Huit</Expandable></ResponseField>
<GitHub.Repo repo="a/b" />
<Prompt actions={['copy', 'cursor']}>Dix</Prompt>
<Steps><Step title="S">Onze</Step></Steps>
<Tabs>
<Tab>Douze</Tab>
<Tab>Treize</Tab>
</Tabs>
<Tooltip tip="bulle" href="/fr/page">terme</Tooltip>
<Update date="2026-04-14" tags={['x']}>Quatorze</Update>
<View title="V">Quinze</View>
<Panel>Seize</Panel>

| a |
|---|
| b |

- [ ] c
- [x] d

<Latex display>a</Latex>

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`

![photo](/i.png)

Renvoi[^1]

[^1]: Fin

<iframe src="https://a.example/x" />
`

test('a French page of components says nothing in English, and its twin neither', async () => {
  const { page, english, twin } = await frenchPage(components, { 'i.png': 'x' })
  const body = (page.one('body') as Element).children
  expect(englishIn(body)).toEqual([])
  // The same search finds them on the English page.
  expect(englishIn((english.one('body') as Element).children).length).toBeGreaterThan(40)
  for (const words of ['Remarque', 'Lien vers «\u00a0Partie\u00a0»', 'Notes de bas de page', 'À faire', 'Organigramme'])
    expect(JSON.stringify(body)).toContain(words)
  for (const words of [
    '**Remarque\u00a0:**',
    '**Détails**',
    'obligatoire',
    '## Mise à jour',
    'Tags\u00a0: x',
    '**Onglet**',
  ])
    expect(twin).toContain(words)
})

const description = `
openapi: 3.1.0
info: { title: Potager, version: '2', license: { name: MIT }, contact: { name: Jeanne, email: j@a.example } }
servers: [{ url: 'https://{h}.a.example', variables: { h: { default: x, enum: [x, y] } } }, { url: https://b.example }]
security: [{ cle: [] }, { oauth: [lire] }]
paths:
  /plantes/{id}:
    post:
      summary: Ajouter
      deprecated: true
      tags: [Plantes]
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, minLength: 1, maxLength: 9, pattern: '^a' } }
        - { name: q, in: query, schema: { type: array, items: { type: integer, minimum: 1, maximum: 5 }, uniqueItems: true } }
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [nom]
              properties:
                nom: { type: string, enum: [rose, lis], default: rose, example: lis }
                choix: { oneOf: [{ type: object, properties: { a: { type: integer } } }, { type: object, properties: { b: { not: { type: object, properties: { c: {} } } } } }] }
                parts: { type: object, additionalProperties: { type: array, minItems: 2, items: { type: number, exclusiveMinimum: 0, multipleOf: 2 } } }
              additionalProperties: false
          multipart/form-data:
            schema: { type: object, properties: { f: { type: string, format: binary } } }
            encoding: { f: { contentType: image/png, headers: { X-A: { schema: { type: string } } } } }
      responses:
        '200': { description: Bien, headers: { X-B: { schema: { type: string, readOnly: true } } }, content: { application/json: { schema: { $ref: '#/components/schemas/Arbre' } } }, links: { suite: { operationId: lire, parameters: { id: $response.body#/id } } } }
        '404': { description: '' }
        default: { $ref: '#/components/responses/Absente' }
      callbacks:
        rappel: { '{$request.body#/url}': { post: { requestBody: { content: { application/json: { schema: { type: object, properties: { fin: { type: boolean } } } } } }, responses: { '200': { description: Merci } } } } }
  /plantes: { get: { operationId: lire, summary: Lire, tags: [Plantes], security: [], responses: { '200': { description: Bien } } } }
components:
  securitySchemes:
    cle: { type: apiKey, in: header, name: X-Cle }
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://a.example/t, scopes: { lire: tout lire } } } }
  schemas:
    Arbre: { type: object, properties: { id: { type: string, readOnly: true }, branches: { type: array, items: { $ref: '#/components/schemas/Arbre' } } } }
`

test('a French page of an operation, its schemas and its API say nothing in English', async () => {
  const node = (language: string) => ({ language, openapi: { source: 'potager.yaml', directory: `${language}/api` } })
  const site = await project({
    'docs.json': { name: 'N', navigation: { languages: ['fr', 'en'].map(node) } },
    'potager.yaml': description,
  })
  const routes = site.site!.pages.map(({ route }) => route)
  expect(routes.length).toBeGreaterThan(3)
  for (const route of routes) {
    const isFrench = route.startsWith('/fr/') || route.includes('schemas')
    const found = englishIn((site.page(route).one('body') as Element).children)
    if (isFrench) expect(found, route).toEqual([])
    else expect(found.length, route).toBeGreaterThan(5)
  }
  const route = routes.find((each) => each.startsWith('/fr/') && each.includes('ajouter'))!
  const page = site.html(route)
  for (const words of ['Paramètres de chemin', 'De 1 à 9 caractères', 'correspond à <code>', 'array de integer'])
    expect(page).toContain(words)
  expect(page).toContain('clé d’API dans l’en-tête «\u00a0X-Cle\u00a0»')
  const twin = site.read(`${route.slice(1, -1)}.md`)
  for (const words of ['## Autorisation', 'Obligatoire.', 'Type\u00a0: ', '## Serveurs']) expect(twin).toContain(words)
})
