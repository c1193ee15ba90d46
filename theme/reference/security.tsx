import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { OperationView, RichText, SchemeView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { phrase } from '../layout/phrase.ts'
import { linkOut, prose } from './section.tsx'

/**
 * What must be proven, in one sentence, then each scheme by name; the sentence says already what a single one is. On a
 * webhook's page it is about calls to the API, so it is muted. Where nothing is declared nothing is said.
 */
export function security({ kind, security: { alternatives, sentence, declared } }: OperationView, say: Say): Child {
  const schemes = eachOnce(alternatives.flat())
  const isAside = kind === 'webhook' && declared !== 'operation'
  if (sentence === '' || declared === 'none') return null
  const rows =
    schemes.length === 1 ? schemeRow({ ...schemes[0]!, kind: '' }, say) : schemes.map((each) => schemeRow(each, say))
  const content = [<p>{sentence}</p>, schemes.length > 0 && <ul class="api-fields">{rows}</ul>]
  return isAside ? <div class="api-muted flow">{content}</div> : content
}

/** Each scheme once, with the scopes of all alternatives that name it. */
function eachOnce(all: readonly SchemeView[]): readonly SchemeView[] {
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const same = all.filter((each) => each.name === name)
    return Object.assign({}, same[0], { scopes: [...new Set(same.flatMap(({ scopes }) => scopes))] })
  })
}

/** A scheme as a row: what it is, how a request carries it, where a token comes from. */
export function schemeRow({ name, kind, example, scopes, description, flows }: SchemeView, say: Say): Child {
  return (
    <li>
      <p>
        {name !== '' && [<code>{name}</code>, ' ']}
        {kind !== '' && [<span>{kind}</span>, ' ']}
        {example !== undefined && <code class="api-value">{example}</code>}
      </p>
      {long(description) ? folded(name, prose(description), say) : prose(description)}
      {scopes.length > 0 && (
        <p class="api-facts">
          {phrase(
            say('Scopes: {}'),
            scopes.map((scope, index) => [index > 0 && ', ', <code>{scope}</code>]),
          )}
        </p>
      )}
      {flows.map((each) => flowPart(each, say))}
    </li>
  )
}

/** Some say here, on every page, how an account is opened. */
function long({ markdown }: RichText): boolean {
  return markdown.length > 300
}

function folded(name: string, text: Child, say: Say): Child {
  return (
    <details class="api-more">
      <summary>{name ? say('About {}', name) : say('About this scheme')}</summary>
      {text}
    </details>
  )
}

function flowPart({ label, urls, scopes }: SchemeView['flows'][number], say: Say): Child {
  return (
    <details class="api-more">
      <summary>{label}</summary>
      <ul class="api-facts">
        {urls.map((url) => (
          <li>{phrase(say('{}: {}'), url.use, linkOut(url))}</li>
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
