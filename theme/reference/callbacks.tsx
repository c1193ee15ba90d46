import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { CallbackView, ParameterGroupView } from '../../src/model/reference.ts'
import { contents } from './content.tsx'
import { bodyExamples } from './examples.tsx'
import { fields, type Options } from './fields.tsx'
import { responses } from './responses.tsx'
import { linkOut, prose, title3 } from './section.tsx'
import { schemeRow } from './security.tsx'
import { serverRow } from './servers.tsx'

/** Requests that the service sends back: where to, what, and what to answer. */
export function callbacks(list: readonly CallbackView[], options: Options): Child {
  return list.map((view) => {
    const { id, name, method, expression, title, description, externalDocs, body, responses: answers } = view
    return [
      title3(id, name),
      <div class="api-endpoint">
        <span class="method method-webhook api-method">{method}</span> <code class="api-path">{expression}</code>
        {view.deprecated && [' ', <span class="api-deprecated">deprecated</span>]}
      </div>,
      title && <p>{title}</p>,
      prose(description),
      externalDocs && <p>{linkOut(externalDocs)}</p>,
      view.security && [
        <p class="api-label">Authorization</p>,
        <p>{view.security.sentence}</p>,
        <ul class="api-fields">{view.security.alternatives.flat().map(schemeRow)}</ul>,
      ],
      view.servers && [<p class="api-label">Servers</p>, <ul class="api-fields">{view.servers.map(serverRow)}</ul>],
      view.parameters?.map((group) => [
        <p class="api-label">{parameterTitle(group)}</p>,
        fields(group.fields, options),
      ]),
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
    ]
  })
}

function parameterTitle({ in: where }: ParameterGroupView): string {
  return `${where.slice(0, 1).toUpperCase()}${where.slice(1)} parameters`
}
