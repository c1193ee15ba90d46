/** Says what is wrong with text that is not valid JSON, in words an author can act on. */
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
  // What is missing belongs behind the last text before it, which at the end of a file may be lines above.
  const last = endBefore(file.text, found.offset)
  const isMissing = found.error === 6 || file.text.slice(last).trim() === ''
  const start = isMissing ? last : found.offset
  const end = isMissing ? start : Math.min(start + Math.max(word.length, 1), file.text.length)
  return { code: 'json-syntax', severity: 'fatal', ...trouble, at: placeOf({ file, start, end }) }
}

/** Numbers are `ParseErrorCode` of jsonc-parser, a `const enum` that cannot be imported here. */
function explain(code: number, word: string, text: string): Trouble {
  if (text.trim() === '')
    return {
      message: 'The file is empty.',
      hint: 'Write at least { "name": "…", "navigation": [{ "group": "…", "pages": ["index"] }] }.',
    }
  switch (code) {
    case 1:
      return strange(word)
    case 2:
      return {
        message: `"${word}" is not a number in JSON.`,
        hint: 'Write it with digits on both sides of the point, or in double quotes.',
      }
    case 3:
      return { message: `A key was expected before ${quoted(word)}.`, hint: 'Put keys in double quotes: "name": …' }
    case 4:
      return {
        message: word ? `A value was expected before ${quoted(word)}.` : 'The file ends where a value was expected.',
        hint: 'Write a value, or remove the comma or colon before it.',
      }
    case 5:
      return {
        message: `A colon was expected before ${quoted(word)}.`,
        hint: 'Put a colon between a key and its value: "name": "value".',
      }
    case 6:
      return { message: `A comma is missing before ${quoted(word)}.`, hint: 'Add a comma after the value before it.' }
    case 7:
      return { message: 'A "}" is missing.', hint: 'Close the object that is still open with "}".' }
    case 8:
      return { message: 'A "]" is missing.', hint: 'Close the list that is still open with "]".' }
    case 9:
      return {
        message: `"${word}" comes after the end of the object.`,
        hint: 'Remove it, or remove a closing bracket before it.',
      }
    case 11:
      return { message: 'A comment is never closed.', hint: 'End it with */.' }
    case 12:
      return {
        message: `A quote is opened and never closed: ${word}`,
        hint: 'Close it on the same line; write \\" for a quote inside the text.',
      }
    case 13:
      return {
        message: `"${word}" is not a number in JSON.`,
        hint: 'Write it with digits on both sides of the point, or in double quotes.',
      }
    case 14:
      return {
        message: `${word} has a \\u that is not followed by four hexadecimal digits.`,
        hint: 'Write \\\\ for a backslash.',
      }
    case 15:
      return {
        message: `${word} has a backslash with no meaning in JSON.`,
        hint: 'Write \\\\ for a backslash, or / in paths.',
      }
    default:
      return {
        message: `"${word}" is not allowed in JSON.`,
        hint: 'Write control characters as \\n or \\t.',
      }
  }
}

function strange(word: string): Trouble {
  if (word.startsWith("'")) return { message: `${word} is in single quotes.`, hint: 'Use double quotes.' }
  if (/^[“”„«»‘’]/.test(word)) return { message: `${word} is in curly quotes.`, hint: 'Use straight double quotes.' }
  if (word.startsWith('`')) return { message: `${word} is in backticks.`, hint: 'Use double quotes.' }
  if (/^[+-]?(NaN|Infinity)$/.test(word))
    return { message: `"${word}" is not a number in JSON.`, hint: 'Write a number, or null.' }
  if (/^(true|false|null)$/i.test(word))
    return { message: `"${word}" is written in capitals.`, hint: `Write ${word.toLowerCase()}.` }
  if (/^[+-]?\.?\d/.test(word))
    return { message: `"${word}" is not a number in JSON.`, hint: 'Write 0.5 instead of .5, and no plus sign.' }
  if (/^(undefined|None|nil)$/.test(word))
    return { message: `"${word}" does not exist in JSON.`, hint: 'Write null, or leave the key out.' }
  if (/^(#|;|--)/.test(word)) return { message: `"${word}" is not allowed in JSON.`, hint: 'Comments start with //.' }
  return { message: `"${word}" is not allowed in JSON.`, hint: 'Put keys and text in double quotes.' }
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
