/**
 * JSON values as YAML that people can read. Texts are plain only where no version of YAML reads anything else into them,
 * in blocks where they have lines, else as in JSON, which YAML contains. Linear, unlike the writer of a full YAML library,
 * which takes seconds for a description of some megabytes.
 */
import type { Json } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { isObject } from './json.ts'

/** The whole document. */
export function yamlText(value: Json): string {
  const parts: string[] = []
  write(value, '', parts)
  return `${parts.join('').replace(/^\n/, '').replace(/^ /, '')}\n`
}

/** `indent` is that of the lines that follow a key or a dash. */
function write(value: Json, indent: string, out: string[]): void {
  if (Array.isArray(value)) {
    if (value.length === 0) out.push(' []')
    for (const each of value as readonly Json[]) {
      out.push(`\n${indent}-`)
      write(each, `${indent}  `, out)
    }
    return
  }
  if (!isObject(value)) return void out.push(scalar(value, indent))
  const entries = Object.entries(value)
  if (entries.length === 0) out.push(' {}')
  for (const [key, each] of entries) {
    out.push(`\n${indent}${isPlain(key) ? key : JSON.stringify(key)}:`)
    write(each, `${indent}  `, out)
  }
}

function scalar(value: Json, indent: string): string {
  if (typeof value !== 'string') return ` ${jsonOf(value)}`
  if (isPlain(value)) return ` ${value}`
  return isBlock(value) ? ` |-\n${value.replace(/^(?=[^\n])/gm, indent || '  ')}` : ` ${JSON.stringify(value)}`
}

/** Words that look like nothing but words. */
function isPlain(text: string): boolean {
  if (!/^[A-Za-z_/$][\w\s./$-]*$/.test(text) || /\s$|\s{2}|[\n\r\t\f\v\u00a0]/.test(text)) return false
  return !/^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i.test(text)
}

/** Lines without blanks at their ends, the first of which begins with a letter. */
function isBlock(text: string): boolean {
  return (
    text.includes('\n') &&
    /^[^\s]/.test(text) &&
    !/[^\S\n]$|\n$/m.test(`${text}`) &&
    /^[\n\x20-\x7e\u00a1-\ud7ff]*$/.test(text)
  )
}
