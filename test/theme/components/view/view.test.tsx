import { expect, test } from 'vitest'
import { draw, markdown } from '../component-kit.ts'

test('View is a section under its title', () => {
  expect(draw('View', { title: 'C#', icon: 'x' }, <p>a</p>)).toBe(
    '<div class="view flow" id="c-sharp" data-view="C#" role="group" aria-label="C#"><p class="view-title"><svg/>C#</p><p>a</p></div>',
  )
  expect(markdown('View', { title: 'C#' }, 'a\n')).toBe('**C#**\n\na')
})

test('Panel is a box of its content', () => {
  expect(draw('Panel', {}, <p>a</p>)).toBe('<div class="panel flow"><p>a</p></div>')
})
