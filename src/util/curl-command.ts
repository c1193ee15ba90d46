/** A request as a command line for curl in a POSIX shell: for code samples, and for what the playground sends. Runs in browsers too. */

export interface CurlRequest {
  /** Upper case. */
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Options that give the body; `undefined`: there is none. */
  readonly body?: readonly string[]
}

export interface CurlPart {
  readonly name: string
  /** A text, or with `isFile` the name of a file. */
  readonly value: string
  readonly isFile: boolean
  readonly type?: string
}

/** One option a line. */
export function curlCommand({ method, url, headers, body }: CurlRequest): string {
  const isUsual = method === (body ? 'POST' : 'GET')
  const head = method === 'HEAD' && !body ? '--head' : isUsual ? '' : curlOption('request', method)
  return [
    ['curl', head, quoted(url)].filter((word) => word !== '').join(' '),
    // curl reads [] and {} in a URL as patterns.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    ...headers.map(([name, value]) => curlOption('header', headerLine(name, value))),
    ...(body ?? []),
  ].join(' \\\n  ')
}

/** `--name word` */
export function curlOption(name: string, word: string): string {
  return `--${name} ${quoted(word)}`
}

/** A part of a multipart body. Texts with a type stand in quotes: in `--form` a semicolon would end them. */
export function curlPart({ name, value, isFile, type }: CurlPart): string {
  const typed = type === undefined ? '' : `;type=${type}`
  if (isFile) return curlOption('form', `${name}=@${/[",;\\]/.test(value) ? inQuotes(value) : value}${typed}`)
  if (typed === '') return curlOption('form-string', `${name}=${value}`)
  return curlOption('form', `${name}=${inQuotes(value)}${typed}`)
}

function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** `Name:` alone would take the header away, `Name;` sends an empty one. */
function headerLine(name: string, value: string): string {
  return value.trim() === '' ? `${name};` : `${name}: ${value}`
}

/** One word of a shell: in single quotes nothing has a meaning but the quote itself. */
function quoted(text: string): string {
  const clean = text.replaceAll('\0', '').toWellFormed()
  return /^[\w./:=@%+-]+$/.test(clean) ? clean : `'${clean.replaceAll("'", `'\\''`)}'`
}
