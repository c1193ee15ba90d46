/**
 * What can be done with a page: the first action is a button, the others lie in a disclosure beside it. Links work
 * without scripts; what needs one is not shown then.
 */
import type { View } from '../../src/hast/jsx-runtime.ts'
import type { PageActionView, PageMenuView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import type { GlyphName } from './glyphs.ts'
import { icon } from './icon.tsx'
import { pageIcon } from './page-icon.ts'

/** The button and its menu. Shown below the contents, it is here for windows in which the contents have no column. */
export function pageActions(
  { display, items: [main, ...others] }: PageMenuView,
  { markdown, toc, say }: { readonly markdown: string; readonly toc: boolean; readonly say: Say },
): View {
  const menu = others.length > 0 && (
    <details class={others.every(isScripted) ? 'menu page-menu needs-script' : 'menu page-menu'} data-menu="">
      <summary>
        <span class="page-menu-name">{say(isScripted(main) ? 'Page actions' : 'More actions')}</span>
        {pageIcon('down', 'menu-chevron')}
      </summary>
      <ul class="menu-list">{others.map((each) => entry(each, markdown))}</ul>
    </details>
  )
  return (
    <div class={display === 'toc' && toc ? 'page-actions page-actions-narrow' : 'page-actions'}>
      {action(main, { class: 'page-copy' }, { markdown, children: [glyphOf(main), <span>{main.label}</span>] })}
      {menu}
    </div>
  )
}

/** All actions, one below the other, at the end of the contents. */
export function tocActions({ items }: PageMenuView, markdown: string, say: Say): View {
  return (
    <ul class={needsScript({ items }) ? 'toc-actions needs-script' : 'toc-actions'} aria-label={say('Page actions')}>
      {items.map((each) => (
        <li>
          {action(each, { class: 'toc-action' }, { markdown, children: [glyphOf(each), <span>{each.label}</span>] })}
        </li>
      ))}
    </ul>
  )
}

/** Whether nothing of it works without scripts. */
export function needsScript(menu: Pick<PageMenuView, 'items'> | undefined): boolean {
  return menu === undefined || menu.items.every(isScripted)
}

function isScripted({ href }: PageActionView): boolean {
  return href === undefined
}

function entry(each: PageActionView, markdown: string): View {
  const children = [
    glyphOf(each),
    <span class="menu-text">
      <span>{each.label}</span>
      {each.description && <span class="menu-about">{each.description}</span>}
    </span>,
    each.external && pageIcon('external', 'menu-external'),
  ]
  return (
    <li class={isScripted(each) ? 'needs-script' : null}>
      {action(each, { class: 'menu-item' }, { markdown, children })}
    </li>
  )
}

function action(
  { kind, href, text, external }: PageActionView,
  attributes: { class: string },
  { markdown, children }: { markdown: string; children: View },
): View {
  if (href !== undefined)
    return (
      <a {...attributes} href={href} rel={external ? 'noopener nofollow' : null}>
        {children}
      </a>
    )
  const does = { 'data-copy-page': kind === 'copy' ? markdown : null, 'data-copy-text': text ?? null }
  return (
    <button
      {...attributes}
      class={`${attributes.class} needs-script`}
      type="button"
      data-print={kind === 'print' ? '' : null}
      {...does}
    >
      {children}
    </button>
  )
}

const glyphs: Readonly<Record<Exclude<PageActionView['kind'], 'own'>, GlyphName>> = {
  copy: 'copy',
  view: 'markdown',
  print: 'print',
  file: 'file',
  service: 'prompt',
  text: 'copy',
}

function glyphOf({ kind, icon: drawing }: PageActionView): View {
  if (kind !== 'own') return pageIcon(glyphs[kind])
  return drawing ? icon(drawing) : pageIcon('link')
}
