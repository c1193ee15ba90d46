import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { draw, markdown, nodes } from '../component-kit.ts'

test('is a button that opens a popover, described by it', () => {
  expect(draw('Tooltip', { tip: 'An interface.', headline: 'API', href: '/api/', cta: 'More' }, 'API')).toBe(
    '<span class="tooltip"><button class="tooltip-term" type="button" popovertarget="tip-api" aria-describedby="tip-api">API</button><span class="tooltip-tip" id="tip-api" popover="auto" role="note"><strong class="tooltip-head">API</strong> <span class="tooltip-text">An interface.</span> <a class="tooltip-link" href="/api/">More</a></span></span>',
  )
})

test('says its term to search, and holds no link in the button', () => {
  const [drawn] = nodes('Tooltip', { tip: 'x' }, <a href="/a">An API</a>) as [Element]
  expect(drawn.data?.text).toBe('An API')
  expect(draw('Tooltip', { tip: 'x' }, <a href="/a">An API</a>)).toContain('><span>An API</span></button>')
})

test('is its term alone when there is nothing to explain', () => {
  expect(draw('Tooltip', {}, 'API')).toBe('API')
})

test('stands in brackets in Markdown', () => {
  expect(markdown('Tooltip', { tip: 'An interface.', headline: 'API' }, 'API')).toBe('API (API: An interface.)')
  expect(markdown('Tooltip', { tip: 'T', href: '/a', cta: 'More' }, 'API')).toBe('API (T [More](/a))')
})

test('one inside of another shows its term and, in brackets, its text: a button holds no button', () => {
  const inner = nodes('Tooltip', { tip: 'of many', headline: 'Set' }, 'set')
  const outer = draw('Tooltip', { tip: 'Outer.' }, ['A ', ...inner])
  expect(outer.match(/<button/g)).toHaveLength(1)
  expect(outer.match(/popover="auto"/g)).toHaveLength(1)
  expect(outer).toContain('>A set (Set: of many)</button>')
  expect(outer).toContain('popovertarget="tip-a-set"')
  expect(draw('Tooltip', { tip: ['See ', ...inner] }, 'A').match(/<button/g)).toHaveLength(1)
  expect((nodes('Tooltip', { tip: 'x' }, inner) as [Element])[0].data?.text).toBe('set')
})
