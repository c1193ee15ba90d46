/** The change of a file as a unified diff that `patch` and `git apply` take. For edits within lines: the lines stay as many. */

const around = 3

/** Empty when nothing changed. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const [old, made] = [before.split('\n'), after.split('\n')]
  const changed = old.flatMap((line, index) => (line === made[index] ? [] : [index]))
  if (changed.length === 0) return ''
  const hunks = groupsOf(changed).map((lines) => hunk(lines, old, made))
  return [`--- ${quotedPath(`a/${file}`)}`, `+++ ${quotedPath(`b/${file}`)}`, ...hunks].join('\n')
}

/** Changed lines whose surroundings touch. */
function groupsOf(changed: readonly number[]): number[][] {
  const groups: number[][] = []
  for (const line of changed) {
    const last = groups.at(-1)
    if (last && line - last.at(-1)! <= around * 2) last.push(line)
    else groups.push([line])
  }
  return groups
}

function hunk(changed: readonly number[], old: readonly string[], made: readonly string[]): string {
  // a text that ends with a line end has no line after it
  const count = old.at(-1) === '' ? old.length - 1 : old.length
  const from = Math.max(0, changed[0]! - around)
  const to = Math.min(count, changed.at(-1)! + around + 1)
  const lines: string[] = []
  const isChanged = new Set(changed)
  const isLast = (index: number) => index === old.length - 1
  const put = (sign: string, text: string, index: number) =>
    void lines.push(sign + text, ...(isLast(index) ? ['\\ No newline at end of file'] : []))
  for (let index = from; index < to; index++) {
    if (!isChanged.has(index)) {
      put(' ', old[index]!, index)
      continue
    }
    if (isChanged.has(index - 1)) continue
    let end = index
    while (isChanged.has(end)) end++
    for (let line = index; line < end; line++) put('-', old[line]!, line)
    for (let line = index; line < end; line++) put('+', made[line]!, line)
  }
  const range = `${from + 1},${to - from}`
  return [`@@ -${range} +${range} @@`, ...lines].join('\n')
}

/** A name with control signs or quotes, as git writes it. */
function quotedPath(path: string): string {
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u001f"\\\u007f]/.test(path) ? JSON.stringify(path) : path
}
