/** The forms of playgrounds, each beside its page: `guides/start/request.json`. */
import { requestFileOf } from '../model/route.ts'
import type { OutputFile } from '../model/output.ts'
import type { Page } from '../model/site.ts'
import { noRecall } from '../util/recall.ts'
import { createSayings } from '../util/words-of.ts'
import type { Press } from './press.ts'

/** One file for each page with a playground. */
export function requests({ site, tools: { recall = noRecall } }: Press): OutputFile[] {
  const found = recall('pages with playgrounds', [], () => createSayings(withRequest))(site.pages)
  return found.map(({ id, document }) => ({ path: requestFileOf(id), body: () => document.request ?? '' }))
}

/** Asked for its text only when that is written: it may lie on the disk. */
function withRequest(page: Page): Page | undefined {
  return Object.hasOwn(page.document, 'request') ? page : undefined
}
