/** A theme whose output is easy to recognise, and the tools that compiling needs. */
import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import { element } from '../../src/hast/jsx-runtime.ts'
import { createHighlighter } from '../../src/markdown/highlight.ts'
import type { Highlighter } from '../../src/markdown/highlight.ts'
import type { MarkdownTools } from '../../src/markdown/page.ts'
import { component } from '../../src/model/component.ts'
import { iconProp, imageProp, inlineProp, linkProp } from '../../src/model/prop.ts'
import { diagramParts } from '../../src/model/diagram.ts'
import type { DiagramPart } from '../../src/model/diagram.ts'
import { english } from '../../src/model/english.ts'
import { defaultUrlStyle } from '../../src/model/route.ts'
import type { PageSource } from '../../src/model/source.ts'
import { tokenKinds } from '../../src/model/theme.ts'
import type { CodeView, MarkdownElements, Theme, TokenKind } from '../../src/model/theme.ts'

const mark = (line: CodeView['lines'][number]) => [line.mark, line.focus && 'focus'].filter(Boolean).join(' ')

const markdown: MarkdownElements = {
  code: (view) =>
    element(
      'pre',
      {
        'data-language': view.language || undefined,
        'data-title': view.title,
        'data-numbers': view.numbers && String(view.startAt ?? 1),
        'data-flags':
          [view.wrap && 'wrap', view.expandable && 'expandable', !view.copy && 'nocopy', view.icon && 'icon']
            .filter(Boolean)
            .join(' ') || undefined,
      },
      element(
        'code',
        {},
        view.lines.map((line) =>
          element('span', { 'data-mark': mark(line) || undefined }, [...(line.content as ElementContent[]), '\n']),
        ),
      ),
    ),
  heading: ({ level, id, children, anchor }) =>
    element(`h${level}`, { id, 'data-anchor': anchor ? undefined : 'none' }, children as ElementContent[]),
  headingLook: (level) => `like-${level}`,
  table: (table) => element('div', { class: 'table' }, table),
  image: (image) => image,
  callout: ({ kind, title, children }) => element('aside', { 'data-kind': kind, title }, children as ElementContent[]),
  problem: ({ title, lines }) =>
    element(
      'div',
      { class: 'problem' },
      [title, ...lines].map((line) => element('p', {}, line)),
    ),
  icon: (drawing) => element('svg', { viewBox: drawing.viewBox }),
  diagram: ({ svg, label, description, source }) =>
    element('figure', { 'aria-label': label, 'data-description': description }, [svg ?? null, source]),
  diagramParts: Object.fromEntries(diagramParts.map((part) => [part, part])) as Record<DiagramPart, string>,
  math: ({ tex, block, nodes }) =>
    nodes
      ? element(block ? 'div' : 'span', { 'data-formula': block ? 'block' : 'inline' }, nodes as ElementContent[])
      : element('code', { 'data-wrong': 'formula' }, tex),
  tokens: Object.fromEntries(tokenKinds.map((kind) => [kind, `t-${kind}`])) as Record<TokenKind, string>,
}

const Note = component({
  about: 'A callout.',
  props: z.object({ title: inlineProp().optional() }),
  view: ({ title, children }) =>
    element('aside', { 'data-kind': 'note' }, [
      title ? element('p', {}, title as ElementContent[]) : null,
      ...children,
    ]),
  markdown: (_, children) => `> **Note:** ${children.replaceAll('\n', '\n> ')}`,
})

const Card = component({
  about: 'A box.',
  props: z.object({
    title: z.string().optional(),
    href: linkProp().optional().describe('Where it leads.'),
    img: imageProp().optional(),
    icon: iconProp().optional(),
    cols: z.number().int().default(2),
    horizontal: z.boolean().optional(),
    kind: z.enum(['big', 'small']).optional(),
  }),
  view: ({ title, href, img, icon, cols, horizontal, kind, children }, tools) =>
    element('div', { class: 'card', 'data-cols': cols, 'data-horizontal': horizontal && 'yes', 'data-kind': kind }, [
      typeof icon === 'string'
        ? element('i', { 'data-icon': tools?.icon({ name: icon })?.set })
        : (icon as ElementContent[]),
      href ? element('a', { href }, title) : title,
      img ? element('img', { src: img, alt: '' }) : null,
      ...children,
    ]),
})

const Field = component({
  about: 'Needs a name.',
  props: z.object({ name: z.string() }),
  view: ({ name, children }) =>
    element('dl', {}, [element('dt', {}, name.toUpperCase()), element('dd', {}, children as ElementContent[])]),
})

/** The theme. */
export const fakeTheme = {
  version: '1',
  markdown,
  components: { Note, Card, Field },
  assets: [],
  speaks: english,
} as unknown as Theme

/** One highlighter for all tests: grammars are loaded once. */
export const highlighter: Highlighter = createHighlighter()

/** Tools over files in memory. */
export function toolsWith(
  files: Readonly<Record<string, string>> = {},
  more: Partial<MarkdownTools> = {},
): MarkdownTools {
  return {
    theme: fakeTheme,
    style: defaultUrlStyle,
    icon: ({ name }) => (name === 'flag' ? { viewBox: '0 0 1 1', body: '', set: 'test', paint: 'fill' } : undefined),
    readFile: (path) => (Object.hasOwn(files, path) ? files[path] : undefined),
    contentDir: '',
    fileExists: (path) => Object.hasOwn(files, path),
    highlighter,
    ...more,
  }
}

/** A page of a text. */
export function page(text: string, path = 'guides/start.mdx'): PageSource {
  return { kind: 'page', id: path.replace(/\.mdx?$/, ''), path, text, hash: '' }
}

/** The element a tree starts with. */
export function firstElement(nodes: readonly ElementContent[]): Element | undefined {
  return nodes.find((node): node is Element => node.type === 'element')
}
