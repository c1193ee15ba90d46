import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { CallbackView } from '../../src/model/reference.ts'
import { contents } from './content.tsx'
import { bodyExamples } from './examples.tsx'
import type { Options } from './fields.tsx'
import { responses } from './responses.tsx'
import { prose, title3 } from './section.tsx'

/** Requests that the service sends back: where to, what, and what to answer. */
export function callbacks(list: readonly CallbackView[], options: Options): Child {
  return list.map(({ id, name, method, expression, description, body, responses: answers }) => [
    title3(id, name),
    <div class="api-endpoint">
      <span class="method method-webhook api-method">{method}</span> <code class="api-path">{expression}</code>
    </div>,
    prose(description),
    body && [
      <p class="api-label">Payload</p>,
      prose(body.description),
      flatten(contents(body.contents, { ...options, required: body.required })),
      bodyExamples(body.contents, `${name}, payload`),
    ],
    answers.length > 0 && [
      <p class="api-label">Answer with</p>,
      responses(answers, options),
      answers.map((answer) => bodyExamples(answer.contents, `${name}, response ${answer.status}`)),
    ],
  ])
}
