/** Values with every field filled, so that a test states only what it is about. */
import { readLanguage } from '../../src/config/languages.ts'
import type { StaticFile } from '../../src/model/asset.ts'
import type { SiteConfig } from '../../src/model/config.ts'
import type { Place } from '../../src/model/diagnostic.ts'
import type { Document, DocumentLink } from '../../src/model/document.ts'
import type { FrontMatter } from '../../src/model/frontmatter.ts'
import type { GroupNode, LinkNode, NavNode, PageNode, SectionKind, SectionNode } from '../../src/model/navigation.ts'
import type { Page, Site } from '../../src/model/site.ts'
import { madeDocument } from '../../src/outputs/made-page.ts'
import { link } from '../../src/site/link.ts'

/** A place in docs.json. */
export function at(line = 1, file = 'docs.json'): Place {
  return { file, line, column: 1 }
}

export function aConfig(over: Partial<SiteConfig> = {}): SiteConfig {
  return {
    file: 'docs.json',
    name: 'Plants',
    brand: {},
    look: {
      accent: { light: '#16794c', dark: '#4fd69c' },
      button: '#0d5c39',
      background: {},
      mode: { default: 'system', locked: false },
      eyebrow: 'section',
      iconLibrary: 'fontawesome',
      codeblocks: 'system',
      formulas: true,
      rounded: 'default',
      preset: 'leaf',
      layout: 'topnav',
      sidebarItems: 'container',
      topbar: 'default',
    },
    header: { links: [] },
    footer: { socials: [], columns: [] },
    navigation: [],
    versions: [],
    feedback: { suggestEdit: false, raiseIssue: false },
    pageMenu: { options: ['copy', 'view', 'download-pdf'], display: 'header' },
    search: { prompt: 'Search…' },
    api: { sources: [], generate: 'auto', baseUrls: [], playground: 'show', maintainOrder: true, fieldsOpen: false },
    redirects: [],
    head: { meta: {} },
    indexing: 'navigable',
    notFound: { redirect: false },
    site: { base: '/', shape: 'directory', relative: false },
    ...over,
  }
}

/** Names of `versions`, one a line from `line` on. */
export function versionNames(names: readonly string[], line = 1): SiteConfig['versions'] {
  return names.map((name, index) => ({ name, at: at(line + index) }))
}

/** A compiled page; its title is made from the last part of its id. */
export function aDocument(id: string, over: Partial<Omit<Document, 'id'>> = {}): Document {
  const name = id.slice(id.lastIndexOf('/') + 1)
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  const body = { html: `<p>Body of ${id}.</p>`, markdown: `Body of ${id}.` }
  return madeDocument({ id, path: `${id}.mdx`, title, frontmatter: {}, ...body, ...over })
}

/** A page with front matter. */
export function withMatter(id: string, frontmatter: FrontMatter): Document {
  return aDocument(id, { frontmatter })
}

export function aLink(target: string, over: Partial<DocumentLink> = {}): DocumentLink {
  return { target, kind: 'page', written: `/${target}`, at: at(3, 'start.mdx'), ...over }
}

/** Nodes of the navigation; a string is a page. */
export type Nodes = readonly (NavNode | string)[]
export const nodes = (children: Nodes): NavNode[] =>
  children.map((child) => (typeof child === 'string' ? aPage(child) : child))

export function aPage(page: string, place = at()): PageNode {
  return { kind: 'page', page, at: place }
}

export function aGroup(label: string, children: Nodes, over: Partial<GroupNode> = {}): GroupNode {
  return { kind: 'group', label, visibility: 'always', children: nodes(children), at: at(), ...over }
}

export function aSection(
  as: SectionKind,
  label: string,
  children: Nodes = [],
  over: Partial<SectionNode> = {},
): SectionNode {
  const section = { kind: 'section', as, label, visibility: 'always', children: nodes(children), at: at() } as const
  if (as !== 'language') return { ...section, ...over }
  // As the configuration gives languages: the label is the name, the code stands beside it.
  const { name, code, tag, dir } = readLanguage(label) ?? { name: label, code: label, tag: 'und', dir: 'ltr' }
  return { ...section, label: name, language: { code, tag, dir }, ...over }
}

export function aNavLink(label: string, href: string, over: Partial<LinkNode> = {}): LinkNode {
  return { kind: 'link', label, href, at: at(), ...over }
}

export interface SiteParts {
  readonly navigation?: Nodes
  /** Ids or documents. Without them: the pages that the navigation names. */
  readonly pages?: readonly (Document | string)[]
  readonly config?: Partial<SiteConfig>
  readonly files?: readonly string[]
}

/** A linked site. */
export function aSite({ navigation = [], pages, config = {}, files = [] }: SiteParts): Site {
  const tree = nodes(navigation)
  const documents = (pages ?? [...new Set(idsOf(tree))]).map((page) =>
    typeof page === 'string' ? aDocument(page) : page,
  )
  return link(aConfig({ ...config, navigation: tree }), documents, {
    files: files.map((path): StaticFile => ({ path, file: `/project/${path}` })),
    manifest: {
      'site.css': '_flatleaf/site.11111111.css',
      'site.js': '_flatleaf/site.22222222.js',
      'early.js': '_flatleaf/early.33333333.js',
      'search.js': '_flatleaf/search.44444444.js',
      'inter.woff2': '_flatleaf/inter.55555555.woff2',
    },
    navigation: tree,
  })
}

/** The page, or a failure that names it. */
export function pageOf(site: Site, id: string): Page {
  const page = site.byId.get(id)
  if (!page) throw new Error(`no page "${id}"`)
  return page
}

function idsOf(tree: readonly NavNode[]): string[] {
  return tree.flatMap((node) => {
    if (node.kind === 'page') return [node.page]
    if (node.kind === 'group') return [...(node.root ? [node.root] : []), ...idsOf(node.children)]
    return node.kind === 'section' ? idsOf(node.children) : []
  })
}
