/**
 * Looks beside the default one. Each is a small set of differences that stands behind the common sheet, in its layer; a site
 * gets those of its own look and no others. On paper all are alike, but for the letters.
 */
import type { LookConfig } from '../../src/model/config.ts'

/** CSS of what differs from the default look. */
export function presetRules(look: LookConfig): readonly string[] {
  const screen = [
    presets[look.preset],
    layouts[look.layout],
    items[look.sidebarItems],
    look.topbar === 'gradient' ? gradient : '',
  ].join('\n')
  return [
    ...(look.preset === 'mono' ? [layer(letters)] : []),
    ...(screen.trim() === '' ? [] : [layer(`@media screen {\n${screen.trim()}\n}`)]),
  ]
}

function layer(css: string): string {
  return `@layer flatleaf {\n${css.trim()}\n}`
}

/** Where the sidebar ends, seen from the edge of the window. */
const side = 'calc(max(0px, (100% - var(--frame-width)) / 2) + var(--gutter) + var(--sidebar-width) + 1.25rem)'
const beside = ':is(.layout-default, .layout-wide, .layout-frame)'

/** What is set in the letters of code. */
const letters = `
:root { --font-heading: var(--font-mono) }
.site-name, .nav-label, .toc-title, .eyebrow, .tab-link, .pager-label, .card-title, .step-title, .callout-title, .footer-title,
.related-title { font-family: var(--font-heading) }
:is(.page-title, .prose) :is(h1, h2, h3), .site-name { letter-spacing: -0.045em }
.nav-label, .toc-title, .eyebrow, .pager-label, .footer-title { font-size: 0.75rem; letter-spacing: 0 }
`

const plain = `
.callout {
  padding: 0.125rem 0 0.125rem 1rem;
  padding-inline: 1rem 0;
  border-width: 0;
  border-inline-start: 3px solid var(--edge);
  border-radius: 0;
  background: none;
}
.code, .code-group { --code-ground: var(--surface) }
.search-button, .api-endpoint { background: none }
.card:is(.card-note, .card-info, .card-tip, .card-check, .card-warning, .card-danger) { background: none }
.pill, .badge:not([class*='own']) { background: none; box-shadow: inset 0 0 0 1px var(--hairline) }
.banner { background: none; border-block-end: 1px solid var(--hairline) }
`

const mono = `
:root:root { --radius-s: 0.1875rem; --radius-m: 0.25rem; --radius-l: 0.25rem }
.nav-label::before { content: '#' / ''; margin-inline-end: -0.125rem; color: var(--accent-text) }
`

const boxed = `
@media (min-width: 64rem) {
  html { background-color: var(--sunken) }
  .header { --header-ground: var(--surface) }
  .search-button { background: var(--surface) }
  ${beside} .page, .layout-center .page { margin-block-start: 1.5rem }
  :is(.layout-default, .layout-wide, .layout-center) main {
    padding: 2.25rem 2.5rem 2.5rem;
    border: 1px solid var(--hairline);
    border-radius: 1rem;
    background: var(--surface);
  }
  .layout-default main:not(.free) { max-inline-size: calc(var(--measure) + 5rem) }
  .sidebar-scroll { padding-block-start: 1.75rem }
  .toc > .toc-panel:not(:popover-open) { padding-block-start: 1.75rem }
  .footer { border: 0 }
}
`

const presets: Readonly<Record<LookConfig['preset'], string>> = { leaf: '', plain, mono, boxed }

/** The sidebar goes up to the top of the window: a line, or a ground, runs behind it and the name of the site. */
function sidebarFirst(ground: string): string {
  const grounds = (to: string) =>
    `linear-gradient(to ${to}, ${ground} calc(${side} - 1px), var(--hairline) 0 ${side}, transparent 0)`
  return `
@media (min-width: 64rem) {
  ${beside}::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: ${side};
    border-inline-end: 1px solid var(--hairline);
    background: ${ground};
  }
  ${beside} .header { background: ${grounds('right')}, var(--header-ground) }
  [dir='rtl'] ${beside} .header { background: ${grounds('left')}, var(--header-ground) }
  ${beside} .header::after { inset-inline-start: ${side} }
  ${beside} .tabs-row ul { padding-inline-start: calc(var(--gutter) + var(--sidebar-width) + 3rem) }
}
`
}

const layouts: Readonly<Record<LookConfig['layout'], string>> = {
  topnav: '',
  sidenav: sidebarFirst('transparent'),
  solidSidenav: sidebarFirst('var(--sunken)'),
}

const current = '.sidebar :is(.nav-link, .nav-label a)[aria-current]'

const items: Readonly<Record<LookConfig['sidebarItems'], string>> = {
  container: '',
  card: `${current} { background: var(--raised); box-shadow: inset 0 0 0 1px var(--hairline), 0 1px 2px rgb(0 0 0 / 6%) }`,
  border: `
${current} { border-radius: 0; background: none; box-shadow: inset 2px 0 0 var(--accent-text) }
[dir='rtl'] ${current} { box-shadow: inset -2px 0 0 var(--accent-text) }`,
  undecorated: `${current} { background: none }`,
}

const gradient = `
.header { --header-ground: linear-gradient(var(--accent-soft), color-mix(in oklab, var(--surface) 92%, transparent)) }
`
