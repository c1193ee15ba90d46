/** What pages of one frame share, decided: logo, links, switches, sidebar, footer. */
import type { BannerConfig, HeaderConfig, HeaderLink, SiteConfig } from '../model/config.ts'
import { toHtml, trusted } from '../hast/to-html.ts'
import { flatten } from '../hast/jsx-runtime.ts'
import type { Frame } from '../model/site.ts'
import type { FrameView, ImageView, LinkView } from '../model/view.ts'
import { filePath } from '../util/file-path.ts'
import { hash } from '../util/hash.ts'
import { languageOf, promptOf } from './language.ts'
import { inlineMarkdown } from './banner.ts'
import type { Hrefs } from './hrefs.ts'
import type { FrameUse } from './nav/navigation.ts'
import { ownIcons } from './own-icons.ts'
import type { OutputTools, Press } from './press.ts'
import { repositoryName } from './repository.ts'
import { slotHref } from './spots.ts'
import type { SidebarTools } from './sidebar-view.ts'
import { sidebarView } from './sidebar-view.ts'
import type { Sidebar } from './sidebar-view.ts'
import { platformOf } from './socials.ts'
import type { Slot } from './switches.ts'
import { switches } from './switches.ts'

export interface FrameParts extends Omit<Sidebar, 'groups'> {
  readonly view: FrameView
  readonly slots: readonly Slot[]
}

/** `from`: the page that addresses are seen from. */
export interface FrameAsked {
  readonly from: string
  readonly token: string
  readonly use?: FrameUse
}

/** The view of a frame as seen from the page `from`, with the holes it will have. */
export function frameView(press: Press, frame: Frame, { from, token, use = 'page' }: FrameAsked): FrameParts {
  const { config } = press.site
  const hrefs = press.hrefs(from)
  const icon = ownIcons(press.tools.icon, hrefs)
  const tools = { ...press.tools, icon }
  const { slots, ...shown } = switches(frame, {
    hrefs,
    icon,
    tile: config.look.tile,
    token,
    listOf: (level) => press.navigation.switchList(frame, level)?.id,
  })
  const { groups, ...sidebar } = sidebarOf(
    frame,
    { hrefs, icon, token, drilldown: config.look.drilldown },
    press.navigation.lists(frame, use) !== undefined,
  )
  const lang = languageOf(frame)
  const header = { ...config.header, ...frame.around?.header }
  const footer = { ...config.footer, ...frame.around?.footer }
  const view: FrameView = {
    lang,
    siteName: config.name,
    ...logoView(press, hrefs),
    homeHref: homeHref(press, frame, hrefs),
    ...shown,
    groups,
    links: header.links.map((link) => linkView(link, hrefs, tools)),
    ...actionView(header, hrefs, tools),
    modeSwitch: !config.look.mode.locked,
    search: {
      prompt: promptOf(config, press.theme.say(lang)),
      href: hrefs.file(press.scopeOf(frame).entry),
      ...placeOf(config),
    },
    socials: footer.socials.map((social) => socialView(social, hrefs, tools)),
    footerColumns: footer.columns.map(({ title, links }) => ({
      title,
      links: links.map((link) => linkView(link, hrefs, tools)),
    })),
    ...bannerView(frame.around?.banner ?? config.banner, hrefs),
  }
  return { view, slots, ...sidebar }
}

/** Of a long section the sidebar is a hole: what stands in it is put together for each page. */
function sidebarOf(frame: Frame, tools: SidebarTools, isCut: boolean): Sidebar {
  if (!isCut) return sidebarView(frame.groups, tools)
  const entries = [{ kind: 'printed', html: trusted(slotHref(tools.token, treeSlot)) }] as const
  return { groups: [{ spot: '', expanded: true, entries }], spots: new Map(), open: new Set() }
}

/** Name of the hole. */
export const treeSlot = 'tree'

/** A logo that is there for one mode serves both; one that is missing leaves its place to the name of the site. */
function logoView(press: Press, hrefs: Hrefs): Pick<FrameView, 'logo'> {
  const { logo } = press.site.config.brand
  if (!logo) return {}
  const [light, dark] = [logoImage(press, logo.light, hrefs), logoImage(press, logo.dark, hrefs)]
  const [inLight, inDark] = [light ?? dark, dark ?? light]
  return inLight && inDark ? { logo: { light: inLight, dark: inDark } } : {}
}

/** With its size, where the file says it: nothing moves when the picture arrives. */
function logoImage({ files, tools }: Press, written: string, hrefs: Hrefs): ImageView | undefined {
  const src = hrefs.image(written)
  if (src === undefined) return undefined
  const file = files.get(filePath(written))
  return { src, ...(file !== undefined && tools.imageSize?.(file)) }
}

/** In another language than the first, the start of that language. */
function homeHref({ site }: Press, frame: Frame, hrefs: Hrefs): string {
  const written = site.config.brand.logo?.href ?? '/'
  if (written !== '/') return hrefs.of(written).href
  const items = frame.levels.find(({ as }) => as === 'language')?.items ?? []
  const language = items.findIndex(({ active }) => active) > 0 ? items.find(({ active }) => active)?.page : undefined
  return hrefs.page(language ?? 'index')
}

function linkView({ label, href, icon }: Omit<HeaderLink, 'at'>, hrefs: Hrefs, tools: OutputTools): LinkView {
  const drawing = icon && tools.icon(icon)
  return { label, ...hrefs.of(href), ...(drawing && { icon: drawing }) }
}

function placeOf({ search: { place } }: SiteConfig): Pick<FrameView['search'], 'place'> {
  return place ? { place } : {}
}

function actionView({ action }: HeaderConfig, hrefs: Hrefs, tools: OutputTools): Pick<FrameView, 'action'> {
  if (!action) return {}
  const { kind, shape, arrow } = action
  const icon = action.icon ?? (kind === 'link' ? undefined : platformOf(kind).icon)
  const label = action.label || (kind === 'github' && repositoryName(action.href)) || nameOf(kind)
  const view = linkView({ ...action, label, ...(icon && { icon }) }, hrefs, tools)
  const look = { ...(shape && { shape }), ...(arrow && { arrow }) }
  return {
    action: { ...view, kind, ...look, ...(kind === 'github' && tools.stars !== undefined && { stars: tools.stars }) },
  }
}

function nameOf(kind: 'link' | 'github' | 'discord'): string {
  return kind === 'link' ? 'Open' : platformOf(kind).label
}

function socialView({ platform, href }: { platform: string; href: string }, hrefs: Hrefs, tools: OutputTools) {
  const { label, icon } = platformOf(platform)
  return { platform, ...linkView({ label, href, icon }, hrefs, tools) }
}

/** Whoever closed a banner sees it again when its text changes. */
function bannerView(banner: BannerConfig | undefined, hrefs: Hrefs): Pick<FrameView, 'banner'> {
  if (!banner) return {}
  const { content, type, dismissible, color } = banner
  const html = toHtml(flatten(inlineMarkdown(content, (written) => hrefs.of(written).href)))
  return { banner: { html, type, dismissible, ...(color && { color }), id: hash(content).slice(0, 8) } }
}
