/** Keys of a page against the schema of the model: typed values, and a diagnostic for each that does not fit. */
import type * as z from 'zod'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { plainTextKeys } from '../model/frontmatter.ts'
import type { FrontMatter, frontMatterSchema } from '../model/frontmatter.ts'
import type { KeyPlaces } from '../model/key-place.ts'
import { placedKeys } from '../model/key-place.ts'
import { pageOption, pageOptionNames, startOf } from '../model/page-option.ts'
import type { RawOption } from '../model/page-option.ts'
import { unsafeScheme } from '../util/link-scheme.ts'
import { nearest } from '../util/suggest.ts'
import type { Entry } from './frontmatter-yaml.ts'

/** Keys with a meaning elsewhere: near misses of ours that are none. */
const foreign = new Set(
  `asyncapi openapi-schema sdk graphql hideApiMarker layout
   id slug tags date author authors order weight category categories name label type summary draft
   updated created sidebar sidebarIcon head hero`.split(/\s+/),
)

/** Checks one key after the other, so that one bad value never hides the rest. */
export function checkFrontmatter(
  entries: readonly Entry[],
  schema: typeof frontMatterSchema,
  place: (offset: number, length?: number) => Place,
): { data: FrontMatter; diagnostics: Diagnostic[]; wrong: ReadonlySet<string>; places: KeyPlaces | undefined } {
  const wrong = new Set<string>()
  const data = new Map<string, unknown>()
  const diagnostics: Diagnostic[] = []
  const places = new Map<string, readonly number[]>()
  const given = new Set(entries.map(({ key }) => key))
  const names = Object.keys(schema.shape)
  for (const entry of entries) {
    const { name, problem } = knownName(entry.key, names, given)
    // To find the line takes longer than all the rest, and most keys are right.
    const at = () => place(entry.offset, entry.key.length)
    if (placedKeys.has(name))
      places.set(name, numbersOf([at(), ...(entry.entries ?? []).map((offset) => place(offset))]))
    if (problem) diagnostics.push({ ...problem, at: at() })
    const remark = remarkOn({ ...entry, key: name })
    if (remark) diagnostics.push({ ...remark, at: at() })
    if (remark?.code === 'link-unsafe' && name === 'url') continue
    const type = Object.hasOwn(schema.shape, name) ? (schema.shape as Record<string, z.ZodType>)[name] : undefined
    if (entry.value === null || entry.value === undefined) continue
    if (!type || (plainTextKeys.has(name) && typeof entry.value === 'string' && entry.value.trim() !== '')) {
      data.set(name, entry.value)
      continue
    }
    const result = fitting(type, entry)
    if (result.success) {
      if (result.data !== undefined) data.set(name, result.data)
    } else {
      wrong.add(name)
      diagnostics.push(mistyped(entry, result.error, place))
    }
  }
  const kept = places.size > 0 ? Object.fromEntries(places) : undefined
  return { data: Object.fromEntries(data) as FrontMatter, diagnostics, wrong, places: kept }
}

function numbersOf(places: readonly Place[]): number[] {
  return places.flatMap(({ line, column }) => [line, column])
}

/** Keys that mean something to other tools, and nothing to us yet. */
const idle: ReadonlyMap<string, string> = new Map([
  ['asyncapi', 'AsyncAPI descriptions are not shown'],
  ['sdk', 'references of SDKs are not made'],
  ['graphql', 'references of GraphQL are not made'],
  ['slug', 'the address of a page follows from its file'],
])

/** What is worth saying of a value that fits. */
function remarkOn({ key, value }: Entry): Omit<Diagnostic, 'at'> | undefined {
  if (value === null || value === undefined || value === false) return undefined
  const reason = idle.get(key)
  if (reason) {
    const hint =
      key === 'slug' ? 'Rename the file, and name its former addresses in "aliases".' : 'Write the page itself.'
    return { code: 'frontmatter-key-idle', severity: 'info', message: `"${key}" has no effect: ${reason}.`, hint }
  }
  if (key === 'keywords' && typeof value === 'string') {
    const list = value.split(',').map((word) => JSON.stringify(word.trim()))
    const hint = `Write keywords: [${list.join(', ')}]`
    const message = '"keywords" is a text; it was split at its commas.'
    return { code: 'frontmatter-keywords', severity: 'warning', message, hint: hint.slice(0, 200) }
  }
  if (key === 'boost' && typeof value === 'number' && value > 0 && (value < 0.1 || value > 10)) {
    const message = `"boost" is ${value}; ${value < 0.1 ? '0.1' : '10'} is used.`
    return { code: 'frontmatter-range', severity: 'warning', message, hint: 'Write a number from 0.1 to 10.' }
  }
  if (key === 'mode' && value === 'assistant') {
    const message = 'The mode "assistant" needs a server; the page is shown as "center".'
    return { code: 'frontmatter-mode', severity: 'warning', message, hint: 'Write mode: center' }
  }
  if (key === 'playground' && isWord(value, 'auth')) {
    const message = 'A static site cannot know who is signed in, so "auth" shows no request builder.'
    return { code: 'playground-auth', severity: 'warning', message, hint: 'Write "show", "simple" or "hide".' }
  }
  if (key === 'authMethod' && isWord(value, 'cobo')) {
    const message = 'The method "cobo" is shown as a key.'
    return { code: 'auth-method-unknown', severity: 'warning', message, hint: 'Write "key".' }
  }
  if (key === 'contextual') return unknownOption(value)
  if (key === 'url') return unsafeLink('The address of the page', [value])
  if (key === 'related') return unsafeLink('A recommended page', [value].flat(2).flatMap(addressesIn))
  return undefined
}

function isWord(value: unknown, word: string): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === word
}

function addressesIn(each: unknown): unknown[] {
  return typeof each === 'object' && each !== null ? Object.values(each) : [each]
}

function unsafeLink(which: string, addresses: readonly unknown[]): Omit<Diagnostic, 'at'> | undefined {
  const [scheme] = addresses.flatMap((each) => (typeof each === 'string' ? (unsafeScheme(each) ?? []) : []))
  if (scheme === undefined) return undefined
  const message = `${which} was left out: pages have no links with the scheme "${scheme}:".`
  return { code: 'link-unsafe', severity: 'warning', message, hint: 'Use https, mailto, tel or a path.' }
}

/** An action that is none: of another name, or a link without title or address, or with one that could run code. */
function unknownOption(value: unknown): Omit<Diagnostic, 'at'> | undefined {
  const { options } = value as { options?: unknown }
  const list: readonly (RawOption | null)[] = Array.isArray(options) ? options : []
  const wrong = list.find((each) => !each || !pageOption(each))
  if (wrong === undefined) {
    const own = list.flatMap((each) => (each && pageOption(each)) || []).filter((each) => typeof each !== 'string')
    return unsafeLink('An action of the page', own.map(startOf))
  }
  const told = { code: 'page-option-incomplete', severity: 'warning' } as const
  if (typeof wrong !== 'string')
    return { ...told, message: 'An action of the page has no title or no address.', hint: 'Write "title" and "href".' }
  const near = nearest(wrong, pageOptionNames)
  return {
    ...told,
    message: `There is no action "${wrong}".`,
    hint: near ? `Did you mean "${near}"?` : `Use one of ${pageOptionNames.slice(0, 9).join(', ')}.`,
  }
}

/** Text keys take numbers, dates and booleans as they were written: `title: 1.0` is "1.0". `"true"` is true. */
function fitting(type: z.ZodType, { value, written }: Entry): z.ZodSafeParseResult<unknown> {
  if (typeof value !== 'string' && written !== undefined) {
    const asText = type.safeParse(written)
    const asValue = type.safeParse(value)
    return asText.success && (!asValue.success || typeof asValue.data === 'string') ? asText : asValue
  }
  const result = type.safeParse(value)
  if (result.success || typeof value !== 'string') return result
  const literal = { true: true, false: false, yes: true, no: false }[value.trim().toLowerCase()]
  return literal === undefined ? result : type.safeParse(literal)
}

/** The key that is meant: another case or another way to join words is read as ours, other near misses only hinted at. */
function knownName(
  key: string,
  known: readonly string[],
  given: ReadonlySet<string>,
): { name: string; problem?: Omit<Diagnostic, 'at'> } {
  if (known.includes(key) || foreign.has(key) || key.includes(':')) return { name: key }
  const plain = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '')
  const same = known.find((word) => plain(word) === plain(key))
  const near = same ?? (key.length > 3 ? nearest(key, known) : undefined)
  if (!near) return { name: key }
  return {
    name: same && !given.has(same) ? same : key,
    problem: {
      code: 'frontmatter-key-unknown',
      severity: 'warning',
      message: `The front-matter key "${key}" is not known.`,
      hint: `Did you mean "${near}"?`,
    },
  }
}

function mistyped(entry: Entry, error: z.ZodError, place: (offset: number, length?: number) => Place): Diagnostic {
  const issue = error.issues[0] && innermost(error.issues[0])
  const at = place(entry.offset, entry.key.length)
  const told = { code: 'frontmatter-type', severity: 'error', at } as const
  if (issue && issue.path.length > 0) return { ...told, message: partMessage(entry, issue) }
  if (issue?.code === 'custom') {
    const message = `"${entry.key}" ${issue.message.replace('%', actual(entry))}.`
    return { ...told, severity: 'warning', message, hint: String(issue.params?.['hint']) }
  }
  const written = String(entry.written ?? entry.value).slice(0, 60)
  if (issue?.code === 'invalid_value') {
    const hint = `Use one of ${issue.values.map((value) => `"${String(value)}"`).join(', ')}.`
    return { ...told, message: `"${entry.key}" cannot be "${written}".`, hint }
  }
  if (issue?.code === 'too_small')
    return { ...told, message: `"${entry.key}" must be greater than ${issue.minimum}, but it is ${written}.` }
  const kinds = issue ? wanted(issue) : []
  const names = kinds.map((kind) => kindNames[kind] ?? kind)
  const example = examples[kinds[0] ?? '']
  return {
    ...told,
    message: `"${entry.key}" must be ${names.join(' or ')}, but it is ${actual(entry)}.`,
    ...(example && { hint: `Write ${entry.key}: ${example}` }),
  }
}

/** Of a list or map of several kinds: what is wrong inside, not that it is none of the other kinds. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue
  return issue.errors.find((branch) => branch[0] && branch[0].path.length > 0)?.[0] ?? issue
}

/** One entry of a list, or one key of a map, that does not fit. */
function partMessage({ key, value }: Entry, issue: z.core.$ZodIssue): string {
  const [first] = issue.path
  const inner = (value as Readonly<Record<PropertyKey, unknown>>)[first!]
  const name = typeof first === 'number' ? `Entry ${first + 1} of "${key}"` : `"${key}.${String(first)}"`
  const shown = actual({ key, value: inner, offset: 0 })
  if (issue.path.length > 1 || innermost(issue) !== issue) return `${name} holds a value that does not fit.`
  if (issue.code === 'invalid_value')
    return `${name} must be ${issue.values.map((each) => `"${String(each)}"`).join(' or ')}, but it is ${shown}.`
  const names = wanted(issue).map((kind) => kindNames[kind] ?? kind)
  return `${name} must be ${names.join(' or ')}, but it is ${shown}.`
}

/** The kinds of value that fit, each once, in the order of the schema. */
function wanted(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code !== 'invalid_union') return []
  const first = issue.errors.flatMap((branch) => branch.slice(0, 1))
  const kinds = [...new Set(first.flatMap(wanted))]
  // What takes text takes numbers as well: nobody has to be told.
  return kinds.includes('string') ? kinds.filter((kind) => kind !== 'number' && kind !== 'boolean') : kinds
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
}
const examples: Readonly<Record<string, string>> = { string: '"…"', number: '1', boolean: 'true', array: '["…"]' }

function actual({ value, written }: Entry): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a map of keys' : `"${String(written ?? value).slice(0, 60)}"`
}
