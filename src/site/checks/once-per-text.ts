/** What is wrong in a text that many pages show, as one of an API description, is told once. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import type { Page } from '../../model/site.ts'
import { byCode } from '../../util/order.ts'
import type { CheckContext, PageCheck } from './context.ts'

export interface Finding {
  readonly link: Pick<DocumentLink, 'text'>
  readonly diagnostic: Diagnostic
}

interface Telling {
  readonly diagnostic: Diagnostic
  readonly pages: number
}

/** What a check finds on each page; of equal findings in one text the first in its file stays, with the number of pages. */
export function oncePerText(
  context: CheckContext,
  check: PageCheck,
  find: (page: Page) => readonly Finding[],
): readonly Diagnostic[] {
  const texts = new Map<Diagnostic, string>()
  const found = context.onPages(check, (page) =>
    find(page).map(({ link, diagnostic }) => {
      if (link.text !== undefined) texts.set(diagnostic, link.text)
      return diagnostic
    }),
  )
  if (texts.size === 0) return found
  const told = new Map<string, Telling>()
  for (const [diagnostic, text] of texts) {
    const { code, message, at } = diagnostic
    const key = [code, at?.file, text, message].join('\0')
    const before = told.get(key)
    told.set(key, {
      diagnostic: before ? earlier(before.diagnostic, diagnostic) : diagnostic,
      pages: (before?.pages ?? 0) + 1,
    })
  }
  return [...found.filter((each) => !texts.has(each)), ...[...told.values()].map(counted)]
}

function earlier(one: Diagnostic, other: Diagnostic): Diagnostic {
  const order =
    (one.at?.line ?? 0) - (other.at?.line ?? 0) ||
    (one.at?.column ?? 0) - (other.at?.column ?? 0) ||
    byCode(one.hint ?? '', other.hint ?? '')
  return order <= 0 ? one : other
}

function counted({ diagnostic, pages }: Telling): Diagnostic {
  if (pages === 1) return diagnostic
  return Object.assign({}, diagnostic, {
    message: diagnostic.message.replace(/\.$/, ` (told once for ${pages} pages).`),
  })
}
