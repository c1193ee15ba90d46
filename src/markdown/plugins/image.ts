/** Images: the final address, recorded; loaded late; drawn by the theme. */
import type { Element } from 'hast'
import { decode } from '../address.ts'
import { assetHref, srcSetOf } from '../asset.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'

export const image: ElementPlugin = {
  tags: ['img'],
  run(element, scope) {
    const { src, srcSet, ...rest } = element.properties
    const final = typeof src === 'string' ? assetHref(decode(src), element, scope, 'img') : undefined
    const set = srcSetOf(srcSet, element, scope)
    if (final === undefined && set === undefined) return missing(element)
    if (rest.alt === undefined) {
      const hint = 'Describe the picture, or write alt="" if it is only decoration.'
      warn(scope, element, { code: 'image-alt-missing', message: 'An image has no "alt" text.', hint })
    }
    const alt = rest.alt ?? ''
    const properties = {
      ...(final !== undefined && { src: final }),
      ...(set && { srcSet: set }),
      ...rest,
      alt,
      loading: 'lazy',
      decoding: 'async',
    }
    return [draw({ ...element, properties }, scope)]
  },
}

/** What the theme puts around a picture (a zoom link, a hint) is no text of the author's. */
function draw(element: Element, scope: Scope): Element {
  const drawn = scope.page.tools.theme.markdown.image(element)
  return drawn.tagName === 'img' ? drawn : note(drawn, { text: '' })
}

/** An image whose address cannot be used still says what it would show. */
function missing({ properties }: Element): Element['children'] {
  return typeof properties.alt === 'string' && properties.alt !== '' ? [{ type: 'text', value: properties.alt }] : []
}
