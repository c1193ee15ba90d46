import { describe, expect, test } from 'vitest'
import { excerpt, marked, mentions } from '../../../../theme/client/search/marks.ts'

const marks = (text: string, terms: readonly string[]) =>
  marked(text, terms)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')

describe('marked', () => {
  test.each([
    [
      'from the start of words, whatever their case',
      'Webhooks and the webhook',
      ['webhook'],
      '[Webhook]s and the [webhook]',
    ],
    ['not inside of them', 'a rewebhook', ['webhook'], 'a rewebhook'],
    ['inside of names in code', 'resolveQuota of HTMLElement', ['quota', 'element'], 'resolve[Quota] of HTML[Element]'],
    ['terms as text, not as patterns', 'a.b (x', ['(x', '.'], 'a[.]b [(x]'],
    ['names with signs', 'in C++ or C', ['c++', 'c'], 'in [C++] or [C]'],
    [
      'without regard to accents',
      'Crème brûlée ﬁn, Straße',
      ['brulee', 'fin', 'strasse'],
      'Crème [brûlée] [ﬁn], [Straße]',
    ],
    ['anywhere where words have no spaces', '在知识库中', ['知识'], '在[知识]库中'],
    ['nothing without terms', 'abc', [], 'abc'],
    ['nothing in an empty text', '', ['a'], ''],
    ['pairs of signs that are one letter', '👍 a 𝒳 b', ['b'], '👍 a 𝒳 [b]'],
  ])('marks %s', (_, text, terms, expected) => {
    expect(marks(text, terms)).toBe(expected)
    expect(mentions(text, terms)).toBe(expected.includes('['))
  })

  test('looks at a long text once for each term', () => {
    expect(marked('ab '.repeat(50_000), ['ab', 'a', 'b'])).toHaveLength(100_000)
  })
})

describe('excerpt', () => {
  const long = `${'word '.repeat(60)}needle ${'tail '.repeat(60)}`

  test('shows the text around the first match, cut between words', () => {
    const shown = excerpt(long, ['needle'], 60)
    expect(shown).toMatch(/^… (word )+needle( tail)+ …$/)
    expect(shown.length).toBeLessThan(70)
  })

  test('shows a short text whole', () => {
    expect(excerpt('a needle', ['needle'])).toBe('a needle')
  })

  test.each([
    ['the line of the match, and those after it', 'Intro\nName\nneedle\nThe id.\nMore', 'needle · The id. · More'],
    ['no line twice, and no empty one', 'needle\n\n \nlast', 'needle · last'],
    ['as many lines as there is room for', `needle\n${'cell\n'.repeat(30)}`, 'needle · cell · cell …'],
    ['only the line, where that is long', `before\n${'word '.repeat(9)}needle\nafter`, '… word needle'],
    ['the beginning, where nothing matches', '\nfirst\nsecond', 'first · second'],
  ])('shows %s', (_, text, expected) => {
    expect(excerpt(text, ['needle'], 24)).toBe(expected)
  })

  test('cuts a text that has no spaces, around the match', () => {
    expect(excerpt('x'.repeat(500), ['zzz'], 20)).toBe(`${'x'.repeat(20)} …`)
    expect(excerpt(`${'字'.repeat(300)}库${'字'.repeat(300)}`, ['库'], 30)).toMatch(/^… 字+库字+ …$/)
  })
})
