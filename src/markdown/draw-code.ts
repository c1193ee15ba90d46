/** A block of code: marks read, prompts set apart, highlighted, drawn by the theme. */
import type { Element } from 'hast'
import type { CodeLine } from '../model/code.ts'
import type { CodeView } from '../model/theme.ts'
import type { CodeBlock } from './code-block.ts'
import { readMarks } from './code-marks.ts'
import { longLine, plainLines } from './highlight.ts'
import type { Limit } from './highlight.ts'
import { limits } from './limits.ts'
import { markLines } from './mark-lines.ts'
import { note } from './note.ts'
import { warn } from './page.ts'
import type { Scope } from './page.ts'
import { shellLines } from './shell-lines.ts'

/** A fence as the theme draws it, with notes for components and search. */
export function drawCode(block: CodeBlock, scope: Scope): Element {
  const marked = readMarks(block.code)
  const icon = iconOf(block, scope)
  const view: CodeView = {
    language: block.language,
    ...(block.title !== undefined && { title: block.title }),
    ...(icon && { icon }),
    lines: markLines(shellOrCode(marked.code, block, scope), block, marked),
    ...(block.numbers && { numbers: true }),
    ...(block.startAt !== undefined && { startAt: block.startAt }),
    ...(block.wrap && { wrap: true }),
    ...(block.expandable && { expandable: true }),
    copy: block.copy,
  }
  if (block.twoslash) warnTwoslash(block, scope)
  const about = {
    language: block.language,
    code: marked.code,
    source: { code: block.code, meta: block.meta },
    ...(block.title !== undefined && { title: block.title }),
  }
  const text = block.title === undefined ? marked.code : `${block.title}\n${marked.code}`
  return note(scope.page.tools.theme.markdown.code(view), { code: about, text })
}

function iconOf(block: CodeBlock, scope: Scope): CodeView['icon'] {
  if (!block.icon) return undefined
  const drawing = scope.page.tools.icon({ name: block.icon })
  const message = `There is no icon "${block.icon}".`
  const hint = 'Look up its name in the icon library of the site.'
  if (!drawing) warn(scope, block, { code: 'icon-unknown', message, hint }, block.icon)
  return drawing
}

function warnTwoslash(block: CodeBlock, scope: Scope): void {
  const message = 'The setting "twoslash" has no effect: types are not shown.'
  warn(scope, block, { code: 'twoslash-ignored', severity: 'info', message, hint: 'Remove it.' }, '')
}

/** Prompts stand apart, answers are plain: the highlighter sees commands only, in lines of the same number. */
function shellOrCode(source: string, block: CodeBlock, scope: Scope): readonly CodeLine[] {
  const shell = shellLines(source, block.language)
  if (!shell) return highlighted(source, block, scope)
  const commands = highlighted(shell.map(({ text, output }) => (output ? '' : text)).join('\n'), block, scope)
  return shell.map(({ prompt, text, output }, index): CodeLine => {
    if (output) return { content: text === '' ? [] : [{ type: 'text', value: text }], output }
    const command = commands[index]!
    return prompt === undefined ? command : { content: command.content, prompt }
  })
}

function highlighted(source: string, block: CodeBlock, scope: Scope): readonly CodeLine[] {
  const { highlighter, theme } = scope.page.tools
  const language = highlighter?.find(block.language)
  if (language?.kind === 'unknown') {
    const message = `The language "${block.language}" is not known; the code is shown without colours.`
    const hint = language.near === undefined ? 'Use "text" for plain text.' : `Did you mean "${language.near}"?`
    warn(scope, block, { code: 'language-unknown', severity: 'info', message, hint }, block.language)
  }
  if (!highlighter) return plainLines(source)
  const {
    lines,
    limit,
    unready = [],
  } = highlighter.lines(source, block.language, theme.markdown.tokens, scope.page.counts)
  for (const name of unready) scope.page.unready.add(name)
  if (limit) warnPlain(limit, block, scope)
  return lines
}

function warnPlain(limit: Limit, block: CodeBlock, scope: Scope): void {
  // The limit of the page, long lines and slow grammars are told once.
  const key = limit === 'page' || limit === 'line' || limit === 'grammar' ? limit : undefined
  // Another machine may show it with colours: what is measured in time must not go unseen.
  const severity = limit === 'grammar' ? 'error' : limit === 'line' ? 'info' : 'warning'
  warn(scope, block, { code: 'code-plain', severity, ...reasons[limit] }, key)
}

const reasons: Readonly<Record<Limit, { readonly message: string; readonly hint: string }>> = {
  block: {
    message: `This code has more than ${limits.code / 1000},000 characters and is shown without colours.`,
    hint: 'Show a part of it, and link to the file.',
  },
  page: {
    message: 'This page has too much code for colours; from here on it is shown without them.',
    hint: 'Split the page, or break up long lines of code.',
  },
  depth: {
    message: 'This code is nested too deeply; the end of it is shown without colours.',
    hint: 'Check its brackets and quotes, or use the language "text".',
  },
  grammar: {
    message: 'A grammar of the project takes too much time; the code is shown without colours.',
    hint: 'Look for patterns in it that repeat what repeats itself, such as "(a+)+".',
  },
  line: {
    message: `Lines of code with ${longLine / 1000},000 characters or more are shown without colours.`,
    hint: 'Break up the line, or use the language "text".',
  },
}
