/** Diagrams: drawn at build where that can be, else by a script of the page; one that is wrong is shown as code. */
import type { Element, ElementContent } from 'hast'
import { codeBlock } from '../code-block.ts'
import type { Drawn } from '../diagram.ts'
import type { Range } from '../nodes.ts'
import { note } from '../note.ts'
import { warn } from '../page.ts'
import type { Scope } from '../page.ts'
import { drawCode } from '../draw-code.ts'
import { linkHref } from './link.ts'
import { classes } from '../../hast/classes.ts'
import { styleClass } from './style.ts'

export interface DiagramBlock {
  readonly text: string
  readonly position?: Range
  /** What it is called, where the component says so. */
  readonly label?: string
}

/** The asset that draws other kinds in the browser. */
const script = 'mermaid.js'

/** A diagram as the theme frames it. */
export function drawDiagramBlock(block: DiagramBlock, scope: Scope): Element {
  const { page } = scope
  const { position, text } = block
  const source = drawCode(
    { ...codeBlock({ lang: 'mermaid', meta: '', value: text }), position: position as never },
    scope,
  )
  const { diagrams } = page.renderers
  if (!diagrams) return source
  if (page.counts.diagrams <= 0) {
    const message = 'This page has too many large diagrams; from here on they are shown as code.'
    warn(scope, block, { code: 'diagram-limit', message, hint: 'Split the page.' }, 'page')
    return source
  }
  const drawn = diagrams.draw(text, page.tools.theme.markdown.diagramParts)
  if (drawn.kind === 'drawn') {
    page.counts.diagrams -= drawn.work
    const svg = finished(drawn.svg, block, scope) as Element
    const figure = page.tools.theme.markdown.diagram({ svg, source, text, ...named(drawn.about, block, scope) })
    return note(figure, { text: wordsOf(svg) })
  }
  if (drawn.kind === 'other') {
    page.needs.add(script)
    return note(page.tools.theme.markdown.diagram({ source, text, ...named(drawn.about, block, scope) }), { text })
  }
  if (drawn.kind === 'unsupported') {
    const message = `Diagrams of the kind "${drawn.word}" cannot be drawn here; the source is shown.`
    warn(scope, block, { code: 'diagram-unsupported', message, hint: 'Draw it as a flowchart, or use a picture.' })
  } else report(drawn, block, scope)
  return source
}

function named(about: Extract<Drawn, { about: unknown }>['about'], { label }: DiagramBlock, { page }: Scope) {
  const { heading } = page.latest
  const say = page.tools.theme.speaks
  const type = say(about.type)
  const title = label ?? about.title ?? (heading ? say('{}: {}', type, heading) : type)
  return { label: title, ...(about.description && { description: about.description }) }
}

function report(drawn: Extract<Drawn, { message: string }>, block: DiagramBlock, scope: Scope): void {
  if (drawn.kind === 'invalid') {
    const message = `This diagram cannot be read: ${drawn.message}; it is shown as code.`
    const hint = 'Check the line against the syntax of Mermaid.'
    warn(scope, lineOf(block, drawn.line), { code: 'diagram-invalid', message, hint })
    return
  }
  const message = `This diagram is too large to be drawn: ${drawn.message}; it is shown as code.`
  warn(scope, block, { code: 'diagram-limit', message, hint: 'Split it.' })
}

/** The place of a line of a fence; of the component where the text comes from a prop. */
function lineOf({ position, text }: DiagramBlock, line: number): { readonly position?: Range } {
  if (!position) return {}
  const { start, end } = position
  const isFence = end.line - start.line >= text.split('\n').length
  if (!isFence) return { position }
  const at = { line: start.line + line, column: start.column }
  return {
    position: { start: at, end: { line: at.line, column: at.column + (text.split('\n')[line - 1]?.length ?? 0) } },
  }
}

/** Styles become classes of the page, links final addresses. */
function finished(node: ElementContent, block: DiagramBlock, scope: Scope): ElementContent {
  if (node.type !== 'element') return node
  const { style, href, dataLine, ...properties } = node.properties
  const children = node.children.map((child) => finished(child, block, scope))
  const name = typeof style === 'string' ? styleClass(style, block, scope) : undefined
  if (name) properties.className = [...classes(properties.className), name]
  if (typeof href === 'string') {
    const address = linkHref(href, lineOf(block, Number(dataLine)), scope)
    if (address === undefined) return { ...node, tagName: 'g', properties: {}, children }
    properties.href = address
  }
  return { ...node, properties, children }
}

/** The words of a drawing, for search. */
function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || node.properties.ariaHidden === 'true') return ''
  const separator = node.tagName === 'text' || node.tagName === 'tspan' ? '' : '\n'
  return node.children
    .map(wordsOf)
    .join(separator)
    .replace(/\n{2,}/g, '\n')
}
