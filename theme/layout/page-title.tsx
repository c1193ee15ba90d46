import type { View } from '../../src/hast/jsx-runtime.ts'
import type { TocEntry } from '../../src/model/document.ts'
import type { PageView } from '../../src/model/view.ts'
import { uiIcon } from './icon.tsx'
import { needsScript, pageActions } from './page-actions.tsx'
import { inlineToc } from './toc.tsx'

/** Eyebrow, title, description, and what the reader needs before the text. */
export function pageTitle(view: PageView, contents: readonly TocEntry[] | undefined): View {
  return (
    <header class="page-title">
      {eyebrow(view.eyebrow)}
      <h1 id="page-title">
        {view.title}
        {view.deprecated && <span class="pill pill-warn">deprecated</span>}
      </h1>
      {view.description && <p class="lead">{view.description}</p>}
      {tools(view.actions, contents)}
    </header>
  )
}

function eyebrow(parts: PageView['eyebrow']): View {
  if (parts.length === 0) return null
  const only = parts[0]!
  if (parts.length === 1) return <p class="eyebrow">{only.href ? <a href={only.href}>{only.label}</a> : only.label}</p>
  return (
    <nav class="eyebrow" aria-label="Breadcrumbs">
      <ol>
        {parts.map((part) => (
          <li>{part.href ? <a href={part.href}>{part.label}</a> : part.label}</li>
        ))}
      </ol>
    </nav>
  )
}

/** Contents and actions share a row where the contents have no column. */
function tools({ markdown, feed, menu }: PageView['actions'], contents: readonly TocEntry[] | undefined): View {
  const actions = menu && pageActions(menu, markdown, contents !== undefined)
  if (!actions && !contents && !feed) return null
  return (
    <div class={contents || feed || !needsScript(menu) ? 'page-tools' : 'page-tools needs-script'}>
      {contents && inlineToc(contents)}
      {feed && (
        <a class="page-copy page-feed" href={feed} type="application/rss+xml">
          {uiIcon('rss')}
          <span>RSS feed</span>
        </a>
      )}
      {actions}
    </div>
  )
}
