/** Says what is wrong with text that is no JSON, in words an author can act on. */
import type { ParseError } from 'jsonc-parser'
import type { Diagnostic } from '../model/diagnostic.ts'
import { placeOf } from './json-file.ts'
import type { JsonFile } from './json-file.ts'

interface Trouble {
  readonly message: string
  readonly hint?: string
}

/** The first syntax error of a file as a fatal `json-syntax` diagnostic. */
export function syntaxError(file: JsonFile, error: ParseError | undefined): Diagnostic {
  const found = error ?? { error: 4, offset: 0, length: 0 }
  const word = wordAt(file.text, found)
  const trouble = explain(found.error, word, file.text)
  const start = found.error === 6 ? endBefore(file.text, found.offset) : Math.min(found.offset, file.text.length)
  const end = found.error === 6 ? start : Math.min(start + Math.max(word.length, 1), file.text.length)
  return { code: 'json-syntax', severity: 'fatal', ...trouble, at: placeOf({ file, start, end }) }
}

/** Numbers are `ParseErrorCode` of jsonc-parser, a `const enum` that cannot be imported here. */
function explain(code: number, word: string, text: string): Trouble {
  if (text.trim() === '')
    return { message: 'The file is empty.', hint: 'Write at least { "name": "…", "navigation": [] }.' }
  switch (code) {
    case 1:
      return strange(word)
    case 2:
      return {
        message: `"${word}" is no number in JSON.`,
        hint: 'Write it with digits on both sides of the point, or in double quotes.',
      }
    case 3:
      return { message: `A key was expected before ${quoted(word)}.`, hint: 'Keys stand in double quotes: "name": …' }
    case 4:
      return {
        message: word ? `A value was expected before ${quoted(word)}.` : 'The file ends where a value was expected.',
        hint: 'Write a value, or remove the comma or colon before it.',
      }
    case 5:
      return {
        message: `A colon was expected before ${quoted(word)}.`,
        hint: 'Between a key and its value stands a colon: "name": "value".',
      }
    case 6:
      return { message: `A comma is missing before ${quoted(word)}.`, hint: 'Add a comma after the value before it.' }
    case 7:
      return { message: 'A "}" is missing.', hint: 'Close the object that is still open.' }
    case 8:
      return { message: 'A "]" is missing.', hint: 'Close the list that is still open.' }
    case 9:
      return {
        message: `"${word}" stands after the end of the file's object.`,
        hint: 'Remove it, or a closing bracket before it.',
      }
    case 11:
      return { message: 'A comment is not closed.', hint: 'End it with */.' }
    case 12:
      return {
        message: `A string is not closed: ${word}`,
        hint: 'End it with a double quote on the same line; write \\" for a quote inside it.',
      }
    case 13:
      return {
        message: `"${word}" is no number in JSON.`,
        hint: 'Write it with digits on both sides of the point, or in double quotes.',
      }
    case 14:
      return {
        message: `${word} holds a \\u that is not followed by four hexadecimal digits.`,
        hint: 'Write \\\\ for a backslash.',
      }
    case 15:
      return {
        message: `${word} holds a backslash that escapes nothing.`,
        hint: 'Write \\\\ for a backslash, or / in paths.',
      }
    default:
      return {
        message: `"${word}" is not allowed in JSON.`,
        hint: 'Control characters in strings are written as \\n or \\t.',
      }
  }
}

function strange(word: string): Trouble {
  if (word.startsWith("'")) return { message: `${word} stands in single quotes.`, hint: 'Use double quotes.' }
  if (/^[“”„«»‘’]/.test(word))
    return { message: `${word} stands in typographic quotes.`, hint: 'Use plain double quotes.' }
  if (word.startsWith('`')) return { message: `${word} stands in backticks.`, hint: 'Use double quotes.' }
  if (/^[+-]?(NaN|Infinity)$/.test(word))
    return { message: `"${word}" is no number in JSON.`, hint: 'Write a number, or null.' }
  if (/^(true|false|null)$/i.test(word))
    return { message: `"${word}" is written in capitals.`, hint: `Write ${word.toLowerCase()}.` }
  if (/^[+-]?\.?\d/.test(word))
    return { message: `"${word}" is no number in JSON.`, hint: 'Write 0.5 for .5, without a plus sign.' }
  if (/^(undefined|None|nil)$/.test(word))
    return { message: `"${word}" is unknown in JSON.`, hint: 'Write null, or leave the key out.' }
  if (/^(#|;|--)/.test(word)) return { message: `"${word}" is not allowed in JSON.`, hint: 'Comments start with //.' }
  return { message: `"${word}" is not allowed in JSON.`, hint: 'Keys and texts stand in double quotes.' }
}

/** A word in quotes; one that is a string has them already. */
function quoted(word: string): string {
  return word.startsWith('"') ? word : `"${word}"`
}

/** The offending word, cut to a readable length. */
function wordAt(text: string, error: ParseError): string {
  const token = text.slice(error.offset, error.offset + error.length)
  const line = text.slice(error.offset, error.offset + 60)
  const inQuotes = /^'[^'\n]*'|^`[^`\n]*`|^[“„][^“”\n]*”/.exec(line)
  const word = inQuotes?.[0] ?? token
  return word.length > 40 ? `${word.slice(0, 40)}…` : word
}

/** The offset right after the last token before `offset`: where the comma belongs. */
function endBefore(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length
}
