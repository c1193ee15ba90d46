/** A query that is the path of an operation, with or without its method. Pure. */
import type { SearchRecord } from '../../../src/model/search.ts'

/** The operation asked for comes before everything; one whose path goes on comes before pages that mention it. */
export function pathBonus(query: string, { method, path }: Pick<SearchRecord, 'method' | 'path'>): number {
  if (path === undefined) return 0
  const [, verb, asked] = /^\s*(?:([a-z]+)\s+)?(\/\S*)\s*$/i.exec(query) ?? []
  if (asked === undefined) return 0
  if (verb !== undefined && verb.toLowerCase() !== method?.toLowerCase()) return 0
  const [own, wanted] = [plain(path), plain(asked)]
  if (own === wanted) return 1000
  return wanted !== '' && own.startsWith(wanted) ? 20 : 0
}

/** Names of parameters do not matter, nor how they are written: `/plants/{id}`, `/plants/:plant`. */
function plain(path: string): string {
  return path
    .toLowerCase()
    .replace(/\{[^{}]*\}|:[^/]+/g, '{}')
    .replace(/\/+$/, '')
}
