/** The Markdown twin of an overview. */
import type { OverviewView, SectionView } from '../model/overview.ts'
import { blocks, codeSpan, escaped, list, scheme, section, server, written } from './markdown.ts'

/** The page as Markdown, without its title. */
export function overviewMarkdown(view: OverviewView): string {
  return blocks([
    view.facts.join(' · '),
    view.summary.markdown,
    view.description.markdown,
    list(view.about.map(({ label, links }) => `${label}: ${links.map(written).join(', ')}`)),
    view.download && `Download: ${written(view.download)}`,
    section('Servers', [list(view.servers.map(server))]),
    section('Authorization', [view.security, list(view.schemes.map(scheme))]),
    ...view.groups.map(({ label, sections }) =>
      blocks([
        label && `## ${label}`,
        list(sections.filter(({ href }) => href !== undefined).map(ledTo)),
        ...sections
          .filter(({ href }) => href === undefined)
          .map((each) => sectionBlock(each, label === undefined ? 2 : 3)),
      ]),
    ),
  ])
}

function ledTo({ label, href, count }: SectionView): string {
  const operations = count === 0 ? '' : ` (${count === 1 ? '1 operation' : `${count} operations`})`
  return `[${escaped(label)}](${href})${operations}`
}

function sectionBlock({ id, label, description, externalDocs, operations }: SectionView, level: number): string {
  const rows = operations.map((operation) => {
    const { method, path, title, deprecated, href: to } = operation
    return `**${method}** ${codeSpan(path)}: [${escaped(title)}](${to})${deprecated ? ' (deprecated)' : ''}`
  })
  return blocks([
    id === '' ? '' : `${'#'.repeat(level)} ${label}`,
    description.markdown,
    externalDocs && `More: ${written(externalDocs)}`,
    list(rows),
  ])
}
