/** A field in Markdown: one item of a list; what it holds is indented below. */
import { english } from '../../../src/model/english.ts'
import type { Say } from '../../../src/model/words.ts'
import { codeSpan, indented, startsBlock } from '../markdown-text.ts'
import type { FieldFacts } from './field.tsx'

export function fieldMarkdown(facts: FieldFacts, children: string, say: Say = english): string {
  const { type, place, required, deprecated, values, placeholder, before = [], after = [] } = facts
  const words = [
    ...before,
    type !== undefined && /[<>*_`|[\]\\&]/.test(type) ? codeSpan(type) : type,
    place,
    required && say('required'),
    deprecated && say('deprecated'),
    facts.default !== undefined && say('default: {}', codeSpan(facts.default)),
    values && values.length > 0 && say('one of: {}', values.map(codeSpan).join(', ')),
    placeholder !== undefined && say('example: {}', codeSpan(placeholder)),
    ...after,
  ].filter(Boolean)
  const head = `- ${codeSpan(facts.name)}${words.length > 0 ? ` (${words.join(', ')})` : ''}`
  const [first = '', ...rest] = children.trim().split(/\n{2,}/)
  if (first === '') return head
  // A block of its own kind cannot go on in the line of the name.
  const isText = !startsBlock(first)
  const body = (isText ? rest : [first, ...rest]).join('\n\n')
  const line = isText ? say('{}: {}', head, indented(first, 2).trimStart()) : head
  return body === '' ? line : `${line}\n\n${indented(body, 2)}`
}
