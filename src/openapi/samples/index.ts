/** Code samples of an operation: the author's first, then one for each language. */
import type { ApiConfig } from '../../model/config.ts'
import type { Json, OperationSlice } from '../../model/operation.ts'
import type { SampleView } from '../../model/reference.ts'
import type { Build } from '../build.ts'
import { listAt, own, stringAt } from '../json.ts'
import { textAt } from '../resolve.ts'
import { jsonText } from './json-text.ts'
import type { Language } from './language.ts'
import { languagesNamed } from './languages.ts'
import { sampleRequest, type SampleRequest } from './request.ts'

/** `x-codeSamples` as their authors spell it. */
const keys = ['x-codeSamples', 'x-code-samples', 'x-codesamples', 'x-samples']

/** The samples of an operation; none for a webhook, which the reader receives. */
export function samplesOf(slice: OperationSlice, api: ApiConfig, build: Build): readonly SampleView[] {
  if (slice.kind === 'webhook') return []
  const written = keys.flatMap((key) => listAt(slice.operation, key)).flatMap((each) => authors(each, build))
  if (api.makeSamples === false) return written
  const wanted = languagesNamed(api.languages)
  const most = build.isTight ? mostBody.tight : mostBody.usual
  const given = sampleRequest(slice, api)
  const length = bodyLength(given) + queryLength(given)
  const request = build.isTight && length * wanted.length > most ? onlyRequired(slice, api) : given
  const short = bodyLength(request) * wanted.length > most ? fromFile(request) : request
  const first = build.isTight && bodyLength(request) > most ? short : request
  const made = wanted.map((each, index) => view(each, index === 0 ? first : short, build))
  return [...written, ...made]
}

function view({ label, language, print, lexis }: Language, request: SampleRequest, build: Build): SampleView {
  const text = print(request)
  return { label, language, text, lines: build.code(text, language, lexis) }
}

/** A sample without a source is none. Its `source` may stand in a file. */
function authors(sample: Json, build: Build): readonly SampleView[] {
  const text = textAt(own(sample, 'source'), build.refs)
  if (text === undefined) return []
  const name = stringAt(sample, 'lang')?.trim()
  const [known] = name === undefined ? [] : languagesNamed([name])
  const label = stringAt(sample, 'label')?.trim() || known?.label || name || 'Code'
  const language = known?.language ?? name?.toLowerCase() ?? 'text'
  return [{ label, language, text: text.trimEnd(), lines: build.code(text.trimEnd(), language) }]
}

/** Characters that a body may take in all samples together. */
const mostBody = { usual: 20_000, tight: 5_000 }

function onlyRequired(slice: OperationSlice, api: ApiConfig): SampleRequest {
  return sampleRequest(slice, { ...api, sampleFields: 'required' })
}

function bodyLength({ body }: SampleRequest): number {
  if (body?.kind === 'json') return jsonText(body.value).length
  return body?.kind === 'text' ? body.text.length : 0
}

/** Names of fields, as an answer may be asked for, can be longer than any body. */
function queryLength({ url }: SampleRequest): number {
  return url.split('?', 2)[1]?.length ?? 0
}

/** A long body would stand on the page once for each language: the first one shows it, the others send it from a file. */
function fromFile(request: SampleRequest): SampleRequest {
  return { ...request, body: { kind: 'file', name: request.body?.kind === 'json' ? 'body.json' : 'body.txt' } }
}
