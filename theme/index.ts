/** The default theme: a well-set book that happens to be navigable. */
import { join } from 'node:path'
import type { Theme, TokenKind } from '../src/model/theme.ts'
import { tokenKinds } from '../src/model/theme.ts'
import { components } from './components/index.ts'
import { fontFile, themeFolder } from './folder.ts'
import { callout } from './layout/callout.tsx'
import { code } from './layout/code.tsx'
import { footer } from './layout/footer.tsx'
import { header } from './layout/header.tsx'
import { heading } from './layout/heading.tsx'
import { icon } from './layout/icon.tsx'
import { image } from './layout/image.tsx'
import { notFound } from './layout/not-found.tsx'
import { page } from './layout/page.tsx'
import { problem } from './layout/problem.tsx'
import { redirect } from './layout/redirect.tsx'
import { sidebar } from './layout/sidebar.tsx'
import { table } from './layout/table.tsx'
import { reference } from './reference/reference.tsx'
import { tokens } from './styles/tokens.ts'

const folder = themeFolder()

export const theme: Theme = {
  version: 'flatleaf 1',
  ids: [
    'banner',
    'content',
    'content-area',
    'footer',
    'navbar',
    'page-title',
    'pagination',
    'search-bar-entry',
    'search-results',
    'sidebar',
    'table-of-contents',
  ],
  page,
  frame: (view) => ({ header: header(view), sidebar: sidebar(view), footer: footer(view) }),
  notFound,
  redirect,
  markdown: {
    code,
    heading,
    table,
    image,
    callout,
    problem,
    icon,
    tokens: Object.fromEntries(tokenKinds.map((kind) => [kind, `t-${kind}`])) as Record<TokenKind, string>,
  },
  reference,
  components,
  assets: [
    { name: 'site.css', file: join(folder, 'styles/site.css') },
    { name: 'early.js', file: join(folder, 'client/early.ts') },
    { name: 'site.js', file: join(folder, 'client/site.ts') },
    { name: 'search.js', file: join(folder, 'client/search.ts') },
    { name: 'inter.woff2', file: fontFile() },
    { name: 'favicon.svg', file: join(folder, 'styles/favicon.svg') },
  ],
  tokens,
}
