/**
 * How a key of docs.json is declared: its schema, what it means, in which form of the file it stands, and the field of
 * `SiteConfig` it becomes. A key either becomes a field that exists or says why it has no effect; the compiler sees to it.
 */
import * as z from 'zod'
import type { SiteConfig } from '../model/config.ts'

/**
 * `flat`: the form whose `navigation` is a list, with `tabs` and `anchors` beside it. `nested`: the form whose
 * `navigation` is an object. `both`: the same in both. `own`: known only to this program.
 */
export type Dialect = 'both' | 'flat' | 'nested' | 'own'

/** `brand`, `brand.logo`, `site.url`: every field of the model, down to three levels. */
export type ConfigPath = Paths<SiteConfig, 2>

type Paths<T, Depth extends 0 | 1 | 2> = {
  [K in keyof T & string]-?: K | (Depth extends 0 ? never : Below<K, NonNullable<T[K]>, Depth>)
}[keyof T & string]
type Below<K extends string, V, Depth extends 0 | 1 | 2> = V extends string | number | boolean | readonly unknown[]
  ? never
  : `${K}.${Paths<V, Depth extends 2 ? 1 : 0>}`

interface Told {
  /** Default: `both`. */
  readonly dialect?: Dialect
  /** The file must have it. */
  readonly required?: true
  /** The key of the nested form that says the same and wins. */
  readonly newer?: string
  /** The key of the same object that says the same and wins: `label`, `icon.style`. */
  readonly yields?: string
  /** The value without the key, in words for the reference page. */
  readonly default?: string
}

/** A key becomes a field of the model, is accepted without effect and says why, or is there for editors only. */
export type KeyInfo = Told &
  ({ readonly becomes: ConfigPath } | { readonly idle: string } | { readonly only: 'editors' })

/** Declares a key. Every key may be absent; what is missing is said by the part that reads it. */
export function key<S extends z.ZodType>(schema: S, about: string, info: KeyInfo): z.ZodOptional<S> {
  return schema.optional().meta(told(about, info))
}

/** What `key` notes on a schema. Schemas that hold themselves take it as `.optional().meta(told(…))`, which types can infer. */
export function told(about: string, info: KeyInfo): { description: string; info: KeyInfo; idle?: string } {
  return { description: about, info, ...('idle' in info && { idle: info.idle }) }
}

/** What `key` was told about a schema, if it made it. */
export function keyInfo(schema: z.core.$ZodType): KeyInfo | undefined {
  return z.globalRegistry.get(schema)?.['info'] as KeyInfo | undefined
}

/** The typed value of the keys of one or more parts. */
export type Raw<Keys extends z.ZodRawShape> = z.input<z.ZodObject<Keys>>
