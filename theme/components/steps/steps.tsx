import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { textOf } from '../../../src/hast/text.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import type { ComponentTools } from '../../../src/model/component.ts'
import { iconProp, inlineProp } from '../../../src/model/prop.ts'
import type { Say } from '../../../src/model/words.ts'
import { heading } from '../../layout/heading.tsx'
import { uiIcon } from '../../layout/icon.tsx'
import { classNames } from '../class-names.ts'
import { hasClass } from '../../../src/hast/classes.ts'
import { isVisible } from '../is-visible.ts'
import { indented } from '../markdown-text.ts'
import { ownId } from '../own-id.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

const sizes = ['p', 'h2', 'h3', 'h4'] as const
type Size = (typeof sizes)[number]

/** A numbered list of steps; the numbers are the list's own. What stands between two steps is an item without a number. */
export const Steps = component({
  about: 'What to do, one step after another.',
  props: z.object({
    titleSize: z
      .enum(sizes)
      .optional()
      .describe('Size of the titles of all steps; a heading size puts them into the contents.'),
  }),
  view: ({ titleSize, children }, tools) => <ol class="steps">{items(children, titleSize, tools?.say)}</ol>,
  markdown: (_, children) => numbered(children),
})

function items(children: readonly ElementContent[], size: Size | undefined, say: Say = english): Child[] {
  const list: Child[] = []
  let between: ElementContent[] = []
  const close = () => {
    if (between.some(isVisible)) list.push(<li class="step-between flow">{between}</li>)
    between = []
  }
  for (const child of children) {
    if (child.type !== 'element' || child.tagName !== 'li') {
      between.push(child)
      continue
    }
    close()
    list.push(size === undefined || size === 'p' ? child : resized(child, size, say))
  }
  close()
  return list
}

/** A step whose title has no size of its own gets that of the list; its id moves to the heading. */
function resized(step: Element, size: Size, say: Say): Element {
  const at = step.children.findIndex((child) => hasClass(child, 'step-title'))
  const title = step.children[at]
  const { id, ...properties } = step.properties
  if (title?.type !== 'element' || typeof id !== 'string' || step.data?.component?.props['titleSize']) return step
  const anchor = title.children.some((child) => hasClass(child, 'self-link'))
  const content = title.children.filter((child) => !hasClass(child, 'self-link'))
  const children = [...step.children]
  children[at] = titleHeading({ size, id, title: content, anchor }, say)
  return { ...step, properties, children }
}

/** Blocks that start with `1.` become 1, 2, 3 …; a step that names its number goes on from there. */
function numbered(markdown: string): string {
  let number = 0
  return markdown.replace(/^(\d{1,4})\. /gm, (_, written: string) => {
    number = written === '1' ? number + 1 : Number(written)
    return `${number}. `
  })
}

interface StepTitle {
  readonly title: readonly ElementContent[]
  readonly size: Size
  readonly id: string
  readonly anchor: boolean
}

/** One step. Its number, or its icon, stands beside it; a heading size makes its title a heading, and the id is the heading's. */
export const Step = component({
  about: 'One step of `<Steps>`.',
  props: z.object({
    title: inlineProp().optional().describe('What the step does.'),
    icon: iconProp().optional().describe('Name of an icon in place of the number.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
    stepNumber: z.number().int().min(0).max(9_999).optional().describe('Its number; the next ones go on from there.'),
    value: z.number().int().min(0).max(9_999).optional().describe('The same as `stepNumber`.'),
    titleSize: z.enum(sizes).optional().describe('A heading size puts the step into the contents.'),
    id: z.string().optional().describe('Id for links to the step; made from the title by default.'),
    noAnchor: z.boolean().optional().describe('No link to itself after the title.'),
  }),
  view({ title, icon, iconType, titleSize, id, noAnchor, stepNumber, value, children }, tools) {
    const isHeading = title !== undefined && titleSize !== undefined && titleSize !== 'p'
    const own = stepId(title, id, tools)
    const drawn = propIcon({ value: icon, style: iconType, name: 'step-icon' }, tools)
    const anchor = !noAnchor
    const number = stepNumber ?? value
    const counted = number === undefined ? undefined : tools?.style?.(`counter-set: step ${number}`)
    return (
      <li
        class={classNames('step', drawn ? 'step-iconed' : undefined, counted)}
        id={isHeading ? null : own}
        value={number}
      >
        {drawn}
        {title &&
          (isHeading ? (
            titleHeading({ size: titleSize, id: own ?? 'step', title, anchor }, tools?.say)
          ) : (
            <p class="step-title">
              {title}
              {own !== undefined && anchor && selfLink(own, title, tools?.say)}
            </p>
          ))}
        <div class="step-body flow">{children}</div>
      </li>
    )
  },
  markdown: ({ title, stepNumber, value }, children) =>
    `${stepNumber ?? value ?? 1}. ${indented([title ? `**${plain(title)}**` : '', children.trim()].filter(Boolean).join('\n\n'), 3).trimStart()}`,
})

/** A heading must have an id, also one whose title has no letters. */
function stepId(
  title: readonly ElementContent[] | undefined,
  own: string | undefined,
  tools: ComponentTools | undefined,
): string | undefined {
  if (!title && !own) return undefined
  return ownId(title, own, tools) ?? tools?.id?.('step')
}

function titleHeading({ size, id, title, anchor }: StepTitle, say?: Say): Element {
  const drawn = heading({ level: Number(size.slice(1)), id, children: title, anchor }, say)
  return { ...drawn, properties: { ...drawn.properties, className: ['step-title'] } }
}

function selfLink(id: string, title: readonly ElementContent[], say: Say = english): Child {
  return (
    <a
      class="self-link"
      href={`#${encodeURIComponent(id)}`}
      aria-label={say('Link to {}', title.map(textOf).join('').trim() || id)}
    >
      {uiIcon('link')}
    </a>
  )
}
