/** The page of a schema: its rows in both directions, an example, and what names it. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { SchemaPageView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'
import { methodBadge } from '../layout/method-badge.tsx'
import { phrase } from '../layout/phrase.ts'
import { about } from './about.tsx'
import { bodyExamples } from './examples.tsx'
import { shownType, typeOf, wholeSchema } from './fields.tsx'
import { problems } from './problems.tsx'
import { linkOut, prose, section } from './section.tsx'

/** The body of the page below its title. */
export function schemaPage(view: SchemaPageView, say: Say): readonly ElementContent[] {
  const { schema, pages, fieldsOpen: open } = view
  const isHolding = schema.fields.length > 0 || schema.choices.length > 0
  return flatten([
    <p class="api-media">
      {shownType(schema, say, typeOf(schema, say))}
      {view.deprecated && [' ', <em>{say('deprecated')}</em>]}
    </p>,
    problems(view.problems, say),
    prose(view.description),
    pages.length > 0 && (
      <p class="api-note">
        {phrase(
          say('This schema fills several pages: {}.'),
          pages.map((page, index) => [index > 0 && ', ', page.href ? linkOut(page) : <strong>{page.label}</strong>]),
        )}
      </p>
    ),
    section('properties', say(isHolding ? 'Properties' : 'Value'), wholeSchema(schema, { open, say }), say),
    section(
      'example',
      say('Example'),
      bodyExamples([{ mediaType: 'application/json', examples: view.examples }], view.title, say),
      say,
    ),
    section('used-by', say('Used by'), usedBy(view.usedBy, say), say),
    about(view.about, say),
  ])
}

function usedBy({ links, more }: SchemaPageView['usedBy'], say: Say): Child {
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
    more > 0 && <p class="api-muted">{say('And {} more.', String(more))}</p>,
  ]
}
