import type { Element, ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import { body, madeExample } from '../../../theme/layout/beside.tsx'
import { noted } from '../../../theme/layout/noted.ts'
import { nodes as component } from '../components/component-kit.ts'

const part = (name: string) => noted(<div>{name}</div>, { component: { name, props: {} } })
const heading = noted(<h2 id="a">A</h2>, { heading: { id: 'a', level: 2, text: 'A' } })
const shown = (children: Child, layout = 'default') => toHtml([...body(flatten(children), { layout })]).value

describe('beside the text', () => {
  test('stand examples in one aside before the first heading, request before response', () => {
    expect(shown([<p>x</p>, heading, <p>y</p>, part('ResponseExample'), part('RequestExample')])).toBe(
      '<p>x</p><aside class="beside" aria-label="Examples"><div class="beside-inner"><div>RequestExample</div><div>ResponseExample</div></div></aside><h2 id="a">A</h2><p>y</p>',
    )
  })

  test('stands a panel before all examples', () => {
    expect(shown([part('RequestExample'), part('Panel')])).toBe(
      '<aside class="beside" aria-label="Side panel"><div class="beside-inner"><div>Panel</div><div>RequestExample</div></div></aside>',
    )
  })

  test('examples of an API description stand where they are, and those of an author take their place', () => {
    const made = (name: 'RequestExample' | 'ResponseExample') => madeExample(name, (<i>made</i>) as Element)
    const nodes = [heading, made('RequestExample'), made('ResponseExample'), <h2>B</h2>, part('RequestExample')]
    expect(shown(nodes)).toBe(
      '<h2 id="a">A</h2><aside class="beside" aria-label="Examples"><div class="beside-inner"><div>RequestExample</div><i>made</i></div></aside><h2>B</h2>',
    )
    expect(shown(nodes, 'wide')).toBe('<h2 id="a">A</h2><i>made</i><h2>B</h2><div>RequestExample</div>')
  })

  test('stands nothing where the layout has no such column, and a page without parts is left alone', () => {
    expect(shown([heading, part('Panel')], 'wide')).toBe('<h2 id="a">A</h2><div>Panel</div>')
    const nodes = flatten(<div class="panel">of an author</div>)
    expect(body(nodes, { layout: 'default' })).toEqual(nodes)
  })
})

describe('views', () => {
  const view = (title: string): ElementContent[] => component('View', { title }, <p>{title} text</p>)
  test('get a menu before the body, and those of the first title show first', () => {
    const html = shown([<p>x</p>, view('JS'), <div>{view('Python')}</div>, view('JS')])
    expect(html).toContain(
      '<div class="view-choice needs-script"><label>Show for<select autocomplete="off"><option>JS</option><option>Python</option></select></label></div><p>x</p>',
    )
    expect(
      [...html.matchAll(/<div class="view [^>]*>/g)].map(
        ([tag]) => /data-view="(\w+)".*?(data-default)?/.exec(tag)![1] + (tag.includes('data-default') ? '!' : ''),
      ),
    ).toEqual(['JS!', 'Python', 'JS!'])
    expect(html).toContain('<p class="view-title">Python</p>')
  })
})
