/** Files and folders: `<Tree>` with `<Tree.Folder>` and `<Tree.File>`, or with a nested list in Markdown. */
import type { Element, ElementContent } from 'hast'
import * as z from 'zod'
import type { Child } from '../../../src/hast/jsx-runtime.ts'
import { component } from '../../../src/model/component.ts'
import { iconProp, inlineProp } from '../../../src/model/prop.ts'
import { uiIcon } from '../../layout/icon.tsx'
import { classNames } from '../class-names.ts'
import { indented } from '../markdown-text.ts'
import { plain, propIcon } from '../props.tsx'
import { readList } from './tree-list.ts'
import type { TreeItem } from './tree-list.ts'

/** Nested lists, a disclosure for each folder: the keyboard needs nothing else. */
export const Tree = component({
  about: 'Files and folders as a tree.',
  props: z.object({}),
  view: ({ children }) => {
    const items = children.flatMap((child) => (child.type === 'element' ? rows(child) : []))
    const rest = children.filter((child) =>
      child.type === 'element' ? rows(child).length === 0 : child.type === 'text' && child.value.trim() !== '',
    )
    return (
      <div class="tree">
        {items.length > 0 && <ul class="tree-list">{items}</ul>}
        {rest}
      </div>
    )
  },
  markdown: (_, children) => children.trim().replace(/\n{2,}/g, '\n'),
})

/** A row of a component, or the rows of a list. */
function rows(element: Element): readonly Child[] {
  if (element.tagName === 'li') return [element]
  return element.tagName === 'ul' || element.tagName === 'ol' ? readList(element).map(row) : []
}

/** Folders of a list are open: somebody wrote down what is in them. */
function row(item: TreeItem): Child {
  const label = { name: item.name, comment: item.comment, highlight: item.highlight }
  return item.children
    ? folder({ ...label, open: true, openable: item.children.length > 0, children: item.children.map(row) })
    : file(label)
}

interface Label {
  readonly name: readonly ElementContent[]
  readonly comment?: readonly ElementContent[]
  readonly highlight?: boolean
  readonly icon?: Child
}

function file({ icon, ...label }: Label): Child {
  const isGap = /^(?:…|\.\.\.)$/.test(plain(label.name))
  return (
    <li class="tree-item">
      <span class={classNames('tree-row', isGap && 'tree-gap')}>
        {!isGap && (icon || uiIcon('file', 'tree-icon'))}
        {words(label)}
      </span>
    </li>
  )
}

interface Folder extends Label {
  readonly open: boolean
  readonly openable: boolean
  readonly children: readonly Child[]
}

function folder({ open, openable, children, icon, ...label }: Folder): Child {
  const head = [icon || uiIcon('folder', 'tree-icon'), words({ ...label, name: withoutSlash(label.name) })]
  const list = children.length > 0 && <ul class="tree-list">{children}</ul>
  return (
    <li class="tree-item">
      {openable ? (
        <details class="tree-folder" open={open}>
          <summary class="tree-row">
            {uiIcon('chevron', 'nav-chevron')}
            {head}
          </summary>
          {list}
        </details>
      ) : (
        [<span class="tree-row tree-fixed">{head}</span>, list]
      )}
    </li>
  )
}

/** The icon says that it is a folder, whichever way it is written. */
function withoutSlash(name: readonly ElementContent[]): readonly ElementContent[] {
  const last = name.at(-1)
  if (last?.type === 'element') return [...name.slice(0, -1), { ...last, children: [...withoutSlash(last.children)] }]
  if (last?.type !== 'text' || !/[^/]\/\s*$/.test(last.value)) return name
  return [...name.slice(0, -1), { ...last, value: last.value.replace(/\/\s*$/, '') }]
}

function words({ name, comment, highlight }: Label): Child {
  return [
    highlight ? <strong class="tree-name tree-lit">{name}</strong> : <span class="tree-name">{name}</span>,
    comment && comment.length > 0 && [' ', <span class="tree-comment">{comment}</span>],
  ]
}

const label = {
  name: inlineProp().optional().describe('Name of it.'),
  comment: inlineProp().optional().describe('A remark after the name.'),
  highlight: z.boolean().optional().describe('Set off from the others.'),
  icon: iconProp().optional().describe('Name of an icon in place of the usual one.'),
}

export const TreeFile = component({
  about: 'A file of `<Tree>`.',
  props: z.object(label),
  view: ({ name = [], comment, highlight, icon, children }, tools) =>
    file({ name: name.length > 0 ? name : children, comment, highlight, icon: drawn(icon, tools) }),
  markdown: ({ name, comment }, children) => `- ${line(name, comment) || children.trim()}`,
})

export const TreeFolder = component({
  about: 'A folder of `<Tree>`, with files and folders in it.',
  props: z.object({
    ...label,
    defaultOpen: z.boolean().optional().describe('Open from the start.'),
    openable: z.boolean().optional().describe('`false`: always open.'),
  }),
  view: ({ name = [], comment, highlight, icon, defaultOpen, openable, children }, tools) =>
    folder({
      name,
      comment,
      highlight,
      icon: drawn(icon, tools),
      open: defaultOpen ?? false,
      openable: openable ?? true,
      children: children.flatMap((child) => (child.type === 'element' ? rows(child) : [])),
    }),
  markdown: ({ name, comment }, children) => {
    const inside = children.trim().replace(/\n{2,}/g, '\n')
    return `- ${line(name, comment)}${inside === '' ? '' : `\n${indented(inside, 2)}`}`
  },
})

function drawn(value: z.infer<typeof label.icon>, tools: Parameters<typeof propIcon>[1]): Child {
  return propIcon({ value, name: 'tree-icon' }, tools)
}

function line(name: readonly ElementContent[] | undefined, comment: readonly ElementContent[] | undefined): string {
  return [plain(name), plain(comment)].filter(Boolean).join(' — ')
}
