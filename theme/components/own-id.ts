import type { ElementContent } from 'hast'
import type { ComponentTools } from '../../src/model/component.ts'
import { slug } from '../../src/util/slug.ts'
import { plain } from './props.tsx'

/** The id of what a component draws: the author's own, else one made from its title; none where the title has no letters. */
export function ownId(
  title: readonly ElementContent[] | undefined,
  own: string | undefined,
  tools: ComponentTools | undefined,
): string | undefined {
  const made = slug(plain(title))
  if (!own && made === '') return undefined
  return tools?.id?.(made, own) ?? own ?? made
}
