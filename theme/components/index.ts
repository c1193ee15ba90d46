/** The components that authors may use, by the names they write. */
import type { Component } from '../../src/model/component.ts'
import { Accordion, AccordionGroup } from './accordion/accordion.tsx'
import { Badge } from './badge/badge.tsx'
import { Callout, Check, Danger, Info, Note, Tip, Warning } from './callout/callout.tsx'
import { Card } from './card/card.tsx'
import { CardGroup, Column, Columns } from './columns/columns.tsx'
import { Frame } from './frame/frame.tsx'
import { Icon } from './icon/icon.tsx'
import { Step, Steps } from './steps/steps.tsx'

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
  Steps,
  Step,
  Accordion,
  AccordionGroup,
  Frame,
  Badge,
  Icon,
} satisfies Readonly<Record<string, Component>>
