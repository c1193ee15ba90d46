/**
 * The allowlist, for Markdown, raw HTML and JSX alike (`html-names.ts`). What is not on it gives way: an unknown element to its
 * children, a forbidden one to nothing, with a warning where the author could expect something to happen.
 */
import type { Element, Properties } from 'hast'
import {
  commonProperties,
  droppedElements,
  htmlElements,
  ownProperties,
  propertiesOf,
  svgElements,
  svgProperties,
} from '../html-names.ts'
import { isBare } from '../../hast/is-bare.ts'
import { dataImage } from '../address.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { formControl, isTask, taskItem } from './form.ts'

export const safe: ElementPlugin = {
  tags: 'all',
  run(element, scope) {
    const { tagName } = element
    const isSvg = svgElements.has(tagName)
    if (tagName === 'image' && !(scope.svg && holdsPixels(element))) return refused(element, scope)
    if (isSvg && tagName !== 'svg' && !scope.svg && !htmlElements.has(tagName)) return element.children
    if (!isSvg && !htmlElements.has(tagName)) return refused(element, scope)
    const properties = isBare(element.properties) ? element.properties : allowed(element, isSvg, scope)
    const control = formControl(element, properties)
    if (control) return control
    const kept = properties === element.properties ? element : { ...element, properties }
    return isTask(kept) ? taskItem(kept, scope.page.tools.theme.speaks) : kept
  },
}

/** Whether an image of a drawing brings what it shows. */
function holdsPixels({ properties }: Element): boolean {
  return dataImage.test(String(properties.href ?? properties.xLinkHref ?? ''))
}

function refused(element: Element, scope: Scope): Element['children'] {
  const { tagName } = element
  if (!droppedElements.has(tagName.toLowerCase())) {
    const message = `"<${tagName}>" is not an element that pages can use; its content is shown.`
    warn(scope, element, { code: 'element-unknown', message, hint: 'Use an HTML element or a component.' }, tagName)
    return element.children
  }
  const message = `"<${tagName}>" was left out.`
  const hint = insteadOf[tagName] ?? 'Remove it.'
  warn(scope, element, { code: 'element-forbidden', message, hint }, tagName)
  return []
}

/** What to do instead of a forbidden element. */
export const insteadOf: Readonly<Record<string, string>> = {
  script: 'Put scripts in a .js file in the project.',
  style: 'Put rules in a .css file in the project.',
}

/** The properties that an element may have, with their addresses checked by the plugins that know them. */
function allowed(element: Element, isSvg: boolean, scope: Scope): Properties {
  const own = propertiesOf[element.tagName]
  const kept: Properties = {}
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue
    const known =
      commonProperties.has(name) || own?.has(name) || isAriaOrData(name) || (isSvg && svgProperties.has(name))
    if (
      known &&
      !(isSvg && pointsAway(element.tagName, name, value)) &&
      (name !== 'cite' || /^https?:/i.test(String(value)))
    )
      kept[name] = value
    else if (/^on[a-z]/i.test(name)) warnHandler(element, name, scope)
  }
  if (typeof kept.id === 'string' && /[\s]|^$/.test(kept.id)) kept.id = kept.id.trim().replace(/\s+/g, '-') || undefined
  return kept
}

/** Of our own names those stay that stand for code and formulas: what replaces them tells forged ones. */
function isAriaOrData(name: string): boolean {
  if (ownProperties.has(name)) return name === 'dataFence' || name === 'dataMath'
  return /^aria[A-Z]/.test(name) || /^data[A-Z\d]/.test(name)
}

/** SVG may name parts of the same page only: `#id`, `url(#id)`; an image in it also holds pixels. */
function pointsAway(tagName: string, name: string, value: unknown): boolean {
  const text = String(value)
  const isAddress = name === 'href' || name === 'xLinkHref'
  if (isAddress && tagName === 'image') return !dataImage.test(text)
  if (isAddress) return !/^#[\w:.-]+$/.test(text)
  return /url|\\|javascript|expression/i.test(text) && !/^url\(["']?#[\w:.-]+["']?\)$/.test(text.trim())
}

function warnHandler(element: Element, name: string, scope: Scope): void {
  const message = `The event handler "${name}" of "<${element.tagName}>" was left out.`
  const hint = 'Pages cannot run code; put scripts in a .js file in the project.'
  warn(scope, element, { code: 'handler-dropped', message, hint }, name)
}
