/** Every image, video or download that a page names is there, also what its front matter names for previews. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { pageId } from '../../model/route.ts'
import type { Page, Site } from '../../model/site.ts'
import type { PageIndex } from '../page-index.ts'
import { pageIndex } from '../page-index.ts'
import { namedFiles } from '../named-files.ts'
import type { CheckContext } from './context.ts'
import { oncePerText } from './once-per-text.ts'
import type { Finding } from './once-per-text.ts'

/** Files that the build makes, and redirects, count as there. */
export function missingFiles(_: Site, context: CheckContext): readonly Diagnostic[] {
  let index: PageIndex | undefined
  const nearest = (path: string) => (index ??= pageIndex([...context.files])).nearest(path)
  return oncePerText(context, 'files', (page) =>
    namedFiles(page.document)
      .filter(({ target }) => !context.fileExists(target))
      .map((link): Finding => {
        const { target, written, at } = link
        const near = nearest(target)
        const diagnostic: Diagnostic = {
          code: 'file-missing',
          severity: 'warning',
          message: `The file "${written}" does not exist.`,
          at,
          hint: near ? `Did you mean "/${near}"?` : `Put a file at "${contentDir(page)}${target}".`,
        }
        return { link, diagnostic }
      }),
  )
}

/** The folder of the pages, as a prefix: what the file of a page has before its id. `''` for pages without a file of their own. */
function contentDir({ id, document }: Pick<Page, 'id' | 'document'>): string {
  const parts = document.path.split('/')
  const depth = parts.findIndex((_, index) => pageId(parts.slice(index).join('/')) === id)
  return parts
    .slice(0, Math.max(depth, 0))
    .map((part) => `${part}/`)
    .join('')
}
