/** The request of the form as a command line for curl. */
import { curlCommand, curlOption, curlPart } from '../../../src/util/curl-command.ts'
import type { BuiltRequest, Part, SentBody } from './build-request.ts'

/** One option a line. */
export function curlOf({ body, ...request }: BuiltRequest): string {
  return curlCommand({ ...request, ...(body && { body: bodyOptions(body) }) })
}

function bodyOptions(body: SentBody): readonly string[] {
  if (body.kind === 'text') return [curlOption('data-raw', body.text)]
  if (body.kind === 'file') return [curlOption('data-binary', `@${body.file.name}`)]
  // curl adds the boundary itself.
  const typed = body.type === undefined ? [] : [curlOption('header', `Content-Type: ${body.type}`)]
  return [...typed, ...body.parts.map(partOption)]
}

function partOption({ name, value, type }: Part): string {
  const isFile = typeof value !== 'string'
  return curlPart({ name, value: isFile ? value.name : value, isFile, ...(type !== undefined && { type }) })
}
