/** What readers can do with a page beside reading it: the options of `contextual`, and the rules that both places share. */
import type { Place } from './diagnostic.ts'
import type { IconRef } from './icon.ts'

/** Options that need nothing, a site address, or the address of an MCP server; the last need a service of somebody else. */
export const pageOptionNames = [
  'copy',
  'view',
  'download-pdf',
  'download-spec',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'assistant',
  'devin',
  'devin-desktop',
  'devin-mcp',
] as const
export type PageOptionName = (typeof pageOptionNames)[number]

/** An option of the author's own: a link. */
export interface OwnOption {
  readonly title: string
  readonly description?: string
  readonly icon?: IconRef
  readonly href: string | OwnAddress
}

interface OwnAddress {
  readonly base: string
  readonly query: readonly { readonly key: string; readonly value: string }[]
}

export type PageOption = PageOptionName | OwnOption

export interface PageMenuConfig {
  /** In order; the first is the one that is seen at once. */
  readonly options: readonly PageOption[]
  readonly display: 'header' | 'toc'
  /** Where the options are written. */
  readonly at?: Place
}

/** What a site offers that says nothing of it. */
export const defaultPageOptions: readonly PageOption[] = ['copy', 'view', 'download-pdf']

/** A service that takes a question in its address. */
export interface ReaderService {
  readonly name: string
  readonly ask: string
}

/** Options that open a page in a service, which then reads its Markdown form: they need the address of the site. */
export const readerServices: ReadonlyMap<PageOption, ReaderService> = new Map<PageOptionName, ReaderService>([
  ['chatgpt', { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' }],
  ['claude', { name: 'Claude', ask: 'https://claude.ai/new?q=' }],
  ['perplexity', { name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q=' }],
  ['grok', { name: 'Grok', ask: 'https://grok.com/?q=' }],
  ['aistudio', { name: 'Google AI Studio', ask: 'https://aistudio.google.com/prompts/new_chat?prompt=' }],
])

/** Options that name an MCP server. */
export const serverOptions: ReadonlySet<PageOption> = new Set(['mcp', 'add-mcp', 'cursor', 'vscode'])

/** Options that nothing can be shown for. */
export const foreignOptions: ReadonlySet<PageOption> = new Set(['assistant', 'devin', 'devin-desktop', 'devin-mcp'])

/** An option as it is written in `docs.json` or in front matter. */
export type RawOption =
  | string
  | {
      readonly title?: unknown
      readonly description?: unknown
      readonly icon?: unknown
      readonly href?: unknown
    }

/** The option that is meant; `undefined`: there is no such name, or the link has no title or address. */
export function pageOption(raw: RawOption): PageOption | undefined {
  if (typeof raw === 'string') return pageOptionNames.find((name) => name === raw.trim())
  const [title, description, icon] = [textOf(raw.title), textOf(raw.description), iconOf(raw.icon)]
  const href = addressOf(raw.href)
  if (!title || !href) return undefined
  return { title, href, ...(description && { description }), ...(icon && { icon }) }
}

/** The address of a link without what is added to it. */
export function startOf({ href }: OwnOption): string {
  return typeof href === 'string' ? href : href.base
}

function addressOf(raw: unknown): OwnOption['href'] | undefined {
  if (typeof raw !== 'object' || raw === null) return textOf(raw)
  const { base, query } = raw as { base?: unknown; query?: unknown }
  const start = textOf(base)
  if (!start) return undefined
  const pairs = (Array.isArray(query) ? query : []).flatMap((each: { key?: unknown; value?: unknown } | null) => {
    const [key, value] = [textOf(each?.key), textOf(each?.value)]
    return key ? [{ key, value: value ?? '' }] : []
  })
  return { base: start, query: pairs }
}

function iconOf(raw: unknown): IconRef | undefined {
  if (typeof raw !== 'object' || raw === null) {
    const name = textOf(raw)
    return name ? { name } : undefined
  }
  const name = textOf((raw as { name?: unknown }).name)
  return name ? { ...(raw as Omit<IconRef, 'name'>), name } : undefined
}

function textOf(raw: unknown): string | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() || undefined : undefined
}

/** What the placeholders of an address stand for. */
interface Placeholders {
  readonly page: string
  readonly path: string
  readonly mcp: string
}

/** Characters of an address that every browser, server and proxy takes. */
export const addressLimit = 2000

/** The address with `$page`, `$path` and `$mcp` filled in. The text of a page is cut where the address would get too long. */
export function fillAddress(href: OwnOption['href'], values: Placeholders): { href: string; isCut: boolean } {
  const fill = (page: string) => filled(href, { ...values, page })
  const places = countPage(href)
  if (places === 0) return { href: fill(''), isCut: false }
  const room = Math.floor((addressLimit - fill('').length) / places)
  const page = encodedStart(values.page, room)
  return { href: fill(page.text), isCut: page.isCut }
}

/** `page` is encoded already. */
function filled(href: OwnOption['href'], { page, path, mcp }: Placeholders): string {
  // An author's slash in a path stays one; everywhere else it means the same.
  const values: Record<string, string> = {
    page,
    path: encodeURIComponent(path.toWellFormed()).replaceAll('%2F', '/'),
    mcp: encodeURIComponent(mcp),
  }
  const replaced = (text: string) => text.replace(placeholder, (_, name: string) => values[name]!)
  if (typeof href === 'string') return href === '$mcp' ? mcp : replaced(href)
  const query = href.query.map(({ key, value }) => `${encodeURIComponent(key)}=${replaced(encodeText(value))}`)
  if (query.length === 0) return replaced(href.base)
  // Behind a fragment a query would never be sent.
  const [, base = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(href.base)!
  const joint = /[?&]$/.test(base) ? '' : base.includes('?') ? '&' : '?'
  return replaced(base) + joint + query.join('&') + replaced(fragment)
}

const placeholder = /\$(page|path|mcp)\b/g

/** Encoded, but for the dollar signs of placeholders. */
function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%24', '$')
}

function countPage(href: OwnOption['href']): number {
  const texts = typeof href === 'string' ? [href] : [href.base, ...href.query.map(({ value }) => value)]
  return texts.reduce((sum, text) => sum + [...text.matchAll(/\$page\b/g)].length, 0)
}

/** The encoded beginning of a text, whole characters only. */
function encodedStart(text: string, room: number): { text: string; isCut: boolean } {
  let result = ''
  // Each character takes one place at least.
  const start = text.slice(0, Math.max(0, room) + 1).toWellFormed()
  for (const sign of start) {
    const next = encodeURIComponent(sign)
    if (result.length + next.length > room) return { text: result, isCut: true }
    result += next
  }
  return { text: result, isCut: false }
}

/** What `$page` stands for. */
export function pageText({ title, markdown }: { readonly title: string; readonly markdown: string }): string {
  return `# ${title}\n\n${markdown.trim()}\n`
}
