/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** The playground: on one side what is sent, on the other what comes of it. */
import type { VNode } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RequestForm } from '../../../src/model/request-form.ts'
import { AnswerPart, type Stage } from './answer-part.tsx'
import type { AnswerTools, Outcome } from './answer-tools.ts'
import { BodyPart } from './body-part.tsx'
import { builtRequest, sendable } from './build-request.ts'
import { hostOf, isBodyless, isForbiddenMethod, isMixed } from './browser-rules.ts'
import { Code } from './code.tsx'
import { curlOf } from './curl.ts'
import { keptSecrets, keepSecrets } from './kept-secrets.ts'
import { problemsOf } from './problems.ts'
import { domId } from './row.tsx'
import { ParameterParts, SecurityPart, ServerPart } from './sections.tsx'
import { initialState, withExamples, type FormState } from './state.ts'
import { bodyless, count, fromDisk, mixed, say } from './words.ts'

export interface PanelProps {
  readonly form: RequestForm
  /** Index of the server that is chosen on the page. */
  readonly server: number
  readonly onServer: (index: number) => void
  /** Tells when another server is chosen on the page; gives what ends that. */
  readonly followServer: (follow: (index: number) => void) => () => void
  /** Gives what sends a request and shows its answer. */
  readonly loadAnswer: () => Promise<AnswerTools>
  readonly close: () => void
}

const nothing: ReadonlyMap<string, string> = new Map()

/** All of it; the dialog around it is the caller's. */
export function Panel({ form, server, onServer, followServer, loadAnswer, close }: PanelProps): VNode {
  const kept = useMemo(() => keptSecrets(form), [form])
  const [state, setState] = useState<FormState>(() => {
    const initial = initialState(form)
    return { ...initial, server, secrets: { ...initial.secrets, ...kept } }
  })
  const [isShown, show] = useState(false)
  const [isKept, setKept] = useState(kept !== undefined)
  const [tried, setTried] = useState('')
  const [round, setRound] = useState(0)
  const [stage, setStage] = useState<Stage>({ kind: 'none' })
  const running = useRef<AbortController | undefined>(undefined)
  const panel = useRef<HTMLDivElement>(null)

  const request = useMemo(() => builtRequest(form, state, 'real'), [form, state])
  const curl = useMemo(
    () => curlOf(isShown ? request : builtRequest(form, state, 'masked')),
    [form, state, request, isShown],
  )
  const problems = useMemo(() => problemsOf(form, state, request), [form, state, request])
  useEffect(() => keepSecrets(form, isKept ? state.secrets : undefined), [form, isKept, state.secrets])
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => followServer((index) => setState((before) => ({ ...before, server: index }))), [followServer])

  const change = (next: Partial<FormState>) => {
    setState((before) => ({ ...before, ...next }))
    if (next.server !== undefined) onServer(next.server)
  }
  const isSending = stage.kind === 'waiting' || (stage.kind === 'called' && isArriving(stage.outcome))
  const isBlocked = isForbiddenMethod(form.method) || (isBodyless(form.method) && request.body !== undefined)
  /** Told once; who sends again means it. */
  const press = () => {
    if (isSending || isForbiddenMethod(form.method)) return
    const isTold = tried === 'warned' && problems.blocking.length === 0
    if (problems.all.size > 0 && !isTold) {
      setTried(problems.blocking.length > 0 ? 'blocked' : 'warned')
      requestAnimationFrame(() => toProblem(panel.current, [...problems.all.keys()]))
      return
    }
    setTried('')
    void run()
  }
  const run = async () => {
    const control = new AbortController()
    const { signal } = control
    running.current = control
    const set = (next: Stage) => running.current === control && setStage(next)
    set({ kind: 'waiting' })
    signal.addEventListener('abort', () => set({ kind: 'cancelled' }))
    const tools = await loadAnswer().catch(() => undefined)
    if (signal.aborted) return
    if (!tools) return set({ kind: 'unready' })
    const outcome = await tools
      .call({
        request: sendable(isBodyless(form.method) ? { ...request, body: undefined } : request),
        curl: curlOf(builtRequest(form, state, 'masked')),
        credentials: form.credentials === true,
        proxy: form.proxy,
        signal,
        onProgress: (progress) => set({ kind: 'called', outcome: progress, tools }),
      })
      .catch(() => undefined)
    if (outcome && !signal.aborted) set({ kind: 'called', outcome, tools })
  }
  const cancel = () => running.current?.abort()
  const fill = () => {
    setState((before) => withExamples(form, before))
    // Controls that hold a draft of their own begin anew.
    setRound(round + 1)
  }
  useEffect(() => {
    if (stage.kind === 'none' || stage.kind === 'waiting') return
    toAnswer(panel.current)
  }, [stage.kind, isSending])

  const shownProblems = tried === '' ? nothing : problems.all
  const parts = { form, state, change, problems: shownProblems }
  const hasFields = form.parameters.length > 0 || form.body !== undefined || form.security.flat().length > 0
  const masked = useMemo(() => builtRequest(form, state, 'masked').url, [form, state])
  return (
    <div
      class="try-panel"
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) press()
      }}
    >
      <header class="try-head">
        <h2 class="visually-hidden" id="try-title">
          {say('Try {}', `${form.method} ${form.path}`)}
        </h2>
        <div class="try-address">
          <span class={`method ${methodClass(form.method)}`}>{form.method}</span>
          <code>{isShown ? request.url : masked}</code>
        </div>
        <div class="try-actions">
          {isSending ? (
            <button type="button" class="button button-quiet try-send" onClick={cancel}>
              {say('Cancel')}
            </button>
          ) : (
            <button
              type="button"
              class="button button-action try-send"
              onClick={press}
              disabled={isForbiddenMethod(form.method)}
            >
              {tried === 'warned' && problems.all.size > 0 && problems.blocking.length === 0
                ? say('Send anyway')
                : say('Send')}
            </button>
          )}
          <button type="button" class="button-icon" aria-label={say('Close')} onClick={close}>
            <svg
              class="icon"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              stroke-width="1.75"
              aria-hidden="true"
            >
              <path d="m6 6 12 12M18 6 6 18" stroke-linecap="round" />
            </svg>
          </button>
        </div>
      </header>
      <div class="try-columns">
        <div class="try-form" tabIndex={-1}>
          {isForbiddenMethod(form.method) ? (
            <p class="try-notice">{say('Browsers let no page send {}; the cURL command does.', form.method)}</p>
          ) : null}
          {isMixed(location.protocol, request.url) ? <p class="try-notice">{say(mixed, hostOf(request.url))}</p> : null}
          {location.protocol === 'file:' ? <p class="try-notice">{say(fromDisk)}</p> : null}
          <p class={shownProblems.size > 0 ? 'try-notice' : 'visually-hidden'} role="status">
            {shownProblems.size === 0
              ? ''
              : problems.blocking.length > 0
                ? count('{} fields have to be mended first.', problems.blocking.length)
                : count(
                    '{} fields do not fit the description. Mend them, or send the request as it is.',
                    problems.all.size,
                  )}
          </p>
          {hasFields ? null : (
            <p class="try-empty">{say('This request takes no parameters. Send it to see the answer.')}</p>
          )}
          {hasExamples(form) ? (
            <button type="button" class="button button-quiet try-fill" onClick={fill}>
              {say('Fill in examples')}
            </button>
          ) : null}
          <div key={round}>
            <ServerPart {...parts} />
            <SecurityPart {...parts} isShown={isShown} show={show} isKept={isKept} keep={setKept} />
            <ParameterParts {...parts} />
            <BodyPart {...parts} />
          </div>
        </div>
        <div class="try-results">
          <section class="try-request">
            <h3>cURL</h3>
            <Code text={curl} label="cURL" />
            {isBlocked && request.body ? <p class="try-about">{say(bodyless, form.method)}</p> : null}
          </section>
          <AnswerPart stage={stage} />
        </div>
      </div>
    </div>
  )
}

function isArriving(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && !outcome.answer.blob
}

/** Shows the answer where it has come below the edge: on a phone it stands under the form. */
function toAnswer(panel: HTMLElement | null): void {
  const answer = panel?.querySelector('.try-answer')
  if (!answer || answer.getBoundingClientRect().top < innerHeight * 0.7) return
  // One of them scrolls, by the width of the window.
  for (const each of panel!.querySelectorAll('.try-columns, .try-results')) {
    each.scrollTop += answer.getBoundingClientRect().top - each.getBoundingClientRect().top - 16
  }
}

function hasExamples({ parameters, body }: RequestForm): boolean {
  const isFillable = ({ schema }: RequestForm['parameters'][number]) => (schema.example ?? schema.default) !== undefined
  return parameters.some(isFillable) || (body?.contents ?? []).some(({ example }) => example !== undefined)
}

const known = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

function methodClass(method: string): string {
  return known.has(method) ? `method-${method.toLowerCase()}` : 'method-other'
}

/** The first control with a problem gets the focus; the text of a body stands for all that is in it. */
function toProblem(panel: HTMLElement | null, keys: readonly string[]): void {
  const fields = [...(panel?.querySelectorAll<HTMLElement>('[id^="try-"]') ?? [])]
  const wanted = new Set(keys.map(domId))
  const first =
    fields.find((each) => wanted.has(each.id) && each.matches('input, select, textarea, button')) ??
    fields.find((each) => each.matches('.try-body'))
  first?.focus()
}
