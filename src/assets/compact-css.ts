/**
 * Strings and addresses stay as they are; a sign that parts needs no blanks around it, and a rule no sign at its end. Behind commas
 * the blank stays, as in the rest of the sheet: so zipped both are smaller.
 */
const pieces = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\))|[\s;]+(?=\})|(?<=[{};:])\s+|\s+(?=[{;,])|(\s)\s*/g

/** A style sheet of the theme's own rules, without comments, in fewer letters. */
export function compactCss(css: string): string {
  return css.trim().replace(pieces, (_, kept?: string, blank?: string) => kept ?? (blank ? ' ' : ''))
}
