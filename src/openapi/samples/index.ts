/** Code samples of an operation: the author's (`x-codeSamples`) first, then one for each language. */
import type { ApiConfig } from '../../model/config.ts'
import type { OperationSlice } from '../../model/operation.ts'
import type { SampleView } from '../../model/reference.ts'
import type { Build } from '../build.ts'
import { listAt, stringAt } from '../json.ts'
import { curl } from './curl.ts'
import { javascript } from './javascript.ts'
import { python } from './python.ts'
import { sampleRequest, type SampleRequest } from './request.ts'

interface Language {
  /** Name for readers. */
  readonly label: string
  /** Names by which `api.examples.languages` asks for it. */
  readonly names: readonly string[]
  /** Name for the highlighter. */
  readonly language: string
  readonly print: (request: SampleRequest) => string
}

/** In the order of the page. One line for each language. */
export const languages = [
  { label: 'cURL', names: ['bash', 'curl', 'sh', 'shell'], language: 'bash', print: curl },
  { label: 'JavaScript', names: ['javascript', 'js', 'node', 'nodejs'], language: 'javascript', print: javascript },
  { label: 'Python', names: ['python', 'py'], language: 'python', print: python },
] satisfies readonly Language[]

/** The samples of an operation; none for a webhook, which the reader receives. */
export function samplesOf(slice: OperationSlice, api: ApiConfig, build: Build): readonly SampleView[] {
  if (slice.kind === 'webhook') return []
  const view = (label: string, language: string, text: string): SampleView => {
    return { label, language, text, lines: build.code(text, language) }
  }
  const written = ['x-codeSamples', 'x-code-samples'].flatMap((key) => listAt(slice.operation, key))
  const authors = written.flatMap((sample) => {
    const source = stringAt(sample, 'source')
    const language = stringAt(sample, 'lang') ?? 'text'
    return source === undefined ? [] : [view(stringAt(sample, 'label') ?? language, language.toLowerCase(), source)]
  })
  const request = sampleRequest(slice, api)
  return [...authors, ...wanted(api).map(({ label, language, print }) => view(label, language, print(request)))]
}

/** The languages that the configuration names, in its order; all when it names none. */
function wanted(api: ApiConfig): readonly Language[] {
  if (!api.languages) return languages
  const named = api.languages.flatMap((name) => languages.filter(({ names }) => names.includes(name.toLowerCase())))
  return [...new Set<Language>(named)]
}
