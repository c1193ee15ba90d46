/** Where the address of a link is written: in the link itself, in an attribute, or in the definition it names. */
import type { DocumentLink } from '../../model/document.ts'
import type { SourceText } from './source-text.ts'
import { spanOf } from './source-text.ts'

/** The start of the address as written; `undefined` when it stands there in other letters, or more than once. */
export function addressStart(source: SourceText, { written, at }: DocumentLink): number | undefined {
  const span = spanOf(source, at)
  if (!span) return undefined
  const inside = source.text.slice(span.start, span.end)
  const address = escaped(written)
  if (/^!?\[/.test(inside))
    return (
      only(inside, new RegExp(`(\\]\\(\\s*<?)${address}(?=[\\s>)])`, 'g'), span.start) ??
      definition(source, inside, address)
    )
  if (inside.startsWith('<'))
    return only(/^<[^>]*>?/.exec(inside)![0], new RegExp(`(\\shref\\s*=\\s*["'])${address}(?=["'])`, 'g'), span.start)
  const attribute = new RegExp(`^(\\s*=\\s*(?:\\{\\s*)?["'])${address}(?=["'])`).exec(source.text.slice(span.end))
  return attribute && /^\w+$/.test(inside) ? span.end + attribute[1]!.length : undefined
}

function only(text: string, pattern: RegExp, start: number): number | undefined {
  const found = [...text.matchAll(pattern)]
  return found.length === 1 ? start + found[0]!.index + found[0]![1]!.length : undefined
}

/** `[label]: /address` of `[text][label]`, `[label][]` or `[label]`. */
function definition({ text }: SourceText, inside: string, address: string): number | undefined {
  const label = /\[([^[\]]+)\](?:\[\])?$/.exec(inside)?.[1]
  if (label === undefined) return undefined
  return only(text, new RegExp(`(^ {0,3}\\[${escaped(label)}\\]:[ \\t]*<?)${address}(?=[\\s>]|$)`, 'gim'), 0)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
