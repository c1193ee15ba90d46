/** What the browser's part of islands needs to know of a component's schema, which does not go with it. */
import type * as z from 'zod'
import { shapeOf } from '../markdown/components/props.ts'
import type { Component } from '../model/component.ts'
import type { PropRow, PropTable } from '../model/prop.ts'
import { roleOf } from '../model/prop.ts'

/** The props of a component by name: what they mean, what they are by default, what a string stands for. */
export function propTable(component: Component): PropTable {
  return Object.fromEntries(Object.entries(shapeOf(component)).map(([name, type]) => [name, rowOf(type)]))
}

function rowOf(type: z.ZodType): PropRow {
  const role = roleOf(type)
  if (role) return { role }
  const byDefault = type.safeParse(undefined)
  const value: unknown = byDefault.success ? byDefault.data : undefined
  const as = takes(type, true) && !takes(type, 'true') ? 'boolean' : isNumber(type) ? 'number' : undefined
  return { ...(as && { as }), ...(value !== undefined && isJson(value) && { default: value }) }
}

function isNumber(type: z.ZodType): boolean {
  return !takes(type, '2') && (takes(type, 1) || takes(type, 2))
}

function takes(type: z.ZodType, value: unknown): boolean {
  return type.safeParse(value).success
}

function isJson(value: unknown): boolean {
  return typeof value !== 'function' && JSON.stringify(value) !== undefined
}
