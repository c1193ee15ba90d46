/** The page of an API as a whole: its texts, servers and authentication, and the way to each of its operations. */
import type { ElementContent } from 'hast'
import { flatten, type Child } from '../../src/hast/jsx-runtime.ts'
import type { OverviewView, SectionView } from '../../src/model/overview.ts'
import { methodClass } from './endpoint.tsx'
import { linkOut, prose, section, title2, title3 } from './section.tsx'
import { schemeRow } from './security.tsx'
import { serverRow } from './servers.tsx'

/** The body of the page below its title. */
export function overview(view: OverviewView): readonly ElementContent[] {
  return flatten([
    view.facts.length > 0 && <p class="api-muted">{view.facts.join(' · ')}</p>,
    prose(view.summary),
    prose(view.description),
    about(view),
    section('servers', 'Servers', view.servers.length > 0 && <ul class="api-fields">{view.servers.map(serverRow)}</ul>),
    section('authorization', 'Authorization', [
      view.security !== '' && <p>{view.security}</p>,
      view.schemes.length > 0 && <ul class="api-fields">{view.schemes.map(schemeRow)}</ul>,
    ]),
    view.groups.map(({ id, label, sections }) => [
      label !== undefined && title2(id, label),
      ledTo(sections.filter(({ href }) => href !== undefined)),
      sections
        .filter(({ href }) => href === undefined)
        .map((each) => sectionPart(each, label === undefined ? title2 : title3)),
    ]),
  ])
}

function about({ about: rows, download }: OverviewView): Child {
  const all = [...rows, ...(download ? [{ label: 'Download', links: [download] }] : [])]
  if (all.length === 0) return null
  return (
    <ul class="api-facts">
      {all.map(({ label, links }) => (
        <li>
          {label}: {links.map((link, index) => [index > 0 && ', ', linkOut(link)])}
        </li>
      ))}
    </ul>
  )
}

/** Sections with pages of their own. */
function ledTo(list: readonly SectionView[]): Child {
  if (list.length === 0) return null
  return (
    <ul>
      {list.map(({ id, label, href, count }) => (
        <li id={id}>
          <a href={href}>{label}</a>
          {count > 0 && ` (${count === 1 ? '1 operation' : `${count} operations`})`}
        </li>
      ))}
    </ul>
  )
}

function sectionPart(view: SectionView, title: typeof title2): Child {
  const { id, label, description, externalDocs, operations } = view
  return [
    id !== '' && title(id, label),
    prose(description),
    externalDocs && <p>{linkOut(externalDocs)}</p>,
    operations.length > 0 && <ul class="api-operations">{operations.map(operationRow)}</ul>,
  ]
}

function operationRow({ method, path, title, deprecated, href }: SectionView['operations'][number]): Child {
  return (
    <li>
      <span class={`method ${methodClass(method)} api-method`}>{method}</span>{' '}
      <span>
        <a href={href}>{title}</a> <code>{path}</code>
        {deprecated && [' ', <span class="api-deprecated">deprecated</span>]}
      </span>
    </li>
  )
}
