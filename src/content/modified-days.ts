/** When pages were last changed, by the history of the project: asked only where a day is to be shown. */
import { gitHistory, historySign } from '../config/git-files.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import { hash } from '../util/hash.ts'
import { writtenDay } from '../util/iso-day.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { createSayings } from '../util/words-of.ts'
import type { Cache } from './cache.ts'
import { isPage } from './content-dir.ts'
import { gitDays } from './git-days.ts'

export interface ModifiedDays {
  /** Path of a page's file → `2026-04-14`. A file that was never committed has none. */
  readonly days: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
  /** The history was asked for. `sign`: as long as it is the same the answer is; without one nobody can say. */
  readonly history?: { readonly sign?: string }
}

const none: ModifiedDays = { days: new Map(), diagnostics: [] }

/**
 * Pages made from descriptions have no day: their file changes for the sake of others. Codes, each once for the site:
 * `days-shallow` (warning: a shallow clone dates old files wrongly), `days-unknown` (warning: no repository, or no git).
 */
export async function modifiedDays(
  config: SiteConfig,
  documents: readonly Document[],
  { root, cache, recall = noRecall }: { root: string; cache: Pick<Cache, 'days' | 'memo'>; recall?: Recall },
): Promise<ModifiedDays> {
  const askingPath = (document: Document) => (isAsking(document, config) ? document.path : undefined)
  const asking = recall('pages with days', [config], () => createSayings(askingPath))(documents)
  if (asking.length === 0) return none
  const at = config.lastChange?.at ?? { file: asking[0]!, line: 1, column: 1 }
  const history = gitHistory(root)
  const sign = historySign(history)
  const known = { history: { ...(sign !== undefined && { sign }) } }
  if (!history || history.isShallow)
    return { ...none, ...known, diagnostics: [history ? { ...shallow, at } : { ...unversioned, at }] }
  const question = recall('paths with days', [asking], () => ({
    paths: new Set(asking),
    word: JSON.stringify(asking.toSorted()),
  }))
  const days = await remembered(sign, { root, ...question, cache, revision: history.commit })
  return days ? { ...none, ...known, days } : { ...none, history: {}, diagnostics: [{ ...unread, at }] }
}

function isAsking({ path, frontmatter }: Document, { lastChange }: SiteConfig): boolean {
  const isWanted = frontmatter.timestamp ?? lastChange?.shown ?? false
  return isWanted && isPage(path) && writtenDay(frontmatter.lastUpdatedDate) === undefined
}

interface Asked {
  readonly root: string
  readonly paths: ReadonlySet<string>
  /** Names the paths. */
  readonly word: string
  /** The commit that the sign names: another one may be made while git reads. */
  readonly revision: string | undefined
  readonly cache: Pick<Cache, 'days' | 'memo'>
}

/** The same commit gives the same days: a save in `dev` and a warm build ask no history. */
async function remembered(sign: string | undefined, asked: Asked): Promise<ReadonlyMap<string, string> | undefined> {
  const { root, paths, word, cache, revision } = asked
  if (sign === undefined) return gitDays(root, paths)
  const key = hash(sign, word)
  // Within a process a question without an answer is not asked again: each save would wait for it.
  if (cache.days.has(key)) return cache.days.get(key)
  const kept = fromText(cache.memo?.get('days', key))
  const days = kept ?? (await gitDays(root, paths, revision))
  cache.days.clear()
  cache.days.set(key, days)
  if (days && !kept) cache.memo?.set('days', key, JSON.stringify([...days]))
  return days
}

function fromText(text: string | undefined): ReadonlyMap<string, string> | undefined {
  return text === undefined ? undefined : new Map(JSON.parse(text) as [string, string][])
}

const shallow = {
  code: 'days-shallow',
  severity: 'warning',
  message: 'No day of the last change is shown: this is a shallow clone, which does not say when older files changed.',
  hint: 'Fetch the whole history: git fetch --unshallow; in GitHub Actions: "fetch-depth: 0".',
} as const

const unversioned = {
  code: 'days-unknown',
  severity: 'warning',
  message: 'No day of the last change is shown: the project is in no git repository.',
  hint: 'Write the day into the front matter of pages: "lastUpdatedDate: 2026-04-14".',
} as const

const unread = {
  code: 'days-unknown',
  severity: 'warning',
  message: 'No day of the last change is shown: git could not be run, or did not answer.',
  hint: 'See what this says in the folder of the project: git log -1.',
} as const
