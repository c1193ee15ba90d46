/** What `check --fix` can correct: messages that carry their edits, by exact offsets of the files as they are. */
import type { Diagnostic, Edit } from '../../model/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { apart } from '../../util/edited.ts'
import { classFix } from './class-names.ts'
import { linkFixes } from './links.ts'
import { quotesFix } from './quotes.ts'
import type { SourceText } from './source-text.ts'
import { sourceText } from './source-text.ts'

/** The corrections of a site. `textOf` gives a file of the project as it is on the disk. */
export function fixesOf(
  site: Site | undefined,
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  const sourceOf = sources(textOf)
  const found = diagnostics.flatMap((each): Diagnostic[] => {
    const source = each.at && isMendable(each) ? sourceOf(each.at.file) : undefined
    return source ? [classFix(each, source) ?? quotesFix(each, source) ?? []].flat() : []
  })
  return [...found, ...(site ? linkFixes(site, sourceOf) : [])]
}

/** Links of a site that work by a detour, which `check` tells. */
export function detoursOf(site: Site | undefined, textOf: (file: string) => string | undefined): Diagnostic[] {
  return site ? linkFixes(site, sources(textOf)) : []
}

const isMendable = ({ code }: Diagnostic) => code === 'mdx-attribute' || code === 'frontmatter-yaml'

/** File → its edits in order, none of which overlap. */
export function editsByFile(
  fixes: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): ReadonlyMap<string, readonly Edit[]> {
  const byFile = new Map<string, Edit[]>()
  for (const edit of fixes.flatMap(({ fix }) => fix?.edits ?? [])) {
    const list = byFile.get(edit.file)
    if (list) list.push(edit)
    else byFile.set(edit.file, [edit])
  }
  return new Map([...byFile].map(([file, edits]) => [file, apart(edits, textOf(file)?.length ?? 0)]))
}

function sources(textOf: (file: string) => string | undefined): (file: string) => SourceText | undefined {
  const known = new Map<string, SourceText | undefined>()
  return (file) => {
    if (!known.has(file)) {
      const text = textOf(file)
      known.set(file, text === undefined ? undefined : sourceText(file, text))
    }
    return known.get(file)
  }
}
