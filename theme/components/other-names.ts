/** Names that other tools, older sites and slips give to components, where it is plain which one is meant. */
import type { Component } from '../../src/model/component.ts'
import { components } from './index.ts'

const own: Readonly<Record<string, Component>> = components

/** Other name → ours. Upper and lower case are told apart nowhere. */
const meant: Readonly<Record<string, string>> = {
  Alert: 'Callout',
  Admonition: 'Callout',
  Aside: 'Callout',
  Important: 'Info',
  Hint: 'Tip',
  Success: 'Check',
  Caution: 'Warning',
  Warn: 'Warning',
  Error: 'Danger',
  Cards: 'CardGroup',
  'Cards.Card': 'Card',
  'Columns.Column': 'Column',
  'Steps.Step': 'Step',
  'Tabs.Tab': 'Tab',
  TabItem: 'Tab',
  TabGroup: 'Tabs',
  SnippetGroup: 'CodeGroup',
  CodeTabs: 'CodeGroup',
  AccordionItem: 'Accordion',
  'Accordion.Item': 'Accordion',
  AccordionsGroup: 'AccordionGroup',
  Accordions: 'AccordionGroup',
  Param: 'ParamField',
  Response: 'ResponseField',
  FileTree: 'Tree',
  'FileTree.Folder': 'Tree.Folder',
  'FileTree.File': 'Tree.File',
  Files: 'Tree',
  Folder: 'Tree.Folder',
  File: 'Tree.File',
  Figure: 'Frame',
  GithubRepo: 'GitHub.Repo',
}

/** The other names of the components that there are. */
export const otherNames: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(meant).flatMap(([name, ours]) => {
    const component = own[name] === undefined ? own[ours] : undefined
    return component ? [[name, component]] : []
  }),
)
