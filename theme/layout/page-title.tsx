import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { pageIcon } from './page-icon.ts'
import { needsScript, pageActions } from './page-actions.tsx'

/** Eyebrow, title, description and actions; those may stand below the contents where there are any. */
export function pageTitle(view: PageView, hasContents: boolean, say: Say): View {
  return (
    <header class="page-title">
      {eyebrow(view.eyebrow, say)}
      <h1 id="page-title">
        {view.title}
        {view.deprecated && <span class="pill pill-warn">{say('deprecated')}</span>}
      </h1>
      {view.description && !isTitle(view) && <p class="lead">{view.description}</p>}
      {tools(view.actions, hasContents, say)}
    </header>
  )
}

/** Many descriptions of an API say the same twice. */
function isTitle({ title, description = '' }: PageView): boolean {
  return description.replace(/\.$/, '').toLowerCase() === title.replace(/\.$/, '').toLowerCase()
}

function eyebrow(parts: PageView['eyebrow'], say: Say): View {
  if (parts.length === 0) return null
  const only = parts[0]!
  if (parts.length === 1) return <p class="eyebrow">{only.href ? <a href={only.href}>{only.label}</a> : only.label}</p>
  return (
    <nav class="eyebrow" aria-label={say('Breadcrumbs')}>
      <ol>
        {parts.map((part) => (
          <li>{part.href ? <a href={part.href}>{part.label}</a> : part.label}</li>
        ))}
      </ol>
    </nav>
  )
}

function tools({ markdown, feed, menu }: PageView['actions'], toc: boolean, say: Say): View {
  if (!menu && !feed) return null
  return (
    <div class={feed || !needsScript(menu) ? 'page-tools' : 'page-tools needs-script'}>
      {feed && (
        <a class="page-copy page-feed" href={feed} type="application/rss+xml">
          {pageIcon('rss')}
          <span>{say('RSS feed')}</span>
        </a>
      )}
      {menu && pageActions(menu, { markdown, toc, say })}
    </div>
  )
}
