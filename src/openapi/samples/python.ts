import { literalOf, type Literals } from './json-text.ts'
import { doubleQuoted, singleQuoted, type Language } from './language.ts'
import { hexFour, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** The `requests` package. */
export const python: Language = {
  label: 'Python',
  names: ['python', 'py'],
  language: 'python',
  usual: true,
  print,
  lexis: { strings: [singleQuoted, doubleQuoted], keywords: 'import None True False' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const sent = headers.filter(([name, value]) => !isSentAnyway(name, value, body))
  const options = [
    ...(sent.length > 0
      ? ['    headers={', ...sent.map(([name, value]) => `        ${text(name)}: ${text(value)},`), '    },']
      : []),
    ...(body ? bodyLines(body) : []),
  ]
  const simple = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method)
  const start = simple ? `requests.${method.toLowerCase()}(` : 'requests.request('
  const words = [...(simple ? [] : [`    ${text(method)},`]), `    ${text(url)},`, ...options]
  return [
    'import requests',
    '',
    `response = ${start}`,
    ...words,
    ')',
    '',
    'print(response.status_code, response.text)',
  ].join('\n')
}

/** requests sets the content type of JSON and forms itself. */
function isSentAnyway(name: string, value: string, body: SampleBody | undefined): boolean {
  const own = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: '', text: '', file: '' }
  return name.toLowerCase() === 'content-type' && body !== undefined && value === own[body.kind]
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`    json=${literalOf(body.value, literals, '    ')},`]
    case 'form':
      return ['    data=[', ...body.fields.map(([name, value]) => `        (${text(name)}, ${text(value)}),`), '    ],']
    case 'multipart':
      return ['    files=[', ...body.parts.map((part) => `        (${text(part.name)}, ${partOf(part)}),`), '    ],']
    case 'text':
      return [`    data=${text(body.text)}.encode('utf-8'),`]
    case 'file':
      return [`    data=open(${text(body.name)}, 'rb'),`]
  }
}

function partOf({ value, isFile, contentType }: Part): string {
  const type = contentType === undefined ? '' : `, ${text(contentType)}`
  if (!isFile) return `(None, ${text(value)}${type})`
  return type === '' ? `open(${text(value)}, 'rb')` : `(${text(value)}, open(${text(value)}, 'rb')${type})`
}

const text = quoting({ mark: "'", code: hexFour })

const literals: Literals = {
  text,
  words: ['None', 'True', 'False'],
  map: () => ['{', '}'],
  pair: (key, value) => `${text(key)}: ${value}`,
  step: '    ',
}
