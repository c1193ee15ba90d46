/** Grammars of languages that a project brings along (`styling.codeblocks.languages.custom`). */
import { createHighlighter } from '../markdown/highlight.ts'
import { customLanguage } from '../markdown/custom-languages.ts'
import type { CustomLanguage, RawGrammar } from '../markdown/custom-languages.ts'
import type { OwnFile } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { parseJson, plainValue } from '../schema/json-tree.ts'
import { nearest } from '../util/suggest.ts'
import type { ProjectFiles } from './project-files.ts'

/** Real grammars have less than 300 KB. */
const mostCharacters = 1_000_000

/**
 * Reads grammars from files of the project, and from nowhere else. Codes: `grammar-missing` (warning, no such file),
 * `grammar-invalid` (error, no grammar in JSON that the highlighter can take). A language of which it is told has no colours.
 */
export async function customLanguages(
  files: readonly OwnFile[] = [],
  { paths, read }: Pick<ProjectFiles, 'paths' | 'read'>,
): Promise<{ readonly languages: readonly CustomLanguage[]; readonly diagnostics: readonly Diagnostic[] }> {
  const languages: CustomLanguage[] = []
  const diagnostics: Diagnostic[] = []
  for (const file of files) {
    const text = read(file.path)
    const made = text === undefined ? missing(file, paths) : await languageOf(text, file)
    if ('code' in made) diagnostics.push(made)
    else languages.push(made)
  }
  return { languages, diagnostics }
}

async function languageOf(text: string, { path, at }: OwnFile): Promise<CustomLanguage | Diagnostic> {
  if (text.length > mostCharacters) return invalid(`it has more than ${mostCharacters / 1_000_000} MB`, path, at)
  const { root, diagnostics } = parseJson(path, text)
  const wrong = diagnostics.find(({ severity }) => severity === 'fatal' || severity === 'error')
  if (wrong || !root) return invalid(wrong?.message ?? 'it is empty', path, wrong?.at ?? at)
  const value = plainValue(root)
  if (!isGrammar(value)) return invalid('it has no "scopeName" and "patterns"', path, at)
  const language = customLanguage(value, path.replace(/^.*\//, '').replace(/\..*$/s, ''))
  try {
    const highlighter = createHighlighter([language])
    await highlighter.load(language.names.slice(0, 1))
  } catch (error) {
    return invalid(String(error instanceof Error ? error.message : error).slice(0, 100), path, at)
  }
  return language
}

function isGrammar(value: unknown): value is RawGrammar {
  const { scopeName, patterns } = (value ?? {}) as Partial<Record<keyof RawGrammar, unknown>>
  return typeof scopeName === 'string' && scopeName !== '' && Array.isArray(patterns)
}

function missing({ path, at }: OwnFile, paths: ReadonlySet<string>): Diagnostic {
  const near = nearest(
    path,
    [...paths].filter((each) => each.endsWith('.json')),
  )
  return {
    code: 'grammar-missing',
    severity: 'warning',
    message: `There is no file "${path}" in the project; its language has no colors.`,
    at,
    hint: near ? `Did you mean "${near}"?` : 'Put the grammar into the project and write its path from the root.',
  }
}

function invalid(reason: string, path: string, at: Diagnostic['at']): Diagnostic {
  return {
    code: 'grammar-invalid',
    severity: 'error',
    message: `"${path}" is not read as a grammar: ${reason.replace(/\.$/, '')}.`,
    ...(at && { at }),
    hint: 'Write a TextMate grammar as JSON, with "name", "scopeName" and "patterns".',
  }
}
