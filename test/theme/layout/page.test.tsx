import { describe, expect, test } from 'vitest'
import { flatten } from '../../../src/hast/jsx-runtime.ts'
import { toHtml } from '../../../src/hast/to-html.ts'
import type { FrameHtml, FrameView, PageMenuView, PageView } from '../../../src/model/view.ts'
import { footer } from '../../../theme/layout/footer.tsx'
import { header, shortCount } from '../../../theme/layout/header.tsx'
import { page } from '../../../theme/layout/page.tsx'
import { entry as row, sidebar } from '../../../theme/layout/sidebar.tsx'

const html = (node: Parameters<typeof toHtml>[0]) => toHtml(node).value.replace(/<svg.*?<\/svg>/g, '')
const item = { label: 'Guides', href: '/g/', active: false, external: false }

const copy = { kind: 'copy', label: 'Copy page', external: false } as const
const print = { kind: 'print', label: 'Print', external: false } as const
const ask = {
  kind: 'service',
  label: 'Open in X',
  description: 'Ask',
  href: 'https://x.example/?q=1',
  external: true,
} as const

const frame: FrameView = {
  lang: 'en',
  siteName: 'Plants & co',
  homeHref: '/',
  tabs: [],
  anchors: [],
  menus: [],
  groups: [],
  links: [],
  modeSwitch: true,
  search: { prompt: 'Search', href: '/' },
  socials: [],
  footerColumns: [],
}

const view: PageView = {
  lang: 'en',
  dir: 'ltr',
  id: 'a',
  route: '/a/',
  documentTitle: 'A - Plants',
  title: 'A <b>',
  description: 'What A is.',
  layout: 'default',
  eyebrow: [{ label: 'Start' }],
  deprecated: false,
  body: toHtml(flatten(<p>Body.</p>)),
  toc: [{ id: 'one two', text: 'One', depth: 2 }],
  next: { label: 'Next', title: 'B', href: '/b/' },
  actions: { markdown: '/a.md', edit: 'https://x.example/edit' },
  head: {
    csp: "default-src 'none'",
    meta: [
      { name: 'og:title', content: 'A' },
      { name: 'robots', content: 'noindex' },
    ],
    favicon: { light: '/l.svg', dark: '/d.svg' },
    alternates: [],
    styles: ['/s.css'],
    early: '/early.js',
    scripts: ['/site.js'],
    font: '/f.woff2',
    mode: { default: 'system', locked: false },
    searchIndex: '/i.js',
    base: '/',
  },
}

const nothing = toHtml([])
const shown = (changes: Partial<PageView> = {}) =>
  html(page({ ...view, ...changes }, { header: nothing, sidebar: nothing, footer: nothing }))

describe('page', () => {
  test('puts the policy before everything it governs, and the early script before the styles', () => {
    const order = [
      '<meta charset',
      'Content-Security-Policy',
      '<title>',
      'early.js',
      'preload',
      's.css',
      'site.js',
    ].map((part) => shown().indexOf(part))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
  })

  test('runs the early script once more behind the list of pages, which it sets right before anything is painted', () => {
    const list = { type: 'html', value: '<div id="sidebar"></div>' } as FrameHtml['sidebar']
    const made = html(page(view, { header: nothing, sidebar: list, footer: nothing }))
    expect(made).toContain('<div id="sidebar"></div><script src="/early.js"></script><div class="column">')
  })

  test('loads no module: browsers refuse modules from a folder on disk', () => {
    expect(shown()).toContain('<script src="/site.js" defer blocking="render"></script>')
    expect(shown()).not.toContain('type="module"')
  })

  test('has no inline style, script or handler', () => {
    expect(shown()).not.toMatch(/\sstyle=|<style|<script>|\son[a-z]+=/)
  })

  test('writes meta tags by name or property', () => {
    expect(shown()).toContain('<meta property="og:title" content="A"><meta name="robots" content="noindex">')
    expect(shown()).toContain('<meta name="description" content="What A is.">')
  })

  test('gives scripts what they need on the root element', () => {
    expect(shown()).toContain('<html lang="en" dir="ltr" data-current-path="/a/" data-search="/i.js" data-base="/">')
    const locked = shown({ head: { ...view.head, mode: { default: 'dark', locked: true } } })
    expect(locked).toContain('data-theme="dark" data-theme-locked=""')
    expect(locked).toContain('<meta name="color-scheme" content="dark">')
  })

  test('colours the bars of mobile browsers as the page, by the mode that new readers get', () => {
    const grounds = { light: '#fff', dark: '#111' }
    const head = (mode: PageView['head']['mode']) => shown({ head: { ...view.head, mode, grounds } })
    expect(head({ default: 'system', locked: false })).toContain(
      '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" data-mode="light">' +
        '<meta name="theme-color" content="#111" media="(prefers-color-scheme: dark)" data-mode="dark">',
    )
    expect(head({ default: 'dark', locked: false })).toContain('content="#fff" media="not all"')
    const meta = [{ name: 'theme-color', content: 'red' }]
    expect(shown({ head: { ...view.head, meta, grounds } })).toContain('<meta name="theme-color" content="red">')
    expect(shown({ head: { ...view.head, meta, grounds } })).not.toContain('data-mode')
    const only = shown({ head: { ...view.head, mode: { default: 'dark', locked: true }, grounds: { dark: '#111' } } })
    expect(only).toContain('<meta name="theme-color" content="#111"><title>')
  })

  test('shows title, description, contents and pager', () => {
    expect(shown()).toContain('<h1 id="page-title">A &#x3C;b></h1>')
    expect(shown()).toContain('<p class="lead">What A is.</p>')
    expect(shown()).toContain('<a href="#one%20two">One</a>')
    expect(shown()).toContain('<a class="pager-link pager-next" href="/b/" rel="next">')
  })

  test('a description that only repeats the title is not shown again', () => {
    expect(shown({ title: 'List all plants', description: 'List all plants.' })).not.toContain('class="lead"')
  })

  test('ends the article with where its source is, but not a page that is its body alone', () => {
    const edit = '<li><a href="https://x.example/edit" rel="noopener">Edit this page</a></li>'
    const list = `<ul class="page-links" aria-label="About this page">${edit}</ul>`
    expect(shown()).toContain(`${list}</article><nav id="pagination"`)
    expect(shown({ layout: 'custom' })).not.toContain('page-links')
    expect(shown({ layout: 'frame' })).not.toContain('page-links')
    expect(shown({ actions: { markdown: '', issue: '/i' } })).toContain('Report an issue')
    expect(shown({ actions: { markdown: '/a.md' } })).not.toContain('page-links')
  })

  test('offers nothing above the text that needs a script and has none', () => {
    const menu = (...items: PageMenuView['items']): Partial<PageView> => ({
      toc: [],
      actions: { markdown: '/a.md', menu: { display: 'header', items } },
    })
    expect(shown({ toc: [], actions: { markdown: '/a.md' } })).not.toContain('page-tools')
    expect(shown(menu(copy))).toContain('<div class="page-tools needs-script">')
    expect(shown(menu(copy, print))).toContain('<details class="menu page-menu needs-script" data-menu="">')
    expect(shown(menu(copy, ask))).toContain('<div class="page-tools"><div class="page-actions">')
    expect(shown(menu(copy, ask))).toContain('<details class="menu page-menu" data-menu="">')
    expect(shown(menu(copy, print, ask))).toContain('<li class="needs-script"><button class="menu-item needs-script"')
  })

  test('shows the first action of a page as a button and the others as a menu', () => {
    const text = shown({ actions: { markdown: '/a.md', menu: { display: 'header', items: [copy, ask] } } })
    expect(text).toContain(
      '<button class="page-copy needs-script" type="button" data-copy-page="/a.md"><span>Copy page</span></button>',
    )
    expect(text).toContain('<a class="menu-item" href="https://x.example/?q=1" rel="noopener nofollow">')
    expect(text).toContain('<span>Open in X</span><span class="menu-about">Ask</span>')
    expect(shown({ actions: { markdown: '', menu: { display: 'header', items: [ask] } } })).not.toContain('page-menu')
  })

  test('lists actions below the contents, and in the header for windows without that column', () => {
    const actions = { markdown: '/a.md', menu: { display: 'toc', items: [copy, ask] } } as const
    expect(shown({ actions })).toContain('</ul><ul class="toc-actions" aria-label="Page actions">')
    expect(shown({ actions })).toContain('class="page-actions page-actions-narrow"')
    expect(shown({ actions, toc: [] })).toContain('class="page-actions"')
  })

  test('has the contents once, before the text, with a button where they have no column', () => {
    const [before, after] = shown().split('<main')
    expect(before).toContain('<nav id="table-of-contents" class="toc" aria-label="On this page"><button')
    expect(after).not.toContain('On this page')
  })

  test('has no contents where there are none, and none in the wide layout', () => {
    expect(shown({ toc: [] })).not.toContain('On this page')
    expect(shown({ layout: 'wide' })).not.toContain('On this page')
  })

  test('indents contents from the highest level there is, and leaves out footnotes', () => {
    const notes = { id: 'footnote-label', text: 'Footnotes', depth: 2 }
    const deep = shown({ toc: [{ id: 'a', text: 'A', depth: 3 }, { id: 'b', text: 'B', depth: 4 }, notes] })
    expect(deep).toContain('<li class="toc-2"><a href="#a">A</a></li><li class="toc-3"><a href="#b">B</a></li></ul>')
    expect(shown({ toc: [notes] })).not.toContain('On this page')
  })

  test('leaves the custom layout to its author, with a title for screen readers', () => {
    const custom = shown({ layout: 'custom' })
    expect(custom).toContain('<h1 class="visually-hidden">A &#x3C;b></h1>')
    expect(custom).not.toContain('page-title')
    expect(shown({ layout: 'custom', body: toHtml(flatten(<h1>Mine</h1>)) })).not.toContain('visually-hidden')
  })

  test('shows a way as breadcrumbs', () => {
    expect(shown({ eyebrow: [{ label: 'G', href: '/g/' }, { label: 'S' }] })).toContain(
      '<nav class="eyebrow" aria-label="Breadcrumbs"><ol><li><a href="/g/">G</a></li><li>S</li></ol></nav>',
    )
  })
})

describe('header', () => {
  test('shows a logo of each mode, or the name', () => {
    expect(html(header(frame))).toContain('<a class="site-name" href="/">Plants &#x26; co</a>')
    const logo = { light: { src: '/l.svg', width: 10, height: 5 }, dark: { src: '/d.svg' } }
    expect(html(header({ ...frame, logo }))).toContain(
      '<img class="logo only-light" src="/l.svg" alt="Plants &#x26; co" width="10" height="5"><img class="logo only-dark" src="/d.svg" alt="Plants &#x26; co">',
    )
  })

  test('marks the tab of the page; one without an address is text', () => {
    const tabs = [
      { ...item, active: true },
      { label: 'Soon', active: false, external: false },
    ]
    expect(html(header({ ...frame, tabs }))).toContain(
      '<li><a class="tab-link" href="/g/" aria-current="true">Guides</a></li><li><span class="tab-link">Soon</span></li>',
    )
  })

  test('opens menus without a script', () => {
    const menus = [{ as: 'version' as const, current: '2.0', items: [{ ...item, label: '2.0', active: true }] }]
    expect(html(header({ ...frame, menus }))).toContain(
      '<details class="menu menu-version" data-menu=""><summary><span class="visually-hidden">Version: </span><span class="menu-current">2.0</span></summary>',
    )
  })

  test('shows a repository with its stars, where they are known', () => {
    const action = { kind: 'github' as const, label: 'a/b', href: 'https://x.example', external: true }
    expect(html(header({ ...frame, action: { ...action, stars: 12_345 } }))).toContain(
      '12.3k<span class="visually-hidden"> stars</span>',
    )
    expect(html(header({ ...frame, action }))).not.toContain('stars')
  })

  test('has no switch where there is one mode', () => {
    expect(html(header({ ...frame, modeSwitch: false }))).not.toContain('data-mode-switch')
  })

  test('shortens counts', () => {
    expect([0, 999, 1000, 12_345, 123_456, 999_949, 999_999, 1_250_000].map(shortCount)).toEqual([
      '0',
      '999',
      '1k',
      '12.3k',
      '123k',
      '1000k',
      '1m',
      '1.3m',
    ])
  })
})

describe('sidebar', () => {
  const entry = { kind: 'page' as const, label: 'A', href: '/a/', spot: 'p1', external: false }

  test('marks the spots of pages and of folded groups, and opens the others for everybody', () => {
    const sub = (expanded: boolean) => ({
      kind: 'group' as const,
      group: { label: 'More', spot: 'g0.1', expanded, entries: [entry] },
    })
    const groups = [{ label: 'Start', spot: 'g0', expanded: true, entries: [entry, sub(false)] }]
    expect(html(sidebar({ ...frame, groups }))).toContain(
      '<p class="nav-label">Start</p><ul><li><a class="nav-link" href="/a/" data-spot="p1"><span class="nav-text">A</span></a></li><li><details class="nav-sub" data-spot="g0.1"><summary',
    )
    const open = html(sidebar({ ...frame, groups: [{ ...groups[0]!, entries: [sub(true)] }] }))
    expect(open).toContain('<details class="nav-sub" open><summary')
  })

  test('a group whose rows stand elsewhere is a link there; rows that were drawn before are put in', () => {
    const more = { href: '/_flatleaf/nav/site/more/', pages: 20 }
    const closed = { kind: 'group' as const, group: { label: 'More', spot: '', expanded: false, entries: [], more } }
    const printed = { kind: 'printed' as const, html: toHtml(flatten(<li>Drawn</li>)) }
    const groups = [{ spot: '', expanded: true, entries: [closed, printed] }]
    expect(html(sidebar({ ...frame, groups }))).toContain(
      '<ul><li><a class="nav-link nav-more" href="/_flatleaf/nav/site/more/"><span class="nav-text">More</span></a></li><li>Drawn</li></ul>',
    )
  })

  test('the rest of a long list is a link that says which rows it stands for', () => {
    expect(html(row({ kind: 'rest', label: '40 earlier', href: '/n/', toward: 'before', take: 40 }, 'en'))).toBe(
      '<li><a class="nav-link nav-rest nav-before" href="/n/" data-take="40">40 earlier</a></li>',
    )
  })

  test('leads from the title of a group to its page', () => {
    const groups = [{ label: 'Start', href: '/s/', rootSpot: 'p9', spot: 'g0', expanded: true, entries: [] }]
    expect(html(sidebar({ ...frame, groups }))).toContain(
      '<p class="nav-label"><a href="/s/" data-spot="p9">Start</a></p>',
    )
  })

  test('says what a page is: method, tag, deprecated', () => {
    const groups = [
      { spot: 'g0', expanded: true, entries: [{ ...entry, method: 'GET', tag: 'beta', deprecated: true }] },
    ]
    expect(html(sidebar({ ...frame, groups }))).toContain(
      '<span class="method method-get">GET</span><span class="nav-text">A</span><span class="pill">beta</span><span class="pill pill-warn">deprecated</span>',
    )
  })

  test('colours the tiles of anchors by class', () => {
    const anchors = [{ ...item, tile: { from: '#111111', to: '#222222' } }]
    expect(html(sidebar({ ...frame, anchors }))).toContain('<span class="tile tile-111111-222222"></span>')
  })

  test('is a popover, so the drawer opens without a script', () => {
    expect(html(sidebar(frame))).toContain('<div id="sidebar" class="sidebar" popover="auto">')
    expect(html(header(frame))).toContain('popovertarget="sidebar"')
  })
})

test('the footer names its social marks for screen readers', () => {
  const socials = [{ platform: 'github', label: 'GitHub', href: 'https://github.com/x', external: true }]
  expect(html(footer({ ...frame, socials }))).toContain(
    '<a href="https://github.com/x" rel="noopener me"><span class="visually-hidden">GitHub</span></a>',
  )
})
