/** Folders of the site keep apart where upper and lower case do not count. */
import { dirname } from 'node:path/posix'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outputOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'
import { foldersOf } from '../folder.ts'
import { foldCase } from '../page-index.ts'

interface Written {
  readonly path: string
  readonly source: string
}

/** Both are written: where they become one folder, no file is lost. Told once, at the first file of the second one. */
export function folderCase({ pages, files, config }: Site): Diagnostic[] {
  const written: readonly Written[] = [
    ...pages.map(({ id, document }) => ({ path: outputOf(id, config.site), source: document.path })),
    ...files.map(({ path, source = path }) => ({ path, source })),
  ]
  const names = new Map<string, Set<string>>()
  const told = new Set<string>()
  return written.flatMap(({ path, source }) => {
    const around = dirname(path)
    if (told.has(around)) return []
    told.add(around)
    return [...foldersOf(path)].flatMap((folder): Diagnostic[] => {
      const key = `${dirname(folder)}/${foldCase(folder)}`
      const known = names.get(key) ?? new Set()
      names.set(key, known)
      if (known.has(folder)) return []
      const [first] = known.add(folder)
      return first === undefined || first === folder ? [] : [alike(first, folder, source)]
    })
  })
}

function alike(first: string, second: string, file: string): Diagnostic {
  return {
    code: 'folder-case',
    severity: 'warning',
    message: `The folders "${first}" and "${second}" are one where upper and lower case do not count.`,
    at: { file, line: 1, column: 1 },
    hint: 'Give both one name: where the site is copied from such a system, addresses in one of them change.',
  }
}
