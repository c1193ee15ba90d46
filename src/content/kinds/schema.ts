/** The page of a schema of an API description. */
import type { Document } from '../../model/document.ts'
import type { SchemaSlice } from '../../model/operation.ts'
import type { SchemaPageView } from '../../model/reference.ts'
import type { SchemaSource } from '../../model/source.ts'
import { schemaMarkdown, schemaTexts } from '../../openapi/markdown.ts'
import { schemaPageView } from '../../openapi/schema-page.ts'
import { pageBytes } from '../../openapi/page-build.ts'
import type { Tools } from '../tools.ts'
import { noLookups } from './lookups.ts'
import { madeLinks } from './made-links.ts'
import { mentionsFrom } from './mentions.ts'
import { splitLead } from './operation-prose.ts'
import { renderers, type PartOptions } from './operation.ts'
import { arranged, drawn, fitting, type ReferencePart } from './reference-part.ts'

/** Compiles a generated page. Where only hidden operations lead to it, it is hidden as they are. */
export async function compileSchema({ id, path, slice }: SchemaSource, tools: Tools): Promise<Document> {
  const frontmatter = slice.hidden ? { hidden: true, noindex: true } : {}
  const part = await schemaPart(slice, tools, { page: { id, path }, lead: true })
  const { title, description, markdown, links, lookups, embeds, diagnostics } = part
  return {
    id,
    path,
    title,
    ...(description === undefined ? {} : { description }),
    frontmatter,
    ...arranged(part.nodes, frontmatter, tools),
    markdown,
    links,
    includes: [],
    lookups,
    styles: [],
    embeds,
    diagnostics,
  }
}

/** The generated part of a page that shows a schema. */
export function schemaPart(
  slice: SchemaSlice,
  tools: Tools,
  { page: { id, path }, lead }: PartOptions,
): Promise<ReferencePart> {
  const page = { id, path }
  return fitting(async (attempt) => {
    const made = madeLinks(page.id, slice.at, tools)
    const lookups = noLookups()
    const mention = mentionsFrom(id, slice.spec, tools)
    const options = {
      api: tools.api,
      ...renderers(tools, { page, made, lookups, mention, pages: slice.schemaPages }),
      href: made.href,
      sizes: tools.sizes,
      rows: tools.rows,
      say: tools.theme.speaks,
      ...attempt,
    }
    const whole = await schemaPageView(slice, options)
    const { description, rest } = splitLead(whole.description)
    const view: SchemaPageView = lead ? { ...whole, description: rest } : whole
    return {
      title: view.title,
      ...(description === undefined ? {} : { description }),
      ...drawn(tools.theme.reference(view)),
      markdown: (tools.api.inMarkdown === 'texts' ? schemaTexts : schemaMarkdown)(view, tools.theme.speaks),
      links: made.links,
      lookups: lookups.paths,
      bytes: attempt.bytes ?? pageBytes,
      isTight: attempt.isTight ?? false,
      diagnostics: [],
    }
  })
}
