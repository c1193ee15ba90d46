import type { Element } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { textOf } from '../../src/hast/text.ts'
import type { CodeLine, CodeView } from '../../src/model/theme.ts'

/**
 * A block of code. It scrolls inside a region that the keyboard reaches, named so that two blocks of one page differ.
 * Numbers are counters and signs of changes are generated content, so neither is copied with the text.
 */
export function code(view: CodeView): Element {
  const start = Math.max(0, Math.round(view.startAt ?? 1))
  const focused = view.lines.some((line) => line.focus)
  const names = [
    'code',
    view.numbers && 'code-numbered',
    view.wrap && 'code-wrap',
    view.expandable && 'code-expandable',
    focused && 'code-focused',
    view.lines.some((line) => line.mark === 'added' || line.mark === 'removed') && 'code-diff',
  ]
  return (
    <div
      class={names.filter(Boolean).join(' ')}
      data-language={view.language || null}
      data-copy={view.copy ? '' : null}
    >
      {view.title && (
        <div class="code-head">
          <span class="code-title">{view.title}</span>
        </div>
      )}
      <pre tabindex={0} role="group" aria-label={label(view)}>
        <code>
          {view.lines.map((line, index) => [
            index > 0 && '\n',
            codeLine(line, view.numbers && start !== 1 ? start + index : undefined),
          ])}
        </code>
      </pre>
    </div>
  ) as Element
}

/** `number` is given only where counting does not start at one; else a CSS counter does it. */
function codeLine(line: CodeLine, number: number | undefined): View {
  const names = ['line', line.mark && `line-${line.mark}`, line.focus && 'line-focus'].filter(Boolean)
  return (
    <span class={names.join(' ')} data-n={number}>
      {line.content}
    </span>
  )
}

/** The title, or the language, and how the code begins. */
function label(view: CodeView): string {
  const first = view.lines.map((line) => line.content.map(textOf).join('').trim()).find(Boolean) ?? ''
  const start = [...first].slice(0, 48).join('')
  const kind = view.language ? `${view.language} code` : 'Code'
  return view.title ? `${view.title}, ${kind.toLowerCase()}: ${start}` : `${kind}: ${start}`
}
