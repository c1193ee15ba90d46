/** What the Markdown twin changes in the author's text besides its tags. */
import type { Code, Heading, Nodes } from 'mdast'
import { codeBlock } from './code-block.ts'
import type { Edit } from './edits.ts'
import type { Module } from './page.ts'

/** Repairs that the parser needed, fences without our settings, headings without `{#id}`: in order, none in another. */
export function twinEdits({ tree, text, repairs = [] }: Module): readonly Edit[] {
  const own: Edit[] = []
  const open: Nodes[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    const edit = node.type === 'code' ? infoEdit(node, text) : node.type === 'heading' ? idEdit(node, text) : undefined
    if (edit) own.push(edit)
    if ('children' in node) for (const child of node.children) open.push(child)
  }
  const all = [...own, ...repairs].sort((a, b) => a.start - b.start || b.end - a.end)
  let done = 0
  return all.filter(({ start, end }) => {
    if (start < done) return false
    done = end
    return true
  })
}

/** The part of a text between two places, with the edits made that lie in it. */
export function editedSlice(text: string, edits: readonly Edit[], [from, to]: readonly [number, number]): string {
  let out = ''
  let done = from
  for (let index = firstFrom(edits, from); index < edits.length; index++) {
    const edit = edits[index]!
    if (edit.end > to) break
    // What is inserted at an end belongs to what stands beside it.
    if (edit.start === edit.end && (edit.start === from || edit.start === to)) continue
    out += text.slice(done, edit.start) + edit.text
    done = edit.end
  }
  return out + text.slice(done, Math.max(done, to))
}

function firstFrom(edits: readonly Edit[], place: number): number {
  let low = 0
  let high = edits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (edits[middle]!.start < place) low = middle + 1
    else high = middle
  }
  return low
}

/** The info string of a fence: its language and its title. */
function infoEdit(node: Code, text: string): Edit | undefined {
  const start = node.position?.start.offset
  if (start === undefined || (node.lang ?? '') === '') return undefined
  const fence = /^[`~]{3,}/.exec(text.slice(start, start + 1000))?.[0]
  if (!fence) return undefined
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  const { language, title } = codeBlock(node)
  const info = title === undefined ? language : `${language || 'text'} ${title}`
  // A backtick in the title would end a fence of backticks.
  const safe = fence.startsWith('`') ? info.replaceAll('`', '') : info
  const edit = { start: start + fence.length, end, text: safe }
  return text.slice(edit.start, end) === safe ? undefined : edit
}

function idEdit(node: Heading, text: string): Edit | undefined {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return undefined
  const written = text.slice(start.offset, end.offset)
  const found = written.lastIndexOf('{#')
  if (found < 0 || !/^\{#[^{}]+\}[ \t]*(?:#+[ \t]*)?$/.test(written.slice(found))) return undefined
  return { start: start.offset + written.slice(0, found).trimEnd().length, end: end.offset, text: '' }
}
