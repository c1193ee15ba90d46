/** What pages recommend to read next is there. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { placeOfKey } from '../../model/key-place.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { isExternal } from '../../util/is-external.ts'
import { nearest } from '../../util/suggest.ts'
import type { CheckContext } from './context.ts'

/** Front matter `related`: paths of this site; addresses of others are not looked at. */
export function related(site: Site, { isAlive }: CheckContext): Diagnostic[] {
  return site.pages.flatMap(({ document }) =>
    (document.frontmatter.related || [])
      .flatMap((each, index) =>
        (typeof each === 'string' ? [each] : Object.values(each)).map((written) => ({ written, index })),
      )
      .filter(({ written }) => !written.startsWith('#') && !isExternal(written) && !isAlive(idOf(written)))
      .map(({ written, index }): Diagnostic => {
        const near = nearest(idOf(written), site.byId.keys())
        return {
          code: 'related-missing',
          severity: 'warning',
          message: `The page recommends "${written}", which is not there.`,
          at: placeOfKey(document, 'related', index),
          hint: near === undefined ? 'Check the path.' : `Did you mean "/${near}"?`,
        }
      }),
  )
}

const idOf = (written: string) => pageId(written.replace(/[?#].*$/s, ''))
