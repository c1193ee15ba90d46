/** Links into the repository that holds the pages. */
import type { Repository } from '../model/config.ts'
import { encodePath } from '../model/route.ts'

type Host = 'github' | 'gitlab' | 'bitbucket' | 'gitea'

/** Which shape of addresses a host has; an unknown one is taken for GitHub's, which others copy. */
function hostOf(url: string): Host {
  const name = /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (name.includes('gitlab')) return 'gitlab'
  if (name.includes('bitbucket')) return 'bitbucket'
  return /(?:^|\.)(?:codeberg|gitea|forgejo)\./.test(name) || name.includes('gitea') ? 'gitea' : 'github'
}

/** Where a file of the project can be edited. */
export function editHref({ url, branch, dir }: Repository, file: string): string | undefined {
  const start = addressOf(url)
  if (!start) return undefined
  const path = encodePath(dir ? `${dir}/${file}` : file)
  const at = encodePath(branch)
  switch (hostOf(start)) {
    case 'gitlab':
      return `${start}/-/edit/${at}/${path}`
    case 'bitbucket':
      return `${start}/src/${at}/${path}?mode=edit`
    case 'gitea':
      return `${start}/_edit/${at}/${path}`
    default:
      return `${start}/edit/${at}/${path}`
  }
}

/** Where an issue about a page can be written, with the page in its title. */
export function issueHref({ url }: Repository, route: string): string | undefined {
  const start = addressOf(url)
  if (!start) return undefined
  const title = encodeURIComponent(`Documentation: ${route}`)
  if (hostOf(start) === 'gitlab') return `${start}/-/issues/new?issue%5Btitle%5D=${title}`
  return `${start}/issues/new?title=${title}`
}

/** `owner/repository` of an address. */
export function repositoryName(url: string): string | undefined {
  const path = addressOf(url)?.replace(/^https?:\/\/[^/]+\/?/i, '')
  return path && path.split('/').slice(0, 2).join('/')
}

/** Without what clone addresses add; `undefined`: no address of the web. */
function addressOf(url: string): string | undefined {
  const address = url
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
  return /^https?:\/\//i.test(address) ? address : undefined
}
