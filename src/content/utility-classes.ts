/** The utility classes of a site: their sheet, and a word about those that have no rule. */
import { utilities } from '../assets/utilities.ts'
import { classNames } from '../util/class-names.ts'
import type { SiteConfig } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { noRecall } from '../util/recall.ts'
import type { Recall } from '../util/recall.ts'
import { createSayings } from '../util/words-of.ts'
import type { Cache } from './cache.ts'
import type { ProjectFiles } from './project-files.ts'

export interface UtilityParts {
  readonly config: SiteConfig
  readonly project: Pick<ProjectFiles, 'paths' | 'read'>
  /** The files of the theme; its style sheets are among them. */
  readonly files: readonly OutputFile[]
  readonly cache: Pick<Cache, 'utilities'>
  readonly recall?: Recall
}

/** Makes the sheet from the classes of all pages. `undefined`: no page has any. */
export async function utilityClasses(
  documents: readonly Document[],
  { config, project, files, cache, recall = noRecall }: UtilityParts,
): Promise<{ readonly css?: string; readonly diagnostics: readonly Diagnostic[] }> {
  const names = new Set(recall('classes of pages', [], () => createSayings(classesOf))(documents).flat())
  if (names.size === 0) return { diagnostics: [] }
  const sheets = await Promise.all(files.filter(({ path }) => path.endsWith('.css')).map(({ body }) => body()))
  const themeCss = sheets.join('\n')
  const { css, unknown } = await utilities(names, { look: config.look, themeCss, cache: cache.utilities })
  return { ...(css !== undefined && { css }), diagnostics: unknownClasses(unknown, documents, project) }
}

const classesOf = ({ classes }: Document) => classes

const mostNamed = 10

/** One message for the site, at the first page that has such a class. What a sheet of the project speaks of is known. */
function unknownClasses(
  names: readonly string[],
  documents: readonly Document[],
  { paths, read }: UtilityParts['project'],
): Diagnostic[] {
  if (names.length === 0) return []
  const sheets = [...paths].filter((path) => path.endsWith('.css')).map((path) => classNames(read(path) ?? ''))
  const unknown = names.filter((name) => !sheets.some((sheet) => sheet.has(name)))
  const page = documents.find(({ classes }) => classes?.some((name) => unknown.includes(name)))
  if (!page) return []
  const named = unknown.slice(0, mostNamed).map((name) => `"${name}"`)
  const more = unknown.length > mostNamed ? ` and ${unknown.length - mostNamed} more` : ''
  return [
    {
      code: 'class-unknown',
      severity: 'info',
      message: `No rule is known for the ${unknown.length === 1 ? 'class' : 'classes'} ${named.join(', ')}${more}.`,
      at: placeOf(unknown, page, read(page.path) ?? ''),
      hint: 'Correct the name, or write its rule in a .css file of the project.',
    },
  ]
}

/** Where the page writes one of the names in a tag; only the page where that is not in its own text but in a snippet's. */
function placeOf(names: readonly string[], { path, classes }: Document, text: string): Place {
  for (const name of names.filter((each) => classes?.includes(each)))
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const isWhole = /[\s"'`{]/.test(text[at - 1] ?? '') && /[\s"'`}]/.test(text[at + name.length] ?? '')
      const tag = text.slice(text.lastIndexOf('<', at), at)
      if (!isWhole || !/\bclass(?:Name)?\s*=[^>]*$/.test(tag.slice(-500))) continue
      const before = text.slice(0, at).split('\n')
      return { file: path, line: before.length, column: before.at(-1)!.length + 1 }
    }
  return { file: path, line: 1, column: 1 }
}
