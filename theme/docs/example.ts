/**
 * The example file of a component: front matter, prose, and fences marked `live`, which the documentation shows drawn and
 * as source. So an example cannot differ from what its reader is told to write.
 */
import { parse } from 'yaml'
import * as z from 'zod'

const frontSchema = z.strictObject({
  /** Title of the page; a short name for menus. */
  title: z.string(),
  sidebarTitle: z.string(),
  description: z.string(),
  /** The components that the page is about, in its order. */
  components: z.array(z.string()),
})

export interface Live {
  readonly kind: 'live'
  readonly source: string
  /** Shown on a page of its own only: what changes the whole page. */
  readonly alone: boolean
}

export type Part = { readonly kind: 'prose'; readonly text: string } | Live

export interface Example extends z.infer<typeof frontSchema> {
  /** Name of the page: that of the file. */
  readonly name: string
  readonly parts: readonly Part[]
}

/** Reads an example file. Throws when its front matter is not as it must be: these files are ours. */
export function readExample(name: string, text: string): Example {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)
  if (!front) throw new Error(`The example "${name}" has no front matter.`)
  const { data, error } = frontSchema.safeParse(parse(front[1]!))
  if (!data) throw new Error(`The front matter of the example "${name}" is wrong: ${error.message}`)
  return { ...data, name, parts: partsOf(text.slice(front[0].length).split('\n')) }
}

/** Fences that are not live are prose, whatever stands in them. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = []
  let prose: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const fence = /^(`{3,})(.*)$/.exec(lines[at]!)
    if (!fence) {
      prose.push(lines[at]!)
      continue
    }
    const end = lines.indexOf(fence[1]!, at + 1)
    if (end < 0) throw new Error(`The fence "${lines[at]}" is not closed.`)
    const live = /^mdx live( alone)?$/.exec(fence[2]!)
    if (live) {
      parts.push({ kind: 'prose', text: prose.join('\n').trim() })
      parts.push({ kind: 'live', source: lines.slice(at + 1, end).join('\n'), alone: live[1] !== undefined })
      prose = []
    } else prose.push(...lines.slice(at, end + 1))
    at = end
  }
  parts.push({ kind: 'prose', text: prose.join('\n').trim() })
  return parts.filter((part) => part.kind === 'live' || part.text !== '')
}

/** The live examples of a file. */
export function livesOf({ parts }: Example): readonly Live[] {
  return parts.filter((part): part is Live => part.kind === 'live')
}
