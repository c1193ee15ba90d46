import type { Said } from './description.mjs'
import type { Shown } from './words.mjs'
export function missing(strings: readonly Said[], pages: readonly Shown[]): Said[]
