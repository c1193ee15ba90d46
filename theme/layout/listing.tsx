import type { ElementContent } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { EntryView, GroupView, ListingView } from '../../src/model/view.ts'
import { icon } from './icon.tsx'
import { entry } from './sidebar.tsx'

/** All that a group holds, as one list; where a list takes several pages, the way to the others above and below it. */
export function listing({ entries, stretches }: ListingView): readonly ElementContent[] {
  return flatten(
    <div class="listing">
      {ways(stretches, 'Parts of this list')}
      <ul>{entries.map(row)}</ul>
      {entries.length > 100 && ways(stretches, 'Parts of this list, again')}
    </div>,
  )
}

function row(view: EntryView): View {
  if (view.kind === 'printed') return null
  if (view.kind !== 'group') return entry(view)
  return view.group.more ? closed(view.group, view.group.more) : open(view.group)
}

function open({ label, icon: drawing, tag, entries }: GroupView): View {
  return (
    <li class="listing-group">
      <p class="nav-label">
        {drawing && icon(drawing)}
        {label}
        {tag && <span class="pill">{tag}</span>}
      </p>
      <ul>{entries.map(row)}</ul>
    </li>
  )
}

function closed({ label, icon: drawing }: GroupView, { href, pages }: NonNullable<GroupView['more']>): View {
  return (
    <li>
      <a class="nav-link" href={href}>
        {drawing && icon(drawing)}
        <span class="nav-text">{label}</span>
        <span class="listing-count">{`${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`}</span>
      </a>
    </li>
  )
}

function ways(stretches: ListingView['stretches'], label: string): View {
  if (stretches.length === 0) return null
  return (
    <nav class="listing-ways" aria-label={label}>
      {stretches.map(({ label: range, href, current }) =>
        href === undefined ? (
          <span>{range}</span>
        ) : (
          <a class="nav-link" href={href} aria-current={current ? 'page' : null}>
            {range}
          </a>
        ),
      )}
    </nav>
  )
}
