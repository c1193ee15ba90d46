/** What the name of a font file says: family, weight, style. */

/** `Source Sans 3` → `sourcesans3`. */
function squashed(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

const weights: readonly (readonly [RegExp, number])[] = [
  [/extralight|ultralight/, 200],
  [/thin|hairline/, 100],
  [/semibold|demibold/, 600],
  [/extrabold|ultrabold/, 800],
  [/black|heavy/, 900],
  [/bold/, 700],
  [/medium/, 500],
  [/light/, 300],
]
const known =
  /thin|hairline|extra|ultra|semi|demi|light|regular|normal|book|roman|medium|bold|black|heavy|italic|oblique|variable|vf|wght|opsz|wdth|slnt|latin|webfont|subset|v\d{1,3}(?=\D|$)|[1-9]00/g

/** What stands behind the family in a file's name (`Lora-BoldItalic.woff2`); `undefined` where that is another family. */
export function faceOf(
  fileName: string,
  family: string,
): { readonly weight: number; readonly style: 'normal' | 'italic' } | undefined {
  const name = squashed(fileName.replace(/\.\w+$/, ''))
  const wanted = squashed(family)
  if (wanted === '' || !name.startsWith(wanted)) return undefined
  const rest = name.slice(wanted.length)
  return rest.replace(known, '') === '' ? told(rest) : undefined
}

/** Weight and style that a name tells; 400 and upright where it tells none. */
export function told(name: string): { readonly weight: number; readonly style: 'normal' | 'italic' } {
  const text = squashed(name)
  const number = /[1-9]00/.exec(text)?.[0]
  const weight = number ? Number(number) : (weights.find(([word]) => word.test(text))?.[1] ?? 400)
  return { weight, style: /italic|oblique/.test(text) ? 'italic' : 'normal' }
}
