/** All colours of one mode, made from three of the configuration. Pure; every text colour reaches 4.5:1 on its grounds. */
import type { CodePalette } from '../../src/model/code-theme.ts'
import type { TokenKind } from '../../src/model/theme.ts'
import { mix, toHex, toOklch } from '../../src/util/color.ts'
import { contrast, inkFor, leastContrast, onFill, readable } from '../../src/util/contrast.ts'
import type { Paper } from './grounds.ts'
import { softFrom, stepFrom } from './grounds.ts'

export interface Seed {
  readonly mode: 'light' | 'dark'
  readonly accent: string
  readonly button: string
  /** Background of pages; the theme's own when absent. */
  readonly surface?: string | undefined
  /** Colours of code that a highlighting theme gives; each becomes the nearest shade that reads. */
  readonly code?: CodePalette | undefined
}

/** Lightness of the neutral steps: what is drawn on a light ground, and what on a dark one. */
const steps = {
  light: {
    surface: 0.995,
    sunken: -0.017,
    inline: -0.034,
    raised: 0,
    hairline: -0.078,
    muted: 0.5,
    text: 0.27,
    heading: 0.18,
  },
  dark: {
    surface: 0.165,
    sunken: 0.024,
    inline: 0.055,
    raised: 0.04,
    hairline: 0.11,
    muted: 0.72,
    text: 0.86,
    heading: 0.96,
  },
} as const

/** Hues of what has a meaning of its own, in degrees. */
const meanings = {
  note: 255,
  info: 250,
  tip: 295,
  ok: 150,
  yellow: 95,
  orange: 48,
  warn: 70,
  danger: 25,
  violet: 295,
} as const

/** Hue and chroma of each kind of token in code; `undefined` hue: the text's own colour. */
const tokenHues: Readonly<Record<TokenKind, readonly [hue: number, chroma: number] | 'text' | 'muted'>> = {
  comment: 'muted',
  keyword: [300, 0.15],
  string: [150, 0.12],
  number: [50, 0.13],
  constant: [50, 0.13],
  function: [258, 0.15],
  type: [200, 0.1],
  tag: [20, 0.15],
  attribute: [75, 0.11],
  variable: 'text',
  parameter: [45, 0.07],
  operator: 'muted',
  punctuation: 'muted',
  inserted: [150, 0.12],
  deleted: [25, 0.16],
  heading: [258, 0.15],
  link: [200, 0.1],
}

/** Below this an accent has no hue that would tell it from the text. */
const leastChroma = 0.04

/** Custom property (without dashes) → hex colour. */
export function palette(seed: Seed): ReadonlyMap<string, string> {
  const hue = toOklch(seed.accent).h
  const surface =
    seed.surface ?? toHex({ l: steps[seed.mode].surface, c: seed.mode === 'light' ? 0.001 : 0.006, h: hue })
  const paper: Paper = { surface, ink: inkFor([surface]) }
  const dark = paper.ink === '#ffffff'
  const neutral = neutrals(paper, hue)
  const meant = meaningGrounds(paper)
  const around = [surface, neutral.sunken, neutral.inline, neutral.raised, ...meant.values()]
  const soft = currentGround(paper, mix(seed.accent, surface, dark ? 0.12 : 0.09), neutral.muted, around)
  const grounds = [...around, soft]
  const ink = (color: string, ratio?: number) => readable(color, grounds, ratio, paper.ink)
  const [text, muted, heading] = [ink(neutral.text, 7), ink(neutral.muted), ink(neutral.heading, 7)]
  const current = readable(ink(seed.accent), [surface, soft], contrast(muted, surface), paper.ink)
  return new Map([
    ['surface', surface],
    ['sunken', neutral.sunken],
    ['inline', neutral.inline],
    ['raised', neutral.raised],
    ['hairline', neutral.hairline],
    ['text', text],
    ['muted', muted],
    ['heading', heading],
    ['veil', veil(paper, { text, heading }, [surface, soft, ...meant.values()])],
    ['accent', seed.accent],
    ['accent-text', toOklch(seed.accent).c < leastChroma ? current : ink(seed.accent)],
    ['accent-soft', soft],
    ['current', current],
    ['on-accent', onFill(seed.accent)],
    ['button', seed.button],
    ['on-button', onFill(seed.button)],
    ...[...meant].flatMap(([name, ground]): [string, string][] => [
      [name, ink(meaningColor(name, dark))],
      [`${name}-soft`, ground],
    ]),
    ...codeColors(paper, {
      sunken: neutral.sunken,
      raised: neutral.raised,
      text,
      muted,
      given: seed.code,
    }),
  ])
}

/**
 * The ground of what is current, on which the ink reaches at least what muted text beside it has. Muted text stands on that
 * ground too, so each new ground may ask for a stronger one; a few rounds are enough for the rounding of shades.
 */
function currentGround(paper: Paper, wanted: string, muted: string, around: readonly string[]): string {
  let grounds = around
  let soft = wanted
  for (let round = 0; round < 4; round++) {
    const least = contrast(readable(muted, grounds, 4.5, paper.ink), paper.surface)
    if (round > 0 && contrast(paper.ink, soft) >= least) return soft
    soft = softFrom(paper, wanted, { isTold: true, least })
    grounds = [...around, soft]
  }
  return soft
}

/** Greys that carry a trace of the accent's hue, on the ground there is: a dark page in light mode gets light text. */
function neutrals(paper: Paper, hue: number) {
  const ground = toOklch(paper.surface)
  const step = steps[paper.ink === '#ffffff' ? 'dark' : 'light']
  const chroma = Math.max(Math.min(ground.c, 0.03), 0.006)
  const h = ground.c > 0.01 ? ground.h : hue
  const at = (by: number, c = chroma) => stepFrom(paper, by, { c, h })
  const letters = (l: number, c = 0.01) => toHex({ l, c, h })
  return {
    sunken: at(step.sunken, Math.max(ground.c, 0.003)),
    inline: at(step.inline),
    raised: step.raised === 0 ? paper.surface : at(step.raised, Math.max(ground.c, 0.008)),
    hairline: toHex({ l: ground.l + step.hairline, c: chroma, h }),
    muted: letters(step.muted, 0.012),
    text: letters(step.text),
    heading: letters(step.heading),
  }
}

/** What is laid thinly over any ground to set something off: the text's colour, or its opposite where that would hide letters. */
function veil(paper: Paper, { text, heading }: { text: string; heading: string }, grounds: readonly string[]): string {
  const veiled = grounds.map((ground) => mix(text, ground, 0.09))
  if (leastContrast(heading, veiled) >= 4.5) return text
  return paper.ink === '#ffffff' ? '#000000' : '#ffffff'
}

function meaningColor(name: keyof typeof meanings, dark: boolean): string {
  return toHex({ l: dark ? 0.76 : 0.53, c: chromaOf(name, dark ? 0.12 : 0.15), h: meanings[name] })
}

/** Information is nearly grey: beside a note it would else be a second blue. */
function chromaOf(name: keyof typeof meanings, chroma: number): number {
  return name === 'info' ? chroma * 0.15 : chroma
}

function meaningGrounds(paper: Paper): ReadonlyMap<keyof typeof meanings, string> {
  const dark = paper.ink === '#ffffff'
  return new Map(
    (Object.keys(meanings) as (keyof typeof meanings)[]).map((name) => {
      const color = dark ? meaningColor(name, dark) : toHex({ l: 0.72, c: chromaOf(name, 0.17), h: meanings[name] })
      return [name, softFrom(paper, mix(color, paper.surface, dark ? 0.13 : 0.12))]
    }),
  )
}

interface CodeGround {
  readonly sunken: string
  readonly raised: string
  readonly text: string
  readonly muted: string
  readonly given: CodePalette | undefined
}

function codeColors({ surface, ink }: Paper, base: CodeGround): [string, string][] {
  const dark = ink === '#ffffff'
  const { given } = base
  const ground = given?.ground ?? (dark ? mix(base.raised, surface, 0.6) : base.sunken)
  const laid = (color: string, share: number, use?: { isTold: true }) =>
    softFrom({ surface: ground, ink }, mix(color, ground, share), use)
  const added = laid(toHex({ l: dark ? 0.76 : 0.53, c: 0.13, h: 150 }), dark ? 0.16 : 0.13)
  const removed = laid(toHex({ l: dark ? 0.76 : 0.53, c: 0.15, h: 25 }), dark ? 0.16 : 0.11)
  const warned = laid(toHex({ l: dark ? 0.76 : 0.6, c: 0.13, h: 70 }), 0.14)
  // Grey: what is marked must not pass for what was added, whatever the brand's colour is.
  const marked = laid(base.muted, dark ? 0.13 : 0.08, { isTold: true })
  const grounds = [ground, added, removed, warned, marked]
  const colors = Object.entries(tokenHues).map(([kind, hue]): [string, string] => {
    const color =
      typeof hue === 'string' ? base[hue] : toHex({ l: dark ? 0.8 : 0.48, c: hue[1] * (dark ? 0.8 : 1), h: hue[0] })
    return [`code-${kind}`, readable(given?.kinds[kind as TokenKind] ?? color, grounds, 4.5, ink)]
  })
  return [
    ['code-ground', ground],
    ['code-added', added],
    ['code-removed', removed],
    ['code-warned', warned],
    ['code-marked', marked],
    ['code-text', given ? readable(given.text, grounds, 4.5, ink) : readable(base.text, grounds, 7, ink)],
    ...colors,
  ]
}
