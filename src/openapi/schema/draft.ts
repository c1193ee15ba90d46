import type { Json } from '../../model/operation.ts'
import type { FieldView, SchemaView } from '../../model/reference.ts'
import type { Build } from '../build.ts'
import type { Spot } from './spot.ts'

/** A view that is still being filled. */
export type Draft = { -readonly [K in keyof SchemaView]: SchemaView[K] } & { fields: FieldView[] }

/** Shows a schema: handed to what shows parts of one, since a schema holds schemas. */
export type Show = (value: Json, spot: Spot, build: Build) => Draft

export interface Showing {
  readonly show: Show
  readonly spot: Spot
  readonly build: Build
}
