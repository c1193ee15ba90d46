/** Every sample is a text that its language's own parser takes, and says what the request says. */
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../src/model/operation.ts'
import { languages } from '../../../src/openapi/samples/languages.ts'
import type { Language } from '../../../src/openapi/samples/language.ts'
import type { SampleRequest } from '../../../src/openapi/samples/request.ts'
import { parserOf, type Parsed } from './parsers.ts'
import { valueOf } from './literals.ts'

const nasty = [
  'it\'s "quoted" and `ticked`',
  String.raw`back\slash \n \u0041 \x41 \101 \\`,
  '$HOME ${HOME} $(id) #{id} #$x #@y \\(id) %s {0} {{x}} <%= id %>',
  'line\nline\r\nline\rtab\tend',
  'null\0bell\u0007escape\u001B delete\u007F next\u0085',
  'lone \uD800 and \uDC00',
  'ends\u2028here\u2029too',
  'turned \u202Eround\u2066 and \uFEFFmarked',
  'not of the plane: 😀 𝒳 𐍈',
  '"""',
  "'''",
  '```',
  '"#',
  '"##',
  "'@",
  '"@',
  "\n'@\n",
  '"""\n"""',
  '??=',
  '??/',
  '*/',
  '//',
  '<!--',
  '?>',
  '__END__',
  'EOF',
  '“curly” ‘quotes’ „low‚ ‛high',
  '  spaces \n  before\n',
  ' ',
  '',
  '\\',
  '\\\\"',
  "\\'",
  '$',
  '#',
  '@file',
  '\n',
  'trailing \\',
]

const anyJson: Json = {
  texts: nasty,
  numbers: [0, -1, 1.5, 1e21, 1e-7, 1.2345678901234567e19, 2 ** 53],
  words: [null, true, false],
  nothing: { list: [], map: {} },
  ...Object.fromEntries(nasty.map((text, index) => [text, index])),
  ['__proto__']: { 0: 'a', 1: 'b' },
  constructor: 'x',
}

const url = 'https://api.example.com/v1/pets/7?q=a%20b&tag%5Ba%5D=it%27s'
const typed = (type: string) => [['Content-Type', type]] as const

const requests: Readonly<Record<string, SampleRequest>> = {
  'a plain address': { method: 'GET', url, headers: [] },
  'headers and a cookie': {
    method: 'GET',
    url: 'BASE_URL/pets/PET_ID',
    headers: [
      ['Authorization', 'Bearer <ACCESS_TOKEN>'],
      ['Cookie', 'a=1; b="2"'],
      ['X-Empty', ''],
    ],
  },
  'a method without a body': { method: 'DELETE', url, headers: [['X-Id', '1']] },
  'a head': { method: 'HEAD', url, headers: [] },
  'a method of the future': {
    method: 'QUERY',
    url,
    headers: typed('application/json'),
    body: { kind: 'json', value: { q: 1 } },
  },
  'a post without a body': { method: 'POST', url, headers: [] },
  'JSON for readers': {
    method: 'POST',
    url,
    headers: typed('application/json'),
    body: {
      kind: 'json',
      value: { name: 'Aloe', tags: ['a', ''], size: 1.5, ok: true, none: null, more: { $ref: '#/x', list: [] } },
    },
  },
  'JSON of all kinds': {
    method: 'PUT',
    url,
    headers: typed('application/json'),
    body: { kind: 'json', value: anyJson },
  },
  'JSON that is a text': {
    method: 'PATCH',
    url,
    headers: typed('application/json'),
    body: { kind: 'json', value: 'it\'s "so"' },
  },
  'JSON that is nothing': {
    method: 'POST',
    url,
    headers: typed('application/json'),
    body: { kind: 'json', value: null },
  },
  'a form': {
    method: 'POST',
    url,
    headers: typed('application/x-www-form-urlencoded'),
    body: {
      kind: 'form',
      fields: [
        ['name', 'Aloe & co'],
        ['tag', 'a'],
        ['tag', 'b'],
        ["it's", '"'],
      ],
      encoded: 'name=Aloe+%26+co&tag=a&tag=b&it%27s=%22',
    },
  },
  'a form without fields': {
    method: 'POST',
    url,
    headers: typed('application/x-www-form-urlencoded'),
    body: { kind: 'form', fields: [], encoded: '' },
  },
  'a form of other names': {
    method: 'POST',
    url,
    headers: typed('application/x-www-form-urlencoded'),
    body: {
      kind: 'form',
      fields: [
        ['a', '1'],
        ['b', '$x'],
      ],
      encoded: 'a=1&b=%24x',
    },
  },
  'several parts': {
    method: 'POST',
    url,
    headers: [['Accept', '*/*']],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'files', value: 'files-1.png', isFile: true, contentType: 'image/png' },
        { name: 'files', value: 'files-2.png', isFile: true, contentType: 'image/png' },
        { name: 'note', value: 'it\'s "so" $x #{y}', isFile: false },
        { name: 'meta', value: '{"a":"\\"b\\""}', isFile: false, contentType: 'application/json' },
        { name: 'plain', value: 'plain', isFile: true },
      ],
    },
  },
  'only texts as parts': {
    method: 'POST',
    url,
    headers: [],
    body: { kind: 'multipart', parts: [{ name: 'a', value: 'b', isFile: false }] },
  },
  'text of several lines': {
    method: 'POST',
    url,
    headers: typed('text/plain'),
    body: { kind: 'text', text: 'first "line"\n  $second\nthird' },
  },
  'text of one line': { method: 'POST', url, headers: typed('text/csv'), body: { kind: 'text', text: 'a,"b"' } },
  XML: {
    method: 'POST',
    url,
    headers: typed('application/xml'),
    body: { kind: 'text', text: '<?xml version="1.0"?>\n<pet id="1">\n  <name>Aloe &amp; \'co\'</name>\n</pet>' },
  },
  'a file': { method: 'PUT', url, headers: typed('image/png'), body: { kind: 'file', name: 'file.png' } },
}

const all: readonly Language[] = languages

describe.each(all.map((language) => [language.label, language] as const))('%s', (_, { language, print }) => {
  let parse: (code: string) => Parsed
  beforeAll(async () => {
    parse = await parserOf(language)
  }, 60_000)

  /** The literals of the code as values. */
  const values = (code: string) => parse(code).strings.map((each) => valueOf(each, language))

  test.each(Object.keys(requests))('%s', (name) => {
    const code = print(requests[name]!)
    expect(parse(code).faults, code).toEqual([])
  })

  test('says what the request says, whatever that is', { timeout: 60_000 }, () => {
    const piece = oneof(constantFrom(...nasty), string({ unit: 'binary', maxLength: 8 }))
    const text = array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''))
    assert(
      property(text, text, text, (header, field, body) => {
        const sent = [
          {
            method: 'POST',
            url: `https://a.example/${header}`,
            headers: [['X-Key', header]],
            body: { kind: 'text', text: body },
          },
          {
            method: 'POST',
            url,
            headers: [['X-Key', header]],
            body: { kind: 'json', value: { [field]: [body, { body }] } },
          },
          {
            method: 'POST',
            url,
            headers: [],
            body: {
              kind: 'form',
              fields: [[field, body]],
              encoded: String(new URLSearchParams([[field.toWellFormed(), body.toWellFormed()]])),
            },
          },
          {
            method: 'POST',
            url,
            headers: [],
            body: {
              kind: 'multipart',
              parts: [
                { name: field, value: body, isFile: false },
                { name: field, value: body, isFile: false, contentType: 'application/json' },
                { name: field, value: 'f.png', isFile: true },
              ],
            },
          },
        ] satisfies SampleRequest[]
        for (const request of sent) {
          const code = print(request)
          expect(parse(code).faults, code).toEqual([])
        }
        const [first] = sent
        // A shell holds no NUL.
        const kept = (value: string) => (language === 'bash' ? value.replaceAll('\0', '') : value).toWellFormed()
        const found = values(print(first!))
        expect(
          found.some((each) => each === kept(header) || each.endsWith(`: ${kept(header)}`)) || header.trim() === '',
        ).toBe(true)
        expect(found.join('')).toContain(kept(body))
      }),
      { numRuns: 12, examples: [['', '', 'lone \ud800\nand \udc00']] },
    )
  })
})
