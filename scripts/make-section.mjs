/** A made site whose only section has thousands of pages, the same bytes every time. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** All pages in one group, or twenty in each group of a chapter of five. */
export const shapes = ['flat', 'nested']

/** Writes docs.json and `count` pages below `folder`. */
export function makeSection(folder, count, shape) {
  const put = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const ids = Array.from({ length: count }, (_, index) => sectionPage(index))
  for (const [index, id] of ids.entries()) put(`pages/${id}.mdx`, textOf(index, count))
  const navigation = shape === 'flat' ? [{ group: 'All plants', pages: ids }] : chapters(ids)
  put('docs.json', `${JSON.stringify({ name: 'Garden', navigation }, null, 2)}\n`)
}

/** Id of a page. */
export function sectionPage(index) {
  return `plants/${String(Math.floor(index / 100) + 1).padStart(3, '0')}/plant-${index + 1}`
}

function chapters(ids) {
  const parts = sliced(ids, 20).map((pages, index) => ({ group: `Bed ${index + 1}`, pages }))
  return sliced(parts, 5).map((pages, index) => ({ group: `Garden ${index + 1}`, pages }))
}

function sliced(list, size) {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

function textOf(index, count) {
  const link = (to) => `[plant ${(to % count) + 1}](/${sectionPage(to % count)})`
  return `---
title: Water plant ${index + 1}
description: When plant ${index + 1} wants water, and how much of it.
---

Plant ${index + 1} stands between ${link(index + count - 1)} and ${link(index + 1)}.

## When

Every ${(index % 9) + 1} days, and sooner in a hot week. Compare ${link(index * 7)}.

## How much

| Pot | Litres |
| --- | ---: |
| small | ${(index % 7) + 1} |
| large | ${(index % 7) + 4} |

\`\`\`sh
garden water --plant ${index + 1} --litres ${(index % 7) + 1}
\`\`\`

1. Fill the can.
2. Water the soil, not the leaves.
3. Note the day.
`
}
