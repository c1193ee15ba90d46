/** The rules by which `tolerant.ts` mends text that strict MDX refuses: what each changes, and what it tells the author. */
import type { Edit } from './edits.ts'
import { htmlElements, svgElements, voidElements } from './html-names.ts'
import { quoted } from './scan.ts'
import type { Tag, Token } from './scan.ts'

/** A change to the text, and the warning about it. */
export interface Repair extends Edit {
  readonly code: string
  readonly message: string
  readonly hint: string
  readonly severity?: 'info'
  /** The text that the warning points at, where that is more than what changes. */
  readonly shown?: { readonly start: number; readonly end: number }
}

type Rule = (text: string, token: Token) => Repair | undefined

const rules: { readonly [Kind in Token['kind']]?: Rule } = {
  'heading-id': (text, { start, end }) => ({
    ...literal(start, '{'),
    code: 'mdx-heading-id',
    severity: 'info',
    message: `"${short(text.slice(start, end))}" sets the id of this heading, which strict MDX does not allow.`,
    hint: 'Nothing to do here, but other MDX tools may refuse the page.',
  }),
  angle: (text, { start }) => ({
    ...literal(start, '<'),
    code: 'mdx-angle',
    message: `"${near(text, start)}" does not start a tag and is shown as text.`,
    hint: 'Write "\\<" or put it in backticks.',
  }),
  brace: (text, { start }) => brace(text, start),
  comment: (text, { start, end }) => ({
    start,
    end,
    text: comment(text.slice(start, end)),
    code: 'mdx-comment',
    message: 'HTML comments are not valid MDX; this one was read as a comment.',
    hint: 'Write {/* … */}.',
  }),
  autolink: (text, { start, end }) => ({
    start,
    end,
    text: link(text.slice(start + 1, end - 1)),
    code: 'mdx-autolink',
    message: `"${short(text.slice(start, end))}" is not valid MDX; it was read as a link.`,
    hint: 'Write [text](address) or the bare address.',
  }),
  open: (text, token) => {
    const tag = token as Tag
    const isVoid = voidElements.has(tag.name)
    if (tag.bare) return quotes(text, tag, isVoid)
    if (!isVoid) return undefined
    return {
      start: token.end - 1,
      end: token.end,
      text: '/>',
      code: 'mdx-void',
      message: `"<${tag.name}>" is not closed.`,
      hint: `Write "<${tag.name} />".`,
    }
  },
  self: (text, token) => ((token as Tag).bare ? quotes(text, token as Tag, false) : undefined),
}

/** `<a href=/b>`: HTML takes values without quotes, JSX does not. */
function quotes(text: string, tag: Tag, isVoid: boolean): Repair {
  const [from, to] = tag.bare![0]!
  const value = text.slice(from, to)
  const written = quoted(text, tag)
  return {
    start: tag.start,
    end: tag.end,
    text: isVoid ? `${written.slice(0, -1)}/>` : written,
    code: 'mdx-quotes',
    message: `"${short(value)}" has no quotes around it.`,
    hint: `Write ="${short(value)}".`,
    shown: { start: from, end: to },
  }
}

/** The repair that a token needs whatever stands around it. */
export function lexicalRepair(text: string, token: Token): Repair | undefined {
  return rules[token.kind]?.(text, token)
}

/** A sign that stands for itself. */
function literal(start: number, sign: string): Edit {
  return { start, end: start + 1, text: `\\${sign}` }
}

/** A brace that is no part of an expression. */
export function brace(text: string, start: number): Repair {
  const sign = text[start]!
  const message = `"${sign}" ${sign === '{' ? 'is never closed' : 'closes nothing'} and is shown as text.`
  return { ...literal(start, sign), code: 'mdx-brace', message, hint: braceHint(sign) }
}

const braceHint = (sign: string) => `Write "\\${sign}" or put the text in backticks.`

/** Two braces that belong together and hold no expression are one mistake, and one warning. */
export function pairBraces(text: string, repairs: readonly Repair[]): Repair[] {
  const pairs: Repair[] = []
  const open: { readonly repair: Repair; readonly pairs: number }[] = []
  for (const repair of repairs) {
    if (repair.code === 'mdx-brace' && text[repair.start] === '{') open.push({ repair, pairs: pairs.length })
    if (repair.code === 'mdx-brace' && text[repair.start] === '}') {
      const opener = open.pop()
      if (opener && isPair(text, opener.repair.start, repair.end)) {
        // Braces inside these are part of the same mistake.
        const inside = pairs.splice(opener.pairs).filter(({ code }) => code !== 'mdx-brace')
        pairs.push(bracePair(text, opener.repair, repair.end), ...inside)
        continue
      }
    }
    pairs.push(repair)
  }
  return pairs
}

function isPair(text: string, start: number, end: number): boolean {
  return end - start <= 2000 && !/\n[ \t]*\n/.test(text.slice(start, end))
}

function bracePair(text: string, opener: Repair, end: number): Repair {
  const { start } = opener
  const message = `"${short(text.slice(start, end))}" is not a valid expression and is shown as text.`
  return { ...opener, message, shown: { start, end } }
}

/** A `<` that no parser takes for a tag where it stands. */
export function angle(text: string, start: number): Repair {
  return {
    ...literal(start, '<'),
    code: 'mdx-angle',
    message: `"${near(text, start)}" is not a tag that is allowed here and is shown as text.`,
    hint: 'Write "\\<" or put it in backticks.',
  }
}

/** A tag without its partner: HTML's own is left out, as browsers do; any other was meant as text. */
export function loneTag(text: string, { kind, name, start, end }: Tag, known: Known = {}): Repair {
  const written = short(text.slice(start, end))
  const lacks = lack(kind, known)
  const isStray = kind === 'close' && !known.apart && known.isComponent?.(name)
  if (isStray || htmlElements.has(name) || svgElements.has(name) || voidElements.has(name)) {
    const hint = kind === 'close' ? 'Remove it, or write its opening tag.' : `Write "</${name}>" where it ends.`
    return {
      start,
      end,
      text: '',
      code: 'mdx-unclosed',
      message: `"${written}" ${lacks} and was left out.`,
      hint,
    }
  }
  return {
    ...literal(start, '<'),
    code: 'mdx-placeholder',
    message: `"${written}" ${lacks} and is shown as text.`,
    hint: known.isComponent?.(name)
      ? componentHint(kind, name, known)
      : 'Put it in backticks, write "\\<", or close the tag.',
    shown: { start, end },
  }
}

/** Whether a tag of this name is one that pages can use. */
export type IsComponent = (name: string) => boolean

/** What is known of a tag besides its text. */
export interface Known {
  readonly isComponent?: IsComponent | undefined
  /** Its partner is there, but in another block. */
  readonly apart?: true
}

function lack(kind: Token['kind'], { apart }: Known): string {
  if (kind === 'close') return apart ? 'was opened in another block' : 'was never opened'
  return apart ? 'is closed in another block' : 'is never closed'
}

function componentHint(kind: Token['kind'], name: string, { apart }: Known): string {
  if (apart) return `Put <${name}> and </${name}> on lines of their own, both indented alike.`
  return kind === 'close'
    ? `Remove it, or write <${name}> where it starts.`
    : `Close it with </${name}>. If it is meant as text, put it in backticks.`
}

/** A closing tag at the end of a line whose partner stands on a line of its own; `margin` is that line's beginning. */
export function tagLine(text: string, start: number, margin: string): Repair {
  const name = short(text.slice(start, text.indexOf('>', start) + 1))
  const message = `"${name}" closes a tag that was opened on a line of its own.`
  return { start, end: start, text: `\n${margin}`, code: 'mdx-tag-line', message, hint: 'Put it on a line of its own.' }
}

/** A comment of the same length where that can be, so that columns stay; blanks over several lines. */
function comment(written: string): string {
  if (written.includes('\n')) return written.replace(/[^\n]/g, ' ')
  return `{/* ${written.slice(4, -3).replaceAll('*/', '* ')}*/}`
}

function link(address: string): string {
  const target = /^[^:]*@/.test(address) ? `mailto:${address}` : address
  return `[${address.replace(/[[\]\\_*`~{}]/g, '\\$&')}](<${target}>)`
}

function near(text: string, at: number): string {
  return short(text.slice(at, at + 24).split('\n', 1)[0]!)
}

/** A text in one line, cut. */
export function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
