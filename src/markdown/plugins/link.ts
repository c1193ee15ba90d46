/** Links: the final address, what they name recorded for the check of the whole site, unsafe schemes dropped. */
import type { Element } from 'hast'
import { textOf } from '../../hast/text.ts'
import { decoded } from '../../util/decoded.ts'
import { isExternal } from '../../util/is-external.ts'
import { resolveAddress } from '../address.ts'
import type { Address } from '../address.ts'
import type { Range } from '../nodes.ts'
import { placeOf, warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { flatLinks } from './flat-links.ts'

export const link: ElementPlugin = {
  tags: ['a', 'area'],
  run(written, scope) {
    const element = flatLinks(written)
    const { href, ...properties } = element.properties
    if (typeof href !== 'string') return { ...element, properties }
    const final = linkHref(decodeText(href), element, scope)
    if (final === undefined) return { ...element, properties }
    if (isNameless(element)) {
      const hint = 'Write words in it, or aria-label="…" if a picture says enough.'
      warn(scope, element, { code: 'link-nameless', message: `The link to "${href}" has no words.`, hint })
    } else if (isVague(element)) {
      const message = `The link "${textOf(element).trim()}" does not say where it leads.`
      const hint = 'Name what is there: screen readers list links without the sentences around them.'
      warn(scope, element, { code: 'link-vague', severity: 'info', message, hint })
    }
    const external = /^(?:https?:)?\/\//i.test(final)
    const { target, rel: _, ...rest } = properties
    return {
      ...element,
      properties: {
        ...rest,
        href: final,
        ...((target === '_blank' || target === '_self') && { target }),
        ...((external || target === '_blank') && { rel: ['noopener'] }),
      },
    }
  },
}

/** Nothing, or an icon alone: screen readers would read the address. Images are asked for their own words. */
function isNameless(element: Element): boolean {
  if (hasOtherWords(element) || textOf(element).trim() !== '') return false
  return holdsIcon(element) || element.children.every(({ type }) => type === 'text')
}

function hasOtherWords({ properties: { ariaLabel, ariaLabelledBy, title } }: Element): boolean {
  return [ariaLabel, ariaLabelledBy, title].some((words) => typeof words === 'string' && words.trim() !== '')
}

function isVague(element: Element): boolean {
  return !hasOtherWords(element) && vague.test(textOf(element).trim())
}

const vague =
  /^(?:(?:click |see |go )?here|this|link|(?:this|the) (?:link|page)|(?:read |learn |see )?more)[.…!:→» ]*$/i

function holdsIcon({ tagName, children }: Element): boolean {
  return tagName === 'svg' || children.some((child) => child.type === 'element' && holdsIcon(child))
}

/** mdast-util-to-hast encodes addresses; in the page's own text they stand as the author wrote them. */
function decodeText(href: string): string {
  return isExternal(href) ? href : decoded(href).replace(/\p{Cc}/gu, '')
}

/** The final address of a link, recorded; `undefined` for one that pages may not have. */
export function linkHref(written: string, node: { readonly position?: Range }, scope: Scope): string | undefined {
  const { page } = scope
  const { contentDir, style, fileExists } = page.tools
  const found = resolveAddress(written, { id: page.id, path: page.path, contentDir, style, fileExists })
  if (found.kind === 'unsafe' || found.kind === 'data') {
    const scheme = found.kind === 'data' ? 'data' : found.scheme
    const message = `A link with the scheme "${scheme}:" was left out.`
    warn(scope, node, { code: 'link-unsafe', message, hint: 'Use https, mailto, tel or a path.' })
    return undefined
  }
  if (found.kind !== 'external') recordLink(found, written, node, scope)
  return found.href
}

/** Notes an address inside the site for the check of the whole site. */
export function recordLink(
  { target, kind, hash }: Internal,
  written: string,
  node: { readonly position?: Range },
  { page, module }: Scope,
): void {
  page.links.push({ target, kind, ...(hash !== undefined && { hash }), written, at: placeOf(node, module.file) })
}

type Internal = Extract<Address, { readonly kind: 'page' | 'file' }>
