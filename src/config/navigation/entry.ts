/** A string in a list of pages: a page, an operation of an API description, or an address. */
import type { Place } from '../../model/diagnostic.ts'
import type { NavNode } from '../../model/navigation.ts'
import { pageId } from '../../model/route.ts'
import { isSafeLink } from '../link-address.ts'
import { insidePath } from '../openapi-refs.ts'
import type { Reading } from '../reading.ts'
import { labelOf } from '../values.ts'
import { isExternal } from '../../util/is-external.ts'

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'])

/**
 * The node of a string; none for an empty one. `spec` is the description that applies where the string names none.
 * Codes: `page-empty`, `page-backslash`, `link-unsafe` (warnings).
 */
export function entryNode(written: string, at: Place, spec: string | undefined, reading: Reading): NavNode[] {
  const text = written.trim()
  if (text === '') {
    reading.warn('page-empty', at, 'A page in the navigation has no name: "".', 'Name the page, or remove the entry.')
    return []
  }
  const operation = operationOf(text)
  if (operation) {
    const source = operation.spec === undefined ? spec : (insidePath(operation.spec) ?? operation.spec)
    return [
      {
        kind: 'operation',
        ...(source !== undefined && { spec: source }),
        method: operation.method,
        path: operation.path,
        at,
      },
    ]
  }
  if (!isSafeLink(text, `The entry "${text}"`, at, reading)) return []
  if (isExternal(text)) return [{ kind: 'link', label: labelOf(text), href: text, at }]
  if (text.includes('\\'))
    reading.warn(
      'page-backslash',
      at,
      `The page "${text}" is written with backslashes.`,
      `Write "${text.replaceAll('\\', '/')}".`,
    )
  return [{ kind: 'page', page: pageId(text), at }]
}

interface Operation {
  readonly spec?: string
  readonly method: string
  readonly path: string
}

/** `GET /x`, `file GET /x`, `webhook name`, `file webhook name`; other methods than the usual ones in capitals (3.2). */
export function operationOf(text: string): Operation | undefined {
  const words = text.split(/\s+/)
  const path = words.at(-1)!
  const method = words.at(-2)?.toUpperCase()
  const isMethod = method !== undefined && (methods.has(method) || /^[A-Z]{3,}$/.test(words.at(-2)!))
  if (isMethod && /^\/|^https?:/.test(path)) return withSpec(words.slice(0, -2).join(' '), method, path)
  const hook = words.findIndex((word) => word.toLowerCase() === 'webhook')
  if (hook < 0 || hook > 1 || hook === words.length - 1) return undefined
  if (hook === 1 && !/\.(?:json|ya?ml)$/i.test(words[0]!)) return undefined
  return withSpec(words.slice(0, hook).join(' '), 'WEBHOOK', words.slice(hook + 1).join(' '))
}

function withSpec(spec: string, method: string, path: string): Operation {
  return { ...(spec !== '' && { spec }), method, path }
}
