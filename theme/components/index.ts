/** The components that authors may use, by the names they write. */
import type { Component } from '../../src/model/component.ts'
import { Accordion, AccordionGroup } from './accordion/accordion.tsx'
import { Badge } from './badge/badge.tsx'
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout/callout.tsx'
import { Card } from './card/card.tsx'
import { Color, ColorItem, ColorRow } from './color/color.tsx'
import { CodeBlock } from './code-block/code-block.tsx'
import { CodeGroup } from './code-group/code-group.tsx'
import { CardGroup, Column, Columns } from './columns/columns.tsx'
import { Expandable } from './expandable/expandable.tsx'
import { ParamField, ResponseField } from './field/field.tsx'
import { RequestExample, ResponseExample } from './example/example.tsx'
import { Frame } from './frame/frame.tsx'
import { GitHubRepo } from './github-repo/github-repo.tsx'
import { Heading } from './heading/heading.tsx'
import { Icon } from './icon/icon.tsx'
import { Prompt } from './prompt/prompt.tsx'
import { Panel } from './panel/panel.tsx'
import { Latex } from './latex/latex.tsx'
import { Mermaid } from './mermaid/mermaid.tsx'
import { Step, Steps } from './steps/steps.tsx'
import { Tab, Tabs } from './tabs/tabs.tsx'
import { View } from './view/view.tsx'
import { Tile } from './tile/tile.tsx'
import { Tooltip } from './tooltip/tooltip.tsx'
import { Tree, TreeFile, TreeFolder } from './tree/tree.tsx'
import { Update } from './update/update.tsx'
import { Visibility } from './visibility/visibility.tsx'

export const components = {
  Note,
  Info,
  Tip,
  Check,
  Warning,
  Danger,
  Callout,
  Card,
  CardGroup,
  Columns,
  Column,
  Tabs,
  Tab,
  CodeGroup,
  CodeBlock,
  RequestExample,
  ResponseExample,
  Panel,
  View,
  Steps,
  Step,
  Accordion,
  AccordionGroup,
  Frame,
  Badge,
  Icon,
  Latex,
  Mermaid,
  Tooltip,
  ParamField,
  ResponseField,
  Expandable,
  Update,
  Tree,
  'Tree.Folder': TreeFolder,
  'Tree.File': TreeFile,
  Tile,
  Color,
  'Color.Row': ColorRow,
  'Color.Item': ColorItem,
  Prompt,
  'GitHub.Repo': GitHubRepo,
  Visibility,
  Heading,
} satisfies Readonly<Record<string, Component>>
