/** The page of a schema of an API description. */
import type { Document } from '../../model/document.ts'
import type { SchemaSlice } from '../../model/operation.ts'
import type { SchemaPageView } from '../../model/reference.ts'
import type { SchemaSource } from '../../model/source.ts'
import { schemaMarkdown } from '../../openapi/markdown.ts'
import { schemaPageView } from '../../openapi/schema-page.ts'
import { pageBytes } from '../../openapi/page-build.ts'
import type { Tools } from '../tools.ts'
import { madeLinks } from './made-links.ts'
import { splitLead } from './operation-prose.ts'
import { renderers, type PartOptions } from './operation.ts'
import { finished, fitting, type ReferencePart } from './reference-part.ts'

/** Compiles a generated page. Where only hidden operations lead to it, it is hidden as they are. */
export async function compileSchema({ id, path, slice }: SchemaSource, tools: Tools): Promise<Document> {
  const part = await schemaPart(slice, tools, { page: { id, path }, lead: true })
  const { title, description, html, bytes: _, ...rest } = part
  return {
    id,
    path,
    title,
    ...(description === undefined ? {} : { description }),
    frontmatter: slice.hidden ? { hidden: true, noindex: true } : {},
    html: html.value,
    ...rest,
    includes: [],
    styles: [],
  }
}

/** The generated part of a page that shows a schema. */
export function schemaPart(
  slice: SchemaSlice,
  tools: Tools,
  { page, lead, taken = [] }: PartOptions,
): Promise<ReferencePart> {
  return fitting(async (bytes) => {
    const made = madeLinks(page.id, slice.at, tools)
    const options = {
      api: tools.api,
      ...renderers(tools, { page, made, pages: slice.schemaPages }),
      href: made.href,
      sizes: tools.sizes,
      bytes,
    }
    const whole = await schemaPageView(slice, options)
    const { description, rest } = splitLead(whole.description)
    const view: SchemaPageView = lead ? { ...whole, description: rest } : whole
    return {
      title: view.title,
      ...(description === undefined ? {} : { description }),
      ...finished(tools.theme.reference(view), tools, taken),
      markdown: schemaMarkdown(view),
      links: made.links,
      bytes: bytes ?? pageBytes,
      diagnostics: [],
    }
  })
}
