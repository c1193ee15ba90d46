/** Links that lead to their page by a detour: with the ending of a file, or by an address that moved. */
import type { Redirect } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocumentLink } from '../../model/document.ts'
import { pageId } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { isPattern, redirectFinder } from '../../model/redirect-match.ts'
import { decoded } from '../../util/decoded.ts'
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

function correction(link: DocumentLink, site: Site, moves: Moves): Correction | undefined {
  const { written, target } = link
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written)!
  if (site.byId.has(target)) {
    const bare = path.replace(/\.mdx?$/i, '')
    if (bare === path || bare === '' || bare.endsWith('/')) return undefined
    const text = bare + rest
    return { text, about: told('link-extension', `The link "${written}" names a file.`, text) }
  }
  const moved = moves(target)
  if (moved === undefined) return undefined
  const text = moved.includes('#') && rest.startsWith('#') ? moved : moved + rest
  return { text, about: told('link-moved', `The link "${written}" leads to a page that moved.`, text) }
}

function told(code: 'link-extension' | 'link-moved', message: string, text: string): Correction['about'] {
  return { code, message, hint: `Write "${text}".` }
}

/** An address that moved → that of the page where its redirects end. Only moves for good, to pages that are there. */
type Moves = (id: string) => string | undefined

function movesOf(site: Site): Moves {
  const moveOf = redirectFinder(site.config.redirects)
  const known = new Map<string, string | undefined>()
  return (id) => {
    if (!known.has(id)) known.set(id, endOf(id, moveOf, site))
    return known.get(id)
  }
}

const longest = 10

/** Many addresses to one: which of them was moved there, nobody says. */
const isCatchAll = ({ source, destination }: Redirect) => isPattern(source) && !isPattern(destination)

function endOf(id: string, moveOf: ReturnType<typeof redirectFinder>, site: Site): string | undefined {
  let at: string = id
  for (let step = 0; step < longest; step++) {
    const move = moveOf(at)
    if (!move?.redirect.permanent || isCatchAll(move.redirect)) return undefined
    const { destination } = move
    // What holds a blank or a bracket would end the address of a link.
    if (isExternal(destination) || /[?:*\s()<>]/.test(destination)) return undefined
    const next = pageId(decoded(destination.replace(/#.*$/s, '')))
    if (site.byId.has(next)) return `/${destination.replace(/^\/+/, '')}`
    at = next
  }
  return undefined
}
