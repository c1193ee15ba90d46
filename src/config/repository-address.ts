/** The many ways to name a repository → the address of its web page. */

export interface RepositoryAddress {
  /** `https://github.com/owner/repo`, without credentials and `.git`. */
  readonly url: string
  /** From an address that points into a branch: `…/tree/main/docs`. */
  readonly branch?: string
  readonly dir?: string
}

const hosts: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  bitbucket: 'https://bitbucket.org/',
}

/**
 * Reads `https://…`, `git@host:owner/repo.git`, `ssh://…`, `github:owner/repo` and `owner/repo` (GitHub);
 * `undefined` for what names no repository, such as the page of an organisation.
 */
export function repositoryAddress(written: string): RepositoryAddress | undefined {
  const text = written.trim().replace(/^git\+/, '')
  const short = /^(?:(github|gitlab|bitbucket):)?(\w[\w.-]*\/[\w.-]+)$/.exec(text)
  if (short) return { url: hosts[short[1] ?? 'github']! + short[2]!.replace(/\.git$/, '') }
  const scp = /^[\w.-]+@([\w.-]+):(?!\/\/)(.+)$/.exec(text)
  const url = scp ? `https://${scp[1]}/${scp[2]!.replace(/^\/+/, '')}` : text.replace(/^(?:ssh|git):\/\//, 'https://')
  return URL.canParse(url) ? fromUrl(new URL(url)) : undefined
}

function fromUrl(url: URL): RepositoryAddress | undefined {
  if (!/^https?:$/.test(url.protocol)) return undefined
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const cut = parts.findIndex((part) => part === 'tree' || part === 'blob' || part === '-' || part === '_git')
  const azure = parts[cut] === '_git'
  const end = azure ? cut + 2 : cut > 1 ? cut : url.hostname === 'github.com' ? 2 : parts.length
  const path = parts.slice(0, end)
  if (path.length < 2) return undefined
  path[path.length - 1] = path.at(-1)!.replace(/\.git$/, '')
  // a port of ssh is none of the web page
  const host = url.protocol === 'https:' && url.port !== '' && url.username === 'git' ? url.hostname : url.host
  const rest = azure ? [] : parts.slice(parts[cut] === '-' ? cut + 1 : cut)
  const inside =
    cut > 1 && rest[0] === 'tree' && rest[1]
      ? { branch: rest[1], ...(rest.length > 2 && { dir: rest.slice(2).join('/') }) }
      : {}
  return { url: `${url.protocol}//${host}/${path.join('/')}`, ...inside }
}
