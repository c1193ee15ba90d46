/** Bodies and examples. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { ContentView, EncodingView, ExampleView } from '../../src/model/reference.ts'
import { fields, typeOf, wholeSchema, type Options } from './fields.tsx'
import { codeBlock, linkOut, prose } from './section.tsx'

/** Where a body belongs: `Body`, `Response 200`. */
export interface Place {
  readonly name: string
  readonly required?: boolean
}

/** One media type: its name, its schema and its examples. */
export function content(view: ContentView, place: Place, options: Options): readonly ElementContent[] {
  return flatten([
    <p class="api-head api-media">
      <code>{view.mediaType}</code>
      {view.schema && [' ', <span class="api-type">{typeOf(view.schema)}</span>]}
      {place.required && [' ', <strong class="api-required">required</strong>]}
    </p>,
    view.schema && wholeSchema(view.schema, options),
    view.items && [<p class="api-label">Each item</p>, wholeSchema(view.items, options)],
    view.notes?.map((note) => <p>{note}</p>),
    encoding(view.encoding ?? [], options),
    examples(view.examples, `${place.name}, ${view.mediaType}`),
  ])
}

/** Headers of the parts of a form. */
function encoding(list: readonly EncodingView[], options: Options): Child {
  if (list.length === 0) return null
  return list.map(({ name, headers }) => [
    <p class="api-label">
      Headers of <code>{name}</code>
    </p>,
    fields(headers, options),
  ])
}

/** One example as a block; several as disclosures, the first one open. */
function examples(list: readonly ExampleView[], place: string): Child {
  if (list.length === 1) return oneExample(list[0]!, place, list[0]!.label)
  return list.map((each, index) => (
    <details class="api-more api-example" open={index === 0}>
      <summary>{each.label}</summary>
      {oneExample(each, place)}
    </details>
  ))
}

function oneExample(view: ExampleView, place: string, title?: string): Child {
  return [
    prose(view.description),
    view.elsewhere && <p>{linkOut(view.elsewhere)}</p>,
    view.lines.length > 0 &&
      codeBlock(`${place}: ${view.label}`, { language: view.language, title, lines: view.lines }),
    view.cut && <p class="api-muted">This example is shortened.</p>,
  ]
}
