/** A place in a line of a flowchart that moves on as it is read. */

export interface Scan {
  readonly text: string
  at: number
  readonly line: number
}

/** Passes over blanks. */
export function blanks(scan: Scan): void {
  while (/\s/.test(scan.text[scan.at] ?? '')) scan.at++
}

/** What a sticky pattern finds here, passed over. */
export function take(scan: Scan, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = scan.at
  const found = pattern.exec(scan.text)
  if (found) scan.at = pattern.lastIndex
  return found
}
