/** Attributes that HTML has given up and authors still write: they become style, so that pages stay valid and look as meant. */
import type { Properties } from 'hast'
import { isBare } from '../../hast/is-bare.ts'
import { svgElements } from '../html-names.ts'
import type { ElementPlugin } from '../processor.ts'

export const legacy: ElementPlugin = {
  tags: 'all',
  run(element) {
    const renamed = names[element.tagName]
    if (!renamed && isBare(element.properties)) return element
    const properties = { ...element.properties }
    const rules = [...(renamed?.rules ?? []), ...rulesOf(element.tagName, properties)]
    if (!renamed && rules.length === 0 && !('name' in properties) && !('frameBorder' in properties)) return element
    delete properties.frameBorder
    if (properties.name !== undefined && element.tagName === 'a') {
      properties.id ??= properties.name
      delete properties.name
    }
    if (rules.length > 0) {
      // The author's own style comes last: it wins.
      const own = typeof properties.style === 'string' ? [properties.style] : []
      properties.style = [...rules, ...own].join('; ')
    }
    return { ...element, tagName: renamed?.tagName ?? element.tagName, properties }
  },
}

const names: Readonly<Record<string, { readonly tagName: string; readonly rules: readonly string[] }>> = {
  center: { tagName: 'div', rules: ['text-align: center'] },
  font: { tagName: 'span', rules: [] },
  tt: { tagName: 'code', rules: [] },
  strike: { tagName: 's', rules: [] },
}

type Rule = (value: string, tagName: string) => readonly string[]
const length = (value: string) => (/^\d+$/.test(value) ? `${value}px` : value)
const sized = new Set(['img', 'video', 'iframe', 'source'])

const rules: Readonly<Record<string, Rule>> = {
  align: (value, tagName) => {
    if (tagName === 'img' || tagName === 'iframe')
      return value === 'left' || value === 'right' ? [`float: ${value}`] : []
    if (tagName === 'table') return value === 'center' ? ['margin-inline: auto'] : []
    return [`text-align: ${value}`]
  },
  vAlign: (value) => [`vertical-align: ${value}`],
  bgColor: (value) => [`background-color: ${value}`],
  color: (value) => [`color: ${value}`],
  face: (value) => [`font-family: ${value}`],
  noWrap: () => ['white-space: nowrap'],
  border: (value) => (value === '0' ? ['border: 0'] : []),
  cellPadding: () => [],
  cellSpacing: () => [],
  size: () => [],
}

function rulesOf(tagName: string, properties: Properties): string[] {
  const found: string[] = []
  for (const name of Object.keys(properties)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (rule && (name !== 'color' || tagName === 'font')) {
      found.push(...rule(String(properties[name]), tagName))
      delete properties[name]
    }
  }
  if (svgElements.has(tagName)) return found
  for (const name of ['width', 'height'] as const) {
    const value = properties[name]
    if (value === undefined || (sized.has(tagName) && /^\d+$/.test(String(value)))) continue
    found.push(`${name}: ${length(String(value))}`)
    delete properties[name]
  }
  return found
}
