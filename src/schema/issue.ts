/** zod's issues about one value → diagnostics in our words, at the node they speak of. */
import * as z from 'zod'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'
import { nearest } from '../util/suggest.ts'
import { placeOf, writtenAs } from './json-file.ts'
import type { JsonKind, JsonNode } from './json-tree.ts'

export type KeyPath = readonly (string | number)[]

/** What is wrong with a value that zod looks at as a whole; empty when it is right. */
export function leafIssues(schema: z.core.$ZodType, value: unknown, node: JsonNode, path: KeyPath): Diagnostic[] {
  const result = z.safeParse(schema, value)
  return result.success ? [] : result.error.issues.map((issue) => fromIssue(issue, node, path))
}

/** `value-type`: the value is of a kind that cannot stand here. */
export function wrongKind(kinds: ReadonlySet<JsonKind>, node: JsonNode, path: KeyPath): Diagnostic {
  const expected = [...kinds].map((kind) => kindNames[kind]).join(' or ')
  const hint = quotedByMistake(kinds, node) ?? wrapInList(kinds, node)
  return {
    code: 'value-type',
    severity: 'error',
    message: `"${pathName(path)}" must be ${expected}, but it is ${actual(node)}.`,
    at: placeOf(node),
    ...(hint && { hint }),
  }
}

/** The key as a reader names it: from the last list on, `anchors[3].color.from` is `color.from`. */
export function pathName(path: KeyPath): string {
  const lists = path.findLastIndex((part) => typeof part === 'number')
  const keys = path.slice(lists + 1)
  if (keys.length > 0) return keys.join('.')
  const owner = path.findLast((part) => typeof part === 'string')
  return owner === undefined ? 'the file' : `${owner}[]`
}

const kindNames: Readonly<Record<JsonKind, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
}

function actual(node: JsonNode): string {
  if (node.kind === 'object' || node.kind === 'array') return kindNames[node.kind]
  const text = writtenAs(node)
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text
  if (node.kind === 'null') return 'null'
  return node.kind === 'boolean' ? short : `the ${node.kind} ${short}`
}

function quotedByMistake(kinds: ReadonlySet<JsonKind>, node: JsonNode): string | undefined {
  if (node.kind === 'number' && kinds.has('string')) return `Write it in quotes: "${writtenAs(node)}".`
  if (node.kind !== 'string') return undefined
  const word = String(node.value).trim()
  if (kinds.has('boolean') && /^(true|false)$/i.test(word)) return `Write ${word.toLowerCase()} without quotes.`
  if (kinds.has('number') && /^-?\d+(\.\d+)?$/.test(word)) return `Write ${word} without quotes.`
  return undefined
}

function wrapInList(kinds: ReadonlySet<JsonKind>, node: JsonNode): string | undefined {
  if (!kinds.has('array') || node.kind === 'array' || node.kind === 'null') return undefined
  return 'Put it in square brackets.'
}

function fromIssue(issue: z.core.$ZodIssue, node: JsonNode, path: KeyPath): Diagnostic {
  const inner = issue.path.filter((part): part is string | number => typeof part !== 'symbol')
  const target = descend(node, inner)
  const name = pathName([...path, ...inner])
  const at = placeOf(target)
  return { code: 'value-wrong', severity: 'error', at, ...wording(issue, name, target) }
}

type Wording = Pick<Diagnostic, 'message'> & Partial<Pick<Diagnostic, 'code' | 'severity' | 'hint'>>

function wording(issue: z.core.$ZodIssue, name: string, node: JsonNode): Wording {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'value-type', message: `"${name}" must be of type ${issue.expected}, but it is ${actual(node)}.` }
    case 'invalid_value':
      return choice(name, issue.values.map(String), node)
    case 'too_small':
    case 'too_big':
      return size(issue, name, node)
    case 'invalid_format':
      return { code: 'value-format', message: `"${name}" cannot be ${actual(node)}: ${issue.message}.` }
    case 'custom':
      return custom(issue, name, node)
    default:
      return { message: `"${name}" cannot be ${actual(node)}: ${issue.message}.` }
  }
}

function choice(name: string, values: readonly string[], node: JsonNode): Wording {
  const near = node.kind === 'string' ? nearest(String(node.value), values) : undefined
  const list = values.map((value) => `"${value}"`).join(', ')
  const message = `"${name}" cannot be ${actual(node)}.`
  return {
    code: 'value-choice',
    message,
    hint: near === undefined ? `Write one of ${list}.` : `Did you mean "${near}"?`,
  }
}

function size(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, name: string, node: JsonNode): Wording {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
  if (issue.code === 'too_small' && limit === 1 && issue.origin !== 'number')
    return { code: 'value-size', message: `"${name}" must not be empty.` }
  const bound = issue.code === 'too_small' ? 'at least' : 'at most'
  const unit = issue.origin === 'string' ? ' characters' : ''
  return { code: 'value-size', message: `"${name}" must be ${bound} ${limit}${unit}, but it is ${actual(node)}.` }
}

/** `params` of a custom issue may name the diagnostic: `{ code, severity, hint }`. */
function custom(issue: z.core.$ZodIssueCustom, name: string, node: JsonNode): Wording {
  const { code, severity, hint } = issue.params ?? {}
  return {
    message: `"${name}" ${issue.message.replace('%', actual(node))}.`,
    ...(typeof code === 'string' && { code }),
    ...(typeof severity === 'string' && { severity: severity as Severity }),
    ...(typeof hint === 'string' && { hint }),
  }
}

function descend(node: JsonNode, path: KeyPath): JsonNode {
  let here = node
  for (const part of path) {
    const next: JsonNode | undefined =
      here.kind === 'array'
        ? here.items[Number(part)]
        : here.kind === 'object'
          ? here.members.get(String(part))?.value
          : undefined
    if (!next) return here
    here = next
  }
  return here
}
