/** An API as a whole, as its overview shows it. */
import type { ApiConfig } from '../model/config.ts'
import type { Json, JsonObject, OperationSlice } from '../model/operation.ts'
import type { OverviewSlice, OverviewView, SectionSlice, SectionView } from '../model/overview.ts'
import type { LinkOut } from '../model/reference.ts'
import { aboutView, licenceFact } from './about.ts'
import type { Build, Renderers } from './build.ts'
import { isObject, objectAt, own, stringAt } from './json.ts'
import { docsOf, linkOut } from './link.ts'
import { pageBuild, type PageTools } from './page-build.ts'
import { securityView } from './security.ts'
import { serverViews } from './servers.ts'
import type { Say } from '../model/words.ts'
import { slug } from '../util/slug.ts'

export interface OverviewTools extends Renderers, Pick<PageTools, 'say'> {
  readonly api: ApiConfig
  readonly hrefOf: (page: string) => string
  readonly download?: LinkOut
}

/** The view of an overview, or of the page of a section. */
export async function overviewView(slice: OverviewSlice, tools: OverviewTools): Promise<OverviewView> {
  const { build, fill } = pageBuild(slice, { unit: { unit: '', name: '' }, sections: [] }, { say: tools.say })
  const view = slice.part === 'section' ? sectionPage(slice, tools, build) : wholeView(slice, tools, build)
  await fill(tools)
  return view
}

/** The section's own text is that of the page. */
function sectionPage({ groups }: OverviewSlice, tools: OverviewTools, build: Build): OverviewView {
  const [section] = groups.flatMap(({ sections }) => sections)
  const { tag } = section!
  const blank = build.text(undefined)
  const bare: SectionView = { ...sectionView(section!, tools, build), id: '', description: blank }
  return {
    title: labelOf(section!, build.say),
    facts: [],
    summary: blank,
    description: build.lead(own(tag, 'description')),
    about: [],
    servers: [],
    security: '',
    schemes: [],
    groups: [{ id: '', sections: [bare] }],
  }
}

function wholeView(slice: OverviewSlice, tools: OverviewTools, build: Build): OverviewView {
  const { root } = slice
  const info = objectAt(root, 'info')
  const { title, facts } = aboutView(asOperation(slice, {}), build.say)
  const summary = stringAt(info, 'summary')?.trim()
  return {
    title,
    facts: facts.filter((fact) => fact !== licenceFact(root, build.say)),
    summary: build.text(summary),
    description: build.lead(own(info, 'description')),
    about: aboutRows(root, build.say),
    servers: serverViews(asOperation(slice, {}), tools.api, build),
    ...security(slice, tools.api, build),
    groups: slice.groups.map(({ label, sections }) => ({
      id: label === undefined ? '' : build.id(`group-${slug(label)}`),
      ...(label !== undefined && { label }),
      sections: sections.map((section) => sectionView(section, tools, build)),
    })),
    ...(tools.download && { download: tools.download }),
  }
}

/** An operation that declares nothing: what holds for it holds for the API. */
function asOperation({ spec, root, refs }: OverviewSlice, operation: JsonObject): OperationSlice {
  const at = { file: spec, line: 1, column: 1 }
  return { spec, kind: 'operation', method: '', path: '', pointer: '', operation, pathItem: {}, root, refs, at }
}

/** Every scheme that is declared, whether or not the API as a whole asks for it. */
function security(slice: OverviewSlice, api: ApiConfig, build: Build): Pick<OverviewView, 'security' | 'schemes'> {
  const names = Object.keys(objectAt(objectAt(slice.root, 'components'), 'securitySchemes') ?? {})
  const all = asOperation(slice, { security: names.map((name) => ({ [name]: [] })) })
  const needed = securityView(asOperation(slice, {}), api, build)
  return {
    security: needed.declared === 'none' ? '' : needed.sentence,
    schemes: names.length > 0 ? securityView(all, api, build).alternatives.flat() : needed.alternatives.flat(),
  }
}

/** What no tag names is called by the page. */
function labelOf({ key, label }: Pick<SectionSlice, 'key' | 'label'>, say: Say): string {
  return key.startsWith('#') || (label !== 'Webhooks' && label !== 'Endpoints') ? label : say(label)
}

function sectionView(section: SectionSlice, { hrefOf }: OverviewTools, build: Build): SectionView {
  const { tag, label, page, count, operations } = section
  const docs = docsOf(tag)
  const href = page === undefined ? undefined : hrefOf(page)
  return {
    id: build.id(slug(label) || 'section'),
    label: labelOf(section, build.say),
    // With a page of its own, its text stands there.
    description: build.text(href === undefined ? own(tag, 'description') : undefined),
    ...(docs && { externalDocs: docs }),
    ...(href !== undefined && { href }),
    count,
    operations: operations.map(({ page: id, method, path, title, deprecated }) => {
      return { method, path, title, deprecated, href: hrefOf(id) }
    }),
  }
}

function aboutRows(root: JsonObject, say: Say): OverviewView['about'] {
  const info = objectAt(root, 'info')
  const contact = own(info, 'contact')
  const terms = stringAt(info, 'termsOfService')
  const docs = docsOf(root)
  return [
    ...(isObject(contact) ? [{ label: say('Contact'), links: contactLinks(contact) }] : []),
    ...row(say('License'), licence(own(info, 'license'))),
    ...row(say('Terms of service'), terms === undefined ? undefined : linkOut(terms)),
    ...row(say('Documentation'), docs),
  ].filter(({ links }) => links.length > 0)
}

function row(label: string, link: LinkOut | undefined): OverviewView['about'] {
  return link ? [{ label, links: [link] }] : []
}

function contactLinks(contact: JsonObject): readonly LinkOut[] {
  const [name, url, email] = ['name', 'url', 'email'].map((key) => stringAt(contact, key)?.trim() || undefined)
  const first = url === undefined ? name && { label: name } : linkOut(url, name ?? url)
  const mail = email === undefined ? undefined : { ...linkOut(`mailto:${email}`), label: email }
  return [first, mail].filter((link) => typeof link === 'object')
}

function licence(value: Json | undefined): LinkOut | undefined {
  const [name, url, identifier] = ['name', 'url', 'identifier'].map((key) => stringAt(value, key)?.trim() || undefined)
  if (name === undefined && url === undefined) return undefined
  const label = [name, identifier !== name && identifier ? `(${identifier})` : undefined].filter(Boolean).join(' ')
  return url === undefined ? { label } : linkOut(url, label || url)
}
