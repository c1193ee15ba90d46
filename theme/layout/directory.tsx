import type { View } from '../../src/hast/jsx-runtime.ts'
import type { DirectoryEntry, DirectoryView } from '../../src/model/view.ts'
import type { Say } from '../../src/model/words.ts'
import { icon, uiIcon } from './icon.tsx'
import { hiddenText, relOf } from './link.tsx'

/** What stands in a group, below the text of its page. */
export function directory(view: DirectoryView | undefined, say: Say): View {
  if (!view) return null
  if (view.look === 'card') return <div class="columns columns-2">{view.entries.map((each) => card(each, say))}</div>
  return runs(view.entries).map((run) =>
    run[0]!.entries ? <div class="accordions">{run.map((each) => part(each, say))}</div> : list(run, say),
  )
}

/** A group leads to its page, which lists what is in it; one without a page lists it here. */
function card(entry: DirectoryEntry, say: Say): View {
  return (
    <div class="card">
      {entry.icon && icon(entry.icon, 'card-icon')}
      <div class="card-text">
        <p class="card-title">{entry.href === undefined ? entry.label : link(entry, say, 'card-link')}</p>
        <div class="card-body flow">
          {entry.description && <p>{entry.description}</p>}
          {entry.href === undefined && entry.entries && list(entry.entries, say)}
        </div>
      </div>
      {entry.external && uiIcon('external', 'card-arrow')}
    </div>
  )
}

/** Neighbours that are all groups, or all pages. */
function runs(entries: readonly DirectoryEntry[]): DirectoryEntry[][] {
  const made: DirectoryEntry[][] = []
  for (const entry of entries) {
    const last = made.at(-1)
    if (last && Boolean(last[0]!.entries) === Boolean(entry.entries)) last.push(entry)
    else made.push([entry])
  }
  return made
}

function part(entry: DirectoryEntry, say: Say): View {
  const { entries = [], href, label } = entry
  const own = href === undefined ? [] : [{ ...entry, entries: undefined }]
  return (
    <details class="accordion">
      <summary>
        {uiIcon('chevron', 'nav-chevron')}
        {entry.icon && icon(entry.icon, 'accordion-icon')}
        <span class="accordion-head">
          <span class="accordion-title">{label || say('More')}</span>
        </span>
      </summary>
      <div class="accordion-body flow">{list([...own, ...entries], say)}</div>
    </details>
  )
}

function list(entries: readonly DirectoryEntry[], say: Say): View {
  return (
    <ul>
      {entries.map((entry) => (
        <li>
          {entry.href === undefined ? entry.label : link(entry, say)}
          {entry.description && `: ${entry.description}`}
          {entry.entries && entry.entries.length > 0 && list(entry.entries, say)}
        </li>
      ))}
    </ul>
  )
}

function link({ href, label, external }: DirectoryEntry, say: Say, name?: string): View {
  return (
    <a class={name} href={href} rel={relOf(external)}>
      {label}
      {external && hiddenText(` ${say('(external)')}`)}
    </a>
  )
}
