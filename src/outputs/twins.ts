/** Every page as Markdown, beside it: `guides/start.md`. */
import type { Document } from '../model/document.ts'
import type { OutputFile } from '../model/output.ts'
import { twinOf } from '../model/route.ts'
import type { Press } from './press.ts'

/** One file for each page. */
export function twins({ site, tools }: Press): OutputFile[] {
  return site.pages.map(({ id, document }) => ({
    path: twinOf(id),
    key: () => tools.keyOf?.(document),
    body: () => twin(document),
  }))
}

/** Title, description as a quote, body. */
export function twin({ title, description, markdown }: Pick<Document, 'title' | 'description' | 'markdown'>): string {
  const quote = description?.trim() ? `> ${description.trim().split(/\r?\n/).join('\n> ')}` : undefined
  return `${[`# ${title}`, quote, markdown.trim()].filter(Boolean).join('\n\n')}\n`
}
