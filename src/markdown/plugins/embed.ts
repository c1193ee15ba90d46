/** Frames and media: addresses made final, other hosts recorded for the page's content security policy. */
import type { Element, ElementContent, Properties } from 'hast'
import { decoded } from '../../util/decoded.ts'
import { resolveAddress } from '../address.ts'
import { assetHref, recordEmbed, sizeOf, srcSetOf } from '../asset.ts'
import { sizeProperties } from '../image-size.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { recordLink } from './link.ts'
import { classes } from '../../hast/classes.ts'
import { styleClass } from './style.ts'

export const embed: ElementPlugin = {
  tags: ['iframe', 'video', 'audio', 'source', 'track'],
  run(element, scope) {
    if (element.tagName === 'iframe') return frame(element, scope)
    const { src, srcSet, poster, ...properties } = element.properties
    // Inside <picture> a source has srcset; inside media it has src.
    const set = srcSetOf(srcSet, element, scope)
    const own = typeof src === 'string' ? assetHref(decoded(src), element, scope, 'media') : undefined
    const picture = typeof poster === 'string' ? assetHref(decoded(poster), element, scope, 'img') : undefined
    if ((element.tagName === 'source' || element.tagName === 'track') && !set && !own) return []
    return {
      ...element,
      properties: {
        ...properties,
        ...(element.tagName === 'video' && sizeProperties(properties, sizeOf(picture, scope), scope)),
        ...(isPlayer(element) && !properties.autoPlay && { controls: true }),
        ...(own && { src: own }),
        ...(set && { srcSet: set }),
        ...(picture && { poster: picture }),
      },
    }
  },
}

/** Without controls it could be started by nobody. */
function isPlayer({ tagName }: Element): boolean {
  return tagName === 'video' || tagName === 'audio'
}

function frame(element: Element, scope: Scope): Element | readonly ElementContent[] {
  const { src, ...properties } = element.properties
  const { contentDir, style, fileExists } = scope.page.tools
  const from = { id: scope.page.id, path: scope.page.path, contentDir, style, fileExists }
  const found = typeof src === 'string' ? resolveAddress(src, from) : undefined
  if (!found || found.kind === 'unsafe' || found.kind === 'data') return unsafe(element, scope)
  if (found.kind === 'external') {
    if (!isWeb(found.href)) return unsafe(element, scope)
    if (/^http:/i.test(found.href)) return linkInstead(element, found.href, scope)
    if (!recordEmbed(scope, 'frame', found.href)) return unsafe(element, scope)
  } else recordLink(found, String(src), element, scope)
  if (properties.title === undefined) {
    const hint = 'Write title="…" so that screen readers can name it.'
    warn(scope, element, { code: 'frame-title-missing', message: 'A frame has no "title".', hint })
  }
  return {
    ...element,
    children: [],
    properties: {
      title: scope.page.tools.theme.speaks('Embedded page'),
      ...shaped(properties, element, scope),
      src: found.href,
      loading: 'lazy',
    },
  }
}

function unsafe(element: Element, scope: Scope): [] {
  const hint = 'Use http, https or a path.'
  warn(scope, element, { code: 'frame-unsafe', message: 'A frame without a valid address was left out.', hint })
  return []
}

/** Over `http` anyone on the way can change what a frame shows, and browsers refuse one on a page that came by `https`. */
function linkInstead(element: Element, href: string, scope: Scope): readonly ElementContent[] {
  const message = `The frame "${href.slice(0, 80)}" is not encrypted; a link stands in its place.`
  warn(scope, element, { code: 'frame-insecure', message, hint: 'Use https.' })
  const { title } = element.properties
  const value = typeof title === 'string' && title !== '' ? title : href
  return [{ type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value }] }]
}

/** A frame as wide as there is room: width and height in pixels are its shape, unless a style says something else. */
function shaped(properties: Properties, element: Element, scope: Scope): Properties {
  const { width, height, className } = properties
  const names = classes(className)
  if (!(Number(width) > 0 && Number(height) > 0) || names.length > 0) return properties
  const name = styleClass(`aspect-ratio: ${Number(width)} / ${Number(height)}; height: auto`, element, scope)
  return name ? { ...properties, className: [name] } : properties
}

const isWeb = (href: string) => /^(?:https?:)?\/\//i.test(href)
