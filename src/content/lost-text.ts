/** The words of the page for addresses that lead nowhere: Markdown of pages with components, from the configuration. */
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { Tools } from './tools.ts'
import { compilePage } from './kinds/page.ts'

/** It stands at the top of the site, as the home page does. */
const id = 'index'

/** Only a page needs these. */
const ofPages: ReadonlySet<string> = new Set(['frontmatter-missing', 'title-missing', 'description-missing'])

/** `errors.404.description`, compiled; `undefined` where none is written. All that is wrong in it is told at its key. */
export async function lostText(
  { notFound: { description, at }, file: path }: SiteConfig,
  toolsFor: (id: string) => Tools,
): Promise<Document | undefined> {
  if (description === undefined) return undefined
  // A line of dashes at the start is no front matter.
  const source = { kind: 'page', id, path: 'errors.404.description.mdx', text: `\n${description}\n`, hash: '' } as const
  const document = await compilePage(source, toolsFor(id))
  const place = at ?? { file: path, line: 1, column: 1 }
  return {
    ...document,
    links: document.links.map((link) => Object.assign({}, link, { at: place })),
    diagnostics: document.diagnostics.filter(({ code }) => !ofPages.has(code)).map((each) => told(each, place)),
  }
}

/** Without what else a diagnostic has: places in a file, which this is not. */
function told({ code, severity, message, hint }: Diagnostic, at: Place): Diagnostic {
  return { code, severity, message, at, ...(hint && { hint }) }
}
