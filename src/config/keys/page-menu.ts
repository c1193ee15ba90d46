/** What readers can do with a page: copy it, read it as Markdown, open it elsewhere. */
import * as z from 'zod'
import type { SiteConfig } from '../../model/config.ts'
import {
  defaultPageOptions,
  foreignOptions,
  pageOption,
  pageOptionNames,
  readerServices,
  serverOptions,
  startOf,
} from '../../model/page-option.ts'
import type { PageOption, PageOptionName } from '../../model/page-option.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { isSafeLink } from '../link-address.ts'
import type { Reading } from '../reading.ts'
import { icon, webAddress } from '../values.ts'

const own = z.object({
  title: z.string().optional().describe('Name of the entry.'),
  description: z.string().optional().describe('What it does, in one line.'),
  icon: icon.optional().describe('Icon beside the name.'),
  href: z
    .union([
      z.string(),
      z.object({
        base: z.string().optional().describe('The address without its query.'),
        query: z
          .array(z.object({ key: z.string().optional(), value: z.string().optional() }))
          .optional()
          .describe('Names and values of the query.'),
      }),
    ])
    .optional()
    .describe('Where it leads.'),
})

export const pageMenuKeys = {
  contextual: key(
    z.object({
      options: key(
        z.array(z.union([z.enum(pageOptionNames), own])),
        'What readers can do with a page, in order; the first is a button, the others are a menu. `[]`: nothing. Links of your own have `title`, `description`, `icon` and `href`, with `$page`, `$path` and `$mcp` for the text of the page, its path and `mcp.url`.',
        { default: '`copy`, `view`, `download-pdf`', becomes: 'pageMenu.options' },
      ),
      display: key(z.enum(['header', 'toc']), 'Beside the title, or below the contents where they have a column.', {
        default: '`header`',
        becomes: 'pageMenu.display',
      }),
    }),
    'The actions of a page. The front matter of a page may have a `contextual` of its own.',
    { dialect: 'nested', becomes: 'pageMenu' },
  ),
  mcp: key(
    z.object({ url: key(z.string(), 'Its address.', { becomes: 'mcp' }) }),
    'An MCP server that knows the content of the site; `mcp`, `add-mcp`, `cursor` and `vscode` in `contextual` lead to it.',
    { dialect: 'own', becomes: 'mcp' },
  ),
}

type RawMenu = Raw<typeof pageMenuKeys>

/** Codes: `page-option-incomplete`, `link-unsafe` (warnings), `page-option-idle` (info), `mcp-url` (error). */
export function readPageMenu(
  raw: RawMenu,
  reading: Reading,
  { url }: { readonly url?: string },
): Pick<SiteConfig, 'pageMenu' | 'mcp'> {
  const mcp = readServer(raw, reading)
  const { options: written, display = 'header' } = raw.contextual ?? {}
  const options = written?.flatMap((each, index): PageOption[] => {
    const option = pageOption(each)
    const at = () => reading.at(written, index)
    if (!option) {
      reading.warn(
        'page-option-incomplete',
        at(),
        'An action of pages has no title or no address.',
        'Write "title" and "href".',
      )
      return []
    }
    if (typeof option !== 'string' && !isSafeLink(startOf(option), `The action "${option.title}"`, at(), reading))
      return []
    const reason = typeof option === 'string' ? reasonAgainst(option, { url, mcp }) : undefined
    if (reason) reading.info('page-option-idle', at(), reason.message, reason.hint)
    return reason ? [] : [option]
  })
  const at = written && reading.keyAt(raw.contextual!, 'options')
  return {
    pageMenu: { options: options ?? defaultPageOptions, display, ...(at && { at }) },
    ...(mcp !== undefined && { mcp }),
  }
}

function reasonAgainst(name: PageOptionName, known: { url?: string; mcp?: string }) {
  if (foreignOptions.has(name))
    return {
      message: `"${name}" is not shown: it needs a service.`,
      hint: 'Remove it, or write a link of your own: { "title", "href" }.',
    }
  if (readerServices.has(name) && known.url === undefined)
    return {
      message: `"${name}" is not shown: it needs the address of the site.`,
      hint: 'Set "site": { "url": "https://…" }.',
    }
  if (serverOptions.has(name) && known.mcp === undefined)
    return {
      message: `"${name}" is not shown: it needs an MCP server.`,
      hint: 'Set "mcp": { "url": "https://…" }.',
    }
  return undefined
}

function readServer(raw: RawMenu, reading: Reading): string | undefined {
  const written = raw.mcp?.url
  if (written === undefined) return undefined
  if (webAddress(written)) return written
  reading.error(
    'mcp-url',
    reading.at(raw.mcp!, 'url'),
    `"mcp.url" is not a web address: "${written}".`,
    'Write it in full: "https://docs.example.com/mcp".',
  )
  return undefined
}
