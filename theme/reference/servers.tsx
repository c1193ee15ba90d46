import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { OperationView, ServerView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { phrase } from '../layout/phrase.ts'
import { jsonCode, prose } from './section.tsx'

/** The servers with their variables; one of which the bar of the endpoint says all is none to tell of. A webhook goes elsewhere, so there they are muted. */
export function servers({ kind, servers: list, playground }: OperationView, say: Say): Child {
  if (list.length === 0 || (kind === 'operation' && playground !== 'hide' && list.every(isPlain) && list.length === 1))
    return null
  const rows = <ul class="api-fields">{list.map((each) => serverRow(each, say))}</ul>
  if (kind === 'operation') return rows
  return (
    <div class="api-muted flow">
      <p>{say('Servers of the API itself:')}</p>
      {rows}
    </div>
  )
}

function isPlain({ description, variables }: ServerView): boolean {
  return description.nodes.length === 0 && variables.length === 0
}

/** A server with its variables. */
export function serverRow({ name, url, description, variables }: ServerView, say: Say): Child {
  return (
    <li>
      <p>
        {name !== undefined && [name, ' ']}
        <code>{url}</code>
      </p>
      {prose(description)}
      {variables.length > 0 && (
        <ul class="api-facts">
          {variables.map((variable) => (
            <li>
              <code>{variable.name}</code>
              {variable.default !== undefined && [', ', phrase(say('default {}'), jsonCode(variable.default))]}
              {variable.enum.length > 0 && [
                ', ',
                phrase(
                  say('one of {}'),
                  variable.enum.map((each, index) => [
                    index > 0 && ', ',
                    jsonCode(each),
                    variable.meanings?.[index] && ` (${variable.meanings[index]})`,
                  ]),
                ),
              ]}
              {prose(variable.description)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
