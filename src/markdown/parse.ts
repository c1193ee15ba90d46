/**
 * Text → mdast with positions. Two engines give the same trees: satteri, and remark as the reference, which stands in
 * where satteri cannot load or fails. What they do differently is made equal here (`test/markdown/parse.test.ts`).
 */
import type { Root } from 'mdast'
import type { markdownToMdast, mdxToMdast } from 'satteri'
import { hasEndlessAddress } from './endless-address.ts'
import { leavesOpen, nestsTooDeep } from './expression-depth.ts'
import { mendLiteralLinks } from './literal-links.ts'
import type { Format, Point } from './nodes.ts'

export type EngineName = 'satteri' | 'remark'

export interface Engine {
  readonly name: EngineName
  /** The tree, or where and why the text is no MDX. Front matter is not looked for: the caller has blanked it. */
  readonly parse: (text: string, format: Format) => ParseResult
}

export type ParseResult = { readonly tree: Root } | { readonly refusal: Refusal }

/** Strict MDX says no. */
export interface Refusal {
  readonly message: string
  readonly at: Point
  /** The engine itself failed; another one may do better. */
  readonly failed?: boolean
  /** The opening tag that the message is about, if it names one. */
  readonly opener?: Point
}

/** Loads an engine; satteri gives way to remark where its binary is missing. Imports are cached by the runtime. */
export async function loadEngine(name: EngineName = 'satteri'): Promise<Engine> {
  if (name === 'satteri') {
    try {
      return satteriEngine(await import('./satteri.ts'))
    } catch {
      return loadEngine('remark')
    }
  }
  const { remarkEngine } = await import('./parse-remark.ts')
  return remarkEngine()
}

/** What this room uses of the package. */
export interface Satteri {
  readonly markdownToMdast: typeof markdownToMdast
  readonly mdxToMdast: typeof mdxToMdast
}
const features = { frontmatter: false } as const

/** The fast engine over its package. What it cannot bear, misreads or fails at it leaves to the reference (`failed`). */
export function satteriEngine(satteri: Satteri): Engine {
  return {
    name: 'satteri',
    parse(text, format) {
      const reason = unbearable(text, format)
      if (reason) return { refusal: { message: reason, at: { line: 1, column: 1 }, failed: true } }
      try {
        const tree =
          format === 'mdx' ? satteri.mdxToMdast(text, { features }) : satteri.markdownToMdast(text, { features })
        mendLiteralLinks(tree as Root, text)
        return { tree: tree as Root }
      } catch (error) {
        return { refusal: refusalOf(error instanceof Error ? error.message : String(error)) }
      }
    },
  }
}

/** Why the reference has to read a text: it is slower, and fails with an exception where this engine would end the process. */
function unbearable(text: string, format: Format): string | undefined {
  if (format === 'mdx' && nestsTooDeep(text)) return 'Brackets are nested too deep.'
  if (format === 'mdx' && leavesOpen(text)) return 'Too many tags are never closed.'
  // In MDX nothing is indented code, but so far to the right this engine loses footnotes, and lists behind definitions.
  if (format === 'mdx' && /^[ \t>]*(?:[ \t]{4}|\t[ \t]{0,3})\[[^\]\n]{1,500}\]:/m.test(text))
    return 'A definition is indented by four columns or more.'
  return hasEndlessAddress(text) ? 'An address is too long.' : undefined
}

/** Reads `5:10: Expected a closing tag for `<b>` (4:2) …` of satteri. */
function refusalOf(message: string): Refusal {
  const place = /^(\d+):(\d+)(?:-\d+:\d+)?: /.exec(message)
  const opener = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(message)
  return {
    message: message.slice(place?.[0].length ?? 0),
    at: { line: Number(place?.[1] ?? 1), column: Number(place?.[2] ?? 1) },
    ...(!place && { failed: true }),
    ...(opener && { opener: { line: Number(opener[1]), column: Number(opener[2]) } }),
  }
}
