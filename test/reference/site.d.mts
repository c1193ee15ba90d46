import type { Shown } from './words.mjs'
export interface Page extends Shown {
  readonly size: number
  readonly ids: readonly string[]
  readonly links: readonly string[]
}
export function filesOf(folder: string): string[]
export function pagesOf(out: string, files?: readonly string[]): Map<string, Page>
export function siteProblems(
  out: string,
  options?: {
    readonly most?: number
    readonly written?: readonly string[]
    readonly files?: readonly string[]
    readonly pages?: ReadonlyMap<string, Page>
  },
): string[]
