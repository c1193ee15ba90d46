/**
 * The whole document, by layout:
 * `default` sidebar, article, contents · `wide` no contents, full width · `custom` header only, the page is its body ·
 * `frame` header and sidebar around a free body · `center` the article alone, in the middle.
 */
import type { Root } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { element, flatten } from '../../src/hast/jsx-runtime.ts'
import { raw } from '../../src/hast/to-html.ts'
import type { FrameHtml, PageView } from '../../src/model/view.ts'
import { directory } from './directory.tsx'
import { feedback } from './feedback.tsx'
import { contentsOf } from './frame-ids.ts'
import { head } from './head.tsx'
import { pageLinks } from './page-links.tsx'
import { pageTitle } from './page-title.tsx'
import { pager } from './pager.tsx'
import { related, updated } from './related.tsx'
import { toc } from './toc.tsx'
import { islandTexts, sayIn, scriptTexts } from '../words/index.ts'

/** A page from its view and the frame it shares with others. */
export function page(view: PageView, frame: FrameHtml): Root {
  const hasSidebar = view.layout === 'default' || view.layout === 'wide' || view.layout === 'frame'
  const body = (
    <body class={`layout layout-${view.layout}`}>
      <a class="skip" href="#content-area">
        {sayIn(view.lang)('Skip to content')}
      </a>
      {raw(frame.header)}
      <div class="frame">
        {hasSidebar ? raw(frame.sidebar) : <div class="drawer-holder">{raw(frame.sidebar)}</div>}
        {/* From memory by now: no request, and the list is right before it is seen. */}
        <script src={view.head.early} />
        <div class="column">
          {main(view)}
          {raw(frame.footer)}
        </div>
      </div>
    </body>
  )
  return { type: 'root', children: [{ type: 'doctype' }, element('html', rootAttributes(view), [head(view), body])] }
}

/** Scripts find what they need on the root element. */
function rootAttributes({
  lang,
  dir,
  route,
  islands,
  head: { mode, searchIndex, base },
}: PageView): Record<string, unknown> {
  return {
    lang,
    dir,
    'data-theme': mode.default === 'system' ? null : mode.default,
    'data-theme-locked': mode.locked ? '' : null,
    'data-current-path': route,
    'data-search': searchIndex,
    'data-base': base,
    'data-words': islands
      ? [scriptTexts(lang), islandTexts(lang)].filter(Boolean).join('\n') || null
      : scriptTexts(lang),
  }
}

function main(view: PageView): View {
  if (view.layout === 'custom' || view.layout === 'frame') return freeMain(view)
  const entries = contentsOf(view)
  const say = sayIn(view.lang)
  const contents = entries.length > 0 ? entries : undefined
  return (
    <div class={contents ? 'page page-toc' : 'page'}>
      {contents && toc(contents, view.actions, say)}
      <main id="content-area" tabindex="-1">
        <article>
          {pageTitle(view, contents !== undefined, say)}
          <div id="content" class="prose">
            {raw(view.body)}
            {directory(view.directory, say)}
          </div>
          {related(view.related, say)}
          {updated(view.updated, say)}
          {feedback(view.actions.feedback, say)}
          {pageLinks(view.actions, say)}
        </article>
        {pager(view, say)}
      </main>
    </div>
  )
}

/** The body is all there is; a page without a heading of its own gets its title for screen readers. */
function freeMain(view: PageView): View {
  return (
    <main id="content-area" class="free" tabindex="-1">
      {flatten(!/<h1[\s>]/.test(view.body.value) && <h1 class="visually-hidden">{view.title}</h1>)}
      <div id="content" class="prose">
        {raw(view.body)}
        {directory(view.directory, sayIn(view.lang))}
      </div>
    </main>
  )
}
