/** HTML has no control characters (HTML standard, "Preprocessing the input stream"). */

/** What terminals print is shown as the sign for it, other control characters as Markdown shows U+0000. */
export function legal(text: string): string {
  return control.test(text) ? text.replace(controls, sign) : text
}

// oxlint-disable-next-line no-control-regex
const control = /[\0-\x08\v\x0e-\x1f\x7f-\x9f]/
const controls = new RegExp(control, 'g')

function sign(character: string): string {
  const code = character.charCodeAt(0)
  return code === 0 || code > 31 ? '\ufffd' : String.fromCharCode(0x2400 + code)
}
