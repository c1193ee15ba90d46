import type { Element } from 'hast'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { OperationView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { baseUrls, shownBase } from './base-urls.tsx'

/**
 * Method and path; the title above says whether the operation is deprecated. Of an operation also where it is served; a webhook goes to the reader's address, so it has none.
 * Where the playground is hidden they are a line of text.
 */
export function endpoint(view: OperationView, say: Say): Element {
  const { kind, method, path, servers, playground, request } = view
  if (playground === 'hide') return line(`${method} ${view.base ?? ''}${path}`)
  const base = kind === 'webhook' ? '' : shownBase(servers[0]?.url ?? '')
  return (
    <div class="api-endpoint" data-copy-url={kind === 'operation' ? '' : null}>
      <span class={`method ${methodClass(method)} api-method`}>{method}</span>{' '}
      <code class="api-path">
        {base !== '' && <span class="api-base">{base}</span>}
        <span>{pathParts(path)}</span>
      </code>
      {request !== undefined && tryIt(request, say)}
      {baseUrls(view, say)}
    </div>
  ) as Element
}

/** Opens the playground. Its word is no text of the page. */
function tryIt(request: string, say: Say): Element {
  const button = (
    <button class="button button-action api-try needs-script" type="button" data-request={request}>
      {say('Try it')}
    </button>
  ) as Element
  return Object.assign(button, { data: { text: '' } })
}

function line(text: string): Element {
  return (
    <p>
      <code>{text}</code>
    </p>
  ) as Element
}

const known = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WEBHOOK'])

/** Colour of a method: each of the common ones has its own. */
export function methodClass(method: string): string {
  return known.has(method) ? `method-${method.toLowerCase()}` : 'method-other'
}

/** A path goes to a line of its own before it breaks, then after a slash; parameters stand out. */
function pathParts(path: string) {
  const parts = path.split(/(\/|\{[^{}]*\})/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part === '/') return flatten(['/', <wbr />])
    return part.startsWith('{') ? <span class="api-param">{part}</span> : part
  })
}
