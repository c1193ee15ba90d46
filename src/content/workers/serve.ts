/** The other side: what a process does that compiles pages for the first one. It reads the project, and writes nothing. */
import { iconFinder } from '../../icons/find.ts'
import type { Theme } from '../../model/theme.ts'
import { pageWordsOf } from '../../outputs/search/page-words.ts'
import type { Store } from '../../store/store.ts'
import { createCache, isPageSlot, slotOf } from '../cache.ts'
import { compilePageFor } from '../compile.ts'
import { compileContext } from '../context.ts'
import { customLanguages } from '../grammars.ts'
import { projectFiles } from '../project-files.ts'
import type { Answer, Ground, SlotRecord, Task } from './messages.ts'

/** Makes what compiles pages on this ground; one at a time. */
export async function openCompiler(ground: Ground, theme: Theme): Promise<(task: Task) => Promise<Answer>> {
  const { config, root, version, keeps } = ground
  const { store, give, taken } = passingStore()
  const cache = { ...createCache(store), ...(!keeps && { codeOf: undefined }) }
  const project = projectFiles(root, new Set(ground.paths), { images: cache.images })
  const { languages } = await customLanguages(config.look.grammars, project)
  const icon = iconFinder(config.look.iconLibrary, cache.icons)
  const discovery = {
    contentDir: ground.contentDir,
    navigation: ground.navigation,
    sources: ground.ids.map((id) => ({ id })),
    project,
    downloads: { bySpec: new Map(ground.downloads) },
    // Pages that ask for these are compiled by the first process.
    mentions: new Map<string, never>(),
    findOperation: () => ({}),
    findSchema: () => ({}),
  }
  const context = compileContext(config, discovery, { theme, cache, icon, languages, ...(version && { version }) })
  const wordsOf = pageWordsOf(cache.words)
  return async ({ source, code }) => {
    if (code !== undefined) give(slotOf(source.id), code)
    const document = await compilePageFor(source, context)
    if (keeps && cache.keyOf(document) !== undefined) wordsOf(document)
    cache.keep(new Set())
    const records = taken()
    return { id: source.id, records: keeps ? records : records.filter(([slot]) => isPageSlot(slot)) }
  }
}

/** A store that holds nothing but the code that was given for the page in hand, and gives away what it is to keep. */
function passingStore() {
  const given = new Map<string, string>()
  const records: SlotRecord[] = []
  const store: Store = {
    has: () => false,
    get: () => undefined,
    latest: (slot) => given.get(slot),
    set: (slot, record) => void records.push([slot, record]),
    keep: () => given.clear(),
    save: () => {},
  }
  return {
    store,
    give: (slot: string, code: string) => void given.set(slot, code),
    taken: () => records.splice(0),
  }
}
