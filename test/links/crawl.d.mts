/** An address of a built page that leads nowhere. */
export interface Finding {
  readonly page: string
  readonly href: string
  /** It stands in the page's own text, not in what surrounds it. */
  readonly own: boolean
  readonly asset: boolean
  readonly wrong: 'address' | 'outside' | 'page' | 'anchor'
  readonly target: string
}

export interface CrawledPage {
  readonly ids: ReadonlySet<string>
  readonly addresses: readonly { readonly href: string; readonly own: boolean; readonly asset: boolean }[]
  readonly canonical?: string
  readonly alternates: readonly { readonly lang?: string; readonly href: string }[]
  readonly refresh?: string
}

export function crawl(
  files: ReadonlyMap<string, string>,
  options?: { readonly base?: string; readonly rules?: string },
): { readonly findings: readonly Finding[]; readonly pages: ReadonlyMap<string, CrawledPage> }

export function readPage(html: string): CrawledPage
