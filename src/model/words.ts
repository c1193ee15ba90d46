/**
 * What the product itself says, in English: each text is the key of its translations, so that English costs nothing and a
 * forgotten word is English. `{}` stands for what is put in.
 */

/** On pages. */
export const pageWords = [
  'Skip to content',
  'Links',
  'Sections',
  'Announcement',
  'stars',
  'Colour mode',
  'Pages',
  'deprecated',
  'More',
  'Overview',
  'On this page',
  'Previous and next page',
  'Previous',
  'Next',
  'Page actions',
  'More actions',
  'About this page',
  'Edit this page',
  'Report an issue',
  'Was this page helpful?',
  'Yes',
  'No',
  'Page not found',
  'This page does not exist. It may have been moved, or the link may be wrong.',
  'Go to the home page',
  'Pages with a similar address',
  'Did you mean',
  'Parts of the site',
  'Start here',
  'Parts of this list',
  'Parts of this list, again',
  'Related',
  'external',
  'Last updated on {}',
  'Language',
  'Version',
  'Product',
  'Section',
  'This page has moved',
  'You can find it at {}.',
  'Breadcrumbs',
  'RSS feed',
  'Search…',
  'Copy page',
  'The whole page as Markdown',
  'View as Markdown',
  'This page as plain text',
  'Print / save as PDF',
  'The text without the frame',
  'API description',
  'The OpenAPI file',
  'Open in {}',
  'Ask about this page',
  'Install the MCP server of this site',
  'Copy MCP server',
  'Copy MCP install command',
  'Connect to {}',
] as const

/** Said by scripts; what is in both lists would stand on the page twice. */
export const scriptWords = [
  'Menu',
  'Close',
  'Copied',
  'Copy failed',
  'Copy code',
  'Copy URL',
  'Copy prompt',
  'Copy {}',
  'Show all',
  'Show less',
  'Thank you.',
  'Thank you, your words were sent.',
  'Your answer could not be sent. Please try again later.',
  'What helped you? (optional)',
  'What is missing or wrong? (optional)',
  'Send',
  'Expand all',
  'Collapse all',
  'Show entries with',
  '{} of {}',
  'Search',
  'Results',
  'Close search',
  'to navigate',
  'to open',
  'to close',
  'The search could not be loaded.',
  'The search index could not be loaded. Type on to try again.',
  'Search page titles, headings and text.',
  'Loading…',
  'Searching…',
  'A part of the search could not be loaded, so more may be found. Type on to try again.',
  'No results for “{}”. Try fewer words, or other ones.',
  'Image',
  'Dismiss',
  'Colour mode: system',
  'Colour mode: light',
  'Colour mode: dark',
] as const

export type Word = (typeof pageWords)[number] | (typeof scriptWords)[number]
export type CountWord = '{} pages' | '{} results'

/** The forms of a counted noun, by the categories of `Intl.PluralRules`; `other` is for all that are missing. */
export type Plural = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The words of one language. */
export type WordTable = Readonly<Record<Word, string>> & Readonly<Record<CountWord, Plural>>

/** Gives a text in the language it was made for. */
export interface Say {
  (word: Word, ...values: readonly string[]): string
  /** How it writes dates. */
  readonly locale: string
  readonly count: (word: CountWord, count: number) => string
}
