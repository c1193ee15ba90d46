/** `![What it shows](light.png){dark=dark.png}`: a second file for dark mode. */
import type { Image, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Diagnostic } from '../model/diagnostic.ts'

const mark = /^\{dark=(?:"([^"{}]+)"|'([^'{}]+)'|([^\s"'{}]+))\}/

/**
 * Moves the mark behind an image into the image. `text` is the file as the author wrote it. What the parser told about the mark
 * as an expression, which it is none, is taken back.
 */
export function darkImages(tree: Root, text: string, told: Diagnostic[]): void {
  if (!text.includes('{dark=')) return
  const places = new Set<string>()
  visit(tree, 'image', (image: Image, index, parent: Parents | undefined) => {
    const next = index === undefined ? undefined : parent?.children[index + 1]
    const start = next?.position?.start
    if (!next || start?.offset === undefined || image.position?.end.offset !== start.offset) return
    const found = mark.exec(text.slice(start.offset, start.offset + 1_000))
    if (!found) return
    if (next.type === 'text' && next.value.startsWith(found[0])) next.value = next.value.slice(found[0].length)
    else if (next.type === 'mdxTextExpression') parent!.children.splice(index! + 1, 1)
    else return
    places.add(`${start.line}:${start.column}`)
    image.data = { ...image.data, hProperties: { dark: found[1] ?? found[2] ?? found[3] } }
  })
  const kept = told.filter(({ code, at }) => code !== 'mdx-brace' || !places.has(`${at?.line}:${at?.column}`))
  told.splice(0, told.length, ...kept)
}
