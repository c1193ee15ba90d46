/** What is made while a page is compiled, in the language of the page. */
import type { Element, ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { bodyWords, pageWords, scriptWords } from '../src/model/words.ts'
import { sayIn } from '../theme/words/index.ts'
import { mdx, project } from './site-kit.ts'

const french = sayIn('fr')
/** Words that a French page must not say. */
const foreign = new Set<string>([...pageWords, ...scriptWords, ...bodyWords].filter((word) => french(word) !== word))

/** Texts and labels that are a word of ours in English, or start with one that goes on with what is put in. */
function englishIn(nodes: readonly ElementContent[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return saysEnglish(node.value) ? [node.value] : []
    if (node.type !== 'element') return []
    const { ariaLabel, title, alt } = node.properties
    const labels = [ariaLabel, title, alt].filter((each): each is string => typeof each === 'string')
    return [...labels.filter(saysEnglish), ...englishIn(node.children)]
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
<Tabs><Tab>Douze</Tab><Tab>Treize</Tab></Tabs>
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
