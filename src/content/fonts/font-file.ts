/** What a font file says of itself. Only its list of tables is looked at; browsers do the rest. */

/**
 * Whether a font has axes of variation (a table `fvar`): then it holds every weight. Reads WOFF 2 (section 4.1), WOFF 1
 * (section 4) and OpenType files; `false` for anything else. Never throws.
 */
export function isVariableFont(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const kind = view.getUint32(0)
    if (kind === 0x774f4632) return tagsOfWoff2(view).includes(fvarIndex)
    const [start, size] = kind === 0x774f4646 ? [44, 20] : [12, 16]
    const count = view.getUint16(kind === 0x774f4646 ? 12 : 4)
    return Array.from({ length: Math.min(count, 200) }, (_, index) => view.getUint32(start + index * size)).includes(
      fvar,
    )
  } catch {
    // The list ends beyond the file: no font.
    return false
  }
}

/** `fvar` as four letters, and its number among the known tables of WOFF 2. */
const fvar = 0x66766172
const fvarIndex = 47
const [glyf, loca] = [10, 11]

/** The numbers of the tables; those with a tag of their own count as 63. */
function tagsOfWoff2(view: DataView): readonly number[] {
  const count = Math.min(view.getUint16(12), 200)
  const tags: number[] = []
  let at = 48
  for (let index = 0; index < count; index++) {
    const flags = view.getUint8(at)
    const tag = flags & 0x3f
    at = pastNumber(view, at + (tag === 63 ? 5 : 1))
    const version = flags >> 6
    const isTransformed = tag === glyf || tag === loca ? version === 0 : version !== 0
    if (isTransformed) at = pastNumber(view, at)
    tags.push(tag)
  }
  return tags
}

/** Past a number of up to five bytes, of which all but the last have their high bit set. */
function pastNumber(view: DataView, start: number): number {
  let at = start
  while (at < start + 4 && (view.getUint8(at) & 0x80) !== 0) at++
  return at + 1
}
