/** What the `.git` folder says, read as text: no program is run. */

export interface GitFacts {
  /** Text of `.git/config`. */
  readonly config?: string
  /** Text of `.git/HEAD`. */
  readonly head?: string
  /** Text of `.git/refs/remotes/origin/HEAD`: the default branch of the remote. */
  readonly remoteHead?: string
  /** Folder of the project inside the work tree, without slashes at its ends. */
  readonly dir: string
}

/** The address of the remote `origin`, else of the first remote that has one. */
export function remoteUrl(config: string): string | undefined {
  let section = ''
  let first: string | undefined
  for (const line of config.split(/\r?\n/)) {
    const header = /^\s*\[([^\]]*)\]/.exec(line)
    if (header) section = header[1]!
    const remote = /^remote "(.*)"$/.exec(section.trim())?.[1]
    const url = /^\s*url\s*=\s*(\S.*)$/.exec(line)?.[1]?.trim()
    if (remote === undefined || url === undefined) continue
    if (remote === 'origin') return url
    first ??= url
  }
  return first
}

/** The branch that links should name: the remote's default, else the one checked out, else `main`. */
export function branchOf(facts: Pick<GitFacts, 'head' | 'remoteHead'>): string {
  const remote = /^ref:\s*refs\/remotes\/origin\/(\S+)/.exec(facts.remoteHead ?? '')?.[1]
  return remote ?? /^ref:\s*refs\/heads\/(\S+)/.exec(facts.head ?? '')?.[1] ?? 'main'
}
