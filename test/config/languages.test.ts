import { expect, test } from 'vitest'
import { readLanguage } from '../../src/config/languages.ts'

test.each([
  ['en', { tag: 'en', name: 'English', dir: 'ltr', known: true }],
  ['jp', { tag: 'ja', name: '日本語', dir: 'ltr', known: true }],
  ['cn', { tag: 'zh-Hans', name: '简体中文', dir: 'ltr', known: true }],
  ['he', { tag: 'he', name: 'עברית', dir: 'rtl', known: true }],
  ['en-GB', { tag: 'en-GB', name: 'English', dir: 'ltr', known: true }],
  ['tlh', { tag: 'tlh', name: 'tlh', dir: 'ltr', known: false }],
])('%s', (code, expected) => {
  expect(readLanguage(code)).toEqual({ code, ...expected })
})

test.each(['', 'e', 'English!', 'en_US', '../x'])('%j is no language', (code) => {
  expect(readLanguage(code)).toBeUndefined()
})
