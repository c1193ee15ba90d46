/** Keys of the flat form in a file of the nested form: obeyed, with a word about it; and settings that are given twice. */
import type * as z from 'zod'
import { definition, unwrapped } from '../schema/schema-facts.ts'
import { keyInfo } from './key.ts'
import type { Reading } from './reading.ts'
import { configSchema } from './schema.ts'
import type { RawConfig } from './schema.ts'

/**
 * Codes: `setting-twice` (warning, the newer key wins), `key-older` (info, only where `navigation` is an object: then the
 * file is of the nested form).
 */
export function checkDialects(raw: RawConfig, reading: Reading): void {
  const nested = raw.navigation !== undefined && !Array.isArray(raw.navigation)
  visit(configSchema, raw, { path: [], raw, nested, reading, shapes: new Map() })
}

interface Visit {
  readonly path: readonly string[]
  readonly raw: RawConfig
  readonly nested: boolean
  readonly reading: Reading
  /** The keys of the schemas that were met. */
  readonly shapes: Map<z.core.$ZodType, Shape>
}

type Shape = ReadonlyMap<string, z.core.$ZodType>

function visit(schema: z.core.$ZodType, value: object, { path, raw, nested, reading, shapes }: Visit): boolean {
  let told = false
  for (const [key, child] of known(shapes, schema)) {
    const member = (value as Record<string, unknown>)[key]
    const info = keyInfo(child)
    // what has no effect is told as that
    if (member === undefined || (info && 'idle' in info)) continue
    const here = [...path, key]
    const name = info?.newer ?? info?.yields
    const other = name === undefined ? undefined : find(info?.newer ? raw : value, name.split('.'))
    if (other) {
      told = true
      const { line, column, file } = reading.keyAt(other.owner, other.key)
      reading.warn(
        'setting-twice',
        reading.keyAt(value, key),
        `"${here.join('.')}" is ignored: "${name}" (${file}:${line}:${column}) sets the same thing.`,
        `Remove "${here.join('.')}".`,
      )
      continue
    }
    // what is inside lists may be there many times: only keys that two of them set are told
    if (Array.isArray(member))
      for (const each of member)
        if (isPlainObject(each)) visit(child, each, { path: [], raw, nested: false, reading, shapes })
    const inside =
      isPlainObject(member) &&
      visit(child, member, { path: here, raw, nested: nested && info?.dialect !== 'flat', reading, shapes })
    told ||= inside
    if (info?.dialect === 'flat' && nested && !inside)
      reading.info('key-older', reading.keyAt(value, key), older(here.join('.'), info.newer))
  }
  return told
}

function older(name: string, newer: string | undefined): string {
  return newer === undefined
    ? `"${name}" belongs to the older form of the file; it still works.`
    : `"${name}" belongs to the older form of the file; it still works, and is now written "${newer}".`
}

function known(shapes: Visit['shapes'], schema: z.core.$ZodType): Shape {
  const inner = unwrapped(schema)
  const shape = shapes.get(inner) ?? new Map(shapeOf(inner))
  shapes.set(inner, shape)
  return shape
}

function shapeOf(schema: z.core.$ZodType): readonly (readonly [string, z.core.$ZodType])[] {
  const def = definition(unwrapped(schema))
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'array') return shapeOf(def.element)
  return def.type === 'union' ? def.options.flatMap(shapeOf) : []
}

function find(raw: object, path: readonly string[]): { readonly owner: object; readonly key: string } | undefined {
  let owner: unknown = raw
  for (const key of path.slice(0, -1))
    owner = isPlainObject(owner) ? (owner as Record<string, unknown>)[key] : undefined
  const key = path.at(-1)!
  return isPlainObject(owner) && (owner as Record<string, unknown>)[key] !== undefined ? { owner, key } : undefined
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
