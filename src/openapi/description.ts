/** The front door of a description: text in, a `Description` and what is wrong with it out. */
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Json, JsonObject } from '../model/operation.ts'
import { jsonOf } from '../util/json-of.ts'
import { fileSet, type ReadFile } from './files.ts'
import { isObject, own, stringAt } from './json.ts'
import { parse, type Parsed } from './parse.ts'
import { shapeProblems } from './shape.ts'
import type { Description } from './store.ts'
import { withSubtypes } from './subtypes.ts'
import { convertSwagger, writtenPointer } from './swagger/convert.ts'
import { withoutWithheldLinks } from './withheld-links.ts'

export { slicesOf } from './slices.ts'
export type { Description }

/**
 * Reads an OpenAPI 2.0, 3.0, 3.1 or 3.2 description from JSON or YAML. `readFile` gives the text of other project files that
 * `$ref`s name; nothing is ever fetched. Without a description, an error says why.
 */
export function readDescription(
  path: string,
  text: string,
  readFile?: ReadFile,
): { readonly description?: Description; readonly diagnostics: readonly Diagnostic[] } {
  const parsed = parse(path, text)
  const { value } = parsed
  if (value === undefined) return { diagnostics: parsed.diagnostics }
  const refused = isObject(value) ? refusal(path, value, parsed) : noDescription(path, start(path))
  if (refused || !isObject(value)) return { diagnostics: refused ? [refused] : [] }
  const version = stringAt(value, 'openapi') ?? ''
  const { target, files, diagnostics } = fileSet(path, parsed, readFile)
  const asWritten = { written: value, writtenPlaces: parsed.places, size: text.length }
  const written = { path, version, root: value, files, target, places: parsed.places, ...asWritten }
  const whole = isSwagger(value) ? converted(written) : { ...written, target: withSubtypes(value, target) }
  const description = withoutWithheldLinks(whole)
  return { description, diagnostics: [...news(version, path, parsed), ...shapeProblems(description), ...diagnostics] }
}

function isSwagger(root: JsonObject): boolean {
  return own(root, 'openapi') === undefined && own(root, 'swagger') !== undefined
}

/** In the form of OpenAPI 3; places are still those of the author's file. */
function converted(written: Description): Description {
  const places: Description['places'] = (pointers) => {
    const asked = [...pointers]
    const found = written.places(asked.map(writtenPointer))
    return new Map(asked.map((each) => [each, found.get(writtenPointer(each))!]))
  }
  return { ...written, ...convertSwagger(written.root, written.target), version: '2.0', places }
}

function refusal(path: string, root: JsonObject, parsed: Parsed): Diagnostic | undefined {
  const key = isSwagger(root) ? 'swagger' : 'openapi'
  const version = own(root, key)
  if (version === undefined) return noDescription(path, start(path))
  if (key === 'swagger' ? /^2(\.|$)/.test(wordOf(version)) : /^3(\.|$)/.test(wordOf(version))) return undefined
  const message = `The version of OpenAPI in "${path}" is "${wordOf(version)}".`
  const hint = 'Write "3.1.0", or another version that starts with 3.'
  return { code: 'openapi-version', severity: 'error', message, hint, at: placeOf(`/${key}`, path, parsed) }
}

/** What a reader of the log should know of the version. */
function news(version: string, path: string, parsed: Parsed): readonly Diagnostic[] {
  if (version === '') {
    const message = `"${path}" is Swagger 2.0; its pages show it in the words of OpenAPI 3.`
    return [{ code: 'openapi-converted', severity: 'info', message, at: placeOf('/swagger', path, parsed) }]
  }
  if (/^3(\.[0-2](\.|$)|$)/.test(version)) return []
  const message = `"${path}" is read as OpenAPI 3.2; what is new in "${version}" may be missing on the pages.`
  return [{ code: 'openapi-version-newer', severity: 'info', message, at: placeOf('/openapi', path, parsed) }]
}

function noDescription(path: string, at: Place): Diagnostic {
  const message = `"${path}" is no OpenAPI description: it has no key "openapi".`
  const hint = 'Begin the file with "openapi: 3.1.0".'
  return { code: 'openapi-unknown', severity: 'error', message, hint, at }
}

function placeOf(pointer: string, path: string, parsed: Parsed): Place {
  return parsed.places([pointer]).get(pointer) ?? start(path)
}

function wordOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : jsonOf(value)
}

function start(file: string): Place {
  return { file, line: 1, column: 1 }
}
