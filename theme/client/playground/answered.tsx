/** @jsxRuntime automatic */
/** @jsxImportSource preact */
/** What came back, or why nothing did. Of a long answer the beginning is shown; all of it can be downloaded. */
import type { VNode } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Outcome } from './answer-tools.ts'
import { Code } from './code.tsx'
import type { Explanation } from './explain.ts'
import { layOut, pieces, type Laid } from './json-text.ts'
import { statusText } from './status-text.ts'
import type { Answer } from './send.ts'
import { byteSize, duration, say } from './words.ts'

/** Characters that are shown: as many as a browser lays out at once without a pause. */
const mostShown = 64_000

/** How a call ended, or how far it is. */
export function Answered({ outcome }: { outcome: Outcome }): VNode {
  return outcome.kind === 'failed' ? <Failure {...outcome} /> : <Shown answer={outcome.answer} />
}

/** What who does not see the panel hears: nothing of what is still arriving. */
export function spoken(outcome: Outcome): string {
  if (outcome.kind === 'failed') return [say('No answer.'), ...outcome.why.texts].join(' ')
  if (!outcome.answer.blob) return ''
  const { status, statusText: text, ms, size } = outcome.answer
  return say('Answered {} in {}, {}.', statusText(status, text), duration(ms), byteSize(size))
}

function Failure({ why, curl }: { why: Explanation; curl: string }): VNode {
  return (
    <div class="try-failure">
      <p class="try-failure-title">{say('No answer.')}</p>
      {why.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {why.needed.length > 0 ? (
        <pre tabIndex={0}>
          <code>{why.needed.join('\n')}</code>
        </pre>
      ) : null}
      {why.after.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{say('The same call in a terminal:')}</p>
      <Code text={curl} label={say('The same call in a terminal:')} />
    </div>
  )
}

function Shown({ answer }: { answer: Answer }): VNode {
  const [tab, setTab] = useState<'body' | 'headers'>('body')
  const { status, statusText: text, ms, size, headers, from, blob } = answer
  const family = Math.floor(status / 100)
  return (
    <>
      <p class="try-status">
        <strong class={`try-code-${family}`}>{statusText(status, text)}</strong>
        <span>{duration(ms)}</span>
        <span>{byteSize(size)}</span>
        {blob ? null : <span>{say('The answer is arriving …')}</span>}
      </p>
      {from ? <p class="try-about">{say('Answered by {}', from)}</p> : null}
      {answer.stopped ? <p class="try-about">{say('Reading stopped after {}.', byteSize(size))}</p> : null}
      <div class="try-switch" role="group" aria-label={say('Answer')}>
        {(['body', 'headers'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={tab === each ? 'true' : 'false'} onClick={() => setTab(each)}>
            {each === 'body' ? say('Body') : say('Headers ({})', String(headers.length))}
          </button>
        ))}
      </div>
      {tab === 'body' ? <Body answer={answer} /> : <Headers list={headers} />}
    </>
  )
}

function Headers({ list }: { list: Answer['headers'] }): VNode {
  return (
    <div>
      <dl class="try-headers">
        {list.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="try-about">
        {say('Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).')}
      </p>
    </div>
  )
}

function Body({ answer }: { answer: Answer }): VNode {
  const { kind, blob, size, type } = answer
  const url = useBlobUrl(blob)
  if (size === 0) return <p class="try-empty">{say(blob ? 'The answer has no body.' : 'The answer is arriving …')}</p>
  if (kind === 'json' || kind === 'lines' || kind === 'text') return <TextAnswer answer={answer} url={url} />
  return (
    <>
      {url && kind === 'image' ? <img class="try-preview" src={url} alt={say('Preview of the answer')} /> : null}
      {url && kind === 'audio' ? (
        <audio class="try-preview" src={url} controls aria-label={say('Preview of the answer')} />
      ) : null}
      {url && kind === 'video' ? (
        <video class="try-preview" src={url} controls aria-label={say('Preview of the answer')} />
      ) : null}
      {kind === 'bytes' ? <p class="try-about">{say('{}: nothing to show as text.', type || say('Bytes'))}</p> : null}
      {url ? <Download url={url} answer={answer} label={say('Download')} /> : null}
    </>
  )
}

function TextAnswer({ answer, url }: { answer: Answer; url: string | undefined }): VNode {
  const { kind, text, blob, size } = answer
  const isWhole = blob !== undefined
  const laid = useMemo<Laid>(() => {
    if (kind === 'json' && isWhole) return layOut(text, mostShown)
    return { text: text.slice(0, mostShown), cut: text.length > mostShown }
  }, [kind, text, isWhole])
  const isCut = laid.cut || answer.stopped === true
  return (
    <>
      <Code text={laid.text} label={say('Answer')} copied={() => fullText(answer)}>
        {kind === 'text' ? laid.text : <Colored text={laid.text} />}
      </Code>
      {isCut ? (
        <p class="try-about">{say('The first {} of {} are shown.', byteSize(laid.text.length), byteSize(size))}</p>
      ) : null}
      {url ? <Download url={url} answer={answer} label={say(isCut ? 'Download all' : 'Download')} /> : null}
    </>
  )
}

/** As it arrived, not as it is laid out. */
function fullText({ blob, text }: Answer): string | Promise<string> {
  return blob ? blob.text() : text
}

function Download({ url, answer, label }: { url: string; answer: Answer; label: string }): VNode {
  return (
    <p>
      <a class="button button-quiet" href={url} download={fileName(answer)}>
        {label}
      </a>
    </p>
  )
}

/** The name that the API gives, if it exposes it; else one by the type. */
function fileName({ headers, type }: Answer): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? ''
  const named = /filename="?([^";]+)/i.exec(disposition)?.[1]?.replace(/[\\/]/g, '_')
  const ending = /[/+](\w+)(?:;|$)/.exec(type)?.[1]?.replace('plain', 'txt').replace('octet-stream', 'bin') ?? 'bin'
  return named ?? `answer.${ending}`
}

/** Lives as long as it is shown. */
function useBlobUrl(blob: Blob | undefined): string | undefined {
  const url = useMemo(() => (blob && blob.size > 0 ? URL.createObjectURL(blob) : undefined), [blob])
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return url
}

function Colored({ text }: { text: string }): VNode {
  const parts = useMemo(() => pieces(text), [text])
  return (
    <>
      {parts.map((piece) =>
        'kind' in piece ? <span class={`try-token-${piece.kind}`}>{piece.text}</span> : piece.text,
      )}
    </>
  )
}
