import { jsonOf } from '../../util/json-of.ts'
import { isBeyond, isLong, literalOf, type Literals } from './json-text.ts'
import { doubleQuoted, joined, singleQuoted, type Language } from './language.ts'
import { hasSpecial, hexBraced, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** The `curl` extension. */
export const php: Language = {
  label: 'PHP',
  names: ['php'],
  language: 'php',
  usual: true,
  print,
  lexis: { strings: [singleQuoted, doubleQuoted], keywords: 'true false null new echo object' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  return joined([
    '<?php',
    '',
    '$curl = curl_init();',
    'curl_setopt_array($curl, [',
    `    CURLOPT_URL => ${text(url)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    method !== 'GET' || body ? `    CURLOPT_CUSTOMREQUEST => ${text(method)},` : undefined,
    method === 'HEAD' ? '    CURLOPT_NOBODY => true,' : undefined,
    ...(headers.length > 0
      ? ['    CURLOPT_HTTPHEADER => [', ...headers.map((each) => `        ${text(headerLine(each))},`), '    ],']
      : []),
    body ? `    CURLOPT_POSTFIELDS => ${bodyOf(body)},` : undefined,
    ']);',
    '',
    '$content = curl_exec($curl);',
    "echo curl_getinfo($curl, CURLINFO_HTTP_CODE), ' ', $content;",
  ])
}

/** As on curl's command line, a semicolon sends an empty header. */
function headerLine([name, value]: readonly [string, string]): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      if (isBeyond(body.value, isLong)) return text(jsonOf(body.value))
      return `json_encode(${literalOf(body.value, literals, '    ')})`
    case 'form':
      return form(body)
    case 'multipart':
      return [
        '[',
        ...onceByName(body.parts).map((part) => `        ${text(part.name)} => ${partOf(part)},`),
        '    ]',
      ].join('\n')
    case 'text':
      return text(body.text)
    case 'file':
      return `file_get_contents(${text(body.name)})`
  }
}

/** `http_build_query` numbers the values of a list, so fields of one name are written out. */
function form({ fields, encoded }: Extract<SampleBody, { kind: 'form' }>): string {
  const names = new Set(fields.map(([name]) => name))
  if (names.size < fields.length || fields.length === 0) return text(encoded)
  return [
    'http_build_query([',
    ...fields.map(([name, value]) => `        ${text(name)} => ${text(value)},`),
    '    ])',
  ].join('\n')
}

/** An array has each key once, so the first part of a name stands for all. */
function onceByName(parts: readonly Part[]): readonly Part[] {
  return parts.filter((part, index) => parts.findIndex(({ name }) => name === part.name) === index)
}

function partOf({ value, isFile, contentType }: Part): string {
  const type = contentType === undefined ? '' : `, ${text(contentType)}`
  if (isFile) return `new CURLFile(${text(value)}${type})`
  return type === '' ? text(value) : `new CURLStringFile(${text(value)}, ''${type})`
}

const double = quoting({ mark: '"', escaped: /\$/g, code: hexBraced })

/** Single quotes know two escapes and no variables. */
function text(value: string): string {
  return hasSpecial(value) ? double(value) : `'${value.toWellFormed().replace(/['\\]/g, String.raw`\$&`)}'`
}

/** An array with no keys, or with numbers as keys, would be read as a list. */
const literals: Literals = {
  text,
  words: ['null', 'true', 'false'],
  map: (keys) => (keys.every((key) => !/^\d+$/.test(key)) && keys.length > 0 ? ['[', ']'] : ['(object) [', ']']),
  pair: (key, value) => `${text(key)} => ${value}`,
  step: '    ',
}
