import { expect, test } from 'vitest'
import { toHtml } from '../../../src/hast/to-html.ts'
import { element } from '../../../src/hast/jsx-runtime.ts'
import { diagram } from '../../../theme/layout/diagram.tsx'

const source = element('pre', {}, 'graph LR')
const svg = (width: number, ...children: ReturnType<typeof element>[]) => element('svg', { width }, children)

test('a drawing is an image with a name; one with links is a group', () => {
  expect(toHtml(diagram({ svg: svg(200), label: 'Way', source, text: 'x' })).value).toContain(
    'role="img" aria-label="Way"',
  )
  const linked = svg(200, element('g', {}, element('a', { href: '/x' }, 'x')))
  expect(toHtml(diagram({ svg: linked, label: 'Way', source, text: 'x' })).value).toContain(
    'role="group" aria-label="Way"',
  )
})

test('wide drawings keep three quarters of their size', () => {
  const html = (width: number) => toHtml(diagram({ svg: svg(width), label: 'Way', source, text: 'x' })).value
  expect(html(400)).toContain('class="diagram-view"')
  expect(html(1_200)).toContain('class="diagram-view diagram-wide-9"')
  expect(html(99_000)).toContain('diagram-wide-30')
})

test('what a script draws shows its text until then', () => {
  expect(toHtml(diagram({ label: 'Plan', source, text: 'gantt' })).value).toBe(
    '<figure class="diagram" data-diagram="gantt" data-label="Plan"><pre>graph LR</pre></figure>',
  )
})
