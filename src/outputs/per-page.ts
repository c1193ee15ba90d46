/** Files that stand beside each page. */
import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/site.ts'
import { noRecall } from '../util/recall.ts'
import { createWords } from '../util/words-of.ts'
import type { Press } from './press.ts'

/** What makes the file of a page; `press` gives the newest one, so it holds no site that is gone. */
type FileOf = (page: Page, press: () => Press) => OutputFile

/**
 * A file for each page, under the name of what they are. As long as the site has the same shape, the file of a page that stayed the
 * same is that of the last time.
 */
export function perPage(press: Press, name: string, fileOf: FileOf): readonly OutputFile[] {
  const { site, tools } = press
  const { recall = noRecall } = tools
  return recall(name, [site.shape ?? {}], () => filesOf(fileOf))(press)
}

/** Apart from what `recall` is called in, which knows a site. */
function filesOf(fileOf: FileOf): (press: Press) => readonly OutputFile[] {
  let latest: Press
  const files = createWords((page: Page) => fileOf(page, () => latest))
  return (press) => {
    latest = press
    return files(press.site.pages)
  }
}
