import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile.ts'
import { markIslands } from '../../src/markdown/islands.ts'
import { theme } from '../../theme/index.ts'
import { page, toolsWith } from './fake-theme.ts'

describe('markIslands', () => {
  test('lists islands with the icons that their props name', () => {
    const props = { icon: 'leaf', label: 'fern', items: [{ icon: 'oak' }, { icon: 'no icon at all' }] }
    const island = { file: 'a.jsx', name: 'A', props }
    const node = { type: 'element', tagName: 'div', properties: {}, children: [], data: { island } } as never
    expect(markIslands([node])).toEqual([{ file: 'a.jsx', name: 'A', icons: ['leaf', 'oak'] }])
  })
})

describe('files of code', () => {
  test('draw formulas and diagrams, whether they move or not', async () => {
    const drawn = "<Latex>x^2</Latex><Mermaid chart={'graph TD\\n  A-->B'}/>"
    const files = {
      'a.jsx': `export const A = () => <div>${drawn}</div>\nexport const B = () => { const [n] = useState(1); return <div onClick={() => n}>${drawn}</div> }`,
    }
    const text = '---\ntitle: T\ndescription: D\n---\nimport { A, B } from "./a.jsx"\n\n<A/>\n\n<B/>\n'
    const { html } = await compileMarkdown(page(text), { ...toolsWith(files), theme })
    expect([html.match(/<math/g)?.length, html.match(/class="diagram"/g)?.length]).toEqual([2, 2])
  })
})
