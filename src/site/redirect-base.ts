/** Redirects whose author wrote the base path along with addresses of the site, as the browser shows them. */
import type { Redirect } from '../model/config.ts'
import { isPattern, redirectFinder } from '../model/redirect-match.ts'
import { pageId } from '../model/route.ts'
import { filePath } from '../util/file-path.ts'
import { isExternal } from '../util/is-external.ts'

export interface Standing {
  /** With a slash at both ends. */
  readonly base: string
  /** Ids of the pages. */
  readonly ids: ReadonlySet<string>
  readonly files: readonly { readonly path: string }[]
}

/**
 * The redirects without the base path in them, where it is no folder of the site: a destination that nothing answers at as it stands
 * loses it, and a source does with its destination. Of other sources nobody knows, so both addresses lead on.
 */
export function withoutBase(redirects: readonly Redirect[], { base, ids, files }: Standing): readonly Redirect[] {
  const bare = bareOf(base)
  if (base === '/' || !redirects.some(({ source, destination }) => bare(source) ?? bare(destination))) return redirects
  const paths = new Set(files.map(({ path }) => path))
  const answers = (path: string) => ids.has(pageId(path)) || paths.has(path)
  const folder = base.slice(1)
  const isFolder = [...ids, ...paths].some((path) => `${path}/`.startsWith(folder))
  const taken = new Set(redirects.map(({ source }) => pageId(source)))
  const moved = redirects.flatMap((redirect): Redirect[] => {
    const source = isFolder ? undefined : bare(redirect.source)
    if (source === undefined || taken.has(pageId(source)) || answers(filePath(source))) return [redirect]
    if (bare(redirect.destination) !== undefined) return [{ ...redirect, source }]
    const isSame = pageId(filePath(source)) === pageId(filePath(redirect.destination))
    return isSame || isPattern(source) ? [redirect] : [redirect, { ...redirect, source }]
  })
  const find = redirectFinder(moved)
  const isAlive = (destination: string) => answers(filePath(destination)) || find(filePath(destination)) !== undefined
  const meant = (redirect: Redirect): Redirect => {
    const { destination: written } = redirect
    const destination = bare(written)
    if (destination === undefined) return redirect
    const isBare = isPattern(written) ? !isFolder : !isAlive(written) && isAlive(destination)
    return isBare ? { ...redirect, destination } : redirect
  }
  return moved.map(meant)
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
