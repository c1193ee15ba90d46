import { describe, expect, test } from 'vitest'
import { draw, markdown, tools } from '../component-kit.ts'

describe('fields', () => {
  test('say what they are in words', () => {
    expect(draw('ParamField', { query: 'limit', type: 'integer', required: true, default: 20 }, <p>How many.</p>)).toBe(
      '<div class="field" id="limit"><span class="field-alias" id="param-limit"></span><p class="field-head"><a class="field-name" href="#limit"><code>limit</code></a> <span class="field-type">integer</span> <span class="field-place">query</span> <strong class="field-required">required</strong> <span class="field-default">default: <code data-json>20</code></span></p><div class="field-body flow"><p>How many.</p></div></div>',
    )
  })

  test('print a default that is false, empty or none', () => {
    const shown = (value: unknown) =>
      /default: <code(?: data-json)?>(.*?)<\/code>/.exec(draw('ResponseField', { name: 'a', default: value }))?.[1]
    expect([false, 0, null, '', [1], { a: 'b' }].map(shown)).toEqual(['false', '0', 'null', '""', '[1]', '{"a":"b"}'])
    expect(shown(undefined)).toBeUndefined()
  })

  test('take any notation for a type', () => {
    const drawn = draw('ResponseField', { name: 'items[].kind', type: '"a" | "b" & Array<string>' })
    expect(drawn).toContain('<span class="field-type">"a" | "b" &#x26; Array&#x3C;string></span>')
    expect(drawn).toContain('id="items-kind"')
    expect(drawn).toContain('<code>items[].kind</code>')
  })

  test('are not required when they say so', () => {
    expect(draw('ResponseField', { name: 'a', required: false })).not.toContain('required')
    expect(draw('ResponseField', { name: 'a', deprecated: true, pre: ['new'], post: ['beta'] })).toContain(
      'field-deprecated',
    )
  })

  test('quote types in Markdown that it would read as its own', () => {
    expect(markdown('ResponseField', { name: 'a', type: 'Array<b>' })).toBe('- `a` (`Array<b>`)')
  })

  test('share names without sharing ids', () => {
    const given = tools()
    const ids = (drawn: string) => [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids(draw('ParamField', { path: 'id' }, [], given))).toEqual(['id', 'param-id'])
    expect(ids(draw('ResponseField', { name: 'id' }, [], given))).toEqual(['id-2', 'response-id'])
    expect(ids(draw('ResponseField', { name: 'id' }, [], given))).toEqual(['id-3'])
    expect(ids(draw('ResponseField', { name: 'id', id: 'own' }, [], given))).toEqual(['own'])
  })

  test('warn when they have no name', () => {
    const given = tools()
    draw('ParamField', {}, [], given)
    expect(given.problems).toEqual(['field-nameless'])
  })

  test('list values and an example', () => {
    expect(draw('ParamField', { header: 'X', enum: ['a', 'b'], placeholder: 'a' })).toContain(
      '<p class="field-values">One of: <code>a</code>, <code>b</code></p><p class="field-values">Example: <code>a</code></p>',
    )
  })

  test('are list items in Markdown, nested by their margin', () => {
    const inner = markdown('ResponseField', { name: 'street', type: 'string' }, 'Where.')!
    expect(inner).toBe('- `street` (string): Where.')
    const group = markdown('Expandable', { title: 'address' }, inner)!
    expect(markdown('ResponseField', { name: 'address', type: 'object', required: true }, `Home.\n\n${group}`)).toBe(
      '- `address` (object, required): Home.\n\n  **address**\n\n  - `street` (string): Where.',
    )
    expect(markdown('ParamField', { body: 'a`b', default: false }, '')).toBe('- ``a`b`` (body, default: `false`)')
    expect(markdown('ParamField', { body: 'list' }, '- one\n- two')).toBe('- `list` (body)\n\n  - one\n  - two')
  })
})

test('Expandable tells what a click does', () => {
  expect(draw('Expandable', { title: 'the address', defaultOpen: true }, 'x')).toBe(
    '<details class="expandable" id="the-address" open><summary><svg/><span class="expandable-show">Show </span><span class="expandable-hide">Hide </span><span class="expandable-title">the address</span></summary><div class="expandable-body flow">x</div></details>',
  )
  expect(draw('Expandable', {}, 'x')).toContain('<details class="expandable"><summary>')
})
