import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { CallbackView } from '../../src/model/reference.ts'
import { contents } from './content.tsx'
import { bodyExamples } from './examples.tsx'
import { fields, type Options } from './fields.tsx'
import { responses } from './responses.tsx'
import { parameterTitles } from '../../src/model/words.ts'
import { linkOut, prose, title3 } from './section.tsx'
import { schemeRow } from './security.tsx'
import { serverRow } from './servers.tsx'

/** Requests that the service sends back: where to, what, and what to answer. */
export function callbacks(list: readonly CallbackView[], options: Options): Child {
  const { say } = options
  return list.map((view) => {
    const { id, name, method, expression, title, description, externalDocs, body, responses: answers } = view
    return [
      title3(id, name, say),
      <div class="api-endpoint">
        <span class="method method-webhook api-method">{method}</span> <code class="api-path">{expression}</code>
        {view.deprecated && [' ', <span class="api-deprecated">{say('deprecated')}</span>]}
      </div>,
      title && <p>{title}</p>,
      prose(description),
      externalDocs && <p>{linkOut(externalDocs)}</p>,
      view.security && [
        <p class="api-label">{say('Authorization')}</p>,
        <p>{view.security.sentence}</p>,
        <ul class="api-fields">{view.security.alternatives.flat().map((each) => schemeRow(each, say))}</ul>,
      ],
      view.servers && [
        <p class="api-label">{say('Servers')}</p>,
        <ul class="api-fields">{view.servers.map((each) => serverRow(each, say))}</ul>,
      ],
      view.parameters?.map((group) => [
        <p class="api-label">{say(parameterTitles[group.in])}</p>,
        fields(group.fields, options),
      ]),
      body && [
        <p class="api-label">{say('Payload')}</p>,
        prose(body.description),
        flatten(contents(body.contents, { ...options, required: body.required })),
        bodyExamples(body.contents, say('{}, payload', name), say),
      ],
      answers.length > 0 && [
        <p class="api-label">{say('Answer with')}</p>,
        responses(answers, options),
        answers.map((answer) => bodyExamples(answer.contents, say('{}, response {}', name, answer.status), say)),
      ],
    ]
  })
}
