import { expect, test } from 'vitest'
import { draw, markdown, nodes, tools } from '../component-kit.ts'

test('takes its name under both names, a picture, a size and a colour', () => {
  expect(draw('Icon', { icon: 'key' })).toBe('<svg/>')
  expect(draw('Icon', { name: 'key' })).toBe('<svg/>')
  expect(draw('Icon', { src: '/a.png' })).toBe(
    '<span class="icon icon-own icon-inline"><img src="/a.png" alt=""></span>',
  )
  const given = tools()
  expect(nodes('Icon', { icon: 'key', size: 24, color: '#ff0000' }, [], given)).toMatchObject([
    { properties: { className: ['icon', 'icon-inline', 'icon-colored', 's-1', 's-2'] } },
  ])
  expect(given.styles[1]).toBe('inline-size: 24px; block-size: 24px')
})

test('is nothing without a name, and nothing in Markdown', () => {
  expect(draw('Icon', {})).toBe('')
  expect(markdown('Icon', { icon: 'key' })).toBe('')
})
