/** GitHub Pages leaves out folders that begin with `_` unless this file says not to. */
import type { OutputFile } from '../model/output.ts'

/** `.nojekyll`, empty. */
export function noJekyll(): OutputFile[] {
  return [{ path: '.nojekyll', body: () => '' }]
}
