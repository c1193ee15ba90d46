/** How wide text will be: the advances of Inter at weight 500, in hundredths of the size; others are a little narrower or wider. */

/** Signs U+0020 to U+007E, measured in Chromium. */
const ascii =
  `30 30 49 64 65 99 65 31 37 37 52 67 30 46 30 37 65 42 62 63 66 60 63 57 63 63 30 32 67 67 67 53 98 71 66 73 72 60 59
 75 74 27 58 69 57 91 76 77 64 77 65 65 65 74 71 100 70 70 64 37 37 37 48 46 34 57 62 58 62 59 38 62 60 25 25 56 25 89 60
 60 62 62 39 54 34 60 57 83 56 58 56 44 35 44 67`
    .split(/\s+/)
    .map(Number)

const wide =
  /\p{Extended_Pictographic}|[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u
/** Marks on the sign before, and joiners. */
const none = /[\p{Mn}\p{Me}\p{Cf}]/u

/** Width of a text in pixels. A reader's own font may be a little wider: boxes have room for that. */
export function widthOf(text: string, size: number, font: 'text' | 'bold' | 'code' = 'text'): number {
  let sum = 0
  for (const sign of text) sum += signWidth(sign, font)
  return (sum * size * (font === 'bold' ? 1.03 : 1)) / 100
}

function signWidth(sign: string, font: 'text' | 'bold' | 'code'): number {
  if (none.test(sign)) return 0
  if (wide.test(sign)) return 104
  if (font === 'code') return 61
  return ascii[sign.codePointAt(0)! - 32] ?? 63
}
