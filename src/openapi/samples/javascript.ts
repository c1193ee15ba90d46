import type { Json } from '../../model/operation.ts'
import { isObject } from '../json.ts'
import type { SampleBody, SampleRequest } from './request.ts'

/** The request with `fetch`, for browsers and Node. */
export function javascript({ method, url, headers, body }: SampleRequest): string {
  const form = body?.kind === 'multipart' ? formLines(body) : body?.kind === 'file' ? [...fileLine, ''] : []
  const options = [
    ...(method === 'GET' && !body ? [] : [`  method: ${text(method)},`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers.map(headerLine), '  },'] : []),
    ...(body ? [`  body: ${bodyOf(body)},`] : []),
  ]
  const call = options.length > 0 ? [`(${text(url)}, {`, ...options, '})'].join('\n') : `(${text(url)})`
  return [
    ...form,
    `const response = await fetch${call}`,
    '',
    'console.log(response.status, await response.text())',
  ].join('\n')
}

function headerLine([name, value]: readonly [string, string]): string {
  return `    ${text(name)}: ${text(value)},`
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, '  ')})`
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
      return 'file'
  }
}

/** Where a page in a browser has its file from. */
const fileLine = [`const [file] = document.querySelector('input[type=file]').files`]

function formLines({ parts }: Extract<SampleBody, { kind: 'multipart' }>): readonly string[] {
  const lines = parts.map(({ name, value, isFile }) =>
    isFile ? `form.append(${text(name)}, file)` : `form.append(${text(name)}, ${text(value)})`,
  )
  const file = parts.some(({ isFile }) => isFile) ? fileLine : []
  return [...file, 'const form = new FormData()', ...lines, '']
}

/** JSON is JavaScript, but for `__proto__`, which as a plain key would set the prototype. */
function literal(value: Json, indent: string): string {
  const inner = `${indent}  `
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((each: Json) => `${inner}${literal(each, inner)},\n`).join('')}${indent}]`
  }
  if (!isObject(value) || Object.keys(value).length === 0)
    return typeof value === 'string' ? text(value) : JSON.stringify(value)
  const lines = Object.entries(value).map(([key, each]) => `${inner}${keyOf(key)}: ${literal(each, inner)},\n`)
  return `{\n${lines.join('')}${indent}}`
}

function keyOf(key: string): string {
  if (key === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : text(key)
}

/** A string literal in single quotes; the escapes of JSON are JavaScript's too. */
function text(value: string): string {
  const inside = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
  return `'${inside.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`
}
