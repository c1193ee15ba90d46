/** The page of an operation or webhook. Everything stands in the HTML; nothing waits for a script. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { OperationView, SchemaPageView } from '../../src/model/reference.ts'
import { about } from './about.tsx'
import { callbacks } from './callbacks.tsx'
import { content } from './content.tsx'
import { endpoint } from './endpoint.tsx'
import { fields } from './fields.tsx'
import { problems } from './problems.tsx'
import { responses } from './responses.tsx'
import { samples } from './samples.tsx'
import { schemaPage } from './schema-page.tsx'
import { linkOut, prose, section } from './section.tsx'
import { security } from './security.tsx'
import { servers } from './servers.tsx'

/** The body of the page of an operation, a webhook or a schema. */
export function reference(view: OperationView | SchemaPageView): readonly ElementContent[] {
  return view.kind === 'schema' ? schemaPage(view) : operation(view)
}

/** The body of the page below its title. */
function operation(view: OperationView): readonly ElementContent[] {
  const options = { open: view.fieldsOpen }
  const { body, responses: answers } = view.words
  return flatten([
    endpoint(view),
    view.note && <p class="api-note">{view.note}</p>,
    problems(view.problems),
    prose(view.description),
    view.externalDocs && <p>{linkOut(view.externalDocs)}</p>,
    section('authorization', 'Authorization', security(view)),
    view.parameters.map((group) =>
      section(`${group.in}-parameters`, `${titles[group.in]} parameters`, fields(group.fields, options)),
    ),
    section(view.kind === 'webhook' ? 'payload' : 'body', body.title, bodyPart(view, options)),
    section('code-samples', 'Code samples', samples(view.samples)),
    section('responses', answers.title, answersPart(view, options)),
    section('callbacks', 'Callbacks', callbacks(view.callbacks, options)),
    section('servers', 'Servers', servers(view)),
    view.about && about(view.about),
  ])
}

const titles = { path: 'Path', query: 'Query', header: 'Header', cookie: 'Cookie' } as const

function bodyPart({ body, words }: OperationView, options: { readonly open: boolean }): Child {
  if (!body) return words.body.none !== '' && <p class="api-muted">{words.body.none}</p>
  const place = { name: words.body.title, required: body.required }
  return [prose(body.description), body.contents.flatMap((each) => content(each, place, options))]
}

function answersPart({ responses: list, words }: OperationView, options: { readonly open: boolean }): Child {
  if (list.length === 0) return words.responses.none !== '' && <p class="api-muted">{words.responses.none}</p>
  return responses(list, 'Response', options)
}
