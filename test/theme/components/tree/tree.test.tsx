import { describe, expect, test } from 'vitest'
import { draw, html, markdown, nodes } from '../component-kit.ts'

const file = (name: string) =>
  `<li class="tree-item"><span class="tree-row"><svg/><span class="tree-name">${name}</span></span></li>`

describe('Tree', () => {
  test('nests disclosures for folders', () => {
    const inside = nodes('Tree.File', { name: 'a.ts' })
    const folder = nodes('Tree.Folder', { name: 'src', defaultOpen: true }, ['\n', inside, '\n'])
    expect(draw('Tree', {}, folder)).toBe(
      `<div class="tree"><ul class="tree-list"><li class="tree-item"><details class="tree-folder" open><summary class="tree-row"><svg/><svg/><span class="tree-name">src</span></summary><ul class="tree-list">${file('a.ts')}</ul></details></li></ul></div>`,
    )
  })

  test('keeps a folder open that cannot be closed', () => {
    const drawn = draw(
      'Tree.Folder',
      { name: 'src', openable: false },
      nodes('Tree.File', { name: 'a', highlight: true }),
    )
    expect(drawn).not.toContain('<details')
    expect(drawn).toContain('<strong class="tree-name tree-lit">a</strong>')
  })

  test('reads a list: folders are open, remarks follow names', () => {
    const list = (
      <ul>
        <li>
          src/
          <ul>
            <li>index.ts the start</li>
            <li>
              <code>b.ts</code> # the rest
            </li>
            <li>…</li>
          </ul>
        </li>
        <li>My notes</li>
        <li>
          <strong>README.md</strong>
        </li>
      </ul>
    )
    const drawn = draw('Tree', {}, list)
    expect(drawn).toContain(
      '<details class="tree-folder" open><summary class="tree-row"><svg/><svg/><span class="tree-name">src</span>',
    )
    expect(drawn).toContain('<span class="tree-name">index.ts</span> <span class="tree-comment">the start</span>')
    expect(drawn).toContain(
      '<span class="tree-name"><code>b.ts</code></span> <span class="tree-comment">the rest</span>',
    )
    expect(drawn).toContain('<span class="tree-row tree-gap"><span class="tree-name">…</span></span>')
    expect(drawn).toContain(file('My notes'))
    expect(drawn).toContain('<strong class="tree-name tree-lit"><strong>README.md</strong></strong>')
  })

  test('loses nothing that is no list', () => {
    expect(html(nodes('Tree', {}, <p>Not a list.</p>))).toBe('<div class="tree"><p>Not a list.</p></div>')
  })

  test('is an indented list in Markdown', () => {
    const inside = [markdown('Tree.File', { name: 'a.ts' }), markdown('Tree.File', { name: 'b.ts', comment: 'old' })]
    const folder = markdown('Tree.Folder', { name: 'src' }, inside.join('\n\n'))!
    expect(markdown('Tree', {}, `${folder}\n\n- c`)).toBe('- src\n  - a.ts\n  - b.ts — old\n- c')
  })
})
