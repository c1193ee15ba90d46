import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  formCountWords,
  formWords,
  type FormCountWord,
  type FormLoadWords,
  type FormWordTable,
  type SpokenForm,
} from '../../../src/model/form-words.ts'
import { byteSize, count, duration, say } from '../../../theme/client/playground/words.ts'
import { theme } from '../../../theme/index.ts'
import { tables } from '../../../theme/words/index.ts'

interface TableFile {
  readonly lang: string
  readonly words: FormWordTable
  readonly loadWords: FormLoadWords
}
const load = async (tag: string) =>
  [tag, (await import(`../../../theme/words/playground/${tag}.ts`)) as TableFile] as const
/** Of every language that pages speak. */
const byTag = await Promise.all([...tables.keys()].map(load))
const counted = Object.keys(formCountWords) as FormCountWord[]
const holes = (text: string) => text.split('{}').length

describe.each(byTag)('the table of %s', (tag, { lang, words, loadWords }) => {
  test('has every word, none empty, each with the places of what is put in', () => {
    expect(lang).toBe(tag)
    expect(Object.keys(words).toSorted()).toEqual([...formWords, ...counted].toSorted())
    for (const word of formWords) {
      expect(words[word].trim(), word).toBe(words[word])
      expect(words[word], word).not.toBe('')
      expect(holes(words[word]), word).toBe(holes(word))
    }
    expect(Object.values(loadWords).every((text) => text.trim() !== '')).toBe(true)
  })

  test('has forms for all numbers that its language tells apart, and names no other', () => {
    const known = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    for (const word of counted) {
      const forms = words[word]
      expect(Object.values(forms).every((form) => form.trim() !== '')).toBe(true)
      expect(Object.values(forms).every((form) => holes(form) <= holes(word))).toBe(true)
      expect(holes(forms.other), word).toBe(holes(word))
      expect(known).toEqual(expect.arrayContaining(Object.keys(forms)))
    }
  })

  test('is a file of its own, which the script that opens the form names', () => {
    const named = theme.speaking(tag).assets.filter(({ marks }) => marks?.includes('api-try'))
    expect(named.map(({ name }) => name)).toEqual([`playground.${tag}.js`])
    expect(theme.assets.find(({ name }) => name === `form-words.${tag}.js`)).toMatchObject({ onDemand: true })
  })
})

describe('the form speaks', () => {
  const speak = (tag: string, change: (file: TableFile) => SpokenForm = (file) => file) =>
    vi.stubGlobal('flatleafFormWords', change(byTag.find(([each]) => each === tag)![1]))
  afterEach(() => void vi.unstubAllGlobals())

  test('English by itself', () => {
    expect(say('Add to {}', 'a')).toBe('Add to a')
    expect([count('{} bytes', 1), count('{} bytes', 0), byteSize(1234), duration(1234), duration(12_345)]).toEqual([
      '1 byte',
      '0 bytes',
      '1.2 KB',
      '1234 ms',
      '12.3 s',
    ])
  })

  test('the language of the page, with what is put in as it is', () => {
    speak('de')
    expect(say('Add to {}', '$& {}')).toBe('Zu $& {} hinzufügen')
    expect([byteSize(1234), duration(12_345), count('Must have at least {} items.', 1)]).toEqual([
      '1,2 KB',
      '12,3 s',
      'Muss mindestens 1 Element haben.',
    ])
  })

  test('each number in its form', () => {
    speak('ar')
    const fields = [1, 2, 3, 11].map((number) => count('{} fields have to be mended first.', number))
    expect(fields.map((text) => text.replace(/\d+|[٠-٩]+/, '#'))).toEqual([
      'يجب أولًا تصحيح حقل واحد.',
      'يجب أولًا تصحيح حقلين.',
      'يجب أولًا تصحيح # حقول.',
      'يجب أولًا تصحيح # حقلًا.',
    ])
    speak('fr')
    expect([0, 1, 2].map((number) => count('{} bytes', number))).toEqual(['0 octet', '1 octet', '2 octets'])
    speak('ja')
    expect(count('{} bytes', 1)).toBe('1 バイト')
  })

  test('English where its language lacks a word', () => {
    speak('de', ({ lang }) => ({ lang, words: { Send: 'Senden' } }))
    expect([say('Send'), say('Close'), count('{} bytes', 1)]).toEqual(['Senden', 'Close', '1 byte'])
  })
})
