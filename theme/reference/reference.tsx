/** The page of an operation or webhook. Everything stands in the HTML; nothing waits for a script. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { OperationView, SchemaPageView } from '../../src/model/reference.ts'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'
import { about } from './about.tsx'
import { callbacks } from './callbacks.tsx'
import { contents } from './content.tsx'
import { endpoint } from './endpoint.tsx'
import { exampleBoxes } from './examples.tsx'
import { fields, type Options } from './fields.tsx'
import { responses } from './responses.tsx'
import { problems } from './problems.tsx'
import { schemaPage } from './schema-page.tsx'
import { parameterTitles } from '../../src/model/words.ts'
import { linkOut, prose, section } from './section.tsx'
import { security } from './security.tsx'
import { servers } from './servers.tsx'

/** The body of the page of an operation, a webhook or a schema. */
export function reference(view: OperationView | SchemaPageView, say: Say = english): readonly ElementContent[] {
  return view.kind === 'schema' ? schemaPage(view, say) : operation(view, say)
}

/** The body of the page below its title. Examples stand beside it where there is room, else between request and answer. */
function operation(view: OperationView, say: Say): readonly ElementContent[] {
  const options = { open: view.fieldsOpen, say }
  const { body, responses: answers } = view.words
  return flatten([
    view.badges.length > 0 && badges(view.badges),
    endpoint(view, say),
    view.note && <p class="api-note">{view.note}</p>,
    problems(view.problems, say),
    [...view.description.nodes],
    view.pathText && prose(view.pathText),
    view.externalDocs && <p>{linkOut(view.externalDocs)}</p>,
    view.before && prose(view.before),
    section('authorization', say('Authorization'), security(view, say), say),
    view.parameters.map((group) =>
      section(`${group.in}-parameters`, say(parameterTitles[group.in]), fields(group.fields, options), say),
    ),
    section(view.kind === 'webhook' ? 'payload' : 'body', body, bodyPart(view, options), say),
    exampleBoxes(view, say),
    section('responses', answers, responses(view.responses, options), say),
    section('callbacks', say('Callbacks'), callbacks(view.callbacks, options), say),
    section('servers', say('Servers'), servers(view, say), say),
    view.about && about(view.about, say, view.download),
  ])
}

/** Words that the author puts on the operation. */
function badges(list: readonly string[]): Child {
  return <p class="api-badges">{list.map((word, index) => [index > 0 && ' ', <span class="pill">{word}</span>])}</p>
}

function bodyPart({ body }: OperationView, options: Options): Child {
  return body && [prose(body.description), contents(body.contents, { ...options, required: body.required })]
}
