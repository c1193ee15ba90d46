import type { Element } from 'hast'
import { flatten, type Child, type View } from '../../src/hast/jsx-runtime.ts'
import { sealed } from '../../src/hast/sealed.ts'
import { textOf } from '../../src/hast/text.ts'
import { english } from '../../src/model/english.ts'
import type { CodeLine, CodeView } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'
import { icon } from './icon.tsx'
import { languageName } from './language-name.ts'

/** Code of more lines than this is folded where its author asked for it: the height that `code.css` gives. */
const shortLines = 18

/**
 * A block of code. It scrolls inside a region that the keyboard reaches, named so that two blocks of one page differ.
 * Numbers are counters and signs of changes are generated content, so neither is copied with the text; what else is not
 * copied (prompts, answers) says so.
 */
export function code(view: CodeView, say: Say = english): Element {
  const start = Math.max(0, Math.round(view.startAt ?? 1))
  const lines = view.lines.map((line, index) => [
    index > 0 && '\n',
    codeLine(line, view.numbers && start !== 1 ? start + index : undefined),
  ])
  return (
    <div class={namesOf(view)} data-language={view.language || null} data-copy={view.copy ? '' : null}>
      {head(view, say)}
      <pre tabindex={0} role="group" aria-label={view.label ?? label(view, say)}>
        <code>{sealed(flatten(lines))}</code>
      </pre>
    </div>
  ) as Element
}

function namesOf(view: CodeView): string {
  const { lines } = view
  const last = lines.length + (view.startAt ?? 1) - 1
  const names = [
    'code',
    view.numbers && 'code-numbered',
    view.numbers && last >= 100 && (last < 1000 ? 'code-hundreds' : 'code-thousands'),
    view.wrap && 'code-wrap',
    view.expandable && (view.wrap || lines.length > shortLines) && 'code-expandable',
    lines.some((line) => line.focus) && 'code-focused',
    lines.some((line) => line.mark === 'added' || line.mark === 'removed') && 'code-diff',
  ]
  return names.filter(Boolean).join(' ')
}

function head(view: CodeView, say: Say): Child {
  if (!view.title && !view.icon) return null
  return (
    <div class="code-head">
      {view.icon && icon(view.icon, 'code-icon')}
      <span class="code-title">{view.title ?? languageName(view.language, say)}</span>
    </div>
  )
}

/** What a mark means is in the element: screen readers tell of it. */
const elements = { highlight: 'mark', added: 'ins', removed: 'del', warning: 'mark', error: 'mark' } as const

/** `number` is given only where counting does not start at one; else a CSS counter does it. */
function codeLine(line: CodeLine, number: number | undefined): View {
  if (number === undefined && isPlain(line)) return plainLine(line)
  const names = ['line', line.mark && `line-${line.mark}`, line.focus && 'line-focus', line.output && 'line-output']
  const Tag = line.mark ? elements[line.mark] : 'span'
  return (
    <Tag class={names.filter(Boolean).join(' ')} data-n={number} data-no-copy={line.output ? '' : null}>
      {line.prompt !== undefined && (
        <span class="code-prompt" data-no-copy="">
          {line.prompt}
        </span>
      )}
      {line.content}
    </Tag>
  )
}

function isPlain({ mark, focus, prompt, output }: CodeLine): boolean {
  return !mark && !focus && !output && prompt === undefined
}

/** Nearly all lines of nearly all pages: written as it is, for a tenth of the time. */
function plainLine({ content }: CodeLine): Element {
  return { type: 'element', tagName: 'span', properties: { className: ['line'] }, children: [...content] }
}

/** The first line that is not blank. */
function firstText(lines: readonly CodeLine[]): string {
  for (const { content } of lines) {
    const text = content.map(textOf).join('').trim()
    if (text !== '') return text
  }
  return ''
}

/** The title, or the language, and how the code begins. */
function label({ title, language, lines }: CodeView, say: Say): string {
  const start = [...firstText(lines)].slice(0, 48).join('')
  if (!title) return language ? say('{} code: {}', language, start) : say('Code: {}', start)
  return language ? say('{}, {} code: {}', title, language.toLowerCase(), start) : say('{}, code: {}', title, start)
}
