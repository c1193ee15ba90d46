import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import { textOf } from '../../../src/hast/text.ts'
import { english } from '../../../src/model/english.ts'
import { component } from '../../../src/model/component.ts'
import type { ComponentTools } from '../../../src/model/component.ts'
import { iconProp, inlineProp } from '../../../src/model/prop.ts'
import { slug } from '../../../src/util/slug.ts'
import type { Say } from '../../../src/model/words.ts'
import { noted } from '../../layout/noted.ts'
import { distinctNames, tabSet } from '../../layout/tab-set.tsx'
import { classNames } from '../class-names.ts'
import { hasClass } from '../../../src/hast/classes.ts'
import { isVisible } from '../is-visible.ts'
import { iconTypeProp, plain, propIcon } from '../props.tsx'

/** Panels behind tabs. What stands between them is kept. */
export const Tabs = component({
  about: 'Variants of a text of which the reader chooses one.',
  props: z.object({
    defaultTabIndex: z.number().int().min(0).optional().describe('The tab that is open first, counted from 0.'),
    sync: z
      .boolean()
      .optional()
      .describe('`false`: choosing a tab changes no other tabs with the same title, and is not remembered.'),
    borderBottom: z.boolean().optional().describe('A line below the panel.'),
    items: z.array(z.string()).optional().describe('Titles of tabs that have none of their own, in order.'),
  }),
  view({ defaultTabIndex, sync, borderBottom, items, children }, tools) {
    const tabs = children.filter(isTab)
    if (tabs.length === 0) return <div class="flow">{children}</div>
    const say = tools?.say ?? english
    const titled = tabs.map((tab, index) => withTitle(tab, items?.[index] ?? say('Tab {}', String(index + 1)), tools))
    const labels = titled.map(titleOf)
    const names = distinctNames(labels.map(plain))
    const first = children.findIndex(isTab)
    const others = (from: number, to?: number) =>
      children.slice(from, to).filter((each) => !isTab(each) && isVisible(each))
    const set = tabSet({
      className: classNames('tabs', borderBottom && 'tabs-bordered'),
      panels: titled.map((tab, index) => named(tab, names[index]!)),
      labels,
      selected: defaultTabIndex,
      sync: sync !== false,
    })
    return [others(0, first), set, others(first)]
  },
  markdown: ({ items }, children, say = english) => {
    let index = 0
    return items ? children.replaceAll(untitled(say), (title) => filled(items[index++], title)) : children
  },
})

/** A tab without a title of its own, as its Markdown form is written. */
function untitled(say: Say): RegExp {
  return new RegExp(String.raw`^\*\*${say('Tab')}\*\*$`, 'gm')
}

function filled(item: string | undefined, title: string): string {
  return item === undefined ? title : `**${item}**`
}

/** One tab: a section under its title, which scripts turn into a panel. */
export const Tab = component({
  about: 'One of `<Tabs>`.',
  props: z.object({
    title: inlineProp().optional().describe('What the tab says.'),
    label: inlineProp().optional().describe('Another name of `title`.'),
    id: z.string().optional().describe('Id for links to the tab; made from the title by default.'),
    icon: iconProp().optional().describe('Name of an icon before the title.'),
    iconType: iconTypeProp.optional().describe('Style of the icon.'),
  }),
  view({ title: own, label, id, icon, iconType, children }, tools) {
    const drawing = propIcon({ value: icon, style: iconType, name: 'tab-icon' }, tools)
    const title = own ?? label
    const tab = noted(
      <div class="tab-panel">
        <p class="tab-title">
          {drawing}
          {title && title.length > 1 ? <span>{title}</span> : title}
        </p>
        <div class="tab-body flow">{children}</div>
      </div>,
      { part: { id: '', text: '' } },
    )
    return title || id ? withId(tab, plain(title), { tools, id }) : tab
  },
  markdown: ({ title, label }, children, say = english) =>
    `**${plain(title ?? label) || say('Tab')}**\n\n${children.trim()}`,
})

interface Naming {
  readonly tools: ComponentTools | undefined
  readonly id?: string
}

function withId(tab: Element, text: string, { tools, id: own }: Naming): Element {
  const made = slug(text) || 'tab'
  const id = tools?.id?.(made, own) ?? own ?? made
  return noted({ ...tab, properties: { ...tab.properties, id, dataTab: text } }, { part: { id, text } })
}

/** A tab whose author gave no title gets one. */
function withTitle(tab: Element, title: string, tools: ComponentTools | undefined): Element {
  if (titleOf(tab).map(textOf).join('').trim() !== '') return tab
  const [head, ...rest] = tab.children as [Element, ...ElementContent[]]
  const full = {
    ...tab,
    children: [{ ...head, children: [...head.children, { type: 'text', value: title } as const] }, ...rest],
  }
  return tab.properties.id === undefined ? withId(full, title, { tools }) : full
}

function named(tab: Element, name: string): Element {
  const id = tab.data?.part?.id ?? ''
  return noted({ ...tab, properties: { ...tab.properties, dataTab: name } }, { part: { id, text: name } })
}

function isTab(node: ElementContent): node is Element {
  return hasClass(node, 'tab-panel') && node.data?.part !== undefined
}

function titleOf(tab: Element): readonly ElementContent[] {
  const [title] = tab.children
  return title?.type === 'element' ? title.children : []
}
