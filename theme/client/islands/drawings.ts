/** Icons that islands may show: they are found while the site is built, and handed over when islands start. */
import type { Drawing } from '../../../src/model/icon.ts'

const known = new Map<string, Drawing>()

/** Takes the drawings by name. */
export function takeDrawings(drawings: Readonly<Record<string, Drawing>>): void {
  for (const [name, drawing] of Object.entries(drawings)) known.set(name, drawing)
}

/** The drawing of a name, if the build found one. */
export function drawingOf(name: string): Drawing | undefined {
  return known.get(name)
}
