import { jsonOf } from '../../util/json-of.ts'
import { isBeyond, isLong, literalOf, type Literals } from './json-text.ts'
import { doubleQuoted, joined, singleQuoted, type Language } from './language.ts'
import { hexBraced, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** The `http` package. */
export const dart: Language = {
  label: 'Dart',
  names: ['dart', 'flutter'],
  language: 'dart',
  print,
  lexis: {
    strings: [singleQuoted, doubleQuoted],
    keywords: 'import as show void async await final true false null',
  },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const kind = body?.kind === 'multipart' ? 'MultipartRequest' : 'Request'
  return joined([
    body?.kind === 'json' && "import 'dart:convert';",
    body?.kind === 'file' && "import 'dart:io';",
    body?.kind === 'json' || body?.kind === 'file' ? '' : undefined,
    "import 'package:http/http.dart' as http;",
    body?.kind === 'multipart' &&
      body.parts.some(({ contentType }) => contentType) &&
      "import 'package:http_parser/http_parser.dart' show MediaType;",
    '',
    'void main() async {',
    `  final request = http.${kind}(${text(method)}, Uri.parse(${text(url)}));`,
    ...headers.map(([name, value]) => `  request.headers[${text(name)}] = ${text(value)};`),
    ...(body ? bodyLines(body) : []),
    '',
    '  final response = await http.Response.fromStream(await request.send());',
    "  print('${response.statusCode} ${response.body}');",
    '}',
  ])
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      if (isBeyond(body.value, isLong)) return [`  request.body = ${text(jsonOf(body.value))};`]
      return [`  request.body = jsonEncode(${literalOf(body.value, literals, '  ')});`]
    case 'text':
      return [`  request.body = ${text(body.text)};`]
    case 'form':
      return [`  request.body = ${text(body.encoded)};`]
    case 'multipart':
      return body.parts.map((part) => `  request.files.add(${partOf(part)});`)
    case 'file':
      return [`  request.bodyBytes = await File(${text(body.name)}).readAsBytes();`]
  }
}

function partOf({ name, value, isFile, contentType }: Part): string {
  const type = contentType === undefined ? '' : `, contentType: MediaType.parse(${text(contentType)})`
  if (isFile) return `await http.MultipartFile.fromPath(${text(name)}, ${text(value)}${type})`
  return `http.MultipartFile.fromString(${text(name)}, ${text(value)}${type})`
}

const text = quoting({ mark: "'", escaped: /\$/g, code: hexBraced })

const literals: Literals = {
  text,
  // Whole numbers have 64 bits, and longer ones are refused.
  number: (value) => (Number.isSafeInteger(value) || !Number.isInteger(value) ? String(value) : value.toExponential()),
  words: ['null', 'true', 'false'],
  map: () => ['{', '}'],
  pair: (key, value) => `${text(key)}: ${value}`,
  step: '  ',
}
