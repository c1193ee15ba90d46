import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { OperationView, SchemeView } from '../../src/model/reference.ts'
import { linkOut, prose } from './section.tsx'

/** What must be proven, in one sentence, then each scheme. On a webhook's page it is about calls to the API, so it is muted. */
export function security({ kind, security: { alternatives, sentence, declared } }: OperationView): Child {
  const schemes = [...new Map(alternatives.flat().map((scheme) => [scheme.name, scheme])).values()]
  const isAside = kind === 'webhook' && declared !== 'operation'
  if (sentence === '') return null
  const content = [<p>{sentence}</p>, schemes.length > 0 && <ul class="api-fields">{schemes.map(schemeRow)}</ul>]
  return isAside ? <div class="api-muted flow">{content}</div> : content
}

/** A scheme as a row: what it is, how a request carries it, where a token comes from. */
export function schemeRow({ name, kind, example, scopes, description, flows }: SchemeView): Child {
  return (
    <li class="api-field">
      <p class="api-head">
        {name !== '' && [<code class="api-name">{name}</code>, ' ']}
        <span class="api-type">{kind}</span>
      </p>
      {prose(description)}
      {example !== undefined && (
        <p>
          <code>{example}</code>
        </p>
      )}
      {scopes.length > 0 && <p>Scopes: {scopes.map((scope, index) => [index > 0 && ', ', <code>{scope}</code>])}</p>}
      {flows.map(flowPart)}
    </li>
  )
}

function flowPart({ label, urls, scopes }: SchemeView['flows'][number]): Child {
  return (
    <details class="api-more">
      <summary>{label}</summary>
      <ul class="api-facts">
        {urls.map((url) => (
          <li>
            {url.use}: {linkOut(url)}
          </li>
        ))}
        {scopes.map((scope) => (
          <li>
            <code>{scope.name}</code> {scope.text}
          </li>
        ))}
      </ul>
    </details>
  )
}
