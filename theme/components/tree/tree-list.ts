/** A nested list of Markdown as files and folders. */
import type { Element, ElementContent } from 'hast'
import { textOf } from '../../../src/hast/text.ts'

export interface TreeItem {
  readonly name: readonly ElementContent[]
  readonly comment?: readonly ElementContent[]
  readonly highlight: boolean
  /** Of folders. */
  readonly children?: readonly TreeItem[]
}

/** The items of a list. What ends in a slash or holds a list is a folder; bold names are set off. */
export function readList(list: Element): readonly TreeItem[] {
  return list.children.flatMap((child) => (child.type === 'element' && child.tagName === 'li' ? [item(child)] : []))
}

function isList(node: ElementContent): boolean {
  return node.type === 'element' && (node.tagName === 'ul' || node.tagName === 'ol')
}

function item(element: Element): TreeItem {
  const inside = element.children.flatMap((child) => (child.type === 'element' && isList(child) ? [child] : []))
  const words = element.children
    .flatMap((child): ElementContent[] => {
      if (isList(child)) return []
      return child.type === 'element' && child.tagName === 'p' ? child.children : [child]
    })
    .filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const { name, comment } = split(words)
  const isFolder = inside.length > 0 || name.map(textOf).join('').trim().endsWith('/')
  return {
    name,
    ...(comment.length > 0 && { comment }),
    highlight: name.some((child) => child.type === 'element' && child.tagName === 'strong'),
    ...(isFolder && { children: inside.flatMap(readList) }),
  }
}

const sign = /\s+(?:#|\/\/|--?|—|–|<-|←)\s+/
/** A first word that can only be the name of a file or a folder. */
const fileName = /^\S*(?:[^.\s]\.\w+|\/)(?=\s)/

/** The name, and the remark behind it: after a sign, or after a word that is plainly a name. */
function split(words: readonly ElementContent[]): { name: ElementContent[]; comment: ElementContent[] } {
  const [first, ...rest] = words
  if (!first) return { name: [], comment: [] }
  if (first.type !== 'text') return { name: [first], comment: withoutSign(rest) }
  const text = first.value.trim()
  const found = sign.exec(text)
  const end = found?.index ?? fileName.exec(text)?.[0].length
  if (end === undefined)
    return { name: [{ type: 'text', value: text }, ...blankBefore(first.value, rest)], comment: [] }
  const value = text.slice(found ? end + found[0].length : end).trim()
  const comment: ElementContent[] = value === '' ? [] : [{ type: 'text', value: rest.length > 0 ? `${value} ` : value }]
  return { name: [{ type: 'text', value: text.slice(0, end) }], comment: [...comment, ...rest] }
}

function blankBefore(before: string, rest: readonly ElementContent[]): ElementContent[] {
  return rest.length > 0 && /\s$/.test(before) ? [{ type: 'text', value: ' ' }, ...rest] : [...rest]
}

function withoutSign(nodes: readonly ElementContent[]): ElementContent[] {
  const [first, ...rest] = nodes
  if (first?.type !== 'text') return [...nodes]
  const value = first.value.replace(/^\s*(?:(?:#|\/\/|--?|—|–|<-|←)\s+)?/, '')
  return value === '' ? rest : [{ type: 'text', value }, ...rest]
}
