/** The page of a schema: its rows in both directions, an example, and what names it. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { SchemaPageView } from '../../src/model/reference.ts'
import { methodBadge } from '../layout/method-badge.tsx'
import { about } from './about.tsx'
import { bodyExamples } from './examples.tsx'
import { typeOf, wholeSchema } from './fields.tsx'
import { problems } from './problems.tsx'
import { linkOut, prose, section } from './section.tsx'

/** The body of the page below its title. */
export function schemaPage(view: SchemaPageView): readonly ElementContent[] {
  const { schema, pages, fieldsOpen: open } = view
  const isHolding = schema.fields.length > 0 || schema.choices.length > 0
  return flatten([
    <p class="api-media">
      <span>{typeOf(schema)}</span>
      {view.deprecated && [' ', <em>deprecated</em>]}
    </p>,
    problems(view.problems),
    prose(view.description),
    pages.length > 0 && (
      <p class="api-note">
        This schema fills several pages:
        {pages.map((page, index) => [
          index > 0 ? ', ' : ' ',
          page.href ? linkOut(page) : <strong>{page.label}</strong>,
        ])}
        .
      </p>
    ),
    section('properties', isHolding ? 'Properties' : 'Value', wholeSchema(schema, { open })),
    section(
      'example',
      'Example',
      bodyExamples([{ mediaType: 'application/json', examples: view.examples }], view.title),
    ),
    section('used-by', 'Used by', usedBy(view.usedBy)),
    about(view.about),
  ])
}

function usedBy({ links, more }: SchemaPageView['usedBy']): Child {
  if (links.length === 0) return null
  return [
    <ul class="api-uses">
      {links.map(({ label, href, method }) => (
        <li>
          {method && [methodBadge(method), ' ']}
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>,
    more > 0 && <p class="api-muted">And {more} more.</p>,
  ]
}
