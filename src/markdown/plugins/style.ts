/** `style` attributes → classes: a strict content security policy allows no inline styles. Declarations that load or cover are dropped. */
import type { Diagnostic } from '../../model/diagnostic.ts'
import { parseHex } from '../../util/color.ts'
import { contrast, readable } from '../../util/contrast.ts'
import { hash } from '../../util/hash.ts'
import type { Range } from '../nodes.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import type { ElementPlugin } from '../processor.ts'
import { classes } from '../../hast/classes.ts'
import { withImages } from '../style-images.ts'

export const style: ElementPlugin = {
  tags: 'all',
  run(element, scope) {
    if (element.properties.style === undefined) return element
    const { style: written, ...properties } = element.properties
    if (typeof written !== 'string') return { ...element, properties }
    const name = styleClass(written, element, scope)
    if (!name) return { ...element, properties }
    return { ...element, properties: { ...properties, className: [...classes(properties.className), name] } }
  },
}

/** The class for some declarations, recorded on the page; `undefined` when none of them may stay. */
export function styleClass(written: string, node: { readonly position?: Range }, scope: Scope): string | undefined {
  const known = clean.get(written)
  const found = known ?? readStyle(written, node, scope)
  if (!known && found && found.isClean) {
    if (clean.size >= mostClean) clean.clear()
    clean.set(written, found)
  }
  if (found) scope.page.styles.set(found.name, found.declarations)
  return found?.name
}

interface Style {
  readonly name: string
  readonly declarations: string
  /** Nothing of it was left out. */
  readonly isClean: boolean
}

/** Styles of which nothing is to be said: the cells of tables have the same few. */
const clean = new Map<string, Style>()
const mostClean = 1_000

function readStyle(written: string, node: { readonly position?: Range }, scope: Scope): Style | undefined {
  const all = splitDeclarations(written)
  const kept: string[] = []
  for (const declaration of all) {
    const safe = safeDeclaration(declaration)
    if (safe) kept.push(safe)
    else {
      const message = `The style "${declaration.slice(0, 60)}" was left out.`
      const hint = 'Styles cannot load files or cover the page; put such rules in a .css file.'
      warn(scope, node, { code: 'style-dropped', message, hint })
    }
  }
  const pale = paleText(kept)
  if (pale) warn(scope, node, { code: 'text-contrast', severity: 'info', ...pale })
  if (kept.length === 0) return undefined
  const declarations = kept.join('; ')
  return { name: `s-${hash(declarations).slice(0, 8)}`, declarations, isClean: !pale && kept.length === all.length }
}

/** A colour of text and its ground, both written here as hex colours, that are too near to each other. */
function paleText(declarations: readonly string[]): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const valueOf = (name: RegExp) =>
    declarations
      .findLast((each) => name.test(each))
      ?.replace(name, '')
      .trim()
  const [text, ground] = [valueOf(/^color\s*:/i), valueOf(/^background(?:-color)?\s*:/i)]
  if (!text || !ground || ![text, ground].every((color) => color.length <= '#rrggbb'.length && parseHex(color)))
    return undefined
  const ratio = contrast(text, ground)
  if (ratio >= 4.5) return undefined
  const message = `"${text}" on "${ground}" has a contrast of ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1; text needs 4.5:1.`
  return { message, hint: `Write "${readable(text, [ground])}" for the text.` }
}

/** At `;` outside of brackets and strings. */
function splitDeclarations(text: string): string[] {
  const parts: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === ';' && depth <= 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter(Boolean)
}

const loads = /url|image|src\(|expression|import|javascript|behavior|binding|element\(|attr\(/i

/** Places within what surrounds an element. */
const positions = /^(?:static|relative|absolute|sticky)$/i

/** `name: value` in plain signs, or nothing. */
function safeDeclaration(text: string): string | undefined {
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  const name = text.slice(0, colon).trim()
  const written = text
    .slice(colon + 1)
    .trim()
    .replace(/\s+/g, ' ')
  const property = name.startsWith('--') ? name : name.toLowerCase()
  const { rest, value } = withImages(property, written)
  if (!/^-{0,2}[A-Za-z][\w-]{0,60}$/.test(property) || rest === '' || rest.length > 500) return undefined
  if (!/^[\w\s.,%#()'"!+*/-]+$/.test(rest) || /\/\*|\*\//.test(rest) || !balanced(rest)) return undefined
  // Names such as background-image are fine with a gradient; what loads a file is always a function of its own.
  if (loads.test(rest) || /^(?:behavior|-moz-binding|src)$/.test(property)) return undefined
  // A variable could stand for `fixed`.
  if (property === 'position' && !positions.test(value)) return undefined
  return `${property}: ${value}`
}

/** Signs in strings count for nothing, so an open bracket before `")"` stays open, and with it all rules behind. */
function balanced(value: string): boolean {
  const plain = value.replace(/"[^"]*"|'[^']*'/g, '')
  let depth = 0
  for (const char of plain) {
    if (char === '(') depth++
    else if (char === ')' && --depth < 0) return false
  }
  return depth === 0 && !/["']/.test(plain)
}
