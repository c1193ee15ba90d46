/** A page that nobody has compiled yet, as its front matter tells of it: menus can name it while another page is shown. */
import { readFrontmatter } from '../markdown/frontmatter.ts'
import { normalLines } from '../markdown/module.ts'
import { titleFromPath } from '../markdown/title.ts'
import type { Document } from '../model/document.ts'
import type { Source } from '../model/source.ts'
import { madeDocument } from '../outputs/made-page.ts'

/** Never kept, and never the page that somebody looks at. */
export function sketchOf(source: Source): Document {
  const { id, path } = source
  const { title, description, ...rest } = source.kind === 'page' ? frontMatterOf(source) : {}
  const told = description !== undefined && { description }
  return madeDocument({
    id,
    path,
    title: title ?? titleFromPath(id),
    ...told,
    frontmatter: { ...rest, ...(title !== undefined && { title }), ...told },
  })
}

function frontMatterOf({ text, path }: { readonly text: string; readonly path: string }) {
  return readFrontmatter(normalLines(text), path).data
}
