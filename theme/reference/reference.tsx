/** The page of an operation or webhook. Everything stands in the HTML; nothing waits for a script. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { AboutView, LinkOut, OperationView } from '../../src/model/reference.ts'
import { callout } from '../layout/callout.tsx'
import { callbacks } from './callbacks.tsx'
import { content } from './content.tsx'
import { endpoint } from './endpoint.tsx'
import { fields } from './fields.tsx'
import { responses } from './responses.tsx'
import { samples } from './samples.tsx'
import { linkOut, prose, section } from './section.tsx'
import { security } from './security.tsx'
import { servers } from './servers.tsx'

/** The body of the page below its title. */
export function reference(view: OperationView): readonly ElementContent[] {
  const options = { open: view.fieldsOpen }
  const { body, responses: answers } = view.words
  return flatten([
    endpoint(view),
    view.badges && <p>{view.badges.map((badge) => [<span class="api-access">{badge}</span>, ' '])}</p>,
    view.note && <p class="api-note">{view.note}</p>,
    problems(view.problems),
    prose(view.description),
    view.pathText && prose(view.pathText),
    view.externalDocs && <p>{linkOut(view.externalDocs)}</p>,
    view.before && prose(view.before),
    section('authorization', 'Authorization', security(view)),
    view.parameters.map((group) =>
      section(`${group.in}-parameters`, `${titles[group.in]} parameters`, fields(group.fields, options)),
    ),
    section(view.kind === 'webhook' ? 'payload' : 'body', body.title, bodyPart(view, options)),
    section('code-samples', 'Code samples', samples(view.samples)),
    section('responses', answers.title, answersPart(view, options)),
    section('callbacks', 'Callbacks', callbacks(view.callbacks, options)),
    section('servers', 'Servers', servers(view)),
    view.about && about(view.about, view.download),
  ])
}

/** The API that the operation is part of, quietly at the end. */
function about({ title, facts, text }: AboutView, download?: LinkOut): Child {
  return (
    <div class="api-about" role="note" aria-label="About the API">
      <p>
        <strong>{title}</strong>
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {text && <p>{text}</p>}
      {download && <p>{linkOut(download)}</p>}
    </div>
  )
}

const titles = {
  path: 'Path',
  query: 'Query',
  querystring: 'Query string',
  header: 'Header',
  cookie: 'Cookie',
} as const

function bodyPart({ body, words }: OperationView, options: { readonly open: boolean }): Child {
  if (!body) return words.body.none !== '' && <p class="api-muted">{words.body.none}</p>
  const place = { name: words.body.title, required: body.required }
  return [prose(body.description), body.contents.flatMap((each) => content(each, place, options))]
}

function answersPart({ responses: list, words }: OperationView, options: { readonly open: boolean }): Child {
  if (list.length === 0) return words.responses.none !== '' && <p class="api-muted">{words.responses.none}</p>
  return responses(list, 'Response', options)
}

/** What could not be shown, and why. */
function problems(list: readonly string[]): Child {
  if (list.length === 0) return null
  const items = list.map((text) => <li>{text}</li>)
  return callout({ kind: 'warning', title: 'The API description is incomplete', children: flatten(<ul>{items}</ul>) })
}
