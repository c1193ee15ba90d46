import { expect, test } from 'vitest'
import { draw, markdown, tools } from '../component-kit.ts'

test('has a title with markup, an icon and a colour of its own', () => {
  const given = tools()
  expect(draw('Warning', { title: 'Hot', icon: 'fire', color: '#ffcc00' }, <p>Careful.</p>, given)).toBe(
    '<aside class="callout callout-warning callout-own s-1" role="note" aria-label="Warning"><svg/><div class="callout-body"><p class="callout-title">Hot</p><p>Careful.</p></div></aside>',
  )
  expect(given.styles).toEqual([
    expect.stringMatching(/^--own: light-dark\(#[\da-f]{6}, #ffcc00\); --own-pure: #ffcc00$/),
  ])
})

test('Callout takes its kind from a word, also of other tools', () => {
  expect(draw('Callout', { type: 'tip' }, 'x')).toContain('callout-tip')
  expect(draw('Callout', { type: 'caution' }, 'x')).toContain('callout-danger')
  expect(draw('Callout', {}, 'x')).toContain('callout-note')
})

test('is a quote in Markdown', () => {
  expect(markdown('Warning', {}, 'Hot.\n\nVery.')).toBe('> **Warning:** Hot.\n>\n> Very.')
  expect(markdown('Note', {}, '```\na\n```')).toBe('> **Note:**\n>\n> ```\n> a\n> ```')
  expect(markdown('Tip', { title: 'Faster' }, '- a\n- b')).toBe('> **Tip: Faster**\n>\n> - a\n> - b')
})
