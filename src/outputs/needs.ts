/** Assets on demand: what pages load of the theme beside what every page has. */
import type { SiteConfig } from '../model/config.ts'
import type { Document } from '../model/document.ts'
import { feedbackAssets, feedbackOf } from './feedback.ts'
import { frameSheets } from './frame-sheets.ts'
import { integrationAssets } from './integrations.ts'

/** Those of one page by name, in the order in which it loads them. */
export function pageNeeds(config: SiteConfig, document: Document): readonly string[] {
  return [
    ...frameSheets(config),
    ...(document.needs ?? []),
    ...(feedbackOf({ config }, { document }) === undefined ? [] : feedbackAssets),
    ...integrationAssets(config),
  ]
}

/** Those of a site: of its pages, and of pages that are made beside them. */
export function siteNeeds(config: SiteConfig, documents: readonly Document[]): ReadonlySet<string> {
  const made = [...frameSheets(config), ...integrationAssets(config)]
  return new Set([...made, ...documents.flatMap((document) => pageNeeds(config, document))])
}

/** All of a document that decides what it needs. */
export function needsWord({ needs, frontmatter: { mode, feedback } }: Document): string {
  return JSON.stringify([needs, mode, feedback])
}
