import type { Element } from 'hast'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import type { OperationView } from '../../src/model/reference.ts'
import type { Say } from '../../src/model/words.ts'

/** An address as it stands before a path. */
export function shownBase(url: string): string {
  return url.replace(/\/+$/, '')
}

/**
 * The choice among several base URLs, hidden until `client/base-url.ts` makes it work: without scripts the list under
 * "Servers" says the same. Its words are no text of the page, so search and contents pass over them.
 */
export function baseUrls({ kind, servers }: OperationView, say: Say): Child {
  if (kind === 'webhook' || !isPlain(servers[0]?.base ?? '')) return null
  const bases = new Map(servers.filter(({ base }) => isPlain(base)).map(({ url, base }) => [shownBase(url), base]))
  if (bases.size < 2) return null
  const label = (
    <label class="api-bases" hidden>
      {say('Base URL')}{' '}
      <select data-base-url autocomplete="off">
        {[...bases].map(([url, base]) => (
          <option value={url} data-base={base}>
            {url || '/'}
          </option>
        ))}
      </select>
    </label>
  ) as Element
  return Object.assign(label, { data: { text: '' } })
}

/** Stands in a shell's word and in string literals as it is; any other could not be put in place of another in samples. */
function isPlain(base: string): boolean {
  return /^[\p{L}\p{N}_./:@%+-]+$/u.test(base)
}
