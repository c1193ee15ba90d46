/** All colours of one mode, made from three of the configuration. Pure; every text colour reaches 4.5:1 on its grounds. */
import type { TokenKind } from '../../src/model/theme.ts'
import { mix, toHex, toOklch } from '../../src/util/color.ts'
import { onFill, readable } from '../../src/util/contrast.ts'

export interface Seed {
  readonly mode: 'light' | 'dark'
  readonly accent: string
  readonly button: string
  /** Background of pages; the theme's own when absent. */
  readonly surface?: string
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
  info: 220,
  tip: 185,
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

/** Custom property (without dashes) → hex colour. */
export function palette(seed: Seed): ReadonlyMap<string, string> {
  const hue = toOklch(seed.accent).h
  const surface =
    seed.surface ?? toHex({ l: steps[seed.mode].surface, c: seed.mode === 'light' ? 0.001 : 0.006, h: hue })
  const neutral = neutrals(surface, hue)
  const soft = mix(seed.accent, surface, neutral.dark ? 0.12 : 0.09)
  const grounds = [surface, neutral.sunken, neutral.inline, neutral.raised]
  const text = readable(neutral.text, [...grounds, soft], 7)
  const muted = readable(neutral.muted, [...grounds, soft])
  return new Map([
    ['surface', surface],
    ['sunken', neutral.sunken],
    ['inline', neutral.inline],
    ['raised', neutral.raised],
    ['hairline', neutral.hairline],
    ['text', text],
    ['muted', muted],
    ['heading', readable(neutral.heading, grounds, 7)],
    ['accent', seed.accent],
    ['accent-text', readable(seed.accent, [...grounds, soft])],
    ['accent-soft', soft],
    ['on-accent', onFill(seed.accent)],
    ['button', seed.button],
    ['on-button', onFill(seed.button)],
    ...meaningColors(neutral.dark, surface, grounds),
    ...codeColors(neutral.dark, {
      surface,
      sunken: neutral.sunken,
      raised: neutral.raised,
      accent: seed.accent,
      text,
      muted,
    }),
  ])
}

/** Greys that carry a trace of the accent's hue, on the ground there is: a dark page in light mode gets light text. */
function neutrals(surface: string, hue: number) {
  const ground = toOklch(surface)
  const dark = ground.l < 0.6
  const step = steps[dark ? 'dark' : 'light']
  const chroma = Math.max(Math.min(ground.c, 0.03), 0.006)
  const tint = ground.c > 0.01 ? ground.h : hue
  const at = (l: number, c = chroma) => toHex({ l, c, h: tint })
  return {
    dark,
    sunken: at(ground.l + step.sunken, Math.max(ground.c, 0.003)),
    inline: at(ground.l + step.inline),
    raised: step.raised === 0 ? surface : at(ground.l + step.raised, Math.max(ground.c, 0.008)),
    hairline: at(ground.l + step.hairline),
    muted: at(step.muted, 0.012),
    text: at(step.text, 0.01),
    heading: at(step.heading, 0.01),
  }
}

function meaningColors(dark: boolean, surface: string, grounds: readonly string[]): [string, string][] {
  return Object.entries(meanings).flatMap(([name, h]): [string, string][] => {
    const pure = toHex({ l: dark ? 0.76 : 0.53, c: dark ? 0.12 : 0.15, h })
    const soft = mix(dark ? pure : toHex({ l: 0.72, c: 0.17, h }), surface, dark ? 0.13 : 0.12)
    return [
      [name, readable(pure, [...grounds, soft])],
      [`${name}-soft`, soft],
    ]
  })
}

interface CodeGround {
  readonly surface: string
  readonly sunken: string
  readonly raised: string
  readonly accent: string
  readonly text: string
  readonly muted: string
}

function codeColors(dark: boolean, base: CodeGround): [string, string][] {
  const ground = dark ? mix(base.raised, base.surface, 0.6) : base.sunken
  const added = mix(toHex({ l: dark ? 0.76 : 0.53, c: 0.13, h: 150 }), ground, dark ? 0.16 : 0.13)
  const removed = mix(toHex({ l: dark ? 0.76 : 0.53, c: 0.15, h: 25 }), ground, dark ? 0.16 : 0.11)
  const warned = mix(toHex({ l: dark ? 0.76 : 0.6, c: 0.13, h: 70 }), ground, dark ? 0.14 : 0.14)
  const marked = mix(base.accent, ground, dark ? 0.16 : 0.1)
  const grounds = [ground, added, removed, warned, marked]
  const colors = Object.entries(tokenHues).map(([kind, hue]): [string, string] => {
    const color =
      typeof hue === 'string' ? base[hue] : toHex({ l: dark ? 0.8 : 0.48, c: hue[1] * (dark ? 0.8 : 1), h: hue[0] })
    return [`code-${kind}`, readable(color, grounds)]
  })
  return [
    ['code-ground', ground],
    ['code-added', added],
    ['code-removed', removed],
    ['code-warned', warned],
    ['code-marked', marked],
    ['code-text', readable(base.text, grounds, 7)],
    ...colors,
  ]
}
