/** All files of a site. The list is in the order in which files of one path win over each other. */
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import type { Theme } from '../model/theme.ts'
import { contentCssFile } from './content-css.ts'
import { feeds } from './feeds.ts'
import { files } from './files.ts'
import { home } from './home.ts'
import { licenses } from './licenses.ts'
import { llms } from './llms.ts'
import { merge } from './merge.ts'
import { navPages } from './nav/pages.ts'
import { noJekyll } from './no-jekyll.ts'
import { notFound } from './not-found.ts'
import { pageList } from './page-list.ts'
import { pages } from './pages.ts'
import type { Artefact, OutputTools } from './press.ts'
import { makePress } from './press.ts'
import { redirects } from './redirects.ts'
import { requests } from './requests.ts'
import { search } from './search/search.ts'
import { sitemap } from './sitemap.ts'
import { twins } from './twins.ts'

/** What lies under `_flatleaf/` comes first, then pages; a file of the project wins over what is only made for convenience. */
const artefacts = [
  contentCssFile,
  licenses,
  search,
  navPages,
  pageList,
  pages,
  twins,
  requests,
  files,
  feeds,
  sitemap,
  llms,
  redirects,
  home,
  notFound,
  noJekyll,
] as const satisfies readonly Artefact[]

/** The site as files. Bodies are made when they are asked for. */
export function outputs(site: Site, theme: Theme, tools: OutputTools): OutputFile[] {
  const press = makePress(site, theme, tools)
  const all = artefacts.flatMap((artefact) => artefact(press)).filter((file) => !isTheirs(file))
  return merge(all, tools.recall)
}

/** A file of the project in the tool's own folder would pass for one of the tool's. */
function isTheirs({ path, copyOf }: OutputFile): boolean {
  return copyOf !== undefined && path.startsWith('_flatleaf/')
}
