import { jsonText } from './json-text.ts'
import { joined, type Language } from './language.ts'
import { hasSpecial, isReadable } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

/** `Invoke-WebRequest` of PowerShell 7. */
export const powershell: Language = {
  label: 'PowerShell',
  names: ['powershell', 'ps', 'ps1', 'pwsh'],
  language: 'powershell',
  print,
  lexis: {
    strings: [String.raw`@'\n[^]*?\n'@`, "'(?:[^']|'')*'", '"(?:[^"`]|`[^])*"'],
    keywords: 'Get-Item Invoke-WebRequest',
  },
}

const known = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'MERGE'])

function print({ method, url, headers, body }: SampleRequest): string {
  const type = headers.find(([name]) => isContentType(name))?.[1]
  const sent = headers.filter(([name]) => !isContentType(name) || !body)
  const words = [
    `-Uri ${text(url)}`,
    known.has(method) ? `-Method ${method}` : `-CustomMethod ${text(method)}`,
    sent.length > 0 && '-Headers $headers',
    body && type !== undefined && `-ContentType ${text(type)}`,
    body && wordOf(body),
  ]
  return joined([
    ...(sent.length > 0
      ? ['$headers = @{', ...sent.map(([name, value]) => `  ${text(name)} = ${text(value)}`), '}']
      : []),
    ...(body ? bodyLines(body) : []),
    `$response = Invoke-WebRequest ${joined(words, ' `\n  ')}`,
    '',
    '"$($response.StatusCode) $($response.Content)"',
  ])
}

function isContentType(name: string): boolean {
  return name.toLowerCase() === 'content-type'
}

function wordOf(body: SampleBody): string {
  if (body.kind === 'multipart') return '-Form $form'
  return body.kind === 'file' ? `-InFile ${text(body.name)}` : '-Body $body'
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`$body = ${block(jsonText(body.value))}`]
    case 'text':
      return [`$body = ${block(body.text)}`]
    case 'form':
      return [`$body = ${text(body.encoded)}`]
    case 'multipart':
      return ['$form = @{', ...formLines(body.parts), '}']
    case 'file':
      return []
  }
}

/** Parts of one name are a list. A table of names tells no upper from lower case. */
function formLines(parts: readonly Part[]): readonly string[] {
  const names = [...new Set(parts.map(({ name }) => name.toLowerCase()))]
  return names.map((name) => {
    const same = parts.filter((part) => part.name.toLowerCase() === name)
    const values = same.map(({ value, isFile }) => (isFile ? `(Get-Item ${text(value)})` : text(value)))
    return `  ${text(same[0]!.name)} = ${values.length === 1 ? values[0] : `@(${values.join(', ')})`}`
  })
}

/** Curly quotes are quotes too. In double ones a backtick escapes. */
function text(value: string): string {
  const clean = value.toWellFormed()
  if (!hasSpecial(clean)) return `'${clean.replace(/['‘’‚‛]/g, '$&$&')}'`
  return `"${clean.replace(/["“”„`$#]/g, '`$&').replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\uFEFF]/gu, escape)}"`
}

function escape(character: string): string {
  const names: Readonly<Record<string, string>> = { '\n': '`n', '\r': '`r', '\t': '`t', '\0': '`0' }
  return names[character] ?? `\`u{${character.codePointAt(0)!.toString(16)}}`
}

/** A here-string ends at a line that begins with its quote. */
function block(value: string): string {
  if (!value.includes('\n') || !isReadable(value) || /^['‘’‚‛]@/m.test(value)) return text(value)
  return `@'\n${value.toWellFormed()}\n'@`
}
