/** What may stand in the navigation. Any container may stand in any container, so there is one schema for all nodes. */
import * as z from 'zod'
import { key, told } from '../key.ts'
import { bannerSchema } from '../keys/banner.ts'
import { footerSchema } from '../keys/footer.ts'
import { navbarSchema } from '../keys/header.ts'
import { openapi } from '../openapi-refs.ts'
import { color, icon, iconStyle } from '../values.ts'

const becomes = 'navigation'
const label = z.union([z.string(), z.number()])
const generated = 'no pages are made from it yet.'

const labels = {
  group: key(z.string(), 'A group: its heading.', { becomes }),
  tab: key(z.string(), 'A tab: its label.', { dialect: 'nested', becomes }),
  anchor: key(z.string(), 'An anchor: its label.', { dialect: 'nested', becomes }),
  dropdown: key(z.string(), 'An entry of a menu in the header: its label.', { dialect: 'nested', becomes }),
  product: key(z.string(), 'A product: its label.', { dialect: 'nested', becomes }),
  version: key(label, 'A version: its label. In the flat form: the version that a group belongs to.', { becomes }),
  language: key(z.string(), 'A language: its code, such as `en` or `pt-BR`.', { dialect: 'nested', becomes }),
  item: key(z.string(), 'An entry of the menu of a tab or product: its label.', { dialect: 'nested', becomes }),
}

const details = {
  icon: key(icon, 'Icon beside the label.', { becomes }),
  iconType: key(iconStyle, 'Style of the icon.', { yields: 'icon.style', becomes }),
  description: key(z.string(), 'A sentence below the label, in menus.', { dialect: 'nested', becomes }),
  tag: key(label, 'Small label beside the label.', { dialect: 'nested', becomes }),
  color: key(
    z.union([
      color,
      z.object({
        light: color.optional(),
        dark: color.optional(),
        from: color.optional(),
        to: color.optional(),
      }),
    ]),
    'Color of an anchor in light and dark mode, or a gradient of its icon tile from `from` to `to`.',
    {
      dialect: 'nested',
      becomes,
    },
  ),
  href: key(z.string(), 'Where it leads, instead of having pages.', { dialect: 'nested', becomes }),
  folder: key(
    z.string(),
    'Folder of the pages of a tab or anchor: also pages there that no menu lists are shown in it. `/`: all others.',
    { dialect: 'own', becomes },
  ),
  hidden: key(z.boolean(), 'In no menu; its pages are built, but not for search engines.', {
    dialect: 'nested',
    default: '`false`',
    becomes,
  }),
  isDefaultHidden: key(z.boolean(), 'A tab or anchor is shown only on its own pages.', {
    dialect: 'own',
    default: '`false`',
    becomes,
  }),
  searchable: key(z.boolean(), 'Search finds its pages although it is hidden.', { dialect: 'nested', becomes }),
  default: key(z.boolean(), 'The version or language that readers see first.', {
    dialect: 'nested',
    default: 'the first one',
    becomes,
  }),
  root: key(z.string(), 'Page that the heading of a group opens.', { dialect: 'nested', becomes }),
  expanded: key(z.boolean(), 'A group inside a group is open at first.', {
    dialect: 'nested',
    default: '`false`',
    becomes,
  }),
  boost: key(z.number().positive(), 'Factor for the rank of its pages in search.', {
    dialect: 'nested',
    default: '`1`',
    becomes,
  }),
  directory: key(z.enum(['none', 'accordion', 'card']), 'Lists the pages of a group below its `root` page.', {
    dialect: 'nested',
    default: '`none`',
    becomes,
  }),
  openapi: key(openapi, 'API description whose operations are listed here.', { becomes }),
  public: key(
    z.boolean(),
    'Access: a static site cannot keep readers out, so `false` leaves the pages out of the build.',
    {
      dialect: 'nested',
      becomes,
    },
  ),
  asyncapi: key(z.unknown(), 'Description of an event interface.', { dialect: 'nested', idle: generated }),
  graphql: key(z.unknown(), 'A GraphQL schema.', { dialect: 'nested', idle: generated }),
  sdk: key(z.unknown(), 'A library reference.', { dialect: 'nested', idle: generated }),
  banner: key(bannerSchema, 'Banner of a language, instead of that of the site.', { dialect: 'nested', becomes }),
  footer: key(footerSchema, 'Footer of a language: what it names stands instead of that of the site.', {
    dialect: 'nested',
    becomes,
  }),
  navbar: key(navbarSchema, 'Header of a language: what it names stands instead of that of the site.', {
    dialect: 'nested',
    becomes,
  }),
}

/** A node of the navigation: what it is, its details, and its children. */
export const navNode = z
  .object({ ...labels, ...details })
  .extend({
    get pages() {
      return z
        .array(z.union([z.string(), navNode]))
        .optional()
        .meta(told('Pages by path, operations as `GET /path`, addresses, and groups.', { becomes }))
    },
    get groups() {
      return z
        .array(z.union([z.string(), navNode]))
        .optional()
        .meta(
          told('Groups of the sidebar; or names of groups of readers, which leave the pages out of the build.', {
            dialect: 'nested',
            becomes,
          }),
        )
    },
    get tabs() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Tabs below the header.', { dialect: 'nested', becomes }))
    },
    get anchors() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Anchors at the top of the sidebar.', { dialect: 'nested', becomes }))
    },
    get dropdowns() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Entries of a menu in the header.', { dialect: 'nested', becomes }))
    },
    get products() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Products.', { dialect: 'nested', becomes }))
    },
    get versions() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Versions.', { dialect: 'nested', becomes }))
    },
    get languages() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Languages.', { dialect: 'nested', becomes }))
    },
    get menu() {
      return z
        .array(navNode)
        .optional()
        .meta(told('Menu of a tab or product.', { dialect: 'nested', becomes }))
    },
    get global() {
      return navNode.optional().meta(
        told('Links that are shown beside every part: `anchors`, `tabs` and so on with `href`.', {
          dialect: 'nested',
          becomes,
        }),
      )
    },
  })
  .meta({ id: 'navNode', title: 'Node of the navigation' })

export type RawNode = z.input<typeof navNode>

const prefix = 'First part of the path of its pages, or the address it leads to.'
const tile = z.union([
  color,
  z.object({ from: color.optional(), to: color.optional(), light: color.optional(), dark: color.optional() }),
])
/** An element of `tabs` or `anchors` in the flat form. */
export const flatSection = z.object({
  name: key(z.string(), 'Label.', { becomes }),
  url: key(z.string(), prefix, { becomes }),
  icon: key(icon, 'Icon beside the label.', { becomes }),
  iconType: key(iconStyle, 'Style of the icon.', {
    yields: 'icon.style',
    default: '`duotone` for anchors',
    becomes,
  }),
  color: key(tile, 'Color of the icon tile, or a gradient from `from` to `to`.', { default: 'the accent', becomes }),
  version: key(label, 'Shown only while that version is selected.', { becomes }),
  isDefaultHidden: key(z.boolean(), 'Shown only on its own pages.', { default: '`false`', becomes }),
  openapi: key(openapi, 'API description whose operations are listed here.', { becomes }),
})
/** `primaryTab` or `topAnchor`. */
export const firstSection = z.object({
  name: key(z.string(), 'Label.', { default: '`Documentation`', becomes }),
  icon: key(icon, 'Icon.', { default: '`book-open`', becomes }),
  iconType: key(iconStyle, 'Style of the icon.', { yields: 'icon.style', default: '`duotone`', becomes }),
  isDefaultHidden: key(z.boolean(), 'Shown only on its own pages.', { default: '`false`', becomes }),
})
const version = z.object({
  name: key(label, 'Name of the version.', { becomes: 'versions' }),
  version: key(label, 'Name of the version.', { yields: 'name', becomes: 'versions' }),
  default: key(z.boolean(), 'The version that readers see first.', { default: 'the first one', becomes: 'versions' }),
  locale: key(z.string(), 'Language of the pages of the version: a code such as `en` or `pt-BR`.', {
    becomes: 'versions',
  }),
})

/** The list of version names in the flat form. */
export const versionList = z.array(z.union([label, version]))

export type RawFlatSection = z.input<typeof flatSection>
export type RawFirstSection = z.input<typeof firstSection>
export type RawVersions = z.input<typeof versionList>
