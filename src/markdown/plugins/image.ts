/** Images: the final address, recorded; their size, so that nothing moves; one for each mode; drawn by the theme. */
import type { Element, Properties } from 'hast'
import type { ImageMode } from '../../model/image.ts'
import { decoded } from '../../util/decoded.ts'
import { assetHref, sizeOf, srcSetOf } from '../asset.ts'
import { modeOfClasses, splitMode } from '../image-mode.ts'
import { sizeProperties } from '../image-size.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { classes } from '../../hast/classes.ts'

export const image: ElementPlugin = {
  tags: ['img'],
  run(element, scope) {
    const { dark, ...properties } = element.properties
    const light: Element = { ...element, properties }
    if (typeof dark !== 'string' || dark === '') return picture(light, scope)
    // `alt` is written once, for both.
    const { srcSet: _, ...shared } = properties
    const other: Element = { ...element, properties: { alt: '', ...shared, src: dark } }
    return [...picture(light, scope, 'light'), ...picture(other, scope, 'dark')]
  },
}

function picture(element: Element, scope: Scope, given?: ImageMode): Element['children'] {
  const { src, srcSet, noZoom, nozoom, ...rest } = element.properties
  const written = splitMode(typeof src === 'string' ? decoded(src) : '')
  const final = typeof src === 'string' ? assetHref(written.src, element, scope, 'img') : undefined
  const set = srcSetOf(srcSet, element, scope)
  if (final === undefined && set === undefined) return missing(element)
  if (rest.alt === undefined) {
    const hint = 'Describe the picture, or write alt="" if it is only decoration.'
    warn(scope, element, { code: 'image-alt-missing', message: 'An image has no "alt" text.', hint })
  }
  // `sizes` chooses from a set: without one it says nothing.
  const { width: _, height: __, sizes, ...others } = rest
  const size = sizeProperties(rest, sizeOf(final, scope), scope)
  const properties: Properties = {
    ...(final !== undefined && { src: final }),
    ...(set && { srcSet: set, ...(sizes !== undefined && { sizes }) }),
    ...others,
    ...size,
    alt: rest.alt ?? '',
  }
  const mode = given ?? written.mode ?? modeOfClasses(classes(rest.className))
  return [draw({ ...element, properties }, { mode, still: isSet(noZoom) || isSet(nozoom) }, scope)]
}

function draw(element: Element, { mode, still }: { mode?: ImageMode; still: boolean }, scope: Scope): Element {
  const { width, height, loading } = element.properties
  const drawn = scope.page.tools.theme.markdown.image(element, mode)
  const about = {
    ...(typeof width === 'number' && typeof height === 'number' && { size: { width, height } }),
    ...(mode && { mode }),
    ...(still && { still }),
    ...(loading !== undefined && { asked: true }),
  }
  // What the theme puts around a picture is no text of the author's.
  return note(drawn, drawn.tagName === 'img' ? { image: about } : { image: about, text: '' })
}

/** `noZoom`, `noZoom={true}`, `nozoom=""`; not `noZoom="false"`. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 'false'
}

/** An image whose address cannot be used still says what it would show. */
function missing({ properties }: Element): Element['children'] {
  return typeof properties.alt === 'string' && properties.alt !== '' ? [{ type: 'text', value: properties.alt }] : []
}
