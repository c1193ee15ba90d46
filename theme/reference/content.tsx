/** Bodies by media type. */
import type { Element, ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { ContentView, EncodingView } from '../../src/model/reference.ts'
import { phrase } from '../layout/phrase.ts'
import { tabSet } from '../layout/tab-set.tsx'
import { fields, shownType, wholeSchema, type Options } from './fields.tsx'

/** The media types of a body; several are tabs, and the one that is chosen is chosen wherever it stands. */
export function contents(list: readonly ContentView[], options: Options & { readonly required?: boolean }): Child {
  if (list.length < 2) return list.map((view) => content(view, options))
  return tabSet(
    {
      className: 'tabs',
      panels: list.map((view) => panel(view, options)),
      labels: list.map(({ mediaType }) => [{ type: 'text', value: mediaType }]),
      sync: true,
    },
    options.say,
  )
}

/** One media type: its name and its schema. */
function content(view: ContentView, options: Options & { readonly required?: boolean }): readonly ElementContent[] {
  return flatten([
    <p class="api-media">
      <code>{view.mediaType}</code>
      {about(view, options)}
    </p>,
    inside(view, options),
  ])
}

/** What a body of this type holds and how it is sent. */
function inside({ schema, items, notes, encoding = [] }: ContentView, options: Options): Child {
  return [
    schema && wholeSchema(schema, options),
    items && [<p class="api-label">{options.say('Each item')}</p>, wholeSchema(items, options)],
    notes?.map((note) => <p>{note}</p>),
    encodingOf(encoding, options),
  ]
}

function about({ schema }: ContentView, { say, required }: Options & { readonly required?: boolean }): Child {
  return [schema && [' ', shownType(schema, say)], required && [' ', <strong>{say('required')}</strong>]]
}

/** Headers of the parts of a form. */
function encodingOf(list: readonly EncodingView[], options: Options): Child {
  if (list.length === 0) return null
  return list.map(({ name, headers }) => [
    <p class="api-label">{phrase(options.say('Headers of {}'), <code>{name}</code>)}</p>,
    fields(headers, options),
  ])
}

/** Its name is the tab's; without scripts it is the title. */
function panel(view: ContentView, options: Options & { readonly required?: boolean }): Element {
  const { mediaType } = view
  const facts = flatten(about(view, options))
  return (
    <div class="tab-panel" data-tab={mediaType}>
      <p class="tab-title">{mediaType}</p>
      <div class="flow">
        {facts.length > 0 && <p class="api-media">{facts}</p>}
        {inside(view, options)}
      </div>
    </div>
  ) as Element
}
