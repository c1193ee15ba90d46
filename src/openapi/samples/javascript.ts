import { jsonOf } from '../../util/json-of.ts'
import { isBeyond, literalOf, type Literals } from './json-text.ts'
import { doubleQuoted, singleQuoted, type Language } from './language.ts'
import { hexFour, quoting } from './quote.ts'
import type { Part, SampleBody, SampleRequest } from './request.ts'

const lexis = {
  strings: [singleQuoted, doubleQuoted],
  keywords: 'const await new import from true false null',
}

/** `fetch`, for browsers and Node. */
export const javascript: Language = {
  label: 'JavaScript',
  names: ['javascript', 'js'],
  language: 'javascript',
  usual: true,
  print: (request) => printed(request, browser),
  lexis,
}

/** `fetch` of Node, with files from the disk. */
export const node: Language = {
  label: 'Node.js',
  names: ['node', 'nodejs', 'node.js'],
  language: 'javascript',
  print: (request) => printed(request, server),
  lexis,
}

/** As for Node: its values have no types to write down. */
export const typescript: Language = {
  label: 'TypeScript',
  names: ['typescript', 'ts'],
  language: 'typescript',
  print: (request) => printed(request, { ...server, type: ': Response' }),
  lexis,
}

/** Where files come from. */
interface Host {
  readonly before: readonly string[]
  readonly file: (name: string, contentType?: string) => string
  /** What follows the name of the response. */
  readonly type: string
}

const browser: Host = {
  before: [`const [file] = document.querySelector('input[type=file]').files`],
  file: () => 'file',
  type: '',
}

const server: Host = {
  before: [`import { openAsBlob } from 'node:fs'`, ''],
  file: (name, contentType) =>
    `await openAsBlob(${text(name)}${contentType ? `, { type: ${text(contentType)} }` : ''})`,
  type: '',
}

function printed({ method, url, headers, body }: SampleRequest, host: Host): string {
  const options = [
    ...(method === 'GET' && !body ? [] : [`  method: ${text(method)},`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers.map(headerLine), '  },'] : []),
    ...(body ? [`  body: ${bodyOf(body, host)},`] : []),
  ]
  const call = options.length > 0 ? [`(${text(url)}, {`, ...options, '})'].join('\n') : `(${text(url)})`
  return [
    ...(hasFile(body) ? host.before : []),
    ...(body?.kind === 'multipart' ? formLines(body.parts, host) : []),
    `const response${host.type} = await fetch${call}`,
    '',
    'console.log(response.status, await response.text())',
  ].join('\n')
}

function hasFile(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(({ isFile }) => isFile))
}

function headerLine([name, value]: readonly [string, string]): string {
  return `    ${text(name)}: ${text(value)},`
}

function bodyOf(body: SampleBody, host: Host): string {
  switch (body.kind) {
    case 'json':
      if (isBeyond(body.value, () => false)) return text(jsonOf(body.value))
      return `JSON.stringify(${literalOf(body.value, literals, '  ')})`
    case 'form':
      return [
        'new URLSearchParams([',
        ...body.fields.map(([name, value]) => `    [${text(name)}, ${text(value)}],`),
        '  ])',
      ].join('\n')
    case 'multipart':
      return 'form'
    case 'text':
      return text(body.text)
    case 'file':
      return host.file(body.name)
  }
}

function formLines(parts: readonly Part[], host: Host): readonly string[] {
  const lines = parts.map(({ name, value, isFile, contentType }) => {
    if (isFile) return `form.append(${text(name)}, ${host.file(value, contentType)}, ${text(value)})`
    if (contentType === undefined) return `form.append(${text(name)}, ${text(value)})`
    return `form.append(${text(name)}, new Blob([${text(value)}], { type: ${text(contentType)} }))`
  })
  return ['const form = new FormData()', ...lines, '']
}

const text = quoting({ mark: "'", code: hexFour })

/** `__proto__` as a plain key would set the prototype. */
const literals: Literals = {
  text,
  words: ['null', 'true', 'false'],
  map: () => ['{', '}'],
  pair: (key, value) => `${keyOf(key)}: ${value}`,
  step: '  ',
}

function keyOf(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key)
}
