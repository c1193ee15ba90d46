import { expect, test } from 'vitest'
import { draw, markdown } from '../component-kit.ts'

test('has a caption, a hint and a ground', () => {
  expect(draw('Frame', { caption: 'It' }, 'x')).toBe(
    '<figure class="figure"><div class="figure-ground">x</div><figcaption>It</figcaption></figure>',
  )
  expect(draw('Frame', { hint: 'Look', background: 'dots' }, 'x')).toBe(
    '<figure class="figure"><p class="figure-hint">Look</p><div class="figure-ground figure-dots">x</div></figure>',
  )
})

test('keeps hint and caption in Markdown', () => {
  expect(markdown('Frame', { hint: 'Look', caption: 'It' }, '![a](b)')).toBe('Look\n\n![a](b)\n\n*It*')
})
