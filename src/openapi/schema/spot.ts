/** Where a schema stands on the page, and where in the description. */
import type { Direction } from '../build.ts'

/** Where a schema stands. */
export interface Spot {
  /** Id of the row or section it belongs to; ids of rows below continue it. */
  readonly id: string
  readonly direction: Direction
  /** Levels of properties above it. */
  readonly depth: number
  /** References that lead here, and the row that each stands in. */
  readonly branch: ReadonlyMap<string, string>
  /** What of the description it stands in, and where there: two schemas of one description never have the same place. */
  readonly place: Place
  /** Value of the property that tells the variant apart from others. */
  readonly constant?: { readonly property: string; readonly values: readonly string[] }
  /** It is opened with what is around it. */
  readonly isPaid?: boolean
}

export interface Place {
  /** A `$ref`, or the pointer of an operation. */
  readonly unit: string
  readonly path: string
  /** Name of the unit, for the address of a page: `create-pet`. */
  readonly name: string
}

/** The key of a schema without a name, and that of one with a name: its `$ref`. */
export function keyOf({ unit, path }: Place): string {
  return path === '' ? unit : `${unit}>${path}`
}

/** The edge of a page: nothing above. */
export function edge(id: string, direction: Direction, unit: Pick<Place, 'unit' | 'name'>): Spot {
  return { id, direction, depth: 0, branch: new Map(), place: { ...unit, path: id } }
}

/** A place below another one. */
export function deeper(place: Place, step: string): Place {
  return { ...place, path: place.path === '' ? step : `${place.path}.${step}` }
}
