/** The keys of a page. One line a key; unknown keys are kept for expressions. */
import * as z from 'zod'

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String)
/** A name; one of blanks only is none, so that whatever stands in for a missing one does. */
const name = text.transform((written) => (written.trim() === '' ? undefined : written))
const words = z.union([z.array(text), z.string().transform((list) => list.split(',').map((word) => word.trim()))])

/** What begins with a day of the ISO calendar. */
const day = text.superRefine((written, context) => {
  if (/^\d{4}-\d{2}-\d{2}(?!\d)/.test(written)) return
  const params = { hint: 'Write the day as in "2026-04-14".' }
  context.addIssue({ code: 'custom', message: 'must begin with a day, but it is %', params })
})

/** One of some words, in any case. */
const oneOf = <const W extends readonly string[]>(all: W) =>
  z
    .string()
    .transform((word) => word.trim().toLowerCase())
    .pipe(z.enum(all))

/** Keys that take every text as it is, unless it is blank: most of what pages have, and sooner seen than checked. */
export const plainTextKeys: ReadonlySet<string> = new Set(['title', 'sidebarTitle', 'description'])

export const frontMatterSchema = z.looseObject({
  title: name.optional().describe('Heading of the page, its name in menus and in the browser tab.'),
  sidebarTitle: name.optional().describe('Name in the sidebar, when the title is too long for it.'),
  description: text
    .optional()
    .describe('What the page is for, in one sentence; shown under the title and to search engines.'),
  icon: z
    .union([z.string(), z.looseObject({ name: z.string() })])
    .optional()
    .describe('Icon beside the name in the sidebar.'),
  iconType: z.string().optional().describe('Style of the icon.'),
  tag: text.optional().describe('Small label beside the name in the sidebar.'),
  mode: z
    .enum(['default', 'wide', 'custom', 'frame', 'center', 'assistant'])
    .optional()
    .describe('Layout of the page.'),
  url: z.string().optional().describe('The menu entry leads to this address; no page is written.'),
  hidden: z.boolean().optional().describe('Built, but in no menu and in no search.'),
  noindex: z.boolean().optional().describe('Kept out of search and search engines.'),
  searchable: z.boolean().optional().describe('`false` keeps the page out of the site search.'),
  boost: z.number().positive().optional().describe('Factor for the rank in search results.'),
  deprecated: z.boolean().optional().describe('Marks the page as deprecated.'),
  keywords: words.optional().describe('Further words under which search finds the page.'),
  canonical: z.string().optional().describe('Canonical address, if not the page itself; a path needs `site.url`.'),
  robots: z.string().optional().describe('Value of the robots meta tag.'),
  version: text.optional().describe('Version of the site that the page belongs to.'),
  hideFooterPagination: z.boolean().optional().describe('No previous and next links.'),
  openapi: z.string().optional().describe('The operation to show: `[file] METHOD /path` or `webhook name`.'),
  'openapi-schema': z.string().optional().describe('The schema of an API description to show: `[file] Name`.'),
  api: z.string().optional().describe('A hand-written endpoint page: `METHOD /path`.'),
  playground: oneOf(['show', 'simple', 'hide', 'interactive', 'none', 'auth'])
    .optional()
    .describe('Endpoint bar and code samples of this page: `show`, `simple` or `hide`.'),
  authMethod: oneOf(['bearer', 'basic', 'key', 'none', 'cobo'])
    .optional()
    .describe('Authentication of a hand-written endpoint page: `bearer`, `basic`, `key` or `none`.'),
  rss: z.boolean().optional().describe('`true` shows a link to the feed of the page; `false`: no feed.'),
  aliases: words.optional().describe('Former addresses of the page; they lead to it.'),
  related: z
    .union([z.literal(false), z.array(z.union([z.string(), z.record(z.string(), z.string())]))])
    .optional()
    .describe('Pages to read next: paths or addresses, or `Title: path`.'),
  toc: z
    .union([z.boolean(), z.looseObject({ min: z.number().optional(), max: z.number().optional() })])
    .optional()
    .describe('Levels of headings in the table of contents, `{min: 2, max: 3}`; `false`: no table of contents.'),
  editUrl: z
    .union([z.literal(false), z.string()])
    .optional()
    .describe('Where the page is edited, if not in the repository of the site; `false`: nowhere.'),
  lastUpdatedDate: day.optional().describe('Day of the last change, where not that of the last commit: `2026-04-14`.'),
  timestamp: z.boolean().optional().describe('Whether the page shows the day of its last change.'),
  contextual: z
    .looseObject({
      options: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).optional(),
      display: z.enum(['header', 'toc']).optional(),
    })
    .optional()
    .describe('Actions of this page in place of those of the site, as in `docs.json`; `options: []`: none.'),
  feedback: z.unknown().optional().describe('`false`: the page does not ask whether it was helpful.'),
  public: z
    .unknown()
    .optional()
    .describe('`false` leaves the page out of the build: a static site cannot keep readers out.'),
  groups: z
    .unknown()
    .optional()
    .describe('Groups of readers; the page is left out of the build, as with `public: false`.'),
  draft: z.boolean().optional().describe('Built by `dev` only.'),
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
