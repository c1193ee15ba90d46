/** Former addresses that pages name in their front matter. */
import type { Redirect } from '../model/config.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Document } from '../model/document.ts'
import { placeOfKey } from '../model/key-place.ts'
import { sourceFault } from './redirect-source.ts'
import { pageId } from '../model/route.ts'
import { decoded } from '../util/decoded.ts'
import { isExternal } from '../util/is-external.ts'

export interface Aliases {
  readonly aliases: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The redirects that they stand for; one of the configuration from the same address wins.
 * Codes: `redirect-source` (error, warning), `redirect-twice` (warning): the former address is left out.
 */
export function aliasesOf(pages: readonly { readonly document: Document }[], written: readonly Redirect[]): Aliases {
  const taken = new Map<string, Place>()
  const idOf = (source: string) => pageId(decoded(source))
  for (const { source, at } of written) if (!taken.has(idOf(source))) taken.set(idOf(source), at)
  const aliases: Redirect[] = []
  const diagnostics: Diagnostic[] = []
  for (const redirect of pages.flatMap(({ document }) => formerOf(document))) {
    const problem = problemOf(redirect, taken.get(idOf(redirect.source)))
    if (problem) diagnostics.push(problem)
    else {
      taken.set(idOf(redirect.source), redirect.at)
      aliases.push(redirect)
    }
  }
  return { aliases, diagnostics }
}

function formerOf(document: Document): Redirect[] {
  return (document.frontmatter.aliases ?? [])
    .map((alias, index) => ({ alias, at: placeOfKey(document, 'aliases', index) }))
    .filter(({ alias }) => alias !== '')
    .map(({ alias, at }) => ({
      source: isExternal(alias) || alias.startsWith('/') ? alias : `/${alias}`,
      destination: `/${document.id}`,
      permanent: true,
      at,
    }))
}

function problemOf({ source, at }: Redirect, first: Place | undefined): Diagnostic | undefined {
  const fault = sourceFault(source)
  if (fault)
    return {
      code: 'redirect-source',
      severity: fault.severity,
      message: `The former address "${source}" ${fault.what}.`,
      at,
      hint: fault.hint,
    }
  if (!first) return undefined
  return {
    code: 'redirect-twice',
    severity: 'warning',
    message: `"${source}" is redirected twice; the first one counts (${first.file}:${first.line}).`,
    at,
    hint: 'Remove one of them.',
  }
}
