/** What the form takes from the script of the answer, which is loaded when the first request is sent. */
import type { FunctionComponent } from 'preact'
import { dataLoader } from '../load-data.ts'
import type { BuiltRequest } from './build-request.ts'
import type { Explanation } from './explain.ts'
import type { Answer } from './send.ts'

/** What came of a request, or has come so far. */
export type Outcome =
  | { readonly kind: 'failed'; readonly why: Explanation; readonly curl: string }
  | { readonly kind: 'answer'; readonly answer: Answer }

export interface Call {
  readonly request: BuiltRequest
  readonly credentials: boolean
  readonly proxy?: string
  readonly signal: AbortSignal
  /** The same call as a command line, without secrets. */
  readonly curl: string
  readonly onProgress: (outcome: Outcome) => void
}

export interface AnswerTools {
  /** Rejects only when the call was cancelled. */
  readonly call: (call: Call) => Promise<Outcome>
  readonly Answered: FunctionComponent<{ outcome: Outcome }>
  /** What is told to who does not see it. */
  readonly spoken: (outcome: Outcome) => string
}

/** The window, with what the script of the answer calls. */
export type AnswerWindow = Window & { readonly flatleafAnswer: (tools: AnswerTools) => void }

/** `asset:` names are replaced by the hashed file name when the theme is bundled. */
const script = 'asset:playground-answer.js'

/** What loads it, from beside the script at `own`: once, and again where that failed. */
export function answerLoader(own: string): () => Promise<AnswerTools> {
  const load = dataLoader('flatleafAnswer')
  let tools: Promise<AnswerTools> | undefined
  return () => {
    tools ??= load(new URL(script, own).href) as Promise<AnswerTools>
    tools.catch(() => (tools = undefined))
    return tools
  }
}
