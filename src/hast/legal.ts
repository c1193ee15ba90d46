/** HTML has no control characters (HTML standard, "Preprocessing the input stream"). */

/** What terminals print is shown as the sign for it, other control characters as Markdown shows U+0000. */
export function legal(text: string): string {
  return control.test(text) ? text.replace(controls, sign) : text
}

/** The characters as they stand in a class of a pattern. */
export const controlClass = String.raw`\0-\x08\v\x0e-\x1f\x7f-\x9f`

const control = new RegExp(`[${controlClass}]`)
const controls = new RegExp(control, 'g')

function sign(character: string): string {
  const code = character.charCodeAt(0)
  return code === 0 || code > 31 ? '\ufffd' : String.fromCharCode(0x2400 + code)
}
