import * as z from 'zod'
import type { Component } from '../../../src/model/component.ts'
import { component } from '../../../src/model/component.ts'
import type { CalloutView } from '../../../src/model/theme.ts'
import { callout } from '../../layout/callout.tsx'

const title = z.string().optional().describe('A headline above the text.')

/** The callout of one kind, as `<Note>` or `<Warning>`. */
function ofKind(kind: CalloutView['kind'], about: string): Component {
  return component({
    about,
    props: z.object({ title }),
    view: (props) => callout({ kind, title: props.title, children: props.children }),
    markdown: (_, children) => quoted(labels[kind], children),
  })
}

const labels = { note: 'Note', info: 'Info', tip: 'Tip', check: 'Check', warning: 'Warning', danger: 'Danger' } as const

export const Note = ofKind('note', 'Something worth knowing beside the text.')
export const Info = ofKind('info', 'Background that helps to understand the text.')
export const Tip = ofKind('tip', 'A better or faster way.')
export const Check = ofKind('check', 'How the reader sees that it worked.')
export const Warning = ofKind('warning', 'What may go wrong.')
export const Danger = ofKind('danger', 'What cannot be undone.')

/** The callout whose kind is a prop. */
export const Callout = component({
  about: 'A remark beside the text, of the kind that `type` names.',
  props: z.object({
    type: z.enum(['note', 'info', 'tip', 'check', 'warning', 'danger']).optional().describe('Kind of the remark.'),
    title,
  }),
  view: (props) => callout({ kind: props.type ?? 'note', title: props.title, children: props.children }),
  markdown: (props, children) => quoted(labels[props.type ?? 'note'], children),
})

/** A quote that begins with its kind, the form that reads best as plain text. */
function quoted(label: string, children: string): string {
  return `**${label}:** ${children.trim()}`
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
}
