/**
 * Props that mean more than their text. The schema of a component marks them; before the schema checks a value, the
 * compiler turns what the author wrote into what `view` can show: a final address, nodes.
 */
import type { ElementContent } from 'hast'
import * as z from 'zod'

export type PropRole = 'link' | 'image' | 'icon' | 'inline' | 'color'

/** What an icon prop becomes: a name to look up with `ComponentTools.icon`, or nodes (inline SVG; an image by its address). */
export type IconValue = string | readonly ElementContent[]

/** A prop as the browser's part of islands knows it, where there is no schema. */
export interface PropRow {
  readonly role?: PropRole
  /** What a string stands for. */
  readonly as?: 'boolean' | 'number'
  readonly default?: unknown
}
export type PropTable = Readonly<Record<string, PropRow>>

const roles = z.registry<{ readonly role: PropRole }>()

/** An address: resolved like a Markdown link, recorded for the link check, unsafe ones left out. */
export function linkProp(): z.ZodString {
  return z.string().register(roles, { role: 'link' })
}

/** The address of an image: resolved and recorded like a Markdown image. */
export function imageProp(): z.ZodString {
  return z.string().register(roles, { role: 'image' })
}

/** An icon by name, path, address or inline SVG. */
export function iconProp(): z.ZodType<IconValue> {
  return z
    .custom<IconValue>((value) => typeof value === 'string' || Array.isArray(value))
    .register(roles, { role: 'icon' })
}

/** Text with inline Markdown, or JSX: arrives as nodes. */
export function inlineProp(): z.ZodType<readonly ElementContent[]> {
  return z.custom<readonly ElementContent[]>(Array.isArray).register(roles, { role: 'inline' })
}

/** A colour in any spelling that the configuration reads too: arrives as `#rrggbb`. */
export function colorProp(): z.ZodString {
  return z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .register(roles, { role: 'color' })
}

/** The role of a prop, also of an optional one or one with a default. */
export function roleOf(schema: z.ZodType): PropRole | undefined {
  const found = roles.get(schema)
  if (found) return found.role
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType && roleOf(innerType)
}
