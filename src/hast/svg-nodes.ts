/** Reads the markup of a drawing, as icon sets write it: elements with quoted attributes, no text. */
import type { ElementData } from './to-data.ts'

type Open = [string, Record<string, string>, ...(string | ElementData)[]]

/** The elements as data; whatever else stands there is left out. */
export function svgNodes(markup: string): ElementData[] {
  const top: Open = ['', {}]
  const around: Open[] = [top]
  for (const [, end, name = '', attributes = '', closed] of markup.matchAll(tag)) {
    if (end) {
      if (around.length > 1) around.pop()
      continue
    }
    const made: Open = [name, attributesOf(attributes)]
    around.at(-1)!.push(made)
    if (!closed) around.push(made)
  }
  return top.slice(2) as ElementData[]
}

const tag = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decode(value!)]),
  )
}

/** The references that our own writing makes: numbers, and the few names of XML. */
function decode(value: string): string {
  return value.replace(/&(?:#(\d+)|(amp|lt|gt|quot|apos));/g, (_, code: string | undefined, name: string) =>
    code === undefined ? names[name as keyof typeof names] : String.fromCodePoint(Number(code)),
  )
}

const names = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
