/** No file of the project lies where the build writes a page or its own files. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outputOf, twinOf } from '../../model/route.ts'
import type { Site } from '../../model/site.ts'

/** Pages and `_flatleaf/` win; the file is left out. */
export function shadowedFiles(site: Site): Diagnostic[] {
  const owners = new Map<string, string>()
  for (const { id } of site.pages) {
    owners.set(outputOf(id, site.config.site), id)
    owners.set(twinOf(id), id)
  }
  return site.files.flatMap(({ path, source = path }): Diagnostic[] => {
    const owner = owners.get(path)
    if (owner === undefined && !path.startsWith('_flatleaf/')) return []
    const why =
      owner === undefined ? 'the folder "_flatleaf" is the build\'s own' : `the page "${owner}" is written there`
    return [
      {
        code: 'file-shadowed',
        severity: 'warning',
        message: `The file "${path}" is left out: ${why}.`,
        at: { file: source, line: 1, column: 1 },
        hint: 'Rename the file.',
      },
    ]
  })
}
