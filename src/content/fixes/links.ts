/** Links that lead to their page by a detour: with the ending of a file, or by an address that moved. */
import type { Redirect } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { isPattern } from '../../model/redirect-match.ts'
import { isExternal } from '../../util/is-external.ts'
import { addressStart } from './address.ts'
import type { SourceText } from './source-text.ts'

type SourceOf = (file: string) => SourceText | undefined

/** Codes: `link-extension`, `link-moved` (info). Only `check` asks for them: such links work. */
export function linkFixes(site: Site, sourceOf: SourceOf): Diagnostic[] {
  const moves = movesOf(site)
  return site.pages.flatMap(({ document }) =>
    document.links.flatMap((link): Diagnostic[] => {
      const found = link.kind === 'page' && /\.mdx?$/i.test(link.at.file) ? correction(link, site, moves) : undefined
      const source = found && sourceOf(link.at.file)
      const start = source && addressStart(source, link)
      if (!found || start === undefined) return []
      const edit = { file: link.at.file, start, end: start + link.written.length, text: found.text }
      return [{ ...found.about, severity: 'info', at: link.at, fix: { edits: [edit] } }]
    }),
  )
}

interface Correction {
  readonly text: string
  readonly about: Pick<Diagnostic, 'code' | 'message' | 'hint'>
}

function correction(link: DocumentLink, site: Site, moves: ReadonlyMap<string, string>): Correction | undefined {
  const { written, target } = link
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written)!
  if (site.byId.has(target)) {
    const bare = path.replace(/\.mdx?$/i, '')
    if (bare === path || bare === '' || bare.endsWith('/')) return undefined
    const text = bare + rest
    return { text, about: told('link-extension', `The link "${written}" names a file.`, text) }
  }
  const moved = moves.get(target)
  if (moved === undefined) return undefined
  const text = moved.includes('#') && rest.startsWith('#') ? moved : moved + rest
  return { text, about: told('link-moved', `The link "${written}" leads to a page that moved.`, text) }
}

function told(code: 'link-extension' | 'link-moved', message: string, text: string): Correction['about'] {
  return { code, message, hint: `Write "${text}".` }
}

/** Id of a former address → the address of the page where its redirects end. Only moves for good, to pages that are there. */
function movesOf(site: Site): ReadonlyMap<string, string> {
  const exact = new Map<string, Redirect>()
  for (const redirect of site.config.redirects)
    if (redirect.permanent && !isPattern(redirect.source) && !exact.has(pageId(redirect.source)))
      exact.set(pageId(redirect.source), redirect)
  const moves = new Map<string, string>()
  for (const id of exact.keys()) {
    const end = endOf(id, exact, site)
    if (end !== undefined) moves.set(id, end)
  }
  return moves
}

const longest = 10

function endOf(id: string, exact: ReadonlyMap<string, Redirect>, site: Site): string | undefined {
  let at: string = id
  for (let step = 0; step < longest; step++) {
    const destination = exact.get(at)?.destination
    if (destination === undefined || isExternal(destination) || /[?:*]/.test(destination)) return undefined
    const next = pageId(destination.replace(/#.*$/s, ''))
    if (site.byId.has(next)) return `/${destination.replace(/^\/+/, '')}`
    at = next
  }
  return undefined
}
