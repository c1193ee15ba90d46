/** What components share: an icon prop as something to draw, and inline text as plain text. */
import type { ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import { textOf } from '../../src/hast/text.ts'
import type { ComponentTools } from '../../src/model/component.ts'
import type { IconStyle } from '../../src/model/icon.ts'
import type { IconValue } from '../../src/model/prop.ts'
import { icon } from '../layout/icon.tsx'

/** The style of an icon, as a prop. */
export const iconTypeProp = z.enum(['brands', 'duotone', 'light', 'regular', 'sharp-solid', 'solid', 'thin'])

interface PropIcon {
  readonly value: IconValue | undefined
  readonly style?: IconStyle
  readonly name: string
}

/** A drawing for a name, the author's own picture as it is, nothing for a name that no set has. */
export function propIcon({ value, style, name }: PropIcon, tools: ComponentTools | undefined): Child {
  if (value === undefined) return null
  if (typeof value !== 'string') return <span class={`icon icon-own ${name}`}>{value}</span>
  const drawing = tools?.icon({ name: value, style })
  return drawing && icon(drawing, name)
}

/** Inline nodes as the Markdown twin and ids need them. */
export function plain(nodes: readonly ElementContent[] | undefined): string {
  return (nodes ?? []).map(textOf).join('').trim()
}
