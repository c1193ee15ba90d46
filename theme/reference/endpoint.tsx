import type { Element } from 'hast'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { OperationView } from '../../src/model/reference.ts'

/** Method and path. Of an operation also where it is served; a webhook goes to the reader's address, so it has none. */
export function endpoint({ kind, method, path, servers, deprecated }: OperationView): Element {
  const base = kind === 'webhook' ? '' : (servers[0]?.url ?? '').replace(/\/+$/, '')
  return (
    <div class="api-endpoint">
      <span class={`method ${methodClass(method)} api-method`}>{method}</span>{' '}
      <code class="api-path">
        {base !== '' && <span class="api-base">{base}</span>}
        {pathParts(path)}
      </code>
      {deprecated && [' ', <span class="api-deprecated">deprecated</span>]}
    </div>
  ) as Element
}

const known = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'WEBHOOK'])

function methodClass(method: string): string {
  return known.has(method) ? `method-${method.toLowerCase()}` : 'method-other'
}

/** Long paths break after a slash; parameters stand out. */
function pathParts(path: string) {
  const parts = path.split(/(\/|\{[^{}]*\})/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part === '/') return flatten(['/', <wbr />])
    return part.startsWith('{') ? <span class="api-param">{part}</span> : part
  })
}
