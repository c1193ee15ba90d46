import { describe, expect, test } from 'vitest'
import { toHtml } from '../../../src/hast/to-html.ts'
import type { ListingView, RowView } from '../../../src/model/view.ts'
import { listing } from '../../../theme/layout/listing.tsx'

const html = (view: ListingView) => toHtml([...listing(view)]).value
const row = (label: string): RowView => ({ kind: 'page', label, href: `/${label}/`, external: false })
const link = (label: string) => `<a class="nav-link" href="/${label}/"><span class="nav-text">${label}</span></a>`
const group = { label: 'Deep', spot: '', expanded: true, entries: [row('b')] }

describe('a page that lists a part of the navigation', () => {
  test('shows groups inside as lists in the list', () => {
    const entries: readonly RowView[] = [row('a'), { kind: 'group', group }]
    expect(html({ lang: 'en', entries, stretches: [] })).toBe(
      `<div class="listing"><ul><li>${link('a')}</li><li class="listing-group"><p class="nav-label">Deep</p><ul><li>${link('b')}</li></ul></li></ul></div>`,
    )
  })

  test('says how many pages a group has that is listed elsewhere', () => {
    const entries: readonly RowView[] = [
      { kind: 'group', group: { ...group, entries: [], more: { href: '/d/', pages: 1200 } } },
    ]
    expect(html({ lang: 'en', entries, stretches: [] })).toContain(
      '<a class="nav-link" href="/d/"><span class="nav-text">Deep</span><span class="listing-count">1,200 pages</span></a>',
    )
  })

  test('leads to the other stretches of a long list, under names of their own', () => {
    const stretches = [
      { label: '1–500', href: '/n/', current: true },
      { label: '…', current: false },
      { label: '9,501–10,000', href: '/n/20/', current: false },
    ]
    const made = html({ lang: 'en', entries: Array.from({ length: 500 }, (_, index) => row(`p${index}`)), stretches })
    expect(made).toContain(
      '<nav class="listing-ways" aria-label="Parts of this list"><a class="nav-link" href="/n/" aria-current="page">1–500</a><span>…</span>',
    )
    expect(new Set(made.match(/aria-label="[^"]*"/g)).size).toBe(2)
  })
})
