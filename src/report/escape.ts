/** Text from input as a terminal may show it. */

/**
 * Makes characters visible that would move the cursor, change colours or turn the direction of writing: control
 * characters, separators of lines, bidirectional marks, the byte order mark (reliability.md R12).
 */
export function escapeControls(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, visible)
}

function visible(char: string): string {
  const named = names[char]
  if (named) return named
  const code = char.charCodeAt(0)
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
}

const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }
