/** Frames and media: addresses made final, other hosts recorded for the page's content security policy. */
import type { Element } from 'hast'
import { decode, resolveAddress } from '../address.ts'
import { assetHref, recordEmbed, srcSetOf } from '../asset.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { recordLink } from './link.ts'

export const embed: ElementPlugin = {
  tags: ['iframe', 'video', 'audio', 'source', 'track'],
  run(element, scope) {
    if (element.tagName === 'iframe') return frame(element, scope)
    const { src, srcSet, poster, ...properties } = element.properties
    // Inside <picture> a source has srcset; inside media it has src.
    const set = srcSetOf(srcSet, element, scope)
    const own = typeof src === 'string' ? assetHref(decode(src), element, scope, 'media') : undefined
    const picture = typeof poster === 'string' ? assetHref(decode(poster), element, scope, 'img') : undefined
    if ((element.tagName === 'source' || element.tagName === 'track') && !set && !own) return []
    return {
      ...element,
      properties: {
        ...properties,
        ...(own && { src: own }),
        ...(set && { srcSet: set }),
        ...(picture && { poster: picture }),
      },
    }
  },
}

function frame(element: Element, scope: Scope): Element | [] {
  const { src, ...properties } = element.properties
  const { contentDir, style, fileExists } = scope.page.tools
  const from = { id: scope.page.id, path: scope.page.path, contentDir, style, fileExists }
  const found = typeof src === 'string' ? resolveAddress(src, from) : undefined
  if (!found || found.kind === 'unsafe' || found.kind === 'data' || (found.kind === 'external' && !isWeb(found.href))) {
    const hint = 'Use http, https or a path.'
    warn(scope, element, { code: 'frame-unsafe', message: 'A frame without a valid address was left out.', hint })
    return []
  }
  if (found.kind === 'external') recordEmbed(scope, 'frame', found.href)
  else recordLink(found, String(src), element, scope)
  if (properties.title === undefined) {
    const hint = 'Write title="…" so that screen readers can name it.'
    warn(scope, element, { code: 'frame-title-missing', message: 'A frame has no "title".', hint })
  }
  return {
    ...element,
    children: [],
    properties: { title: 'Embedded page', ...properties, src: found.href, loading: 'lazy' },
  }
}

const isWeb = (href: string) => /^(?:https?:)?\/\//i.test(href)
