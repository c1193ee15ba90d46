/** The props of a component as their reader needs them, from the schema that checks them. */
import * as z from 'zod'
import type { Component } from '../../src/model/component.ts'
import { roleOf } from '../../src/model/prop.ts'
import type { FieldText } from '../../src/util/field-mdx.ts'

/** One row a prop, in the order of the schema. */
export function propRows({ props }: Component): readonly FieldText[] {
  const { shape = {} } = props as unknown as { readonly shape?: Readonly<Record<string, z.ZodType>> }
  return Object.entries(shape).map(([name, schema]) => rowOf(name, schema))
}

function rowOf(name: string, schema: z.ZodType): FieldText {
  const written = aboutOf(schema)
  const told = /^(.+); (.+) by default\.$/.exec(written)
  const value = defaultOf(schema)
  const fallback =
    value === undefined ? told?.[2] : `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``
  return {
    name,
    type: typeOf(schema),
    required: !schema.safeParse(undefined).success,
    ...(fallback !== undefined && { default: fallback }),
    about: told ? `${told[1]!}.` : written,
  }
}

/** The description of a prop, which may stand inside of `.optional()`. */
function aboutOf(schema: z.ZodType): string {
  const inner = innerOf(schema)
  return schema.description ?? (inner ? aboutOf(inner) : '')
}

function defaultOf(schema: z.ZodType): unknown {
  const { defaultValue } = schema.def as { readonly defaultValue?: unknown }
  const inner = innerOf(schema)
  return defaultValue ?? (inner && defaultOf(inner))
}

interface Wrapper {
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
}

/** What an optional value, one with a default, or the start of a pipe wraps. */
function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const { innerType, in: before } = schema.def as Wrapper
  return innerType ?? before
}

const roles = {
  link: 'address',
  image: 'address of a picture',
  icon: 'icon',
  inline: 'Markdown text',
  color: 'colour',
} as const

function typeOf(schema: z.ZodType): string {
  const role = roleOf(schema)
  if (role) return roles[role]
  const inner = innerOf(schema)
  if (inner) return typeOf(inner)
  if (schema instanceof z.ZodEnum) return schema.options.join(' | ')
  if (schema instanceof z.ZodLiteral) return [...schema.values].join(' | ')
  if (schema instanceof z.ZodArray) return `list of ${grouped(typeOf(schema.element as z.ZodType))}`
  if (schema instanceof z.ZodUnion) return [...new Set((schema.options as z.ZodType[]).map(typeOf))].join(' | ')
  if (schema instanceof z.ZodObject) return `{ ${Object.keys(schema.shape).join(', ')} }`
  return simple[schema.def.type] ?? '?'
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  record: 'object',
  unknown: 'any value',
}

function grouped(type: string): string {
  return type.includes(' | ') ? `(${type})` : type
}
