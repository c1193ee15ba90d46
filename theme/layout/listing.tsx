import type { ElementContent } from 'hast'
import type { View } from '../../src/hast/jsx-runtime.ts'
import { flatten } from '../../src/hast/jsx-runtime.ts'
import type { EntryView, GroupView, ListingView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { sayIn } from '../words/index.ts'
import { icon } from './icon.tsx'
import { row as sidebarRow } from './sidebar.tsx'

/** All that a group holds, as one list; where a list takes several pages, the way to the others above and below it. */
export function listing({ lang, entries, stretches }: ListingView): readonly ElementContent[] {
  const say = sayIn(lang)
  return flatten(
    <div class="listing">
      {ways(stretches, say('Parts of this list'))}
      <ul>{entries.map((each) => row(each, say))}</ul>
      {entries.length > 100 && ways(stretches, say('Parts of this list, again'))}
    </div>,
  )
}

function row(view: EntryView, say: Say): View {
  if (view.kind === 'printed') return null
  if (view.kind !== 'group') return sidebarRow(view, say)
  return view.group.more ? closed(view.group, view.group.more, say) : open(view.group, say)
}

function open({ label, icon: drawing, tag, entries }: GroupView, say: Say): View {
  return (
    <li class="listing-group">
      <p class="nav-label">
        {drawing && icon(drawing)}
        {label}
        {tag && <span class="pill">{tag}</span>}
      </p>
      <ul>{entries.map((each) => row(each, say))}</ul>
    </li>
  )
}

function closed({ label, icon: drawing }: GroupView, { href, pages }: NonNullable<GroupView['more']>, say: Say): View {
  return (
    <li>
      <a class="nav-link" href={href}>
        {drawing && icon(drawing)}
        <span class="nav-text">{label}</span>
        <span class="listing-count">{say.count('{} pages', pages)}</span>
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
