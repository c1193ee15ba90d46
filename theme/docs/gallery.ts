import { livesOf } from './example.ts'
import type { Example } from './example.ts'

/** MDX of one page with every live example: to look at all components at once, and to test them together. */
export function gallery(examples: readonly Example[]): string {
  const sections = examples.flatMap((example) => {
    const text = `${example.description} [Source and props](/components/${example.name})`
    const shown = livesOf(example).map(({ source, alone }) => (alone ? elsewhere : source))
    return [`## ${example.sidebarTitle}`, text, ...new Set(shown)]
  })
  return `${[front, about, ...sections].join('\n\n')}\n`
}

const front = [
  '---',
  'title: "Gallery: every component on one page"',
  'sidebarTitle: Gallery',
  'description: All built-in components of Flatleaf pages, drawn with the examples of their own pages.',
  'editUrl: false',
  '---',
].join('\n')

const elsewhere = '*It changes the page around it, so only its own page shows it.*'

const about =
  'Components are tags that any page can use without an import. Each has a page of its own with its source and its props.'
