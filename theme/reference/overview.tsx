/** The page of an API as a whole: its texts, servers and authentication, and the way to each of its operations. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { OverviewView, SectionView } from '../../src/model/overview.ts'
import { english } from '../../src/model/english.ts'
import type { Say } from '../../src/model/words.ts'
import { phrase } from '../layout/phrase.ts'
import { methodClass } from './endpoint.tsx'
import { linkOut, prose, section, title2, title3 } from './section.tsx'
import { schemeRow } from './security.tsx'
import { serverRow } from './servers.tsx'

/** The body of the page below its title. */
export function overview(view: OverviewView, say: Say = english): readonly ElementContent[] {
  return flatten([
    view.facts.length > 0 && <p class="api-muted">{view.facts.join(' · ')}</p>,
    prose(view.summary),
    prose(view.description),
    about(view, say),
    section(
      'servers',
      say('Servers'),
      view.servers.length > 0 && <ul class="api-fields">{view.servers.map((each) => serverRow(each, say))}</ul>,
      say,
    ),
    section(
      'authorization',
      say('Authorization'),
      [
        view.security !== '' && <p>{view.security}</p>,
        view.schemes.length > 0 && <ul class="api-fields">{view.schemes.map((each) => schemeRow(each, say))}</ul>,
      ],
      say,
    ),
    view.groups.map(({ id, label, sections }) => [
      label !== undefined && title2(id, label, say),
      ledTo(
        sections.filter(({ href }) => href !== undefined),
        say,
      ),
      sections
        .filter(({ href }) => href === undefined)
        .map((each) => sectionPart(each, label === undefined ? title2 : title3, say)),
    ]),
  ])
}

function about({ about: rows, download }: OverviewView, say: Say): Child {
  const all = [...rows, ...(download ? [{ label: say('Download'), links: [download] }] : [])]
  if (all.length === 0) return null
  return (
    <ul class="api-facts">
      {all.map(({ label, links }) => (
        <li>
          {phrase(
            say('{}: {}'),
            label,
            links.map((link, index) => [index > 0 && ', ', linkOut(link)]),
          )}
        </li>
      ))}
    </ul>
  )
}

/** Sections with pages of their own. */
function ledTo(list: readonly SectionView[], say: Say): Child {
  if (list.length === 0) return null
  return (
    <ul>
      {list.map(({ id, label, href, count }) => (
        <li id={id}>
          <a href={href}>{label}</a>
          {count > 0 && ` (${say.count('{} operations', count)})`}
        </li>
      ))}
    </ul>
  )
}

function sectionPart(view: SectionView, title: typeof title2, say: Say): Child {
  const { id, label, description, externalDocs, operations } = view
  return [
    id !== '' && title(id, label, say),
    prose(description),
    externalDocs && <p>{linkOut(externalDocs)}</p>,
    operations.length > 0 && <ul class="api-operations">{operations.map((each) => operationRow(each, say))}</ul>,
  ]
}

function operationRow({ method, path, title, deprecated, href }: SectionView['operations'][number], say: Say): Child {
  return (
    <li>
      <span class={`method ${methodClass(method)} api-method`}>{method}</span>{' '}
      <span>
        <a href={href}>{title}</a> <code>{path}</code>
        {deprecated && [' ', <span class="api-deprecated">{say('deprecated')}</span>]}
      </span>
    </li>
  )
}
