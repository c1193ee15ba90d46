import { expect, test } from 'vitest'
import { draw, markdown } from '../component-kit.ts'

test('has a level, an id and, if wanted, no link to itself', () => {
  expect(draw('Heading', { level: 3 }, 'Set up')).toMatch(/^<h3 id="set-up">Set up<a class="self-link" href="#set-up"/)
  expect(draw('Heading', { noAnchor: true, id: 'x' }, <p>A</p>)).toBe('<h2 id="x">A</h2>')
  expect(markdown('Heading', { level: 4 }, 'A\nb')).toBe('#### A b')
})
