import { expect, test } from 'vitest'
import { cut, fill, slotHref, spotName } from '../../src/outputs/spots.ts'

const html = `<details data-spot="${spotName('at1', 'g0')}"><a href="/a/" data-spot="${spotName('at1', 'p0')}">A</a></details>
<details data-spot="${spotName('at1', 'g1')}"><a href="${slotHref('at1', 's0')}">v1</a></details>`

test('holes are filled where asked and empty elsewhere', () => {
  const shared = cut(html, 'at1')
  expect(fill(shared, new Map())).toBe('<details><a href="/a/">A</a></details>\n<details><a href="">v1</a></details>')
  expect(
    fill(
      shared,
      new Map([
        ['s0', '/v1/'],
        ['p0', ' aria-current="page"'],
        ['g0', ' open'],
        ['unknown', 'x'],
      ]),
    ),
  ).toBe('<details open><a href="/a/" aria-current="page">A</a></details>\n<details><a href="/v1/">v1</a></details>')
})

test('a group that is open everywhere is open once', () => {
  const shared = cut(html, 'at1', new Set(['g0']))
  expect(fill(shared, new Map([['g0', ' open']]))).toContain('<details open><a')
  expect(fill(shared, new Map())).toContain('<details open><a')
})

test('the same spot in two places is filled in both', () => {
  const shared = cut('<a data-spot="t-p0"></a><a data-spot="t-p0"></a>', 't')
  expect(fill(shared, new Map([['p0', ' x']]))).toBe('<a x></a><a x></a>')
})

test('a text that looks like a spot of another token stays', () => {
  expect(cut('<p>a data-spot="p0" b</p>', 'at1').text).toBe('<p>a data-spot="p0" b</p>')
})
