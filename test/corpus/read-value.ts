/** The reader of configurations for values instead of files, for what asks it about every key. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import { expandRefs } from '../../src/config/refs.ts'
import { readConfig } from '../../src/config/read.ts'
import type { ReadConfig } from '../../src/config/read.ts'
import { configSchema } from '../../src/config/schema.ts'
import { lookPresets } from '../../src/model/config.ts'
import { parseJson, plainValue } from '../../src/schema/json-tree.ts'
import { definition, unwrapped } from '../../src/schema/schema-facts.ts'

/** What the reader makes of a whole file that holds this value. */
export function readValue(value: unknown): ReadConfig {
  const text = JSON.stringify(value)
  return readConfig({ read: (path) => (path === 'docs.json' ? text : undefined) })
}

/** The configuration of a project with its parts in place. */
export function valueOf(root: string): unknown {
  const file = ['docs.json', 'mint.json'].find((name) => existsSync(join(root, name)))!
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)
  const parsed = parseJson(file, read(file)!)
  const { root: tree } = expandRefs(parsed.root!, read)
  return tree && plainValue(tree)
}

/** Words that some key takes as its value, a color and a host, and one that none takes. */
export const wordsOfChoices: readonly string[] = [
  ...new Set(['another', '#123456', 'another.example.com', ...lookPresets, ...choicesOf(configSchema, new Set())]),
]

function choicesOf(schema: z.core.$ZodType, seen: Set<z.core.$ZodType>): string[] {
  const inner = unwrapped(schema)
  if (seen.has(inner)) return []
  seen.add(inner)
  const def = definition(inner)
  if (def.type === 'enum') return Object.values(def.entries).map(String)
  if (def.type === 'union') return def.options.flatMap((each) => choicesOf(each, seen))
  if (def.type === 'array') return choicesOf(def.element, seen)
  return def.type === 'object' ? Object.values(def.shape).flatMap((each) => choicesOf(each, seen)) : []
}

/** The paths of all keys that the schema declares; inside the navigation those of one level. */
export function schemaPaths(): readonly string[] {
  return [...new Set(pathsOf(configSchema, '', []))]
}

function pathsOf(schema: z.core.$ZodType, at: string, above: readonly z.core.$ZodType[]): string[] {
  const inner = unwrapped(schema)
  if (above.includes(inner)) return []
  const below = (child: z.core.$ZodType, path: string) => pathsOf(child, path, [...above, inner])
  const def = definition(inner)
  if (def.type === 'union') return def.options.flatMap((each) => below(each, at))
  if (def.type === 'array') return below(def.element, at)
  if (def.type !== 'object') return []
  return Object.entries(def.shape).flatMap(([key, child]) => {
    const path = at === '' ? key : `${at}.${key}`
    return [[path], below(child, path)].flat()
  })
}
