import type { ElementContent } from 'hast'
import { describe, expect, test } from 'vitest'
import { code } from '../../../../theme/layout/code.tsx'
import { noted } from '../../../../theme/layout/noted.ts'
import { htmlPage } from '../../../html-page.ts'
import { draw, html } from '../component-kit.ts'

/** A fence as the compiler hands it over. */
const fence = (language: string, text: string, title?: string): ElementContent => {
  const lines = [{ content: [{ type: 'text', value: text } as const] }]
  const drawn = code({ language, lines, copy: true, ...(title && { title }) })
  const note = { language, code: text, source: { code: text, meta: '' }, ...(title && { title }) }
  return noted(drawn, { code: note, text })
}
const group = (...children: ElementContent[]) => htmlPage(draw('CodeGroup', {}, children))

describe('CodeGroup', () => {
  test('names its tabs by title or language, and numbers equal ones', () => {
    const page = group(fence('bash', 'a', 'npm'), fence('js', 'b'), fence('python', 'c'), fence('py', 'd'))
    const names = ['npm', 'JavaScript', 'Python', 'Python 2']
    expect(page.all('.tab').map((each) => html(each.children))).toEqual(names)
    expect(page.all('.code').map(({ properties }) => properties.dataTab)).toEqual(names)
    // Each block has a title, for readers without scripts and for paper.
    expect(page.all('.code-title').map((each) => html(each.children))).toEqual(names)
    expect(page.attribute('.code[data-default]', 'data-tab')).toBe('npm')
  })

  test('keeps what is no code', () => {
    const text = (value: string) => (<p>{value}</p>) as ElementContent
    expect(group(text('one'), fence('js', 'a'), text('two'), fence('js', 'b', 'x'), text('three')).text()).toBe(
      'one JavaScript x JavaScript a x b two three',
    )
    expect(html(draw('CodeGroup', {}, <p>alone</p>))).toBe('&#x3C;p>alone&#x3C;/p>')
  })

  test('may be a menu with a name', () => {
    const page = htmlPage(draw('CodeGroup', { dropdown: true }, [fence('ts', 'a'), fence('py', 'b')]))
    expect(page.all('select[aria-label] option').map((each) => html(each.children))).toEqual(['TypeScript', 'Python'])
    expect(page.has('[role=tablist]')).toBe(false)
    expect(page.has('.tab-menu.needs-script')).toBe(true)
  })

  test('stands in examples too', () => {
    const page = htmlPage(draw('RequestExample', {}, [fence('bash', 'curl', 'cURL'), fence('py', 'p')]))
    expect(page.attribute('.example', 'aria-label')).toBe('Request example')
    expect(page.all('.example > .code-group > .code')).toHaveLength(2)
    expect(draw('ResponseExample', {}, <p>x</p>)).toContain('<p>x</p>')
  })
})
