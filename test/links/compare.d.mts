import type { CrawledPage, Finding } from './crawl.mjs'

export interface Comparison {
  readonly told: number
  readonly found: number
  readonly falseAlarms: readonly string[]
  readonly missed: readonly string[]
}

export function compare(
  diagnostics: readonly {
    readonly file?: string
    readonly line?: number
    readonly code: string
    readonly message: string
  }[],
  crawled: { readonly findings: readonly Finding[]; readonly pages: ReadonlyMap<string, CrawledPage> },
): Comparison
