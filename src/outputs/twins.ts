/** Every page as Markdown, beside it: `guides/start.md`. */
import type { Document } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { twinOf } from '../model/route.ts'
import type { Page, Site } from '../model/site.ts'
import { hash } from '../util/hash.ts'
import { directoryText } from './directory.ts'
import { perPage } from './per-page.ts'
import type { Press } from './press.ts'

/** One file for each page; each ends with what the site wants language models to know. */
export function twins(press: Press): readonly OutputFile[] {
  return perPage(press, 'files of twins', twinFile)
}

function twinFile(page: Page, press: () => Press): OutputFile {
  return {
    path: twinOf(page.id),
    key: () => keyOf(press().tools.keyOf?.(page.document), endOf(press(), page)),
    body: () => twin(page.document) + endOf(press(), page),
  }
}

/** What stands behind the text of a page. */
function endOf({ site, hrefs }: Press, page: Page): string {
  return directoryText(site, page, () => hrefs(page.id)) + instructionsOf(site)
}

/** The end of a Markdown file, cut off from what stands above; empty when there is nothing to say. */
export function instructionsOf({ config: { instructions } }: Site): string {
  return instructions ? `\n---\n\n${instructions.join('\n\n')}\n` : ''
}

function keyOf(own: string | undefined, notes: string): string | undefined {
  return own === undefined || notes === '' ? own : hash(own, notes)
}

/** Title, description as a quote, body. */
export function twin({ title, description, markdown }: Pick<Document, 'title' | 'description' | 'markdown'>): string {
  const quote = description?.trim() ? `> ${description.trim().split(/\r?\n/).join('\n> ')}` : undefined
  return `${[`# ${title}`, quote, markdown.trim()].filter(Boolean).join('\n\n')}\n`
}
