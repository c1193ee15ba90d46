/**
 * Where the `import` and `export` lines of a page end. Strict MDX takes all lines up to the next empty one for JavaScript;
 * authors forget that line, and what they write then must not be lost.
 */
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'satteri'
import type { Diagnostic } from '../model/diagnostic.ts'
import { endOfFence } from './code-ranges.ts'
import { pointsOf } from './edits.ts'
import type { Edit } from './edits.ts'
import { parseModule } from './evaluate/parse-expression.ts'

/** A line end to put into a text, between module lines and content. */
export interface ModuleBreak extends Edit {
  /** Content follows. */
  readonly isContent: boolean
}

/** Line ends to put into the text of a page, so that what stands among the module lines is read as content. */
export function moduleBreaks(tree: Root, text: string): readonly ModuleBreak[] {
  const effort = { left: mostRead }
  return tree.children.flatMap(({ type, position }): ModuleBreak[] => {
    const { start, end } = position ?? {}
    if ((type as string) !== 'mdxjsEsm' || start?.offset === undefined || end?.offset === undefined) return []
    return breaksIn(text, [start.offset, end.offset], effort)
  })
}

/** The same for a text that no parser takes for MDX, by its lines; code is left alone. */
export function textBreaks(text: string): readonly ModuleBreak[] {
  const effort = { left: mostRead }
  const breaks: ModuleBreak[] = []
  let isApart = true
  for (let at = 0; at < text.length;) {
    const fence = endOfFence(text, at)
    const isModuleLine: boolean = fence === at && isApart && /^(?:import|export)\b/.test(text.slice(at, at + 7))
    const end: number = isModuleLine ? endOfBlock(text, at, effort) : lineEnd(text, fence)
    if (isModuleLine) breaks.push(...breaksIn(text, [at, end], effort))
    isApart = text.slice(at, end).trim() === ''
    at = end + 1
  }
  return breaks
}

/** The end of the paragraph up to which some lines are JavaScript, else of the first one. */
function endOfBlock(text: string, at: number, effort: { left: number }): number {
  let end = at
  let first: number | undefined
  for (let tries = 0; tries < 20 && end < text.length; tries++) {
    const next = text.indexOf('\n\n', end + 1)
    end = next < 0 ? text.length : next
    first ??= end
    const part = read(text.slice(at, end), effort)
    if (part === undefined) break
    if ('turns' in part) return end
  }
  return first ?? lineEnd(text, at)
}

function lineEnd(text: string, at: number): number {
  const next = text.indexOf('\n', at)
  return next < 0 ? text.length : next
}

function breaksIn(text: string, [from, to]: readonly [number, number], effort: { left: number }): ModuleBreak[] {
  return turnsOf(text.slice(from, to), effort).map(({ at, isContent }) => {
    const start = from + at
    return { start, end: start, text: text[start - 1] === '\n' ? '\n' : '\n\n', isContent }
  })
}

/** What there is to say about the breaks. */
export function tellBreaks(breaks: readonly ModuleBreak[], text: string, file: string): Diagnostic[] {
  const point = pointsOf(text)
  return breaks
    .filter(({ isContent }) => isContent)
    .map(({ start }) => {
      const { line, column } = point(start)
      return {
        code: 'module-text',
        severity: 'warning',
        message: 'This line stands right after "import" or "export" lines and is none; it is read as content.',
        at: { file, line, column },
        hint: 'Put a blank line after the imports and exports.',
      }
    })
}

const likeModule =
  /^(?:export\s+(?:const|let|var)\s[^=]*=|export\s+(?:async\s+)?function\b[^(]*\(|export\s*[{*]|import\s*["'{*]|import\s.*\sfrom\s*["'])/

/** What there is to say about lines that look like code and are shown, since nobody can read them. Prose is not told. */
export function tellShown({ value, position }: MdxjsEsm, file: string): Diagnostic[] {
  const { line = 1, column = 1 } = position?.start ?? {}
  if (!likeModule.test(value.slice(0, 1000).split('\n', 1)[0]!)) return []
  const parsed = parseModule(value)
  const reason = 'program' in parsed ? 'other code among them' : parsed.message
  return [
    {
      code: 'module-invalid',
      severity: 'warning',
      message: `These "import" or "export" lines cannot be read (${reason}); they are shown as text.`,
      at: { file, line, column },
      hint: 'Mend the code, and put a blank line after it.',
    },
  ]
}

/** Letters that may be read to find the ends: mistakes are found in the first lines. */
const mostRead = 2_000_000
const mostTries = 50

/** A place where content begins, or module lines begin again. */
interface Turn {
  readonly at: number
  readonly isContent: boolean
}

/** The turns in some lines that begin as a module; none where nobody can tell. */
function turnsOf(lines: string, effort: { left: number }): readonly Turn[] {
  const early = endBeforeMarkup(lines, effort)
  const whole = early === undefined ? read(lines, effort) : { offset: early }
  if (whole === undefined) return []
  if ('turns' in whole) return whole.turns
  const end = early ?? endOfModule(lines, whole.offset, effort)
  if (end === undefined) return []
  const first = read(lines.slice(0, end), effort)
  const turns = first && 'turns' in first ? first.turns : []
  const last = turns.at(-1)?.isContent ?? false
  return [...turns, ...(last ? [] : [{ at: end, isContent: true }]), ...laterTurns(lines, end, effort)]
}

/** Module lines that follow content. */
function laterTurns(lines: string, from: number, effort: { left: number }): readonly Turn[] {
  const next = /\n(?=(?:import|export)\b)/.exec(lines.slice(from))
  if (!next) return []
  const at = from + next.index + 1
  const inner = turnsOf(lines.slice(at), effort).map((turn) => ({ at: turn.at + at, isContent: turn.isContent }))
  return [{ at, isContent: false }, ...inner]
}

/** What begins a line of Markdown and would go on with the statement before: `export const a = 1`, then `**bold**`. */
function endBeforeMarkup(lines: string, effort: { left: number }): number | undefined {
  let tries = 0
  for (const { index } of lines.matchAll(/\n(?=[*`[-])/g)) {
    if (++tries > mostTries) return undefined
    const part = read(lines.slice(0, index + 1), effort)
    if (part && 'turns' in part) return index + 1
  }
  return undefined
}

/** The longest part that is JavaScript: no part goes on behind the first mistake. */
function endOfModule(lines: string, mistake: number, effort: { left: number }): number | undefined {
  let end = lines.indexOf('\n', mistake)
  if (end < 0) end = lines.length
  for (let tries = 0; tries < mostTries; tries++) {
    end = lines.lastIndexOf('\n', end - 1)
    if (end <= 0) return undefined
    const part = read(lines.slice(0, end + 1), effort)
    if (part === undefined) return undefined
    if ('turns' in part) return end + 1
  }
  return undefined
}

/** The turns in a text of JavaScript, or where it stops being one. */
function read(text: string, effort: { left: number }): { turns: readonly Turn[] } | { offset: number } | undefined {
  effort.left -= text.length
  if (effort.left < 0) return undefined
  const parsed = parseModule(text)
  if (!('program' in parsed)) return { offset: parsed.offset }
  const turns: Turn[] = []
  for (const statement of parsed.program.body) {
    const isContent = !isModule(statement.type)
    if (isContent !== (turns.at(-1)?.isContent ?? false))
      turns.push({ at: (statement as unknown as { start: number }).start, isContent })
  }
  return { turns }
}

/** Declarations without `export` are the module's too: they say what names mean, and show nothing. */
export function isModule(type: string): boolean {
  return /^(?:Import|Export)|Declaration$/.test(type)
}
