/** Answers by status, each in a disclosure; those that mean success are open. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import { textOf } from '../../src/hast/text.ts'
import type { LinkView, ResponseView } from '../../src/model/reference.ts'
import { content } from './content.tsx'
import { fields, type Options } from './fields.tsx'
import { linkOut, prose } from './section.tsx'
import { serverRow } from './servers.tsx'

/** `name`: what they are called aloud. Where no status means success, the first one is open. */
export function responses(list: readonly ResponseView[], name: string, options: Options): Child {
  const open = list.some(isSuccess) ? list.filter(isSuccess) : list.slice(0, 1)
  return list.map((response) => (
    <details class="api-response" id={response.id} open={open.includes(response)}>
      {summary(response)}
      {inside(response, `${name} ${response.status}`, options)}
    </details>
  ))
}

function isSuccess({ status }: ResponseView): boolean {
  return status.startsWith('2')
}

function summary(response: ResponseView): Child {
  const text = line(response)
  const kind = /^[2-5]/.exec(response.status)?.[0]
  return (
    <summary>
      <code class={kind === undefined ? 'api-status' : `api-status api-status-${kind}`}>{response.status}</code>
      {text && [' ', <span>{text}</span>]}
    </summary>
  )
}

function inside(response: ResponseView, name: string, options: Options): Child {
  const { description, headers, contents, links = [] } = response
  const parts = flatten([
    response.summary !== undefined && (
      <p>
        <strong>{response.summary}</strong>
      </p>
    ),
    line(response) === undefined && prose(description),
    headers.length > 0 && [<p class="api-label">Headers</p>, fields(headers, options)],
    contents.flatMap((each) => content(each, { name }, options)),
    links.length > 0 && [<p class="api-label">Links</p>, <ul class="api-fields">{links.map(linkRow)}</ul>],
  ])
  return parts.length > 0 && <div class="flow">{parts}</div>
}

/** What a reader can do next with what the answer holds. */
function linkRow({ name, target, description, values, server }: LinkView): Child {
  return (
    <li class="api-field">
      <p class="api-head">
        <code class="api-name">{name}</code>
        {target && [' to ', linkOut(target)]}
      </p>
      {prose(description)}
      {values.length > 0 && (
        <ul class="api-facts">
          {values.map((each) => (
            <li>
              <code>{each.name}</code> is <code>{each.value}</code>
            </li>
          ))}
        </ul>
      )}
      {server && <ul class="api-fields">{serverRow(server)}</ul>}
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
