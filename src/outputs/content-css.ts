/**
 * Authors' `style` attributes and utility classes as one stylesheet: a strict content security policy allows no styles in the
 * HTML, and one file is one request.
 */
import type { OutputFile } from '../model/output.ts'
import type { Document } from '../model/document.ts'
import { classNames } from '../util/class-names.ts'
import { hash } from '../util/hash.ts'
import { byCode } from '../util/order.ts'
import type { Press } from './press.ts'

export interface ContentCss {
  readonly path: string
  readonly text: string
  /** Class names that the utilities' part speaks of. */
  readonly utilities: ReadonlySet<string>
}

/** The rules of all documents, each once, sorted, behind those of the utilities. `undefined`: no page has any. A rule that could end early is left out. */
export function contentCss(documents: readonly Document[], utilityCss = ''): ContentCss | undefined {
  const rules = new Map<string, string>()
  for (const document of documents) {
    for (const rule of document.styles) {
      if (/^[\w-]+$/.test(rule.class) && !/[{}<>@\\]/.test(rule.declarations)) rules.set(rule.class, rule.declarations)
    }
  }
  if (rules.size === 0 && utilityCss === '') return undefined
  const own = [...rules].sort(([a], [b]) => byCode(a, b))
  const text = utilityCss + own.map(([name, declarations]) => `.${name}{${declarations}}\n`).join('')
  return { utilities: classNames(utilityCss), path: `_flatleaf/content.${hash(text).slice(0, 8)}.css`, text }
}

/** The stylesheet as a file. */
export function contentCssFile({ contentCss: css }: Press): OutputFile[] {
  return css ? [{ path: css.path, body: () => css.text }] : []
}
