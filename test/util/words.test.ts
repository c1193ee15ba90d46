import { describe, expect, test } from 'vitest'
import { fold, isUnspaced, wordReader } from '../../src/util/words.ts'

const terms = (text: string, pairs?: 'pairs') => wordReader().terms(text, pairs)

describe('terms', () => {
  test('cuts names of code into their parts and keeps the whole', () => {
    expect(terms('call resolveQuota() on HTMLElement')).toEqual(
      'call resolvequota resolve quota on htmlelement html element'.split(' '),
    )
  })

  test.each([
    ['C++, C# and F#.', ['c++', 'c', 'c#', 'c', 'and', 'f#', 'f']],
    ['on .NET.', ['on', '.net', 'net']],
    ['node.js', ['node.js', 'node', 'js']],
    ['`docs.json`,', ['docs.json', 'docs', 'json']],
    ['(user_id)', ['user_id', 'user', 'id']],
    ['--force -v', ['--force', 'force', '-v', 'v']],
    ['"$ref":', ['$ref', 'ref']],
    ['@scope/pkg', ['@scope/pkg', 'scope', 'pkg']],
    ['GET /plants/{id}', ['get', '/plants/{id}', 'plants', 'id']],
    ['/plants/', ['/plants', 'plants']],
    ['v2.1.0', ['v2.1.0', 'v2', '1', '0']],
  ])('keeps names with signs beside their words: %s', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('takes signs of the sentence for none', () => {
    expect(terms('It ends. Or -- so... it {seems} (to be) — “yes”!')).toEqual(
      'it ends or so it seems to be yes'.split(' '),
    )
    expect(terms('### --- ... // {} ++ @ # $')).toEqual([])
  })

  test('takes operators that stand alone for words', () => {
    expect(terms('use => or != here, a && b ?? c <= d')).toEqual('use => or != here a && b ?? c <= d'.split(' '))
    expect(terms('a === b')).toEqual(['a', '===', 'b'])
    expect(terms('a=>b -- *** ??? | : ====')).toEqual(['a', 'b'])
  })

  test('takes each emoji for a word, with or without the mark of its form', () => {
    expect(terms('🚀 Launch🚀✅ fast')).toEqual(['🚀', 'launch', '🚀', '✅', 'fast'])
    expect(terms('❤️')).toEqual(['❤'])
    expect(terms('👩‍💻 👍🏽')).toEqual(['👩‍💻', '👍🏽'])
    expect(terms('Foo™ © 2024')).toEqual(['foo', '2024'])
  })

  test('finds Arabic words with and without the article', () => {
    expect(terms('التفاح')).toEqual(['التفاح', 'تفاح'])
    expect(terms('والتفاح بالتفاح للتفاح').filter((term) => term === 'تفاح')).toHaveLength(3)
    expect(terms('الم تفاح')).toEqual(['الم', 'تفاح'])
  })

  test('cuts scripts without spaces into words, and gives their pairs where asked', () => {
    expect(terms('配置文件管理')).toEqual(['配置', '文件', '管理'])
    expect(terms('配置文件', 'pairs')).toEqual(['配置', '置文', '文件', '配置', '文件'])
    expect(terms('HTTP请求')).toEqual(['http', '请求'])
    expect(terms('ภาษาไทย')).toEqual(['ภาษา', 'ไทย'])
    expect(terms('語')).toEqual(['語'])
  })

  test('takes what is too long to be a word for none, in linear time', () => {
    expect(terms('aB'.repeat(50_000))).toEqual([])
    expect(terms('a.'.repeat(50_000)).length).toBe(50_000)
    expect(terms('-'.repeat(100_000))).toEqual([])
    expect(terms('{'.repeat(100_000))).toEqual([])
  })

  test('reads the same text the same way the second time', () => {
    const reader = wordReader()
    expect(reader.terms('useState useState')).toEqual(['usestate', 'use', 'state', 'usestate', 'use', 'state'])
    expect(reader.terms('useState')).toEqual(['usestate', 'use', 'state'])
  })
})

test('folding takes case and accents away, not what tells words of other scripts apart', () => {
  expect(['Über', 'ÉTÉ', 'ﬁn', 'Straße', 'Łódź', 'Ærø'].map(fold)).toEqual([
    'uber',
    'ete',
    'fin',
    'strasse',
    'lodz',
    'aero',
  ])
  expect(['ガス', '한국어', 'สี่', 'हिन्दी'].map(fold)).toEqual(['ガス', '한국어', 'สี่', 'हिन्दी'])
  expect(fold('كِتَاب')).toBe('كتاب')
})

test('knows scripts without spaces', () => {
  expect(['日本', 'かな', 'ไทย', 'ខ្មែរ', 'word', 'мир', '한국'].map(isUnspaced)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
