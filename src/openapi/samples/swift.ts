import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { multipartPieces } from './multipart.ts'
import { hexBraced, isBlock, quoting } from './quote.ts'
import type { SampleBody, SampleRequest } from './request.ts'

/** `URLSession`. */
export const swift: Language = {
  label: 'Swift',
  names: ['swift'],
  language: 'swift',
  print,
  lexis: {
    strings: [String.raw`"""(?:[^\\"]|\\.|"(?!""))*"""`, doubleQuoted],
    keywords: 'import let var try await nil as',
  },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const type =
    body?.kind === 'multipart'
      ? [
          `request.setValue(${text(`multipart/form-data; boundary=${multipartPieces(body.parts).boundary}`)}, forHTTPHeaderField: "Content-Type")`,
        ]
      : []
  return joined([
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${text(url)})!)`,
    `request.httpMethod = ${text(method)}`,
    ...headers.map(([name, value]) => `request.setValue(${text(value)}, forHTTPHeaderField: ${text(name)})`),
    ...type,
    ...(body ? bodyLines(body) : []),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print(response, String(decoding: data, as: UTF8.self))',
  ])
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`request.httpBody = Data(${block(jsonText(body.value))}.utf8)`]
    case 'text':
      return [`request.httpBody = Data(${block(body.text)}.utf8)`]
    case 'form':
      return [`request.httpBody = Data(${text(body.encoded)}.utf8)`]
    case 'multipart':
      return [
        'var body = Data()',
        ...multipartPieces(body.parts).pieces.map(({ value, isFile }) =>
          isFile ? `body.append(${fileData(value)})` : `body.append(Data(${text(value)}.utf8))`,
        ),
        'request.httpBody = body',
      ]
    case 'file':
      return [`request.httpBody = ${fileData(body.name)}`]
  }
}

function fileData(name: string): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${text(name)}))`
}

const text = quoting({ mark: '"', code: hexBraced })

function block(value: string): string {
  if (!isBlock(value)) return text(value)
  return `"""\n${value.toWellFormed().replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')}\n"""`
}
