/** The Markdown form of pages, and what language models are told with it. */
import * as z from 'zod'
import type { ApiConfig, SiteConfig } from '../../model/config.ts'
import { key } from '../key.ts'
import type { Raw } from '../key.ts'
import { listOf, oneOrMore } from '../values.ts'

export const markdownKeys = {
  markdown: key(
    z.object({
      instructions: key(
        oneOrMore,
        'What language models are to know: Markdown that stands at the end of `llms.txt` and of the Markdown form of each page. Each text of a list is a paragraph.',
        { becomes: 'instructions' },
      ),
      schema: key(
        z.boolean(),
        '`false`: the Markdown form of pages about an API has their texts only, without parameters, bodies, answers and samples.',
        { default: '`true`', becomes: 'api.inMarkdown' },
      ),
    }),
    'The Markdown form of pages.',
    { dialect: 'nested', becomes: 'instructions' },
  ),
}

/** Texts of blanks only say nothing. */
export function readInstructions({ markdown }: Raw<typeof markdownKeys>): Pick<SiteConfig, 'instructions'> {
  const texts = listOf(markdown?.instructions).flatMap((text) => text.trim() || [])
  return texts.length > 0 ? { instructions: texts } : {}
}

/** How much of a description stands in the Markdown form of its pages. */
export function readInMarkdown({ markdown }: Raw<typeof markdownKeys>): Pick<ApiConfig, 'inMarkdown'> {
  return markdown?.schema === false ? { inMarkdown: 'texts' } : {}
}
