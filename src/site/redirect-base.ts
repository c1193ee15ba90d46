/** Redirects whose author wrote the base path along with addresses of the site, as the browser shows them. */
import type { Redirect } from '../model/config.ts'
import { isPattern, redirectFinder } from '../model/redirect-match.ts'
import { pageId } from '../model/route.ts'
import { decoded } from '../util/decoded.ts'
import { filePath } from '../util/file-path.ts'
import { isExternal } from '../util/is-external.ts'
import { redirectChains } from './redirect-chains.ts'

export interface Standing {
  /** With a slash at both ends. */
  readonly base: string
  /** Ids of the pages. */
  readonly ids: ReadonlySet<string>
  readonly files: readonly { readonly path: string }[]
  /** Redirects that pages and entries ask for: what an author wrote wins over what is made here. */
  readonly others?: readonly Redirect[]
}

interface Step {
  readonly redirect: Redirect
  readonly written: Redirect
  /** Beside the one that was written. */
  readonly isAdded?: true
}

/**
 * The redirects without the base path in them, where it is no folder of the site: a destination that nothing answers at as it stands
 * loses it, and a source does with its destination. Of other sources nobody knows, so both addresses lead on. What would lead round in
 * a circle then stays as it is written.
 */
export function withoutBase(
  redirects: readonly Redirect[],
  { base, ids, files, others = [] }: Standing,
): readonly Redirect[] {
  const bare = bareOf(base)
  if (base === '/' || !redirects.some(({ source, destination }) => bare(source) ?? bare(destination))) return redirects
  const paths = new Set(files.map(({ path }) => path))
  const answers = (path: string) => ids.has(pageId(path)) || paths.has(path)
  const folder = base.slice(1)
  const isFolder = [...ids, ...paths].some((path) => `${path}/`.startsWith(folder))
  const idOf = (source: string) => pageId(decoded(source))
  const taken = new Set([...redirects, ...others].map(({ source }) => idOf(source)))
  const moved = redirects.flatMap((written): Step[] => {
    const source = isFolder ? undefined : bare(written.source)
    const asWritten = { redirect: written, written }
    if (source === undefined || taken.has(idOf(source)) || answers(filePath(source))) return [asWritten]
    const redirect = { ...written, source }
    if (bare(written.destination) !== undefined) return [{ redirect, written }]
    return isPattern(source) ? [asWritten] : [asWritten, { redirect, written, isAdded: true }]
  })
  const find = redirectFinder([...moved.map(({ redirect }) => redirect), ...others])
  const isAlive = (destination: string) => answers(filePath(destination)) || find(filePath(destination)) !== undefined
  const meant = (redirect: Redirect): Redirect => {
    const { destination: written } = redirect
    const destination = bare(written)
    if (destination === undefined) return redirect
    const isBare = isPattern(written) ? !isFolder : !isAlive(written) && isAlive(destination)
    return isBare ? { ...redirect, destination } : redirect
  }
  const made = moved.map(({ redirect, written, isAdded }) => ({ redirect: meant(redirect), written, isAdded }))
  const { sound } = redirectChains([...made.map(({ redirect }) => redirect), ...others], (id) => ids.has(id))
  const isSound = new Set(sound)
  return made.flatMap(({ redirect, written, isAdded }) => {
    if (isSound.has(redirect)) return [redirect]
    return isAdded ? [] : [written]
  })
}

/** `/docs/a#b` → `/a#b`; `undefined` for what does not start with the base path. */
function bareOf(base: string): (address: string) => string | undefined {
  const start = base.slice(0, -1)
  return (address) => {
    const path = isExternal(address) || address.startsWith('/') ? address : `/${address}`
    if (!path.startsWith(start) || !/^(?:[/?#]|$)/.test(path.slice(start.length))) return undefined
    const rest = path.slice(start.length)
    return rest.startsWith('/') ? rest : `/${rest}`
  }
}
