/** Every page as Markdown, beside it: `guides/start.md`. */
import type { Document } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { twinOf } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { hash } from '../util/hash.ts'
import { directoryText } from './directory.ts'
import type { Press } from './press.ts'

/** One file for each page; each ends with what the site wants language models to know. */
export function twins(press: Press): OutputFile[] {
  const { site, tools } = press
  const notes = instructionsOf(site)
  return site.pages.map((page) => {
    const { id, document } = page
    const end = directoryText(site, page, () => press.hrefs(id)) + notes
    return {
      path: twinOf(id),
      key: () => keyOf(tools.keyOf?.(document), end),
      body: () => twin(document) + end,
    }
  })
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
