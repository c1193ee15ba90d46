/** String literals. A language says how it quotes and escapes; what must be escaped is the same in all of them. */

/** Control characters, ends of lines, marks that turn the direction of text around them, and the byte order mark. */
const special = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}\uFEFF]/gu

const named: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` }

export interface Quoting {
  readonly mark: '"' | "'"
  /** What a backslash takes its meaning from, beside the mark and the backslash: `$` where a literal is a template. */
  readonly escaped?: RegExp
  /** A character that has no letter for its escape. All that need one have at most four hexadecimal digits. */
  readonly code: (code: number) => string
}

/** Writes literals as a language of the C family does: on one line, with backslashes. */
export function quoting({ mark, escaped, code }: Quoting): (text: string) => string {
  return (text) => {
    // Most texts are one word of plain letters.
    if (/^[\w ./:-]*$/.test(text)) return mark + text + mark
    const slashed = text
      .toWellFormed()
      .replace(/["'\\]/g, (each) => (each === '\\' || each === mark ? `\\${each}` : each))
    const known = escaped ? slashed.replace(escaped, String.raw`\$&`) : slashed
    return mark + known.replace(special, (each) => named[each] ?? code(each.codePointAt(0)!)) + mark
  }
}

/** `\u00e9` */
export function hexFour(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`
}

/** `\u{e9}` */
export function hexBraced(code: number): string {
  return `\\u{${code.toString(16)}}`
}

/** Whether a text of several lines can stand as it is in a literal of several lines; its ends of lines are `\n`. */
export function isReadable(text: string): boolean {
  return text.replaceAll('\n', '').search(special) === -1 && !/[ \t]$/m.test(text)
}

/** Whether a text is worth a literal of several lines, and comes out of one the same when its indentation is taken off. */
export function isBlock(text: string): boolean {
  return text.includes('\n') && !text.endsWith('\n') && /^\S/m.test(text) && isReadable(text)
}

/** Whether a text has characters that want an escape. */
export function hasSpecial(text: string): boolean {
  return /[^ -~]/.test(text) && text.search(special) !== -1
}

/** Indents every line that is not empty. */
export function indented(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by)
}
