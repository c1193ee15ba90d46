/** Fences: marks read, code highlighted, drawn by the theme. Other `<pre>` stay as they are. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../hast/text.ts'
import type { CodeLine } from '../../model/code.ts'
import type { CodeView } from '../../model/theme.ts'
import type { CodeBlock } from '../code-block.ts'
import { readMarks } from '../code-marks.ts'
import type { MarkedCode } from '../code-marks.ts'
import { longLine, plainLines } from '../highlight.ts'
import type { Limit } from '../highlight.ts'
import { limits } from '../limits.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'

export const code: ElementPlugin = {
  tags: ['pre'],
  run(element, scope) {
    const block = scope.page.blocks[Number(element.properties.dataFence ?? Number.NaN)]
    return block ? drawCode(block, scope) : element
  },
}

/** A fence as the theme draws it, with notes for components and search. */
export function drawCode(block: CodeBlock, scope: Scope): Element {
  const { theme, icon } = scope.page.tools
  const marked = readMarks(block.code)
  const drawing = block.icon === undefined ? undefined : icon({ name: block.icon })
  const view: CodeView = {
    language: block.language,
    ...(block.title !== undefined && { title: block.title }),
    ...(drawing && { icon: drawing }),
    lines: markLines(highlighted(marked.code, block, scope), block, marked),
    ...(block.numbers && { numbers: true }),
    ...(block.startAt !== undefined && { startAt: block.startAt }),
    ...(block.wrap && { wrap: true }),
    ...(block.expandable && { expandable: true }),
    copy: block.copy,
  }
  const drawn = theme.markdown.code(view)
  const about = {
    language: block.language,
    code: marked.code,
    ...(block.title !== undefined && { title: block.title }),
  }
  const text = block.title === undefined ? marked.code : `${block.title}\n${marked.code}`
  return note(drawn, { code: about, text })
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
  const { lines, limit } = highlighter.lines(source, block.language, theme.markdown.tokens, scope.page.counts)
  if (limit) warnPlain(limit, block, scope)
  return lines
}

function warnPlain(limit: Limit, block: CodeBlock, scope: Scope): void {
  // The limit of the page, and long lines, are told once.
  const key = limit === 'page' || limit === 'line' ? limit : undefined
  const severity = limit === 'line' ? 'info' : 'warning'
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
  line: {
    message: `Lines of code with ${longLine / 1000},000 characters or more are shown without colours.`,
    hint: 'Break up the line, or use the language "text".',
  },
}

function markLines(lines: readonly CodeLine[], block: CodeBlock, marked: MarkedCode): readonly CodeLine[] {
  const { marks, words } = marked
  const focus = new Set([...block.focus, ...marked.focus])
  if (block.highlight.size === 0 && focus.size === 0 && marks.size === 0 && words.length === 0) return lines
  return lines.map((line, index): CodeLine => {
    const number = index + 1
    const mark = marks.get(number) ?? (block.highlight.has(number) ? 'highlight' : undefined)
    const asked = words.filter((word) => word.line <= number && number < word.line + word.count)
    const content = asked.reduce<readonly ElementContent[]>((nodes, { text }) => markWord(nodes, text), line.content)
    return { content, ...(mark && { mark }), ...(focus.has(number) && { focus: true }) }
  })
}

/** `<mark>` around a word where it stands within one token. */
function markWord(nodes: readonly ElementContent[], word: string): readonly ElementContent[] {
  return nodes.flatMap((node): readonly ElementContent[] => {
    if (!textOf(node).includes(word)) return [node]
    if (node.type === 'element') return [{ ...node, children: [...markWord(node.children, word)] }]
    return node.type === 'text' ? cut(node.value, word) : [node]
  })
}

function cut(value: string, word: string): ElementContent[] {
  const nodes: ElementContent[] = []
  for (const [index, part] of value.split(word).entries()) {
    if (index > 0)
      nodes.push({ type: 'element', tagName: 'mark', properties: {}, children: [{ type: 'text', value: word }] })
    if (part) nodes.push({ type: 'text', value: part })
  }
  return nodes
}
