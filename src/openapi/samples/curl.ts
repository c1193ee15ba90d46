import type { SampleBody, SampleRequest } from './request.ts'

/** The request as a command line for curl in a POSIX shell. */
export function curl({ method, url, headers, body }: SampleRequest): string {
  const hasBody = body !== undefined
  const isUsual = method === (hasBody ? 'POST' : 'GET')
  const head = method === 'HEAD' ? '--head' : isUsual ? '' : `--request ${quoted(method)}`
  const lines = [
    ['curl', head, quoted(url)].filter((word) => word !== '').join(' '),
    ...headers.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body ? bodyLines(body) : []),
  ]
  // curl reads [] and {} in a URL as patterns.
  const globs = /[[\]{}]/.test(url) ? ['--globoff'] : []
  return [...lines.slice(0, 1), ...globs, ...lines.slice(1)].join(' \\\n  ')
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`--data ${quoted(JSON.stringify(body.value, null, 2))}`]
    case 'form':
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quoted(`${encodeURIComponent(name.toWellFormed())}=${value}`)}`,
      )
    case 'multipart':
      return body.parts.map(({ name, value, isFile }) =>
        isFile ? `--form ${quoted(`${name}=@${value}`)}` : `--form-string ${quoted(`${name}=${value}`)}`,
      )
    case 'text':
      return [`--data-raw ${quoted(body.text)}`]
    case 'file':
      return [`--data-binary ${quoted(`@${body.name}`)}`]
  }
}

/** One word of a shell: in single quotes nothing has a meaning but the quote itself. */
function quoted(text: string): string {
  const clean = text.replaceAll('\0', '')
  return /^[\w./:=@%+-]+$/.test(clean) ? clean : `'${clean.replaceAll("'", `'\\''`)}'`
}
