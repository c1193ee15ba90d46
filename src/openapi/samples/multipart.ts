/** A multipart body written out, for languages whose client has none. */
import type { Part } from './request.ts'

export interface Piece {
  readonly value: string
  /** The value is the name of a file, whose bytes stand here. */
  readonly isFile: boolean
}

/** The pieces of the body, and the boundary, which no part holds. */
export function multipartPieces(parts: readonly Part[]): {
  readonly boundary: string
  readonly pieces: readonly Piece[]
} {
  const boundary = freeBoundary(parts)
  const pieces = parts.flatMap(({ name, value, isFile, contentType }, index): readonly Piece[] => {
    const type = contentType ?? (isFile ? 'application/octet-stream' : undefined)
    const head = [
      `${index > 0 ? '\r\n' : ''}--${boundary}`,
      ...disposition(name, isFile ? value : undefined),
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ].join('\r\n')
    if (!isFile) return [{ value: `${head}\r\n\r\n${value}`, isFile }]
    return [
      { value: `${head}\r\n\r\n`, isFile: false },
      { value, isFile },
    ]
  })
  return { boundary, pieces: [...pieces, { value: `\r\n--${boundary}--\r\n`, isFile: false }] }
}

/** The items of a sequence have no names. */
function disposition(name: string, file: string | undefined): readonly string[] {
  const parts = [
    ...(name === '' ? [] : [`name="${inHeader(name)}"`]),
    ...(file === undefined ? [] : [`filename="${inHeader(file)}"`]),
  ]
  const kind = name === '' ? 'attachment' : 'form-data'
  return parts.length === 0 ? [] : [`Content-Disposition: ${[kind, ...parts].join('; ')}`]
}

function freeBoundary(parts: readonly Part[]): string {
  let boundary = 'boundary-0123456789'
  while (parts.some(({ value }) => value.includes(boundary))) boundary += '0'
  return boundary
}

/** As browsers write names. */
function inHeader(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
