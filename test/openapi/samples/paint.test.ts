import { expect, test } from 'vitest'
import { opened } from '../../../src/hast/opened.ts'
import { textOf } from '../../../src/hast/text.ts'
import { createHighlighter } from '../../../src/markdown/highlight.ts'
import type { CodeLine } from '../../../src/model/code.ts'
import { tokenKinds } from '../../../src/model/theme.ts'
import type { Language } from '../../../src/openapi/samples/language.ts'
import { languages } from '../../../src/openapi/samples/languages.ts'
import { paint, type Tokens } from '../../../src/openapi/samples/paint.ts'
import type { SampleRequest } from '../../../src/openapi/samples/request.ts'

const tokens = Object.fromEntries(tokenKinds.map((kind) => [kind, kind])) as Tokens
const request: SampleRequest = {
  method: 'PATCH',
  url: 'https://a.example/pets/7',
  headers: [
    ['X-Key', 'it\'s "so" \\ $x'],
    ['Content-Type', 'application/json'],
  ],
  body: { kind: 'json', value: { name: 'Aloe "vera"', list: [1.5, true, null] } },
}

const plain = (lines: readonly CodeLine[]) =>
  lines.map(({ content }) => content.map((each) => textOf(each)).join('')).join('\n')

/** Text in spans of a class. */
const inClass = (lines: readonly CodeLine[], name: string) =>
  lines
    .flatMap(({ content }) => content)
    .flatMap((each) => opened(each) ?? each)
    .filter((each) => each.type === 'element' && [each.properties['className']].flat().includes(name))
    .map((each) => textOf(each))

const all: readonly Language[] = languages
test.each(all.map((each) => [each.label, each] as const))(
  '%s keeps its text, and colours strings',
  (_, { print, lexis }) => {
    const code = print(request)
    const lines = paint(code, lexis, tokens)
    expect(plain(lines)).toBe(code)
    expect(inClass(lines, 'string').join('\n')).toContain('Aloe')
    expect(inClass(lines, 'keyword').length).toBeGreaterThan(0)
  },
)

test('gives keywords the class that the highlighter gives them', async () => {
  const highlighter = createHighlighter()
  const some = all.filter(({ label }) => ['JavaScript', 'Go'].includes(label))
  await highlighter.load(some.map(({ language }) => language))
  for (const { language, print, lexis } of some) {
    const { lines } = highlighter.lines(print(request), language, tokens)
    const known = inClass(lines, 'keyword').map((each) => each.trim())
    for (const word of inClass(paint(print(request), lexis, tokens), 'keyword')) {
      if (!['true', 'null', 'nil'].includes(word)) expect(known).toContain(word)
    }
  }
})
