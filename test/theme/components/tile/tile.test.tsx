import { expect, test } from 'vitest'
import { draw, markdown } from '../component-kit.ts'

test('shows a preview above its link', () => {
  expect(draw('Tile', { href: '/a/', title: 'Accordion', description: 'Opens' }, 'x')).toBe(
    '<div class="preview"><div class="preview-ground">x</div><p class="preview-title"><a class="card-link" href="/a/">Accordion</a></p><p class="preview-about">Opens</p></div>',
  )
  expect(markdown('Tile', { href: '/a/', title: 'Accordion', description: 'Opens' }, '')).toBe(
    '- [Accordion](/a/): Opens',
  )
})
