/**
 * Utility classes: the names that authors know from Tailwind, each with a rule, in one sheet that holds only those that pages
 * use. Tailwind is loaded when a page has a class at all. The sheet lies in no layer: it wins over the theme, and what comes
 * after it, the project's own sheets, wins over it.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { LookConfig } from '../model/config.ts'
import { hash } from '../util/hash.ts'
import { byCode } from '../util/order.ts'
import { classNames, classSelector } from '../util/class-names.ts'
import { minifyCss } from './compile.ts'
import { utilitySheet, withOpacity } from './utility-theme.ts'

export interface Utilities {
  /** `undefined`: no class is a utility. */
  readonly css?: string
  /** Names that look like utilities and are none, sorted. */
  readonly unknown: readonly string[]
}

/** The sheet of the last build: most changes to a page bring no new class. */
export type UtilityCache = Map<'last', { readonly key: string; readonly utilities: Utilities }>

export interface UtilityContext {
  readonly look: LookConfig
  /** The theme's sheet: its class names are its own. */
  readonly themeCss: string
  readonly cache?: UtilityCache
}

/** The sheet for the class names of all pages. The same names give the same text. */
export async function utilities(names: Iterable<string>, context: UtilityContext): Promise<Utilities> {
  const candidates = candidatesOf(names, classNames(context.themeCss))
  if (candidates.length === 0) return { unknown: [] }
  const sheet = utilitySheet(
    readFileSync(createRequire(import.meta.url).resolve('tailwindcss/theme.css'), 'utf8'),
    context.look,
  )
  const key = hash(sheet, candidates.join(' '))
  const known = context.cache?.get('last')
  if (known?.key === key) return known.utilities
  const made = await make(candidates, sheet)
  context.cache?.set('last', { key, utilities: made })
  return made
}

/** More than any site means: the hundred commonest names cover most of what authors write. */
const mostCandidates = 3_000

function candidatesOf(names: Iterable<string>, taken: ReadonlySet<string>): string[] {
  const fit = [...new Set(names)].filter((name) => isSafe(name) && !taken.has(name))
  return fit.sort(byCode).slice(0, mostCandidates)
}

const loads =
  /url|image|src\(|import|fade|element\(|attr\(|expression|behavior|fixed|@(?!container\b|media\b|supports\b)/i

/** Plain signs; nothing that loads a file or stays over the page, as for `style` attributes; no rule for other elements. */
function isSafe(name: string): boolean {
  if (!/^[\w:.,/%#()[\]&>+*~='"!@-]{1,120}$/.test(name) || !/[a-z]/.test(name)) return false
  if (/(?:^|:)!?fixed!?$/.test(name)) return false
  // A variable could stand for `fixed`.
  if (/\[position:(?!(?:static|relative|absolute|sticky)\])/i.test(name)) return false
  if (!/[[(]/.test(name)) return true
  return !loads.test(name) && [...name.matchAll(/(?:^|:)\[([^\]]*)\]:/g)].every(([, selector = '']) => isOwn(selector))
}

/** A selector around `&`: what is in it, beside it, or the same within some ancestor. */
function isOwn(selector: string): boolean {
  return selector.startsWith('@') || /^(?:[^,&(]*_)?&[^,&]*$/.test(selector)
}

async function make(candidates: readonly string[], sheet: string): Promise<Utilities> {
  const raw = await build(candidates, sheet)
  const made = classNames(raw)
  const used = candidates.filter((name) => made.has(name))
  const unknown = candidates.filter((name) => !made.has(name) && looksLikeUtility(name))
  if (used.length === 0) return { unknown }
  return { css: await minifyCss(`${withOpacity(raw, used)}${borders(used)}`), unknown }
}

async function build(candidates: readonly string[], sheet: string): Promise<string> {
  const { compile } = await import('tailwindcss')
  const attempt = async (names: readonly string[]) => (await compile(sheet)).build([...names])
  return attempt(candidates).catch(async () => attempt(await sound(candidates, attempt, { left: 60 })))
}

type Attempt = (names: readonly string[]) => Promise<string>

/** Without the names that Tailwind stumbles over; a half that holds too many of them to look for goes whole. */
async function sound(names: readonly string[], attempt: Attempt, tries: { left: number }): Promise<readonly string[]> {
  if (names.length === 0 || tries.left-- <= 0) return []
  const isSound = await attempt(names).then(
    () => true,
    () => false,
  )
  if (isSound || names.length === 1) return isSound ? names : []
  const middle = names.length >> 1
  return [
    ...(await sound(names.slice(0, middle), attempt, tries)),
    ...(await sound(names.slice(middle), attempt, tries)),
  ]
}

/** In version 3 borders have the colour of hairlines where no class gives them another; without weight, so any class may. */
function borders(used: readonly string[]): string {
  const own = used.filter((name) => /(?:^|:)!?border(?:-[xytrblse])?(?:-\d+|-\[\d[^\]]*\])?!?$/.test(name))
  const between = used.filter((name) => /(?:^|:)!?divide-[xy](?:-\d+)?!?$/.test(name))
  const selectors = [...own.map(classSelector), ...between.map((name) => `${classSelector(name)}>*`)]
  return selectors.length > 0 ? `:where(${selectors.join(',')}){border-color:var(--hairline)}` : ''
}

const variants =
  /^(?:sm|md|lg|xl|2xl|dark|hover|focus|active|group-[\w-]+|peer-[\w-]+|first|last|odd|even|disabled|visited|before|after|print|rtl|ltr|motion-safe|motion-reduce|max-\w+|focus-within|focus-visible):/
const roots =
  /^-?!?(?:m[trblxyse]?|p[trblxyse]?|gap(?:-[xy])?|space-[xy]|w|h|size|(?:min|max)-[wh]|text|font|leading|tracking|bg|border(?:-[xytrblse])?|rounded(?:-[trblse]{1,2})?|shadow|opacity|grid-(?:cols|rows)|col-span|row-span|items|justify|self|content|overflow(?:-[xy])?|z|inset(?:-[xy])?|top|left|right|bottom|ring|from|via|to|translate-[xy]|rotate|scale|duration|ease|delay|object|order|basis|grow|shrink|line-clamp|cursor|divide-[xy]|underline-offset|decoration)-(?:\[|\d|px$|xs$|sm$|md$|lg$|xl$|\dxl$|full$|auto$|none$|[a-z]+-\d{2,3}(?:\/|$))/

function looksLikeUtility(name: string): boolean {
  return !/(?:^|:)(?:not-)?prose(?:-|$)/.test(name) && (variants.test(name) || roots.test(name))
}
