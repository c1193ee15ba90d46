import * as z from 'zod'
import type { Component } from '../../../src/model/component.ts'
import { component } from '../../../src/model/component.ts'
import { english } from '../../../src/model/english.ts'
import { colorProp, iconProp, inlineProp } from '../../../src/model/prop.ts'
import type { CalloutView } from '../../../src/model/theme.ts'
import type { Say } from '../../../src/model/words.ts'
import { callout, kinds as labels } from '../../layout/callout.tsx'
import { classNames } from '../class-names.ts'
import { startsBlock } from '../markdown-text.ts'
import { ownColor } from '../own-color.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

type Kind = CalloutView['kind']

const look = {
  title: inlineProp().optional().describe('A headline above the text.'),
  icon: iconProp().optional().describe('Name of an icon in place of that of the kind.'),
  iconType: iconTypeProp.optional().describe('Style of the icon.'),
  color: colorProp().optional().describe('A colour in place of that of the kind, such as `#0a7ea4`.'),
}
const props = z.object(look)
type Props = z.infer<typeof props>

/** The callout of one kind, as `<Note>` or `<Warning>`. */
function ofKind(kind: Kind, about: string): Component {
  return component({
    about,
    props,
    view: (given, tools) => draw(kind, given, tools),
    markdown: ({ title }, children, say) => quoted({ kind, title: plain(title) }, children, say),
  })
}

const draw = (
  kind: Kind,
  { title, icon, iconType, color, children }: Parameters<Component<Props>['view']>[0],
  tools: Parameters<Component<Props>['view']>[1],
) => {
  const own = ownColor(color, tools)
  return callout(
    {
      kind,
      title,
      icon: propIcon({ value: icon, style: iconType, name: 'callout-icon' }, tools) || undefined,
      className: own && classNames('callout-own', own),
      children,
    },
    tools?.say,
  )
}

export const Note = ofKind('note', 'Something worth knowing beside the text.')
export const Info = ofKind('info', 'Background that helps to understand the text.')
export const Tip = ofKind('tip', 'A better or faster way.')
export const Check = ofKind('check', 'How the reader sees that it worked.')
export const Warning = ofKind('warning', 'What may go wrong.')
export const Danger = ofKind('danger', 'What cannot be undone.')

/** Words of other tools for the six kinds. */
const kinds = {
  note: 'note',
  info: 'info',
  tip: 'tip',
  check: 'check',
  warning: 'warning',
  danger: 'danger',
  important: 'info',
  hint: 'tip',
  success: 'check',
  warn: 'warning',
  caution: 'danger',
  error: 'danger',
} as const satisfies Readonly<Record<string, Kind>>

/** The callout whose kind is a prop. */
export const Callout = component({
  about: 'A remark beside the text, of the kind that `type` names.',
  props: z.object({
    type: z
      .enum(Object.keys(kinds) as (keyof typeof kinds)[])
      .optional()
      .describe('Kind of the remark; `note` by default.'),
    ...look,
  }),
  view: ({ type, ...given }, tools) => draw(kinds[type ?? 'note'], given, tools),
  markdown: ({ type, title }, children, say) =>
    quoted({ kind: kinds[type ?? 'note'] ?? 'note', title: plain(title) }, children, say),
})

/** A quote that begins with its kind, the form that reads best as plain text. */
interface Label {
  readonly kind: Kind
  readonly title: string
}

function quoted({ kind, title }: Label, children: string, say: Say = english): string {
  // A block of its own kind cannot go on in the line of the label.
  const label = say(labels[kind])
  const start =
    title === ''
      ? `**${say('{}:', label)}**${startsBlock(children) ? '\n\n' : ' '}`
      : `**${say('{}: {}', label, title)}**\n\n`
  return `${start}${children.trim()}`
    .trim()
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
}
