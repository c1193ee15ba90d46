/** The zod schemas as JSON Schema, for completion and checking in editors. */
import * as z from 'zod'
import type { Json, JsonObject } from '../model/operation.ts'

export interface JsonSchemaAbout {
  readonly title: string
  readonly description: string
  /** `$id`: the address of the schema. */
  readonly id?: string
  /** Keys that an editor should ask for, although the program can do without. */
  readonly required?: readonly string[]
}

/** Keywords that `meta` may bring along and that mean something to editors; everything else in it is ours. */
const ours = ['idle', 'info'] as const

/** A JSON Schema (draft 2020-12) of what may be written: descriptions from `describe` and `meta`, defaults not required. */
export function jsonSchema(schema: z.ZodType, about: JsonSchemaAbout): JsonObject {
  const made = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => {
      for (const key of ours) delete part[key]
    },
  })
  const { $schema, ...rest } = made as { $schema: string } & Record<string, Json>
  return {
    $schema,
    ...(about.id && { $id: about.id }),
    title: about.title,
    description: about.description,
    ...rest,
    ...(about.required && { required: about.required }),
  }
}
