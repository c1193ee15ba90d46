/** What readers can do with a page: the options of the site, or those of the page in their place. */
import { fillAddress, pageOption, pageText, readerServices } from '../model/page-option.ts'
import type { OwnOption, PageOptionName, ReaderService } from '../model/page-option.ts'
import { encodePath, twinOf } from '../model/route.ts'
import type { Page } from '../model/site.ts'
import type { PageActionView, PageMenuView } from '../model/view.ts'
import type { Say } from '../model/words.ts'
import type { Hrefs } from './hrefs.ts'
import { absolute } from './hrefs.ts'
import { languageOf } from './language.ts'
import { ownIcons } from './own-icons.ts'
import type { Press } from './press.ts'

/** The menu of a page; `undefined`: there is nothing to offer. */
export function pageMenu(press: Press, page: Page, hrefs: Hrefs): PageMenuView | undefined {
  const { pageMenu: ofSite } = press.site.config
  const own = page.document.frontmatter.contextual
  const options = own?.options ? own.options.flatMap((each) => pageOption(each) ?? []) : ofSite.options
  const around = { press, page, hrefs, say: press.theme.say(languageOf(page.frame)) }
  const [first, ...rest] = options.flatMap((option): PageActionView[] => {
    const item = typeof option === 'string' ? known(option, around) : ownLink(option, around)
    return item ? [item] : []
  })
  return first && { display: own?.display ?? ofSite.display, items: [first, ...rest] }
}

interface Around {
  readonly press: Press
  readonly page: Page
  readonly hrefs: Hrefs
  readonly say: Say
}

function known(name: PageOptionName, around: Around): PageActionView | undefined {
  const service = readerServices.get(name)
  if (service) return inService(service, around)
  const { say } = around
  switch (name) {
    case 'copy':
      return { kind: 'copy', label: say('Copy page'), description: say('The whole page as Markdown'), external: false }
    case 'view':
      return {
        kind: 'view',
        label: say('View as Markdown'),
        description: say('This page as plain text'),
        href: around.hrefs.file(twinOf(around.page.id)),
        external: false,
      }
    case 'download-pdf':
      return {
        kind: 'print',
        label: say('Print / save as PDF'),
        description: say('The text without the frame'),
        external: false,
      }
    case 'download-spec':
      return description(around)
    default:
      return ofServer(name, around)
  }
}

/** The description of an API, on the pages about it. */
function description({ page: { document }, hrefs, say }: Around): PageActionView | undefined {
  if (document.download === undefined) return undefined
  const href = hrefs.file(document.download)
  return { kind: 'file', label: say('API description'), description: say('The OpenAPI file'), href, external: false }
}

function inService({ name, ask }: ReaderService, { press, page, say }: Around): PageActionView | undefined {
  const address = absolute(press.site, encodePath(`/${twinOf(page.id)}`))
  if (address === undefined) return undefined
  const question = `Read ${address} and help me with my questions about it.`
  return {
    kind: 'service',
    label: say('Open in {}', name),
    description: say('Ask about this page'),
    href: ask + encodeURIComponent(question),
    external: true,
  }
}

function ofServer(name: PageOptionName, { press, say }: Around): PageActionView | undefined {
  const { config } = press.site
  const { mcp } = config
  if (mcp === undefined) return undefined
  const link = (label: string, href: string): PageActionView => ({
    kind: 'service',
    label,
    description: say('Install the MCP server of this site'),
    href,
    external: true,
  })
  const title = encodeURIComponent(config.name)
  switch (name) {
    case 'mcp':
      return { kind: 'text', label: say('Copy MCP server'), description: mcp, text: mcp, external: false }
    case 'add-mcp': {
      const text = `npx add-mcp ${mcp}`
      return { kind: 'text', label: say('Copy MCP install command'), description: text, text, external: false }
    }
    case 'cursor': {
      const about = Buffer.from(JSON.stringify({ url: mcp })).toString('base64')
      const install = `cursor://anysphere.cursor-deeplink/mcp/install?name=${title}&config=${encodeURIComponent(about)}`
      return link(say('Connect to {}', 'Cursor'), install)
    }
    case 'vscode': {
      const about = JSON.stringify({ name: config.name, type: 'http', url: mcp })
      return link(say('Connect to {}', 'VS Code'), `vscode:mcp/install?${encodeURIComponent(about)}`)
    }
    default:
      return undefined
  }
}

function ownLink(option: OwnOption, { press, page, hrefs }: Around): PageActionView | undefined {
  const { mcp = '' } = press.site.config
  const filled = fillAddress(option.href, { page: pageText(page.document), path: page.route, mcp })
  const { href, external } = hrefs.of(filled.href)
  if (href === '' || href === '#') return undefined
  const icon = option.icon && ownIcons(press.tools.icon, hrefs)(option.icon)
  const { title: label, description: about } = option
  return { kind: 'own', label, ...(about && { description: about }), ...(icon && { icon }), href, external }
}
