/** The forms of playgrounds, each beside its page: `guides/start/request.json`. */
import { requestFileOf } from '../model/route.ts'
import type { OutputFile } from '../model/output.ts'
import type { Press } from './press.ts'

/** One file for each page with a playground. */
export function requests({ site }: Press): OutputFile[] {
  return site.pages.flatMap(({ id, document }) =>
    // Asked for its text only when that is written: it may lie on the disk.
    Object.hasOwn(document, 'request') ? [{ path: requestFileOf(id), body: () => document.request ?? '' }] : [],
  )
}
