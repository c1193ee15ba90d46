import { expect, test } from 'vitest'
import { draw, markdown, nodes, tools } from '../component-kit.ts'

test('shows the value in text beside a swatch', () => {
  const given = tools()
  expect(draw('Color.Item', { name: 'Leaf', value: '#16794c' }, [], given)).toBe(
    '<div class="color"><span class="color-swatches" aria-hidden="true"><span class="color-swatch s-1"></span></span><span class="color-text"><span class="color-name">Leaf</span> <span class="color-value" data-copy-color="#16794c"><code>#16794c</code></span> </span></div>',
  )
  expect(given.styles).toEqual(['--swatch: #16794c'])
})

test('takes a value for each mode, and every colour of CSS', () => {
  const given = tools()
  const drawn = draw('Color.Item', { value: { light: 'oklch(0.5 0.1 150deg / 50%)', dark: 'tomato' } }, [], given)
  expect(drawn).toContain('<span class="color-mode">light </span><code>oklch(0.5 0.1 150deg / 50%)</code>')
  expect(given.styles).toEqual(['--swatch: oklch(0.5 0.1 150deg / 50%)', '--swatch: tomato'])
})

test.each(['url(x)', 'red; position: fixed', 'var(--x)', 'expression(1)', ''])('draws nothing with %j', (value) => {
  const given = tools()
  draw('Color.Item', { value }, [], given)
  expect([given.styles, given.problems]).toEqual([[], ['color-invalid']])
})

test('groups colours in rows', () => {
  expect(draw('Color', { variant: 'table' }, nodes('Color.Row', { title: 'Greens' }, 'x'))).toBe(
    '<div class="colors colors-table"><div class="color-row"><p class="color-row-title">Greens</p><div class="colors-items">x</div></div></div>',
  )
  expect(markdown('Color.Item', { name: 'Leaf', value: { light: '#fff', dark: '#000' } })).toBe(
    '- Leaf: light `#fff`, dark `#000`',
  )
  expect(markdown('Color.Row', { title: 'Greens' }, '- a')).toBe('**Greens**\n\n- a')
})
