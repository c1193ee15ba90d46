/** Every key of docs.json for readers: the same schemas as fields of an MDX page, and as JSON Schema for editors. */
import type * as z from 'zod'
import type { JsonObject } from '../model/operation.ts'
import { fieldMdx } from '../util/field-mdx.ts'
import type { FieldText } from '../util/field-mdx.ts'
import { jsonSchema } from '../schema/json-schema.ts'
import { definition, unwrapped } from '../schema/schema-facts.ts'
import { keyInfo } from './key.ts'
import type { KeyInfo } from './key.ts'
import { navNode } from './navigation/schema.ts'
import { configSchema, parts } from './schema.ts'

const about = 'Configuration of a documentation site.'

/** The JSON Schema of docs.json. `id` is the address it will be published at. */
export function configJsonSchema(id?: string): JsonObject {
  return jsonSchema(configSchema, {
    title: 'docs.json',
    description: about,
    required: parts.flatMap(({ keys }) =>
      Object.entries(keys).flatMap(([name, schema]) => (isRequired(schema) ? [name] : [])),
    ),
    ...(id && { id }),
  })
}

function isRequired(schema: z.core.$ZodType): boolean {
  return keyInfo(schema)?.required === true
}

/** The body of an MDX page: one section for each part of the file, one field for each key of both forms. */
export function configReference(): string {
  const sections = parts.map(({ title, keys }) => {
    return `## ${title}\n\n${fieldsOf(keys)}`
  })
  const [general, navigation, ...rest] = sections
  return (
    [
      general,
      navigation,
      `## Nodes of the navigation\n\n${nodesAbout}\n\n${fieldsOf(definitionOf(navNode))}`,
      ...rest,
    ].join('\n\n') + '\n'
  )
}

const nodesAbout =
  'A node is an object in `navigation`. The key of its label says what it is; any node may hold any others in `pages`, `groups`, `tabs` and so on.'

interface Row {
  readonly name: string
  readonly type: string
  readonly info: KeyInfo | undefined
  readonly about: string
}

/** The row of a key and of the keys inside it, by path: `anchors[].name`. Nodes of the navigation have their own table. */
function rowsOf(name: string, schema: z.core.$ZodType): Row[] {
  const info = keyInfo(schema)
  const row = { name, type: typeOf(schema), info, about: descriptionOf(schema) }
  return [row, ...childrenOf(schema).flatMap(([suffix, child]) => rowsOf(name + suffix, child))]
}

type Child = readonly [suffix: string, schema: z.core.$ZodType]

function childrenOf(schema: z.core.$ZodType): readonly Child[] {
  const inner = unwrapped(schema)
  if (inner === navNode) return []
  const def = definition(inner)
  if (def.type === 'object') return declared(def.shape)
  if (def.type === 'array') return childrenOf(def.element).map(([suffix, child]) => [`[]${suffix}`, child])
  if (def.type === 'union') return onlyOnce(def.options.flatMap(childrenOf))
  return []
}

/** What is no key of its own (an icon, a gradient) is told by the key that holds it. */
function declared(shape: z.core.$ZodShape): readonly Child[] {
  return Object.entries(shape).flatMap(([key, child]): Child[] => (keyInfo(child) ? [[`.${key}`, child]] : []))
}

function onlyOnce(children: readonly Child[]): readonly Child[] {
  return children.filter(([suffix], index) => children.findIndex(([other]) => other === suffix) === index)
}

function definitionOf(schema: z.core.$ZodObject): Readonly<Record<string, z.core.$ZodType>> {
  const def = definition(schema)
  return def.type === 'object' ? def.shape : {}
}

function descriptionOf(schema: z.core.$ZodType): string {
  return (schema as z.ZodType).description ?? ''
}

/** `string`, `boolean`, `light | dark`, `list of string`, `object`. */
function typeOf(schema: z.core.$ZodType): string {
  const inner = unwrapped(schema)
  if (inner === navNode) return 'node'
  const def = definition(inner)
  switch (def.type) {
    case 'string':
      return (inner as z.ZodType).meta()?.['format'] === 'color-hex' ? 'color' : 'string'
    case 'number':
    case 'boolean':
      return def.type
    case 'enum':
      return Object.values(def.entries).join(' | ')
    case 'array':
      return `list of ${grouped(typeOf(def.element))}`
    case 'record':
      return 'map'
    case 'union':
      return [...new Set(def.options.map(typeOf))].join(' | ')
    case 'object':
      return 'object'
    default:
      return 'any'
  }
}

function grouped(type: string): string {
  return type.includes(' ') ? `(${type})` : type
}

/** One field a key, with those inside it folded. */
function fieldsOf(keys: Readonly<Record<string, z.core.$ZodType>>): string {
  const fields = Object.entries(keys).map(([name, schema]) => {
    const [row, ...inner] = rowsOf(name, schema).map(field)
    return fieldMdx(row!, inner)
  })
  return fields.join('\n\n')
}

function field({ name, type, info, about: text }: Row): FieldText {
  const tag = tags[info?.dialect ?? 'both']
  return {
    name,
    type,
    required: info?.required === true,
    ...(info?.default !== undefined && { default: info.default }),
    ...(tag !== undefined && { tag }),
    about: meaning(text, info),
  }
}

const tags = { both: undefined, flat: 'flat form', nested: 'nested form', own: 'Flatleaf only' } as const

function meaning(text: string, info: KeyInfo | undefined): string {
  const idle = info && 'idle' in info ? ` Accepted without effect: ${info.idle}` : ''
  const newer = info?.newer === undefined ? '' : ` Now written \`${info.newer}\`.`
  return text + idle + newer
}
