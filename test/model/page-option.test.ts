import { describe, expect, test } from 'vitest'
import { addressLimit, fillAddress, pageOption } from '../../src/model/page-option.ts'

const values = { page: '# A & B', path: '/a/b c/', mcp: 'https://x.example/mcp' }

describe('an option', () => {
  test('is a name that is known, or a link with title and address', () => {
    expect(pageOption('view')).toBe('view')
    expect(pageOption('veiw')).toBeUndefined()
    expect(pageOption({ title: 'T', href: '/x', icon: 'star' })).toEqual({
      title: 'T',
      href: '/x',
      icon: { name: 'star' },
    })
    expect(pageOption({ title: 'T' })).toBeUndefined()
    expect(pageOption({ href: '/x' })).toBeUndefined()
  })

  test('takes what front matter may hold', () => {
    const query = [{ key: 'n', value: 1 }, null, { value: 'no key' }, { key: 'empty' }]
    expect(pageOption({ title: 1, href: { base: '/x', query }, icon: { name: 'a', style: 'solid' } })).toEqual({
      title: '1',
      icon: { name: 'a', style: 'solid' },
      href: {
        base: '/x',
        query: [
          { key: 'n', value: '1' },
          { key: 'empty', value: '' },
        ],
      },
    })
  })
})

describe('an address', () => {
  test('gets path, text and server in place of their names', () => {
    expect(fillAddress('https://x.example/see$path?t=$page&s=$mcp', values).href).toBe(
      'https://x.example/see/a/b%20c/?t=%23%20A%20%26%20B&s=https%3A%2F%2Fx.example%2Fmcp',
    )
    expect(fillAddress('$mcp', values).href).toBe('https://x.example/mcp')
    expect(fillAddress('/$pages', values).href).toBe('/$pages')
  })

  test('is made from a base and a query', () => {
    const query = [{ key: 'a b', value: 'On $path & more $' }]
    expect(fillAddress({ base: '/new', query }, values).href).toBe('/new?a%20b=On%20/a/b%20c/%20%26%20more%20$')
    expect(fillAddress({ base: '/new?x=1', query }, values).href).toContain('/new?x=1&a%20b=')
    expect(fillAddress({ base: '/new', query: [] }, values).href).toBe('/new')
  })

  test('is never longer than every browser takes, and cut between characters', () => {
    const { href, isCut } = fillAddress('/n?a=$page&b=$page', { ...values, page: '\u{1F331}é\uD800'.repeat(3000) })
    expect(isCut).toBe(true)
    expect(href.length).toBeLessThanOrEqual(addressLimit)
    expect(decodeURIComponent(href)).toMatch(/^\/n\?a=(?:\u{1F331}é\uFFFD)+/u)
    expect(fillAddress('/n?a=$page', { ...values, page: 'x'.repeat(1995) })).toMatchObject({ isCut: false })
    expect(fillAddress('/n?a=$page', { ...values, page: 'x'.repeat(1996) })).toMatchObject({ isCut: true })
    expect(fillAddress(`/${'y'.repeat(3000)}$page`, values).href).toHaveLength(3001)
  })
})

test.each([
  ['https://e.example/?a=1#frag', 'https://e.example/?a=1&k=%2Fp#frag'],
  ['https://e.example/#/route?x', 'https://e.example/?k=%2Fp#/route?x'],
  ['https://e.example/x?', 'https://e.example/x?k=%2Fp'],
  ['https://e.example/x?a&', 'https://e.example/x?a&k=%2Fp'],
  ['https://e.example/#$path', 'https://e.example/?k=%2Fp#/p'],
])('the query stands before the fragment: %s', (base, href) => {
  expect(fillAddress({ base, query: [{ key: 'k', value: '/p' }] }, { ...values, path: '/p' }).href).toBe(href)
})
