import { jsonText } from './json-text.ts'
import type { Language } from './language.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** A command line for curl in a POSIX shell. */
export const curl: Language = {
  label: 'cURL',
  names: ['bash', 'curl', 'sh', 'shell'],
  language: 'bash',
  usual: true,
  print,
  lexis: { strings: [String.raw`(?:'[^']*'|\\')+`], keywords: 'curl' },
}

function print({ method, url, headers, body }: SampleRequest): string {
  const isUsual = method === (body === undefined ? 'GET' : 'POST')
  const head = method === 'HEAD' && !body ? '--head' : isUsual ? '' : `--request ${quoted(method)}`
  const lines = [
    ['curl', head, quoted(url)].filter((word) => word !== '').join(' '),
    // curl reads [] and {} in a URL as patterns.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...headers.map(([name, value]) => `--header ${quoted(headerLine(name, value))}`),
    ...(body ? bodyLines(body) : []),
  ]
  return lines.join(' \\\n  ')
}

/** `Name:` alone would take the header away, `Name;` sends an empty one. */
function headerLine(name: string, value: string): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${quoted(jsonText(body.value))}`]
    case 'form':
      return body.fields.length === 0
        ? ["--data ''"]
        : body.fields.map(
            ([name, value]) => `--data-urlencode ${quoted(`${encodeURIComponent(name.toWellFormed())}=${value}`)}`,
          )
    case 'multipart':
      return body.parts.map(partLine)
    case 'text':
      return [`--data-raw ${quoted(body.text)}`]
    case 'file':
      return [`--data-binary ${quoted(`@${body.name}`)}`]
  }
}

function partLine({ name, value, isFile, contentType }: Part): string {
  const type = contentType === undefined ? '' : `;type=${contentType}`
  if (isFile) return `--form ${quoted(`${name}=@${value}${type}`)}`
  if (type === '') return `--form-string ${quoted(`${name}=${value}`)}`
  return `--form ${quoted(`${name}="${value.replace(/["\\]/g, String.raw`\$&`)}"${type}`)}`
}

/** One word of a shell: in single quotes nothing has a meaning but the quote itself. */
function quoted(text: string): string {
  const clean = text.replaceAll('\0', '').toWellFormed()
  return /^[\w./:=@%+-]+$/.test(clean) ? clean : `'${clean.replaceAll("'", `'\\''`)}'`
}
