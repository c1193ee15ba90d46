/** The request as a command line for curl in a POSIX shell. */
import type { BuiltRequest, Part, SentBody } from './build-request.ts'

/** One option a line. */
export function curlCommand({ method, url, headers, body }: BuiltRequest): string {
  const isUsual = method === (body ? 'POST' : 'GET')
  const head = method === 'HEAD' ? '--head' : isUsual ? '' : `--request ${quoted(method)}`
  return [
    ['curl', head, quoted(url)].filter((word) => word !== '').join(' '),
    // curl reads [] and {} in an address as patterns.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...headers.map(([name, value]) => `--header ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ].join(' \\\n  ')
}

function bodyOptions(body: SentBody): readonly string[] {
  if (body.kind === 'text') return [`--data-raw ${quoted(body.text)}`]
  if (body.kind === 'file') return [`--data-binary ${quoted(`@${body.file.name}`)}`]
  // curl adds the boundary itself.
  const typed = body.type === undefined ? [] : [`--header ${quoted(`Content-Type: ${body.type}`)}`]
  return [...typed, ...body.parts.map(partOption)]
}

function partOption({ name, value, type }: Part): string {
  const typed = type === undefined ? '' : `;type=${type}`
  if (typeof value !== 'string') return `--form ${quoted(`${name}=@${fileName(value.name)}${typed}`)}`
  if (typed === '') return `--form-string ${quoted(`${name}=${value}`)}`
  return `--form ${quoted(`${name}="${value.replace(/["\\]/g, '\\$&')}"${typed}`)}`
}

/** In `--form` a comma and a semicolon end the name of a file that is not in quotes. */
function fileName(name: string): string {
  return /[",;\\]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
}

/** One word of a shell: in single quotes nothing has a meaning but the quote itself. */
function quoted(text: string): string {
  const clean = text.replaceAll('\0', '')
  return /^[\w./:=@%+-]+$/.test(clean) ? clean : `'${clean.replaceAll("'", `'\\''`)}'`
}
