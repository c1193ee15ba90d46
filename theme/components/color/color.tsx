/** Colours of a design: swatches with their values in text. */
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import type { ComponentTools } from '../../../src/model/component.ts'
import { inlineProp } from '../../../src/model/prop.ts'
import type { Say } from '../../../src/model/words.ts'
import { classNames } from '../class-names.ts'
import { codeSpan } from '../markdown-text.ts'
import { plain } from '../props.tsx'

export const Color = component({
  about: 'A set of colours with their names and values.',
  props: z.object({
    variant: z
      .enum(['compact', 'table'])
      .optional()
      .describe('Swatches in a grid, or rows with titles; `compact` by default.'),
  }),
  view: ({ variant = 'compact', children }) => <div class={`colors colors-${variant}`}>{children}</div>,
})

export const ColorRow = component({
  about: 'A row of `<Color>`, with a title before its colours.',
  props: z.object({ title: inlineProp().optional().describe('What the colours of the row have in common.') }),
  view: ({ title, children }) => (
    <div class="color-row">
      {title && <p class="color-row-title">{title}</p>}
      <div class="colors-items">{children}</div>
    </div>
  ),
  markdown: ({ title }, children) => [title ? `**${plain(title)}**` : '', children.trim()].filter(Boolean).join('\n\n'),
})

const valueProp = z.union([z.string(), z.object({ light: z.string().optional(), dark: z.string().optional() })])

export const ColorItem = component({
  about: 'A colour of `<Color>`: its name and its value, or one value for each mode.',
  props: z.object({
    name: inlineProp().optional().describe('Name of the colour.'),
    value: valueProp.optional().describe('Any colour of CSS, or `{ light, dark }`.'),
  }),
  view({ name, value = '', children }, tools) {
    const values = valuesOf(value, tools?.say)
    return (
      <div class="color">
        <span class="color-swatches" aria-hidden="true">
          {values.map(({ value: each }) => swatch(each, tools))}
        </span>
        <span class="color-text">
          {name && <span class="color-name">{name}</span>}{' '}
          {values.map(({ mode, value: each }) => [
            <span class="color-value" data-copy-color={each}>
              {mode && <span class="color-mode">{mode} </span>}
              <code>{each}</code>
            </span>,
            ' ',
          ])}
          {children.length > 0 && <span class="color-about">{children}</span>}
        </span>
      </div>
    )
  },
  markdown({ name, value = '' }, children, say = english) {
    const values = valuesOf(value, say).map((each) => (each.mode ? `${each.mode} ` : '') + codeSpan(each.value))
    const text =
      plain(name) === '' || values.length === 0
        ? plain(name) + values.join(', ')
        : say('{}: {}', plain(name), values.join(', '))
    return `- ${[text, children.trim()].filter(Boolean).join(' ')}`
  },
})

interface ModeValue {
  readonly mode?: string
  readonly value: string
}

function valuesOf(value: z.infer<typeof valueProp>, say: Say = english): readonly ModeValue[] {
  if (typeof value === 'string') return [{ value }]
  const { light, dark } = value
  return [
    ...(light === undefined ? [] : [{ mode: say('light'), value: light }]),
    ...(dark === undefined ? [] : [{ mode: say('dark'), value: dark }]),
  ]
}

/** Colours only: names, hexadecimal digits, and CSS colour functions of numbers (CSS Color 4). */
const color =
  /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+-]{1,80}(?:deg|g?rad|turn)?[\d\s.,%/+-]{0,80}\))$/i

function swatch(value: string, tools: ComponentTools | undefined): Child {
  const text = value.trim()
  if (!color.test(text)) {
    const message = `"${value.slice(0, 40)}" is no colour that can be shown.`
    tools?.warn?.({ code: 'color-invalid', message, hint: 'Write it as #rrggbb or with a colour function of CSS.' })
    return <span class="color-swatch" />
  }
  return <span class={classNames('color-swatch', tools?.style?.(`--swatch: ${text}`))} />
}
