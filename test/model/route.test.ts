import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultUrlStyle, fileHref, outputOf, pageHref, pageId, routeOf, twinOf } from '../../src/model/route.ts'

const flat = { ...defaultUrlStyle, shape: 'flat' } as const
const under = { ...defaultUrlStyle, base: '/docs/' }
const disk = { ...defaultUrlStyle, relative: true }

test.each([
  ['guides/start', 'guides/start'],
  ['/guides/start', 'guides/start'],
  ['guides/start.mdx', 'guides/start'],
  ['guides/start/', 'guides/start'],
  ['guides/start/index', 'guides/start'],
  ['./guides/index.md', 'guides'],
  ['guides\\start', 'guides/start'],
  ['index.mdx', 'index'],
  ['/', 'index'],
])('the page "%s" has the id "%s"', (written, id) => {
  expect(pageId(written)).toBe(id)
})

describe('one rule for address, file and twin', () => {
  test.each([
    ['index', defaultUrlStyle, ['/', 'index.html', 'index.md']],
    ['a/b', defaultUrlStyle, ['/a/b/', 'a/b/index.html', 'a/b.md']],
    ['a/b', flat, ['/a/b', 'a/b.html', 'a/b.md']],
  ] as const)('%s', (id, style, expected) => {
    expect([routeOf(id, style), outputOf(id, style), twinOf(id)]).toEqual(expected)
  })

  test('the base path stands before every address', () => {
    expect(pageHref('a/b', 'index', under)).toBe('/docs/a/b/')
    expect(pageHref('index', 'a/b', under)).toBe('/docs/')
    expect(fileHref('images/x.png', 'a/b', under)).toBe('/docs/images/x.png')
  })

  test('on disk every address is relative and names its file', () => {
    expect(pageHref('a/c', 'a/b', disk)).toBe('../c/index.html')
    expect(pageHref('index', 'index', disk)).toBe('./index.html')
    expect(pageHref('index', 'a/b', disk)).toBe('../../index.html')
    expect(fileHref('img/x.png', 'a/b', disk)).toBe('../../img/x.png')
  })

  test('letters with a meaning in addresses are encoded once', () => {
    expect(pageHref('50% off #1?', 'index', defaultUrlStyle)).toBe('/50%25%20off%20%231%3F/')
    expect(pageHref('guía', 'index', defaultUrlStyle)).toBe('/gu%C3%ADa/')
  })

  test('a relative address leads from any page to any other', () => {
    const id = array(constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
    assert(
      property(id, id, (from, to) => {
        const here = new URL(outputOf(from, disk), 'file:///site/')
        expect(new URL(pageHref(to, from, disk), here).pathname).toBe(`/site/${outputOf(to, disk)}`)
      }),
    )
  })
})
