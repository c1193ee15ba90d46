/**
 * How deep a text nests brackets, before a parser sees it. satteri recurses natively: some thousand open brackets in an
 * expression end the whole process, which no `catch` can help, and elements nested through braces (`{<b>{<b>…`) cost it
 * twice the time for each level (measured with 0.10.5: 91 ms at 50 levels, over 10 s at 60).
 */

import { voidElements } from './html-names.ts'

/** More than any page has, far less than satteri bears (it ends at about 8,000 brackets). */
const most = { brackets: 500, elements: 12 }

/** Whether a text nests too deep for the fast engine. One pass over the brackets and ends of paragraphs. */
export function nestsTooDeep(text: string): boolean {
  const open: string[] = []
  let elements = 0
  for (const { 0: character, index } of text.matchAll(/[[\](){}]|\n(?=\n)/g)) {
    if (character === '\n') {
      if (!open.includes('{')) open.length = 0
    } else if (character === '{' || character === '[' || character === '(') {
      const isElement = character === '{' && text[index + 1] === '<'
      open.push(isElement ? '{<' : character)
      if (isElement) elements++
      if (open.length > most.brackets || elements > most.elements) return true
    } else if (closes[character] !== undefined) elements -= close(open, closes[character])
  }
  return false
}

/** Tags that nothing closes cost satteri time squared: 8,000 take two seconds. */
const mostOpen = 4_000

/** Whether a text leaves so many tags open that the fast engine takes too long to refuse it. */
export function leavesOpen(text: string): boolean {
  if (text.length < mostOpen * 3) return false
  let open = 0
  for (const [sign, name] of text.matchAll(/<([A-Za-z][\w.-]*)|<\/|\/>/g)) {
    if (name === undefined) open--
    else if (!voidElements.has(name)) open++
    if (sign === '/>' && open < 0) open = 0
    if (open > mostOpen) return true
  }
  return false
}

const closes: Readonly<Record<string, string>> = { '}': '{', ']': '[', ')': '(' }

/** Closes the last bracket of a kind; a closing one without an opening one is plain text. Answers how many elements closed. */
function close(open: string[], kind: string): number {
  if (!open.at(-1)?.startsWith(kind)) return 0
  return open.pop() === '{<' ? 1 : 0
}
