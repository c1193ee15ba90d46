/** The star count of a repository, asked for once while building: readers' browsers ask nobody. */
import type { Diagnostic } from '../model/diagnostic.ts'

export interface Stars {
  readonly stars?: number
  readonly diagnostics: readonly Diagnostic[]
}

/** Asks GitHub for the stars of the repository at `href`. Whatever goes wrong is a `warning`, and the button shows no count. */
export async function fetchStars(href: string | undefined, ask: typeof fetch, timeout = 3_000): Promise<Stars> {
  const name = /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(href ?? '')?.[1]
  if (!name) return failed(href ? `"${href}" is no repository on GitHub.` : 'docs.json has no GitHub button.')
  try {
    const headers = { accept: 'application/vnd.github+json', 'user-agent': 'flatleaf' }
    const answer = await ask(`https://api.github.com/repos/${name}`, { headers, signal: AbortSignal.timeout(timeout) })
    if (!answer.ok) return failed(`GitHub answered ${answer.status} for "${name}".`)
    const { stargazers_count: stars } = (await answer.json()) as { stargazers_count?: unknown }
    if (typeof stars !== 'number' || !Number.isSafeInteger(stars) || stars < 0)
      return failed(`GitHub gave no count for "${name}".`)
    return { stars, diagnostics: [] }
  } catch (error) {
    const reason = (error as Error).name === 'TimeoutError' ? `within ${timeout / 1000} s` : 'at all'
    return failed(`GitHub did not answer ${reason} for "${name}".`)
  }
}

function failed(message: string): Stars {
  const hint = 'The site is built without a star count; leave --fetch-stars out to ask for none.'
  return { diagnostics: [{ code: 'stars-unknown', severity: 'warning', message, hint }] }
}
