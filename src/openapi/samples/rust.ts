import { jsonText } from './json-text.ts'
import { doubleQuoted, joined, type Language } from './language.ts'
import { hexBraced, isReadable, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** The `reqwest` crate with its blocking client. */
export const rust: Language = {
  label: 'Rust',
  names: ['rust', 'rs'],
  language: 'rust',
  print,
  lexis: { strings: [String.raw`r(?<hash>#*)"[^]*?"\k<hash>`, doubleQuoted], keywords: 'use fn let dyn' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const isMultipart = body?.kind === 'multipart'
  return joined([
    'use reqwest::blocking::{' + (isMultipart ? 'multipart, ' : '') + 'Client};',
    '',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(isMultipart ? ['    let form = multipart::Form::new()', ...body.parts.map(partLine)].map(closed) : []),
    '    let response = Client::new()',
    `        .request(${text(method)}.parse()?, ${text(url)})`,
    ...headers.map(([name, value]) => `        .header(${text(name)}, ${text(value)})`),
    body && `        ${bodyCall(body)}`,
    '        .send()?;',
    '',
    '    println!("{} {}", response.status(), response.text()?);',
    '    Ok(())',
    '}',
  ])
}

/** A semicolon after the last line. */
function closed(line: string, index: number, lines: readonly string[]): string {
  return index === lines.length - 1 ? `${line};` : line
}

function bodyCall(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `.body(${block(jsonText(body.value))})`
    case 'text':
      return `.body(${block(body.text)})`
    case 'form':
      return `.form(&[${body.fields.map(([name, value]) => `\n            (${text(name)}, ${text(value)}),`).join('')}\n        ])`
    case 'multipart':
      return '.multipart(form)'
    case 'file':
      return `.body(std::fs::File::open(${text(body.name)})?)`
  }
}

function partLine({ name, value, isFile, contentType }: Part): string {
  const start = text(name)
  if (contentType === undefined)
    return `        .${isFile ? 'file' : 'text'}(${start}, ${text(value)})${isFile ? '?' : ''}`
  const part = isFile ? `file(${text(value)})?` : `text(${text(value)})`
  return `        .part(${start}, multipart::Part::${part}.mime_str(${text(contentType)})?)`
}

const text = quoting({ mark: '"', code: hexBraced })

/** A raw string ends at a quote with as many hashes as it began with. */
function block(value: string): string {
  if (!value.includes('"') || !isReadable(value)) return text(value)
  const longest = Math.max(...[...value.matchAll(/"(#*)/g)].map(([, run]) => run!.length))
  const hashes = '#'.repeat(longest + 1)
  return `r${hashes}"${value.toWellFormed()}"${hashes}`
}
