/** A description as this room keeps it: never dereferenced, with places on demand. */
import type { Place } from '../model/diagnostic.ts'
import type { Json, JsonObject } from '../model/operation.ts'

export interface Description {
  /** Path relative to the project root. */
  readonly path: string
  /** `3.1.0` */
  readonly version: string
  readonly root: JsonObject
  /** The root as it is written, before a conversion, and places of pointers in it. */
  readonly written: JsonObject
  readonly writtenPlaces: Description['places']
  /** Characters of the file. */
  readonly size: number
  /** Other files of the project that its references reach. */
  readonly files: readonly string[]
  /** The target of a `$ref`; `undefined` when it leads nowhere. */
  readonly target: (ref: string) => Json | undefined
  /** Places of JSON Pointers in the file at `path`. */
  readonly places: (pointers: Iterable<string>) => ReadonlyMap<string, Place>
}
