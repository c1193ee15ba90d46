/** What the playground's form says, in English: as `words.ts` for pages, in tables that only readers of the form load. */
import type { Plural } from './words.ts'

/** In the form. */
export const formWords = [
  'Try {}',
  'Close',
  'Send',
  'Send anyway',
  'Cancel',
  'Fill in examples',
  'Form',
  'Text',
  'Edit the body as',
  'required',
  'deprecated',
  'curl only',
  'Browsers let no page send this; the cURL command has it.',
  'Not set',
  'Add to {}',
  'Remove {}',
  'Variant of {}',
  'Written as JSON.',
  'file',
  'files',
  'array of {}',
  'array',
  'one of several',
  'Base URL',
  'Authorization',
  'Path parameters',
  'Query string',
  'Query parameters',
  'Header parameters',
  'Cookies',
  'Body',
  'Answer',
  'Server',
  'Content type',
  'Way to authenticate',
  'No authentication',
  'A client certificate is chosen by the browser, if it has one for this host.',
  'The description does not say what "{}" is.',
  'Show secrets',
  'Keep for this tab',
  'Only in memory, and gone with the page.',
  'Kept until this tab is closed.',
  'File',
  'The text holds numbers with more digits than a form can keep.',
  'The body is empty.',
  'Line {}, column {}: the text ends too early.',
  'Line {}, column {}: “{}” is not expected here.',
  'This request takes no parameters. Send it to see the answer.',
  'Send the request to see the answer here.',
  'Waiting for the answer …',
  'The answer is arriving …',
  'The request was cancelled.',
  'What shows the answer could not be loaded, so nothing was sent. Send it again.',
  'Copy',
  'Copied',
  'Copy failed',
  'Headers ({})',
  'Browsers show a page only the headers that the API exposes to it (Access-Control-Expose-Headers).',
  'The answer has no body.',
  'Download',
  'Download all',
  'The first {} of {} are shown.',
  '{}: nothing to show as text.',
  'Bytes',
  'Reading stopped after {}.',
  'Answered by {}',
  'Preview of the answer',
  'Answered {} in {}, {}.',
  '{} ms',
  '{} s',
  '{} KB',
  '{} MB',
  'No answer.',
  'This device is offline.',
  'This page came over https, and browsers let such a page call no http address: {} cannot be reached from here.',
  'This page was opened from disk, so its origin is “null”; most APIs answer no such page.',
  'The content security policy of this page does not allow calls to {}. It allows the servers of the API description.',
  'The browser did not hand the answer over, and tells pages no reason.',
  'Most often the API does not allow calls from this page (CORS). It would have to answer with:',
  'Before the call itself the browser asks with OPTIONS; that has to be answered with 2xx and the same headers.',
  'The address may also be wrong, or the server unreachable.',
  'The same call in a terminal:',
  'Browsers let no page send {}; the cURL command does.',
  'Browsers send no body with {}; the cURL command does.',
  '{} holds characters that no header can hold.',
  'Is required.',
  'Must be one of {}.',
  'Must be a text.',
  'Must be a number.',
  'Must be a whole number.',
  'Must be true or false.',
  'Must be an object.',
  'Must be a list.',
  'Must be at least {}.',
  'Must be at most {}.',
  'Must be more than {}.',
  'Must be less than {}.',
  'Must be a multiple of {}.',
  'Must match {}.',
  'The description knows no “{}”.',
] as const

/** Counted nouns, each with its form for one thing. */
export const formCountWords = {
  '{} bytes': '{} byte',
  '{} fields do not fit the description. Mend them, or send the request as it is.':
    'One field does not fit the description. Mend it, or send the request as it is.',
  '{} fields have to be mended first.': 'One field has to be mended first.',
  'Must have at least {} characters.': 'Must have at least {} character.',
  'Must have at most {} characters.': 'Must have at most {} character.',
  'Must have at least {} items.': 'Must have at least {} item.',
  'Must have at most {} items.': 'Must have at most {} item.',
} as const

/** For when the form itself cannot be had: needed before its words come. */
export const formLoadWords = {
  failed: 'The form of this request could not be loaded.',
  fromDisk:
    'This page was opened from disk, and browsers load no data for such pages. Open it through a web server, for example with “flatleaf preview”.',
} as const

export type FormWord = (typeof formWords)[number]
export type FormCountWord = keyof typeof formCountWords

/** The words of the form in one language. */
export type FormWordTable = Readonly<Record<FormWord, string>> & Readonly<Record<FormCountWord, Plural>>
export type FormLoadWords = Readonly<Record<keyof typeof formLoadWords, string>>

/** What a file of words leaves behind for the form. */
export interface SpokenForm {
  /** Tag of the language, by which numbers are written and counted. */
  readonly lang: string
  readonly words: Partial<FormWordTable>
}
