import { expect, test } from 'vitest'
import { site } from '../read-text.ts'

test('one logo stands for both modes; a missing one is the other', () => {
  expect(site({ logo: '/l.svg' }).config.brand.logo).toMatchObject({ light: '/l.svg', dark: '/l.svg', href: '/' })
  expect(site({ logo: { dark: '/d.svg', href: 'https://x.test' } }).config.brand.logo).toMatchObject({
    light: '/d.svg',
    dark: '/d.svg',
    href: 'https://x.test',
    at: { line: 12, column: 13 },
  })
})

test('a favicon may be a pair', () => {
  expect(site({ favicon: { light: '/l.ico', dark: '/d.ico' } }).config.brand.favicon).toMatchObject({
    light: '/l.ico',
    dark: '/d.ico',
  })
})

test('a logo without any image is a warning', () => {
  const { config, codes } = site({ logo: { href: '/x' } })
  expect(codes).toEqual(['image-missing'])
  expect(config.brand).toEqual({})
})
