import { describe, expect, test } from 'vitest'
import type { IconRef, IconStyle } from '../../src/model/icon.ts'
import { iconFinder } from '../../src/icons/find.ts'
import { iconSet, iconSets } from '../../src/icons/icon-set.ts'
import { iconName } from '../../src/icons/icon-name.ts'
import { neutralMark, withMark } from '../../src/icons/neutral-mark.ts'
import { nearNames } from '../../src/icons/near-names.ts'
import { oldNames } from '../../src/icons/old-names.ts'
import { outlines } from '../../src/icons/outlines.ts'
import { nearestIcon } from '../../src/icons/suggest.ts'

const sets = iconSets()
const find = iconFinder('fontawesome', sets)
const setOf = (ref: IconRef) => find(ref)?.set
const styles: readonly IconStyle[] = ['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin']

describe('which set an icon comes from', () => {
  test("the site's own set first", () => {
    expect(setOf({ name: 'book-open' })).toBe('fa6-solid')
    expect(iconFinder('lucide')({ name: 'book-open' })?.set).toBe('lucide')
    expect(iconFinder('tabler')({ name: 'book' })?.set).toBe('tabler')
  })

  test('another set where the own one lacks the name', () => {
    expect(setOf({ name: 'webhook' })).toBe('lucide')
    expect(iconFinder('lucide')({ name: 'discord' })?.set).toBe('fa6-brands')
  })

  test('a library named beside the icon', () => {
    expect(setOf({ name: 'book', library: 'tabler' })).toBe('tabler')
  })

  test('brands, with the style and without', () => {
    expect(setOf({ name: 'github', style: 'brands' })).toBe('fa6-brands')
    expect(setOf({ name: 'GitHub' })).toBe('fa6-brands')
  })

  test.each(['cog', 'file-alt', 'external-link-alt', 'tachometer-alt', 'cloud-upload-alt'])(
    'the old name %s',
    (name) => {
      expect(setOf({ name })).toBe('fa6-solid')
    },
  )

  test.each([
    'rocket-launch',
    'brackets-curly',
    'chart-mixed',
    'sparkles',
    'shield-check',
    'webhook',
    'badge-check',
    'book-open-cover',
  ])('something for %s, which only the paid set has', (name) => {
    expect(find({ name })).toBeDefined()
  })

  test.each([
    'BookOpen',
    'book_open',
    'fa-book-open',
    'fa-solid fa-book-open',
    ' Book-Open ',
    'fontawesome:book-open',
    'FaBookOpen',
  ])('%s as a name', (name) => {
    expect(find({ name })).toEqual(find({ name: 'book-open' }))
  })

  test.each([
    ['solid/book-open', { name: 'book-open', style: 'solid' }],
    ['fa-regular fa-file', { name: 'file', style: 'regular' }],
    ['file-text-o', { name: 'file-lines', style: 'regular' }],
    ['lucide:rocket', { name: 'rocket', library: 'lucide' }],
    ['RocketIcon', { name: 'rocket' }],
    ['LuRocket', { name: 'rocket' }],
    ['mdi:rocket', { name: 'rocket' }],
    ['Code2', { name: 'code-2' }],
  ] as const)('%s says more than a name', (name, ref) => {
    expect(find({ name })).toEqual(find(ref))
    expect(find({ name })).toBeDefined()
  })

  test('Phosphor where no other set has the name, in its own weights', () => {
    const drawings = styles.map((style) => find({ name: 'airplane-tilt', style }))
    expect(new Set(drawings.map((drawing) => drawing?.set))).toEqual(new Set(['ph']))
    expect(new Set(drawings.slice(1).map((drawing) => drawing?.body)).size).toBe(6)
  })

  test('a set is read once for all finders that share it', () => {
    expect(iconFinder('lucide', sets)({ name: 'rocket' })?.set).toBe('lucide')
    expect(sets('lucide')).toBe(sets('lucide'))
  })

  test('nothing for what is no icon', () => {
    const names = [
      '',
      'no-such-icon-anywhere',
      '/images/a.svg',
      'https://x.example/a.svg',
      '<svg onload="x">',
      '__proto__',
      'constructor',
      'toString',
    ]
    expect(names.map((name) => find({ name }))).toEqual(names.map(() => undefined))
  })
})

describe('styles', () => {
  test.each(['book-open', 'gear', 'rocket'])('%s looks different in each', (name) => {
    expect(new Set(styles.map((style) => JSON.stringify(find({ name, style })))).size).toBe(styles.length)
  })

  test('paint and weight', () => {
    const look = (style: IconStyle) => {
      const drawing = find({ name: 'rocket', style })
      return [drawing?.paint, drawing?.strokeWidth]
    }
    expect(styles.map(look)).toEqual([
      ['fill', undefined],
      ['duotone', 29.87],
      ['stroke', 1.5],
      ['stroke', 2],
      ['fill', undefined],
      ['fill', undefined],
      ['stroke', 1],
    ])
  })

  test('draws the edge of a glyph that has no outline in any set', () => {
    expect(find({ name: 'person-drowning', style: 'thin' })).toMatchObject({ set: 'fa6-solid', paint: 'stroke' })
  })

  test('draws in a square, so that icons of one size look it', () => {
    const [, , width, height] = find({ name: 'bolt' })!.viewBox.split(' ')
    expect(width).toBe(height)
  })
})

test('bodies hold no script, no handler, no id', () => {
  for (const name of ['book-open', 'github', 'webhook', 'gear'])
    for (const style of styles) expect(find({ name, style })!.body).not.toMatch(/<script|\son\w+=|\sid=|href/)
})

test('every line of the tables leads to a drawing', () => {
  const dead = [...oldNames.keys(), ...nearNames.keys()].filter((name) => !find({ name }))
  const flat = [...outlines].filter(([name]) => find({ name, style: 'light' })?.paint !== 'stroke')
  expect([dead, flat]).toEqual([[], []])
})

describe('iconSet', () => {
  const file = {
    icons: { up: { body: '<path d="M0 0"/>' }, wide: { body: '<path/>', width: 20 } },
    aliases: {
      down: { parent: 'up', rotate: 2 },
      left: { parent: 'down', rotate: 1, hFlip: true },
      loop: { parent: 'loop' },
    },
    width: 10,
    height: 10,
  }

  test('follows aliases with their turns', () => {
    expect(iconSet(file).find('down')).toEqual({
      body: '<g transform="translate(5 5) rotate(180) translate(-5 -5)"><path d="M0 0"/></g>',
      width: 10,
      height: 10,
    })
    expect(iconSet(file).find('left')?.body).toContain('rotate(90) scale(-1 1)')
  })

  test('ends where aliases go round in a circle', () => {
    expect(iconSet(file).find('loop')).toBeUndefined()
  })
})

test('reads the style out of class names', () => {
  expect(iconName('fab fa-github')).toEqual({ name: 'github', spellings: [], style: 'brands' })
})

test('a neutral mark for names that no set has, nothing for what is no name', () => {
  const marked = withMark(find)
  expect(marked({ name: 'no-such-icon-anywhere' })).toBe(neutralMark)
  expect(marked({ name: 'rocket' })).toEqual(find({ name: 'rocket' }))
  expect(marked({ name: '/images/a.svg' })).toBeUndefined()
})

test('names the nearest icon', () => {
  expect(nearestIcon('boook-open', 'fontawesome', sets)).toBe('book-open')
  expect(nearestIcon('<svg>', 'fontawesome', sets)).toBeUndefined()
})
