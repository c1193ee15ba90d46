import type { Json } from '../../model/operation.ts'
import { isObject } from '../json.ts'
import type { SampleBody, SampleRequest } from './request.ts'

/** The request with the `requests` package. */
export function python({ method, url, headers, body }: SampleRequest): string {
  // requests sets the content type of JSON and forms itself, and must set the one of multipart.
  const own = body?.kind === 'json' || body?.kind === 'form' ? 'content-type' : ''
  const sent = headers.filter(([name]) => name.toLowerCase() !== own)
  const options = [
    ...(sent.length > 0
      ? ['    headers={', ...sent.map(([name, value]) => `        ${text(name)}: ${text(value)},`), '    },']
      : []),
    ...(body ? bodyLines(body) : []),
  ]
  const simple = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].includes(method)
  const start = simple ? `requests.${method.toLowerCase()}(` : 'requests.request('
  const words = [...(simple ? [] : [`    ${text(method)},`]), `    ${text(url)},`, ...options]
  return [
    'import requests',
    '',
    `response = ${start}`,
    ...words,
    ')',
    '',
    'print(response.status_code, response.text)',
  ].join('\n')
}

function bodyLines(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      return [`    json=${literal(body.value, '    ')},`]
    case 'form':
      return ['    data=[', ...body.fields.map(([name, value]) => `        (${text(name)}, ${text(value)}),`), '    ],']
    case 'multipart':
      return [
        '    files=[',
        ...body.parts.map(({ name, value, isFile }) =>
          isFile
            ? `        (${text(name)}, open(${text(value)}, 'rb')),`
            : `        (${text(name)}, (None, ${text(value)})),`,
        ),
        '    ],',
      ]
    case 'text':
      return [`    data=${text(body.text)}.encode('utf-8'),`]
    case 'file':
      return [`    data=open(${text(body.name)}, 'rb'),`]
  }
}

function literal(value: Json, indent: string): string {
  const inner = `${indent}    `
  if (Array.isArray(value) && value.length > 0) {
    return `[\n${value.map((each: Json) => `${inner}${literal(each, inner)},\n`).join('')}${indent}]`
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    const lines = Object.entries(value).map(([key, each]) => `${inner}${text(key)}: ${literal(each, inner)},\n`)
    return `{\n${lines.join('')}${indent}}`
  }
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? text(value) : JSON.stringify(value)
}

/** A string literal in single quotes; the escapes of JSON are Python's too. */
function text(value: string): string {
  return `'${JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}
