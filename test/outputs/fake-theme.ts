/** The smallest theme: it prints what it is given, so that tests can see it. */
import { filled } from '../../src/model/english.ts'
import type { Element, ElementContent, Root } from 'hast'
import type { Child } from '../../src/hast/jsx-runtime.ts'
import { element, flatten } from '../../src/hast/jsx-runtime.ts'
import { raw } from '../../src/hast/to-html.ts'
import type { Theme } from '../../src/model/theme.ts'
import { tokenKinds } from '../../src/model/theme.ts'
import type { Say } from '../../src/model/words.ts'
import type { EntryView, GroupView, LinkView, RowView, SwitchItem } from '../../src/model/view.ts'

const root = (...children: Child[]): Root => ({ type: 'root', children: flatten(children) })
const anchor = ({ label, href }: Pick<LinkView, 'label' | 'href'>, more: Record<string, unknown> = {}): Element =>
  element('a', { href, ...more }, label)
const switchItem = ({ label, href, active }: SwitchItem): Element =>
  href === undefined ? element('span', {}, label) : anchor({ label, href }, { class: active ? 'active' : null })

function groupElement(group: GroupView): Element {
  return element('details', { 'data-spot': group.spot, open: group.expanded && group.spot === '' }, [
    element(
      'summary',
      {},
      group.href
        ? anchor({ label: group.label ?? '', href: group.href }, { 'data-spot': group.rootSpot })
        : group.label,
    ),
    group.entries.map(entryElement),
  ])
}

function entryElement(entry: EntryView): ElementContent {
  return entry.kind === 'printed' ? raw(entry.html) : rowElement(entry)
}

function rowElement(row: RowView): Element {
  if (row.kind === 'rest') return anchor(row, { class: row.toward, 'data-take': row.take })
  if (row.kind !== 'group') return anchor(row, { 'data-spot': row.spot })
  const { more, label = '' } = row.group
  return more ? anchor({ label, href: more.href }, { class: 'more' }) : groupElement(row.group)
}

const say: Say = Object.assign((word: string, ...values: readonly string[]) => filled(word, values), {
  locale: 'en-GB',
  number: String,
  count: (word: string, count: number) => word.replace('{}', String(count)),
})

const plain = (name: string) => () => element(name, {})

export const fakeTheme: Theme = {
  ids: [],
  idsOn: () => [],
  version: '0',
  frame: (view) => ({
    header: element('header', {}, [
      element('a', { href: view.homeHref }, view.siteName),
      element('nav', {}, view.tabs.map(switchItem)),
      view.menus.map(({ as, current, items }) => element('menu', { class: as, title: current }, items.map(switchItem))),
    ]),
    sidebar: element('aside', {}, [...view.anchors.map(switchItem), ...view.groups.map(groupElement)]),
    footer: element(
      'footer',
      {},
      view.socials.map((social) => anchor(social)),
    ),
  }),
  page: (view, frame) =>
    root(
      element('html', { lang: view.lang, dir: view.dir }, [
        element('head', {}, [
          element('title', {}, view.documentTitle),
          view.head.meta.map(({ name, content }) => element('meta', { name, content })),
          element('meta', { 'http-equiv': 'content-security-policy', content: view.head.csp }),
          view.head.styles.map((href) => element('link', { rel: 'stylesheet', href })),
        ]),
        element('body', {}, [
          raw(frame.header),
          raw(frame.sidebar),
          element('main', {}, raw(view.body)),
          raw(frame.footer),
        ]),
      ]),
    ),
  entry: rowElement,
  say: () => say,
  speaks: say,
  speaking: () => fakeTheme,
  listing: ({ entries, stretches }) => [
    ...stretches.map(({ label, href }) =>
      href === undefined ? element('i', {}, label) : anchor({ label, href }, { class: 'stretch' }),
    ),
    ...entries.map(entryElement),
  ],
  nearPages: ({ pagesHref }) => [element('nav', { 'data-pages': pagesHref })],
  notFound: ({ title, homeHref, description, sections, pagesHref }) => [
    element('p', {}, [title, description && raw(description), anchor({ label: 'Home', href: homeHref })]),
    element(
      'ul',
      { 'data-pages': pagesHref },
      sections.map((each) => anchor(each)),
    ),
  ],
  redirect: ({ href, canonical }) =>
    root([
      canonical ? element('link', { rel: 'canonical', href: canonical }) : null,
      element('meta', { 'http-equiv': 'refresh', content: `0; url=${href}` }),
      element('meta', { name: 'robots', content: 'noindex' }),
      anchor({ label: 'Moved', href }),
    ]),
  markdown: {
    code: plain('pre'),
    heading: plain('h2'),
    headingLook: () => 'other',
    table: (table) => table,
    image: (image) => image,
    callout: plain('aside'),
    problem: plain('div'),
    icon: plain('svg'),
    math: plain('span'),
    diagram: plain('figure'),
    diagramParts: {} as Theme['markdown']['diagramParts'],
    tokens: Object.fromEntries(tokenKinds.map((kind) => [kind, kind])) as Theme['markdown']['tokens'],
  },
  reference: () => [],
  overview: () => [],
  components: {},
  assets: [],
  tokens: () => '',
}
