import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageView } from '../../src/model/view.ts'
import { uiIcon } from './icon.tsx'

/** Eyebrow, title, description, and what can be done with the page. */
export function pageTitle(view: PageView): View {
  return (
    <header class="page-title">
      {eyebrow(view.eyebrow)}
      <h1 id="page-title">
        {view.title}
        {view.deprecated && <span class="pill pill-warn">deprecated</span>}
      </h1>
      {view.description && <p class="lead">{view.description}</p>}
      {view.actions.markdown && actions(view)}
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

/** Pages without a Markdown form have none. Copying needs a script; the links in the menu do not. */
function actions({ actions: links }: PageView): View {
  return (
    <div class="page-actions">
      <button class="page-copy needs-script" type="button" data-copy-page={links.markdown}>
        {uiIcon('copy')}
        <span>Copy page</span>
      </button>
      <details class="menu menu-page" data-menu="">
        <summary aria-label="More about this page">{uiIcon('down', 'menu-chevron')}</summary>
        <ul class="menu-list">
          <li>
            <a class="menu-item" href={links.markdown}>
              {uiIcon('markdown')}
              <span class="menu-text">View as Markdown</span>
            </a>
          </li>
          {links.edit && (
            <li>
              <a class="menu-item" href={links.edit} rel="noopener">
                {uiIcon('edit')}
                <span class="menu-text">Edit this page</span>
              </a>
            </li>
          )}
          {links.issue && (
            <li>
              <a class="menu-item" href={links.issue} rel="noopener">
                {uiIcon('flag')}
                <span class="menu-text">Report an issue</span>
              </a>
            </li>
          )}
        </ul>
      </details>
    </div>
  )
}
