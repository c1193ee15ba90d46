import { describe, expect, test } from 'vitest'
import { keyPaths, unheardKeys } from './keys.mjs'
import { readValue, schemaPaths, wordsOfChoices } from './read-value.ts'

const icon = (name: string) => ({ name, style: 'solid', library: 'fontawesome' })
const spec = (source: string) => ({ source, directory: 'reference' })
const font = (family: string) => ({ family, weight: 400, source: `/fonts/${family}.woff2`, format: 'woff2' })
const olderFont = (family: string) => ({ family, weight: 400, url: `/fonts/${family}.woff2`, format: 'woff2' })

const services = {
  ga4: { measurementId: 'G-1' },
  gtm: { tagId: 'GTM-1', hosts: ['https://tags.example.com'] },
  plausible: { domain: 'bees.example.com', server: 'stats.example.com' },
  fathom: { siteId: 'ABC' },
  posthog: { apiKey: 'phc_1', apiHost: 'https://eu.i.posthog.com', sessionRecording: true },
  pirsch: { id: 'abc' },
  matomo: { server: 'matomo.example.com', siteId: 1 },
  umami: { websiteId: 'a-b', server: 'umami.example.com' },
  goatcounter: { code: 'bees', server: 'count.example.com' },
  custom: { src: 'https://a.example.com/a.js', data: { site: 'bees' }, hosts: ['https://b.example.com'] },
}
const unknownServices = {
  segment: { key: 'a' },
  mixpanel: { projectToken: 'a' },
  amplitude: { apiKey: 'a' },
  heap: { appId: 'a' },
  hotjar: { hjid: '1', hjsv: '2' },
  clarity: { projectId: 'a' },
  logrocket: { appId: 'a' },
  adobe: { launchUrl: 'https://example.com/a.js' },
  hightouch: { writeKey: 'a', apiHost: 'example.com' },
  clearbit: { publicApiKey: 'a' },
  intercom: 'abcdefg',
  frontchat: { snippetId: 'abcdefg' },
  koala: { publicApiKey: 'a' },
  osano: 'https://example.com/a.js',
}
const nested = {
  $schema: './schema.json',
  theme: 'almond',
  name: 'Bee keeping',
  description: 'Bees and their hives.',
  content: 'text',
  variables: { hive: 'Langstroth' },
  search: { prompt: 'Find a hive' },
  errors: { '404': { redirect: true, title: 'Flown away', description: 'Nobody is *here*.' } },
  navigation: {
    global: {
      anchors: [{ anchor: 'Forum', href: 'https://example.com', color: { light: '#123456', dark: '#654321' } }],
    },
    products: [
      {
        product: 'Honey',
        description: 'Sweet.',
        icon: icon('jar'),
        languages: [
          {
            language: 'en',
            default: true,
            versions: [
              {
                version: '2',
                tag: 'new',
                tabs: [
                  {
                    tab: 'Guides',
                    isDefaultHidden: true,
                    menu: [{ item: 'First', icon: 'star', iconType: 'regular', pages: ['index'] }],
                  },
                  {
                    tab: 'API',
                    openapi: spec('bees.json'),
                    asyncapi: 'events.json',
                    graphql: 'bees.graphql',
                    sdk: 'bees.ts',
                  },
                ],
              },
              { version: '1', default: true, hidden: true, searchable: true, pages: ['old'] },
            ],
          },
          { language: 'de', dropdowns: [{ dropdown: 'Mehr', pages: ['de/index'] }] },
        ],
      },
      {
        product: 'Wax',
        groups: [
          {
            group: 'Candles',
            root: 'wax',
            directory: 'card',
            boost: 2,
            pages: ['a', { group: 'Inner', expanded: true, pages: ['b'] }],
          },
          { group: 'Inside', public: false, pages: ['c'] },
        ],
      },
    ],
  },
  logo: { light: '/l.svg', dark: '/d.svg', href: '/start' },
  favicon: { light: '/fl.svg', dark: '/fd.svg' },
  colors: { primary: '#885500', light: '#ffcc66', dark: '#553300' },
  background: {
    color: { light: '#fffff0', dark: '#111100' },
    decoration: 'grid',
    image: { light: '/bl.png', dark: '/bd.png' },
  },
  appearance: { default: 'dark', strict: true },
  icons: { library: 'lucide' },
  styling: {
    eyebrows: 'breadcrumbs',
    codeblocks: { theme: { light: 'a', dark: 'b' }, languages: { custom: ['a.json'] } },
    latex: false,
  },
  fonts: { heading: font('bee'), body: font('hive') },
  thumbnails: { appearance: 'dark' },
  navbar: {
    links: [{ label: 'Shop', href: 'https://example.com/shop', icon: icon('store') }],
    primary: { label: 'Buy', href: 'https://example.com/buy', icon: 'cart', iconType: 'regular', type: 'discord' },
  },
  footer: {
    socials: [{ type: 'github', url: 'https://github.com/example/bees' }],
    links: [{ header: 'More', items: [{ label: 'Shop', href: '/shop' }] }],
  },
  banner: { content: 'Swarm season', dismissible: true, type: 'warning', color: '#aabbcc' },
  api: {
    openapi: spec('flowers.json'),
    asyncapi: 'events.json',
    generate: 'none',
    mdx: { server: 'https://example.com/api', auth: { method: 'basic', name: 'user:key', inputPrefix: 'sk_' } },
    playground: { display: 'simple', proxy: true, proxyUrl: '/through', credentials: true },
    examples: { languages: ['curl', 'go'], defaults: 'required', prefill: true, autogenerate: false },
    params: { expanded: 'all', post: ['x-since'] },
    url: 'full',
  },
  contextual: {
    options: [
      'copy',
      {
        title: 'Ask',
        description: 'A keeper',
        icon: icon('bee'),
        href: { base: 'https://example.com/ask', query: [{ key: 'q', value: '$path' }] },
      },
    ],
    display: 'toc',
  },
  mcp: { url: 'https://example.com/mcp' },
  repo: { url: 'https://github.com/example/hives', branch: 'next', dir: 'docs' },
  site: { url: 'https://bees.example.com', base: '/docs', style: 'flat', relative: true },
  seo: {
    indexing: 'all',
    metatags: { 'og:type': 'article' },
    organization: {
      id: 'https://example.com/#us',
      name: 'Keepers',
      legalName: 'Keepers Ltd',
      url: 'https://example.com',
      logo: '/l.svg',
      sameAs: ['https://example.com/us'],
    },
  },
  metadata: { timestamp: true },
  redirects: [{ source: '/a', destination: '/b', permanent: false }],
  integrations: {
    ...services,
    ...unknownServices,
    cookies: { key: 'choice', value: 'yes' },
    telemetry: { enabled: false },
  },
  interaction: { drilldown: false },
  markdown: { instructions: 'Be kind to bees.', schema: false },
  head: ['<meta name="a" content="b">'],
  scripts: ['first.js'],
  styles: 'first.css',
}

const section = { icon: 'leaf', iconType: 'solid', isDefaultHidden: true }
const flat = {
  name: 'Gardens',
  topbarLinks: [
    { name: 'Shop', url: 'https://example.com', type: 'github' },
    { name: 'Shop', url: 'https://example.com', icon: 'store', iconType: 'regular' },
  ],
  topbarCtaButton: { name: 'Buy', url: 'https://example.com/a', type: 'github', style: 'pill', arrow: true },
  navigation: [{ group: 'Start', version: '2', icon: 'seedling', iconType: 'regular', pages: ['index', 'api/one'] }],
  tabs: [
    {
      ...section,
      name: 'API',
      url: 'api',
      color: { from: '#112233', to: '#332211', light: '#445566', dark: '#665544' },
      version: '2',
      openapi: spec('a.json'),
    },
  ],
  primaryTab: { ...section, name: 'Guides' },
  anchors: [{ ...section, name: 'Blog', url: 'blog', color: '#abcdef', version: '2', openapi: 'b.json' }],
  topAnchor: { name: 'Docs' },
  versions: [
    { name: '2', locale: 'de' },
    { version: '1', default: true },
  ],
  colors: {
    primary: '#005500',
    anchors: { from: '#001100', to: '#002200' },
    background: { light: '#fefefe', dark: '#010101' },
    ultraLight: '#eeffee',
    ultraDark: '#001100',
  },
  background: { style: 'windows' },
  backgroundImage: '/back.png',
  modeToggle: { default: 'light', isHidden: true },
  codeBlock: { mode: 'dark' },
  eyebrow: 'breadcrumbs',
  rounded: 'sharp',
  font: { headings: olderFont('leaf'), body: olderFont('stem') },
  layout: 'sidenav',
  sidebar: { items: 'card' },
  topbar: { style: 'gradient' },
  search: { location: 'side', prompt: 'Dig' },
  footer: { links: [{ title: 'More', links: [{ label: 'Shop', url: '/shop' }] }] },
  footerSocials: { website: 'https://example.com' },
  api: {
    openApi: 'c.json',
    baseUrl: ['https://example.com/api', 'https://example.com/test'],
    auth: { method: 'key', name: 'x-key', inputPrefix: 'sk_' },
    playground: { mode: 'simple', disableProxy: false, proxyUrl: '/through' },
    maintainOrder: false,
    request: { example: { languages: ['curl'], showOptionalParams: true } },
    paramFields: { expanded: 'all' },
  },
  openapi: ['d.json'],
  asyncapi: 'events.json',
  feedback: { suggestEdit: true, raiseIssue: true, thumbsRating: true, endpoint: '/rate' },
  analytics: { ...services, ...unknownServices },
  basePath: '/garden',
  metadata: { 'og:image': '/og.png' },
  seo: { indexHiddenPages: true, trailingSlash: false },
}

const rest = {
  name: 'Other ways',
  navigation: [{ group: 'Start', pages: ['index'] }],
  openApi: 'e.json',
  hideFeedbackButtons: true,
  feedback: { raiseIssue: true },
  repo: 'https://github.com/example/trees',
  api: { hidePlayground: true },
  anchors: [{ name: 'Blog', url: 'blog' }],
  topAnchor: { ...section, name: 'Docs' },
  eyebrow: { display: 'breadcrumbs' },
  styling: { codeblocks: { light: 'a', dark: 'b' } },
  fonts: font('page'),
  topbarLinks: [{ label: 'One', href: '/one', name: 'Two', url: '/two' }],
}

describe('every key is obeyed or spoken of once', () => {
  test.each([
    ['the nested form', nested],
    ['the flat form', flat],
    ['other ways to write the same', rest],
  ])('%s', (_, value) => {
    const { silent, repeated } = unheardKeys(value, readValue, wordsOfChoices)
    expect({ silent, repeated }).toEqual({ silent: [], repeated: [] })
  })

  test('these three hold the keys that there are', () => {
    // objects that several keys share are tried at one of them
    const shared =
      /^navigation\.|[iI]con\.|openApi\.|openapi\.|^fonts?\.|(?:links|items|primary|Button)\.|^footerSocials\.|color\./
    const used = new Set([nested, flat, rest].flatMap(keyPaths))
    expect(schemaPaths().filter((path) => !shared.test(path) && !used.has(path))).toEqual([])
  })

  test('a key that is not known is told once, wherever it stands', () => {
    const value = { ...rest, navbarr: { links: [] }, api: { plaground: 1 } }
    expect(unheardKeys(value, readValue, wordsOfChoices)).toMatchObject({ told: 5, silent: [], repeated: [] })
  })
})

describe('what is counted', () => {
  const read = (value: unknown) => {
    const { good, twice } = value as { good?: boolean; twice?: boolean }
    const told = { code: 'a', message: 'docs.json:1:2 "twice"' }
    return { config: { good: good ?? false }, diagnostics: twice ? [told, told] : [] }
  }

  test('a key without which nothing changes is silent', () => {
    expect(unheardKeys({ good: true, bad: 1, list: [{ 'a.b': 'x' }] }, read)).toMatchObject({
      meant: 1,
      silent: ['bad', 'list.a․b'],
    })
  })

  test('a key that says what holds without it is not', () => {
    expect(unheardKeys({ good: false }, read)).toMatchObject({ meant: 1, silent: [] })
  })

  test('a key that two messages speak of is told twice', () => {
    expect(unheardKeys({ twice: true }, read)).toMatchObject({ told: 1, repeated: ['twice'] })
  })
})
