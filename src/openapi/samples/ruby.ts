import { literalOf, type Literals } from './json-text.ts'
import { doubleQuoted, joined, singleQuoted, type Language } from './language.ts'
import { hasSpecial, hexFour, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** `net/http`. */
export const ruby: Language = {
  label: 'Ruby',
  names: ['ruby', 'rb'],
  language: 'ruby',
  usual: true,
  print,
  lexis: { strings: [singleQuoted, doubleQuoted], keywords: 'require do end nil true false' },
}

const known = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])

function print({ method, url, headers, body }: SampleRequest): string {
  const hasAnswer = method === 'HEAD' ? 'false' : 'true'
  const made = known.has(method)
    ? `Net::HTTP::${method[0]}${method.slice(1).toLowerCase()}.new(uri)`
    : `Net::HTTPGenericRequest.new(${text(method)}, ${body ? 'true' : 'false'}, ${hasAnswer}, uri)`
  return joined([
    "require 'net/http'",
    body?.kind === 'json' && "require 'json'",
    '',
    `uri = URI(${text(url)})`,
    `request = ${made}`,
    ...headers.map(([name, value]) => `request[${text(name)}] = ${text(value)}`),
    ...(body ? [bodyLine(body)] : []),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    '',
    'puts response.code, response.body',
  ])
}

function bodyLine(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `request.body = JSON.generate(${literalOf(body.value, literals, '')})`
    case 'form':
      return [
        'request.body = URI.encode_www_form([',
        ...body.fields.map(([name, value]) => `  [${text(name)}, ${text(value)}],`),
        '])',
      ].join('\n')
    case 'multipart':
      return [
        'request.set_form([',
        ...body.parts.map((part) => `  [${partOf(part)}],`),
        "], 'multipart/form-data')",
      ].join('\n')
    case 'text':
      return `request.body = ${text(body.text)}`
    case 'file':
      return `request.body = File.binread(${text(body.name)})`
  }
}

function partOf({ name, value, isFile, contentType }: Part): string {
  const type = contentType === undefined ? '' : `, { content_type: ${text(contentType)} }`
  return `${text(name)}, ${isFile ? `File.open(${text(value)})` : text(value)}${type}`
}

const double = quoting({ mark: '"', escaped: /#(?=[{$@])/g, code: hexFour })

/** Single quotes know two escapes and nothing to fill in. */
function text(value: string): string {
  return hasSpecial(value) ? double(value) : `'${value.toWellFormed().replace(/['\\]/g, String.raw`\$&`)}'`
}

const literals: Literals = {
  text,
  words: ['nil', 'true', 'false'],
  map: () => ['{', '}'],
  pair: (key, value) => `${text(key)} => ${value}`,
  step: '  ',
}
