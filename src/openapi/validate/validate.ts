/** Whether a description is as its version of OpenAPI says: the published schemas, and rules of ours where they are blind. */
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { Json } from '../../model/operation.ts'
import { replacer } from '../replacer.ts'
import type { Description } from '../store.ts'
import { contradictions } from './contradictions.ts'
import type { Fault, Finding } from './fault.ts'
import { repeatedIds, unknownDefaults } from './operation-rules.ts'
import { oddReferences, referenceSiblings } from './reference-rules.ts'
import { schemaFindings } from './schema-rules.ts'
import { findingOf } from './sentence.ts'
import { tagParents } from './tag-rules.ts'
import { telling } from './telling.ts'

/** More of them help nobody; the first ones explain the rest. */
const most = 100

/** In a longer text only the first fault is looked for: a stranger's file could hold millions, and each costs memory. */
const longest = 4 * 1024 * 1024

/** Checks a description. */
export type Validate = (description: Description) => Promise<readonly Diagnostic[]>

/** Makes a checker: it loads the validator at its first use, and compiles the schema of each version once (100 ms). */
export function validator(): Validate {
  const known = new Map<string, Promise<Check>>()
  return async (description) => {
    const version = supported(description.version)
    const all = description.size <= longest
    const key = `${version} ${all}`
    if (!known.has(key)) known.set(key, load(version, all))
    const check = await known.get(key)!
    const operations = [repeatedIds, unknownDefaults]
    const rules = [schemaFindings, referenceSiblings, contradictions, tagParents, ...operations]
    const own = rules.flatMap((rule) => rule(description))
    return placed([...check(description.written), ...own], description)
  }
}

const rounded = (root: Json) => replacer((value) => (typeof value === 'bigint' ? Number(value) : value))(root)

type Check = (root: Json) => readonly Finding[]

/** A version that there is no schema for yet is read as the last one. */
function supported(version: string): string {
  const [found] = /^(2\.0|3\.[0-2])/.exec(version) ?? []
  return found ?? (version === '3' ? '3.0' : '3.2')
}

interface Compiled {
  (value: unknown): boolean
  readonly errors?: readonly Fault[] | null
  readonly schema: Json
}

async function load(version: string, allErrors: boolean): Promise<Check> {
  const { Validator } = await import('@seriousme/openapi-schema-validator')
  // Its `validate` also follows references, on a copy of the whole; ours are followed already.
  const made = new Validator({ allErrors, verbose: true }) as unknown as { getAjvValidator(version: string): Compiled }
  const compiled = made.getAjvValidator(version)
  return (root) => {
    if (compiled(root)) return []
    // It knows no BigInt.
    const known = rounded(root)
    if (known !== root && compiled(known)) return []
    const odd = oddReferences(compiled.errors ?? [])
    const faults = telling(compiled.errors ?? [], compiled.schema)
    // The version itself is the business of whoever read the description.
    const others = faults.filter(({ instancePath }) => instancePath !== '/openapi' && instancePath !== '/swagger')
    return [...others.map((fault) => findingOf(fault, compiled.schema)), ...odd]
  }
}

/** Each once, with its place in the author's file. */
function placed(findings: readonly Finding[], { path, writtenPlaces }: Description): readonly Diagnostic[] {
  const once = [...new Map(findings.map((each) => [`${each.pointer} ${keyOf(each)}`, each])).values()]
  if (once.length === 0) return []
  const some = once.slice(0, most)
  const places = writtenPlaces(some.map(({ pointer }) => pointer))
  const diagnostics = some
    .map((finding) => diagnosticOf(finding, places.get(finding.pointer)))
    .toSorted((a, b) => a.at!.line - b.at!.line || a.at!.column - b.at!.column)
  return once.length > most ? [...diagnostics, more(once.length - most, path)] : diagnostics
}

function diagnosticOf({ code, message, hint }: Finding, at: Place | undefined): Diagnostic {
  return { code, severity: 'warning', message, at, ...(hint && { hint }) }
}

/** Keys that are in each other's way are one problem, however many rules say so. */
function keyOf({ code, message }: Finding): string {
  return code === 'openapi-conflict' ? code : message
}

function more(count: number, file: string): Diagnostic {
  const message = `"${file}" has ${count} more problems of this kind.`
  return { code: 'openapi-more', severity: 'warning', message, at: { file, line: 1, column: 1 } }
}
