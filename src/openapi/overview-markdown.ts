/** The Markdown twin of an overview. */
import type { OverviewView, SectionView } from '../model/overview.ts'
import { english } from '../model/english.ts'
import type { Say } from '../model/words.ts'
import { blocks, codeSpan, escaped, list, scheme, section, server, written } from './markdown.ts'

/** The page as Markdown, without its title. */
export function overviewMarkdown(view: OverviewView, say: Say = english): string {
  return blocks([
    view.facts.join(' · '),
    view.summary.markdown,
    view.description.markdown,
    list(view.about.map(({ label, links }) => say('{}: {}', label, links.map(written).join(', ')))),
    view.download && say('{}: {}', say('Download'), written(view.download)),
    section(say('Servers'), [list(view.servers.map((each) => server(each, say)))]),
    section(say('Authorization'), [view.security, list(view.schemes.map((each) => scheme(each, say)))]),
    ...view.groups.map(({ label, sections }) =>
      blocks([
        label && `## ${label}`,
        list(sections.filter(({ href }) => href !== undefined).map((each) => ledTo(each, say))),
        ...sections
          .filter(({ href }) => href === undefined)
          .map((each) => sectionBlock(each, label === undefined ? 2 : 3, say)),
      ]),
    ),
  ])
}

function ledTo({ label, href, count }: SectionView, say: Say): string {
  const operations = count === 0 ? '' : ` (${say.count('{} operations', count)})`
  return `[${escaped(label)}](${href})${operations}`
}

function sectionBlock(
  { id, label, description, externalDocs, operations }: SectionView,
  level: number,
  say: Say,
): string {
  const rows = operations.map((operation) => {
    const { method, path, title, deprecated, href: to } = operation
    const line = `**${method}** ${codeSpan(path)}: [${escaped(title)}](${to})`
    return deprecated ? say('{} (deprecated)', line) : line
  })
  return blocks([
    id === '' ? '' : `${'#'.repeat(level)} ${label}`,
    description.markdown,
    externalDocs && say('More: {}', written(externalDocs)),
    list(rows),
  ])
}
