/** Answers by status in one list, each in a disclosure; the first that means success is open. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import { textOf } from '../../src/hast/text.ts'
import type { LinkView, ResponseView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { phrase } from '../layout/phrase.ts'
import { contents } from './content.tsx'
import { fields, type Options } from './fields.tsx'
import { linkOut, prose } from './section.tsx'
import { serverRow } from './servers.tsx'
import { statusCode, statusWord } from './status.tsx'

/** Where no status means success, the first one is open. */
export function responses(list: readonly ResponseView[], options: Options): Child {
  if (list.length === 0) return null
  const open = list.find(({ status }) => status.startsWith('2')) ?? list[0]
  return <div class="api-responses">{list.map((each) => response(each, each === open, options))}</div>
}

function response(view: ResponseView, isOpen: boolean, options: Options): Child {
  const parts = inside(view, options)
  const head = [statusCode(view.status), ' ', <span>{line(view) ?? statusWord(view.status, options.say)}</span>]
  // Nothing to fold: a row of its own.
  if (parts.length === 0)
    return (
      <p class="api-response" id={view.id}>
        {head}
      </p>
    )
  return (
    <details class="api-response" id={view.id} open={isOpen}>
      <summary>{head}</summary>
      <div class="flow">{parts}</div>
    </details>
  )
}

function inside(view: ResponseView, options: Options): readonly ElementContent[] {
  const { links = [] } = view
  const { say } = options
  return flatten([
    view.summary !== undefined && (
      <p>
        <strong>{view.summary}</strong>
      </p>
    ),
    line(view) === undefined && prose(view.description),
    view.headers.length > 0 && [<p class="api-label">{say('Headers')}</p>, fields(view.headers, options)],
    contents(view.contents, options),
    links.length > 0 && [
      <p class="api-label">{say('Links')}</p>,
      <ul class="api-fields">{links.map((each) => linkRow(each, say))}</ul>,
    ],
  ])
}

/** What a reader can do next with what the answer holds. */
function linkRow({ name, target, description, values, server }: LinkView, say: Say): Child {
  return (
    <li>
      <p>
        <code>{name}</code>
        {target && [' ', phrase(say('to {}'), linkOut(target))]}
      </p>
      {prose(description)}
      {values.length > 0 && (
        <ul class="api-facts">
          {values.map((each) => (
            <li>{phrase(say('{} is {}'), <code>{each.name}</code>, <code>{each.value}</code>)}</li>
          ))}
        </ul>
      )}
      {server && <ul class="api-fields">{serverRow(server, say)}</ul>}
    </li>
  )
}

/** A description of one short line stands beside the status; with a link or an image in it, or longer, below. */
function line({ description }: ResponseView): readonly ElementContent[] | undefined {
  const [only, ...others] = description.nodes
  if (only?.type !== 'element' || only.tagName !== 'p' || others.length > 0) return undefined
  const text = textOf(only).trim()
  return text.length <= 120 && isPlain(only) ? only.children : undefined
}

function isPlain(node: ElementContent): boolean {
  return node.type !== 'element' || (!['a', 'img', 'br'].includes(node.tagName) && node.children.every(isPlain))
}
