/** What the parts of a schema say, as one text. */
import type { Json } from '../../model/operation.ts'

export interface Said {
  readonly text: Json
  /** It is the text of a schema with a name, whose page has it. */
  readonly isFar: boolean
}

/** The texts that stand nowhere else, each once; without any the last one of the schemas that are named. */
export function joinedTexts(texts: readonly Said[]): Json | undefined {
  const near = [...new Set(texts.filter(({ isFar }) => !isFar).map(({ text }) => text))]
  const strings = near.filter((text) => typeof text === 'string')
  if (near.length === 0) return texts.at(-1)?.text
  return strings.length === near.length ? strings.map((text) => text.trimEnd()).join('\n\n') : near[0]
}
