import { describe, expect, test } from 'vitest'
import {
  bodyWords,
  countWords,
  pageWords,
  referenceWords,
  scriptWords,
  type CountWord,
} from '../../../src/model/words.ts'
import { islandTexts, sayIn, scriptTexts, spokenFor, tables } from '../../../theme/words/index.ts'

const words = [...new Set([...pageWords, ...scriptWords, ...bodyWords, ...referenceWords])]
const counted = Object.keys(countWords) as CountWord[]
const holes = (text: string) => text.split('{}').length

describe.each([...tables])('the table of %s', (tag, make) => {
  const table = make()

  test('has every word, none empty, none twice as long as it may be, each with the places of what is put in', () => {
    expect(Object.keys(table).toSorted()).toEqual([...words, ...counted].toSorted())
    for (const word of words) {
      expect(table[word].trim(), word).toBe(table[word])
      expect(table[word], word).not.toBe('')
      expect(holes(table[word]), word).toBe(holes(word))
    }
  })

  test('has forms for all numbers that its language tells apart, and names no other', () => {
    const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    for (const word of counted) {
      const forms = table[word]
      expect(Object.values(forms).every((form) => form.trim() !== '')).toBe(true)
      expect(holes(forms.other), word).toBe(holes(word))
      expect(known).toEqual(expect.arrayContaining(Object.keys(forms)))
    }
  })

  test('can be brought to scripts line by line', () => {
    const lines = scriptTexts(tag)!.split('\n')
    expect(lines.every((line) => /^[^=\n]+=[^=]+$/.test(line))).toBe(true)
    expect(lines.filter((line) => !line.startsWith('{} results:')).map((line) => line.split('=')[0])).toEqual([
      ...scriptWords,
    ])
    const more = islandTexts(tag)!.split('\n')
    expect(more.every((line) => /^[^=\n]+=[^=]+$/.test(line))).toBe(true)
    expect(more).toContain(`locale=${tag}`)
  })
})

describe('a language speaks', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['pt', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-Hans-CN', 'zh-Hans'],
    ['zh-Hant', 'en'],
    ['zh-TW', 'en'],
    ['ru', 'en'],
    ['en-GB', 'en'],
  ])('%s by the table of %s', (lang, tag) => {
    expect(spokenFor(lang)).toBe(tag)
  })

  test('English as the words are, with nothing for scripts', () => {
    expect(sayIn('en')('On this page')).toBe('On this page')
    expect(sayIn('xx')('Open in {}', 'X')).toBe('Open in X')
    expect(sayIn('en').count('{} pages', 1)).toBe('1 page')
    expect(sayIn('en').count('{} pages', 1200)).toBe('1,200 pages')
    expect(scriptTexts('en')).toBeNull()
    expect(islandTexts('en')).toBeNull()
  })

  test('with what is put in as it is, and numbers by its own rules', () => {
    expect(sayIn('fr')('Open in {}', '$& {}')).toBe('Ouvrir dans $& {}')
    expect(sayIn('de').count('{} pages', 1200)).toBe('1.200 Seiten')
    expect(
      [1, 2, 3].map((count) =>
        sayIn('ar')
          .count('{} pages', count)
          .replace(/^\d|^[٠-٩]/, '#'),
      ),
    ).toEqual(['صفحة واحدة', 'صفحتان', '# صفحات'])
    expect(sayIn('ja').count('{} pages', 1)).toBe('1 ページ')
  })
})
