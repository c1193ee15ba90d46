/** The repository that edit and issue links lead to (docs-json.md, A-8). */
import * as z from 'zod'
import type { FeedbackConfig, FooterConfig, HeaderConfig, Repository } from '../../model/config.ts'
import { branchOf, remoteUrl } from '../git.ts'
import type { GitFacts } from '../git.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import type { Reading } from '../reading.ts'
import { repositoryAddress } from '../repository-address.ts'
import type { RepositoryAddress } from '../repository-address.ts'

export const repositoryKeys = {
  repo: key(
    z.union([
      z.string(),
      z.object({
        url: key(z.string(), 'Its address.', { becomes: 'repository.url' }),
        branch: key(z.string(), 'Branch that links name.', {
          default: 'the default branch, else `main`',
          becomes: 'repository.branch',
        }),
        dir: key(z.string(), 'Folder of this file in the repository.', {
          default: 'where it is found',
          becomes: 'repository.dir',
        }),
      }),
    ]),
    'Repository that edit and issue links lead to.',
    {
      dialect: 'own',
      default: 'that of `git`, the one named in the header or footer, or that of `package.json`',
      becomes: 'repository',
    },
  ),
}

/** What is known of the project beside docs.json; asked only when a link needs it. */
export interface Surroundings {
  readonly git?: () => GitFacts | undefined
  /** Text of `package.json`. */
  readonly packageJson?: () => string | undefined
}

export interface Known {
  readonly feedback: FeedbackConfig
  readonly header: HeaderConfig
  readonly footer: FooterConfig
  readonly around: Surroundings
}

/**
 * Branch and folder come with the address they belong to: those of `git` never join the address of another repository.
 * Codes: `repository-wrong` (error), `repository-missing` (warning: feedback links are asked for and lead nowhere).
 */
export function readRepository(
  raw: Raw<typeof repositoryKeys>,
  reading: Reading,
  known: Known,
): Repository | undefined {
  const wanted = known.feedback.suggestEdit || known.feedback.raiseIssue
  const own = typeof raw.repo === 'string' ? { url: raw.repo } : (raw.repo ?? {})
  const git = wanted ? gitAddress(known.around.git?.()) : undefined
  const written = ownAddress(raw, own.url, reading)
  const found =
    (written && { ...(isSame(written, git) && git), ...written }) ??
    git ??
    linkedAddress(known) ??
    (wanted ? packageAddress(known.around.packageJson?.()) : undefined)
  if (found)
    return {
      url: found.url,
      branch: own.branch ?? found.branch ?? 'main',
      dir: trimSlashes(own.dir ?? found.dir ?? ''),
    }
  if (wanted)
    reading.warn(
      'repository-missing',
      reading.keyAt(raw, 'feedback'),
      '"feedback" asks for links to the repository, but none is known.',
      'Add its address: "repo": "https://github.com/you/docs".',
    )
  return undefined
}

function ownAddress(
  raw: Raw<typeof repositoryKeys>,
  url: string | undefined,
  reading: Reading,
): RepositoryAddress | undefined {
  if (url === undefined) return undefined
  const address = repositoryAddress(url)
  if (address) return address
  const at = typeof raw.repo === 'object' ? reading.at(raw.repo, 'url') : reading.at(raw, 'repo')
  reading.error(
    'repository-wrong',
    at,
    `"${url}" is not the address of a repository.`,
    'Write it in full: "https://github.com/owner/repo".',
  )
  return undefined
}

/** A repository at GitHub that the header or the footer names. */
function linkedAddress({ header, footer }: Known): RepositoryAddress | undefined {
  const action = header.action?.kind === 'github' ? [header.action.href] : []
  const links = header.links.map((each) => each.href)
  const socials = footer.socials.filter((each) => each.platform === 'github').map((each) => each.href)
  const candidates = [...action, ...links, ...socials].filter((href) =>
    /^https?:\/\/(?:www\.)?github\.com\//.test(href),
  )
  return candidates.flatMap((href) => repositoryAddress(href) ?? [])[0]
}

/** The remote of the work tree, with its branch and the folder of the project in it. */
function gitAddress(git: GitFacts | undefined): Required<RepositoryAddress> | undefined {
  const remote = git?.config === undefined ? undefined : remoteUrl(git.config)
  const address = remote === undefined ? undefined : repositoryAddress(remote)
  return git && address && { url: address.url, branch: branchOf(git), dir: git.dir }
}

/** Hosts and, at the big ones, owners and names know no case. */
function isSame(a: RepositoryAddress, b: RepositoryAddress | undefined): boolean {
  return a.url.toLowerCase() === b?.url.toLowerCase()
}

function packageAddress(text: string | undefined): RepositoryAddress | undefined {
  const found = z
    .union([z.string(), z.object({ url: z.string(), directory: z.string().optional() })])
    .safeParse(repositoryField(text))
  if (!found.success) return undefined
  const { url, directory } = typeof found.data === 'string' ? { url: found.data, directory: undefined } : found.data
  const address = repositoryAddress(url)
  return address && { ...address, ...(directory && { dir: directory }) }
}

function repositoryField(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return (JSON.parse(text) as { repository?: unknown } | null)?.repository
  } catch {
    // a broken package.json is for npm to complain about
    return undefined
  }
}

function trimSlashes(path: string): string {
  return path
    .split(/[\\/]+/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
}
