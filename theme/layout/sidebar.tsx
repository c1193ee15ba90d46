/**
 * The tree of pages. One list serves wide screens, where it stands beside the article, and small ones, where it is a
 * popover: the browser opens, closes and returns focus by itself, so the drawer works without scripts.
 */
import type { Element } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { raw } from '../../src/hast/to-html.ts'
import type { EntryView, FrameView, GroupView, LinkRow, RestView, RowView, SwitchItem } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { sayIn } from '../words/index.ts'
import { tileClass } from '../styles/tile.ts'
import { action, name, searchButton, tabLink } from './header.tsx'
import { icon, uiIcon } from './icon.tsx'
import { hiddenText, relOf } from './link.tsx'
import { menu } from './menu.tsx'
import { methodBadge } from './method-badge.tsx'

/** The sidebar of a frame; `data-spot` marks where one page differs from the next. */
export function sidebar(view: FrameView): Element {
  const say = sayIn(view.lang)
  return (
    <div id="sidebar" class="sidebar" popover="auto">
      <div class="drawer-head">
        {name(view)}
        <button
          class="button-icon"
          type="button"
          popovertarget="sidebar"
          popovertargetaction="hide"
          aria-label={say('Close')}
        >
          {uiIcon('close')}
        </button>
      </div>
      {view.search.place && searchButton(view, 'sidebar-search')}
      <div id="sidebar-content" class="sidebar-scroll">
        {view.menus.length > 0 && (
          <div class="drawer-only drawer-menus">{view.menus.map((each) => menu(each, say))}</div>
        )}
        {view.tabs.length > 0 && (
          <nav class="drawer-only drawer-tabs" aria-label={say('Sections')}>
            <ul>
              {view.tabs.map((tab) => (
                <li>{tabLink(tab)}</li>
              ))}
            </ul>
          </nav>
        )}
        <nav class="sidebar-nav" aria-label={say('Pages')}>
          {view.anchors.length > 0 && (
            <ul class="anchors">
              {view.anchors.map((anchor) => (
                <li>{anchorLink(anchor)}</li>
              ))}
            </ul>
          )}
          {view.groups.map((group) => topGroup(group, say))}
        </nav>
      </div>
      {(view.links.length > 0 || view.action) && drawerFoot(view, say)}
    </div>
  ) as Element
}

function drawerFoot(view: FrameView, say: Say): View {
  return (
    <div class="drawer-only drawer-foot">
      {view.links.map((link) => (
        <a class="nav-link" href={link.href} rel={relOf(link.external)}>
          {link.icon && icon(link.icon)}
          <span class="nav-text">{link.label}</span>
        </a>
      ))}
      {view.action && action(view.action, say)}
    </div>
  )
}

function anchorLink(anchor: SwitchItem): View {
  const content = (
    <>
      <span class={anchor.tile ? `tile ${tileClass(anchor.tile)}` : 'tile'}>
        {anchor.icon ? icon(anchor.icon) : uiIcon('arrow')}
      </span>
      <span class="nav-text">{anchor.label}</span>
      {anchor.tag && <span class="pill">{anchor.tag}</span>}
    </>
  )
  if (!anchor.href) return <span class="anchor-link">{content}</span>
  return (
    <a class="anchor-link" href={anchor.href} rel={relOf(anchor.external)} aria-current={anchor.active ? 'true' : null}>
      {content}
    </a>
  )
}

function topGroup(group: GroupView, say: Say): View {
  const title = group.start ?? (group.href && { href: group.href, spot: group.rootSpot })
  const label = (
    <>
      {group.icon && icon(group.icon)}
      {group.label}
      {group.tag && <span class="pill">{group.tag}</span>}
    </>
  )
  return (
    <div class="nav-group">
      {group.label && (
        <p class="nav-label">
          {title ? (
            <a href={title.href} data-spot={title.spot}>
              {label}
            </a>
          ) : (
            label
          )}
        </p>
      )}
      {group.entries.length > 0 && <ul>{group.entries.map((each) => entryOrRows(each, say))}</ul>}
    </div>
  )
}

function entryOrRows(view: EntryView, say: Say): View {
  return view.kind === 'printed' ? raw(view.html) : row(view, say)
}

/** One row of the list of pages. */
export function entry(view: RowView, lang: string): Element {
  return row(view, sayIn(lang))
}

/** The same, for what speaks already. */
export function row(view: RowView, say: Say): Element {
  const isSplit = view.kind === 'group' && view.group.start !== undefined
  return (<li class={isSplit ? 'nav-split' : null}>{inside(view, say)}</li>) as Element
}

function inside(view: RowView, say: Say): View {
  if (view.kind === 'group') return groupRow(view.group, say)
  return view.kind === 'rest' ? rest(view) : pageLink(view, say)
}

/** A title that leads on stands before what opens the group: the latter says of what, for those who do not see it. */
function groupRow(group: GroupView, say: Say): View {
  const { start, more } = group
  const title = groupName(group, say)
  const opens = start ? hiddenText(`${say('{}:', group.label ?? say('More'))} ${say('Pages')}`) : title
  return (
    <>
      {start && (
        <a class="nav-link nav-start" href={start.href} data-spot={start.spot}>
          {title}
        </a>
      )}
      {more ? closedGroup(opens, more.href) : subGroup(group, opens, say)}
    </>
  )
}

function pageLink(view: LinkRow, say: Say): View {
  return (
    <a class="nav-link" href={view.href} rel={relOf(view.external)} data-spot={view.spot}>
      {view.method && methodBadge(view.method)}
      {view.icon && icon(view.icon)}
      <span class="nav-text">{view.label}</span>
      {view.tag && <span class="pill">{view.tag}</span>}
      {view.deprecated && <span class="pill pill-warn">{say('deprecated')}</span>}
      {view.external && uiIcon('external', 'nav-external')}
    </a>
  )
}

/** The rows of the group stand on the page that it links to; a script brings them here. */
function closedGroup(title: View, href: string): View {
  return (
    <a class="nav-link nav-more" href={href}>
      {title}
    </a>
  )
}

function groupName({ icon: drawing, label, tag }: GroupView, say: Say): View {
  return (
    <>
      {drawing && icon(drawing)}
      <span class="nav-text">{label ?? say('More')}</span>
      {tag && <span class="pill">{tag}</span>}
    </>
  )
}

function rest({ label, href, toward, take }: RestView): View {
  return (
    <a class={`nav-link nav-rest nav-${toward}`} href={href} data-take={take}>
      {label}
    </a>
  )
}

/** A nested group folds. One that is open for everybody needs no spot: it would say `open` twice. */
function subGroup(group: GroupView, title: View, say: Say): View {
  return (
    <details class="nav-sub" open={group.expanded} data-spot={group.expanded ? null : group.spot}>
      <summary class="nav-link">{title}</summary>
      <ul>
        {group.href && (
          <li>
            <a class="nav-link" href={group.href} data-spot={group.rootSpot}>
              <span class="nav-text">{group.label ?? say('Overview')}</span>
            </a>
          </li>
        )}
        {group.entries.map((each) => entryOrRows(each, say))}
      </ul>
    </details>
  )
}
