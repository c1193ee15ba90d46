/** What few pages need does not burden the others, and is there where it is needed. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { mdx, project, siteWith } from '../../site-kit.ts'

const kinds = (sheets: readonly string[]) => sheets.map((href) => href.replace(/^\/(?:_flatleaf\/)?|\.[\da-f]{8}/g, ''))
const sheetsOf = async (body: string) => {
  const site = await siteWith(
    {},
    { 'pages/guides/start.mdx': mdx('First steps', body), 'pages/own.css': 'p { top: 0 }' },
  )
  return kinds(site.page('/guides/start/').styleSheets())
}

describe('a page loads, between the common sheet and those of the project,', () => {
  test.each([
    ['nothing for text', 'Text.', []],
    ['the sheet of diagrams', '```mermaid\nflowchart LR\n  A --> B\n```', ['diagrams.css']],
    ['that sheet also for a kind that a script draws', '```mermaid\nsankey-beta\na,b,1\n```', ['diagrams.css']],
    ['the sheet of formulas', 'A root: $\\sqrt{2}$.', ['math.css']],
    ['the same for one that is wrong', '$$\n\\frac{1\n$$', ['math.css']],
    ['one for rarer components', '<Update label="May">News.</Update>', ['parts.css']],
    ['the same for a tree', '<Tree><Tree.File name="a.md" /></Tree>', ['parts.css']],
    ['the same for a prompt', '<Prompt description="Do it">Do.</Prompt>', ['parts.css']],
    [
      'the same for colours',
      '<Color variant="compact"><Color.Item name="a" value="#fff" /></Color>',
      ['parts.css', 'content.css'],
    ],
    ['the same for a tile', '<Tile title="A">Ground.</Tile>', ['parts.css']],
    ['the same for a repository', 'See <GitHub.Repo repo="a/b" inline />.', ['parts.css']],
    ['authors’ classes and styles in one sheet', '<p className="mt-4" style={{ color: "red" }}>A</p>', ['content.css']],
    ['no sheet for classes without a rule', '<p className="mine">A</p>', []],
  ])('%s', async (_, body, expected) => {
    expect(await sheetsOf(body)).toEqual(['site.css', ...expected, 'own.css'])
  })
})

test('an island may come to draw what its first look does not have', async () => {
  const body = `import { useState } from 'react'

export const Switch = () => {
  const [on, set] = useState(false)
  return <div onClick={() => set(!on)}>{on ? <Update label="May">News.</Update> : 'Off'}</div>
}

<Switch />`
  expect(await sheetsOf(body)).toEqual(['site.css', 'math.css', 'parts.css', 'own.css'])
})

test('pages of operations have their sheet, whoever makes them', async () => {
  const site = await project({
    'docs.json': { name: 'A', navigation: { pages: ['index', 'own', 'manual'] }, api: { openapi: 'openapi.yaml' } },
    'openapi.yaml':
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /plants: { get: { summary: List } } }\n",
    'index.mdx': mdx('Home'),
    'own.mdx': '---\ntitle: Own\ndescription: d\nopenapi: GET /plants\n---\n\nA root: $\\sqrt{2}$.\n',
    'manual.mdx': '---\ntitle: Manual\ndescription: d\napi: GET https://x.example/plants\n---\n',
  })
  expect(kinds(site.page('/own/').styleSheets())).toEqual(['site.css', 'math.css', 'reference.css'])
  expect(kinds(site.page('/manual/').styleSheets())).toEqual(['site.css', 'reference.css'])
})

test('the common sheet keeps to the budget of readers', async () => {
  const site = await siteWith({})
  const [sheet] = site.page('/').styleSheets()
  expect(gzipSync(site.read(sheet!.slice(1)), { level: 9 }).length).toBeLessThanOrEqual(16 * 1024)
})
