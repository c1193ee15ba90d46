/** What every kind of diagram shares: front matter, directives, comments and accessible texts are read and taken out. */

export interface Statement {
  readonly text: string
  /** 1-based, in the diagram's own text. */
  readonly line: number
  /** Blanks in front of it. */
  readonly indent?: number
}

export interface Reading {
  /** First word of the diagram: `sequenceDiagram`. */
  readonly kind: string
  /** What stands behind it on its line. */
  readonly header: Statement
  readonly title?: string
  readonly accTitle?: string
  readonly accDescr?: string
  /** Lines without comments; blank ones are gone. */
  readonly body: readonly Statement[]
}

/** A mistake in a diagram, with its line. */
export class DiagramError extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/** A diagram with more parts than can be placed; thrown while it is read, before they fill the memory. */
export class DiagramLimit extends Error {}

/** Reads a diagram. Throws a DiagramError when it is empty. */
export function readDiagram(text: string): Reading {
  const all = text.replace(/\r\n?/g, '\n').split('\n')
  const { from, title } = frontMatter(all)
  const statements = withoutComments(all, from)
  const [first, ...rest] = statements
  if (!first) throw new DiagramError('it is empty', 1)
  const kind = /^[^\s;:{]+/.exec(first.text)?.[0] ?? first.text
  const header = { text: first.text.slice(kind.length).trim(), line: first.line }
  const { body, accTitle, accDescr, ownTitle } = accessible(rest)
  const name = title ?? ownTitle
  return {
    kind,
    header,
    body,
    ...(name && { title: name }),
    ...(accTitle && { accTitle }),
    ...(accDescr && { accDescr }),
  }
}

function frontMatter(lines: readonly string[]): { from: number; title?: string } {
  const start = lines.findIndex((line) => line.trim() !== '')
  if (lines[start]?.trim() !== '---') return { from: 0 }
  const end = lines.findIndex((line, index) => index > start && line.trim() === '---')
  if (end < 0) return { from: 0 }
  const written = lines.slice(start, end).find((line) => /^title\s*:/.test(line))
  const title = written
    ?.slice(written.indexOf(':') + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
  return { from: end + 1, ...(title && { title }) }
}

/** Patterns are tried at each letter of a line; so a line has a limit. */
const longestLine = 3_000

/** Directives `%%{…}%%` may stand on several lines. */
function withoutComments(lines: readonly string[], from: number): Statement[] {
  const out: Statement[] = []
  let isDirective = false
  for (let index = from; index < lines.length; index++) {
    const indent = /^\s*/.exec(lines[index]!)![0].length
    let text = lines[index]!.replace(/[ \t]+/g, ' ')
    if (text.length > longestLine) throw new DiagramError('this line is too long', index + 1)
    if (isDirective) {
      const end = text.indexOf('}%%')
      if (end < 0) continue
      isDirective = false
      text = text.slice(end + 3)
    }
    text = text.replace(/%%\{.*?\}%%/g, '')
    const start = text.indexOf('%%{')
    if (start >= 0) {
      isDirective = true
      text = text.slice(0, start)
    }
    text = text.replace(/(?:^|\s)%%.*$/, '').trim()
    if (text !== '') out.push({ text, line: index + 1, indent })
  }
  return out
}

function accessible(statements: readonly Statement[]) {
  const body: Statement[] = []
  const found: { accTitle?: string; accDescr?: string; ownTitle?: string } = {}
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index]!
    const { text } = statement
    const one = /^(accTitle|accDescr)\s*:\s*(.*)$/.exec(text)
    if (one) found[one[1] as 'accTitle'] = one[2]!
    else if (/^accDescr\s*\{/.test(text)) {
      const parts = [text.slice(text.indexOf('{') + 1)]
      while (!parts.at(-1)!.includes('}') && index + 1 < statements.length) parts.push(statements[++index]!.text)
      found.accDescr = parts.join(' ').replace('}', ' ').replace(/\s+/g, ' ').trim()
    } else if (/^title[\s:]+\S/.test(text)) {
      found.ownTitle ??= text.replace(/^title[\s:]+/, '').trim()
    } else body.push(statement)
  }
  return { body, ...found }
}
