/** What a built style sheet says, read without a browser: custom properties per mode, rules by selector. */

export interface StyleSheet {
  readonly text: string
  /** A custom property as it is in one mode; colours as lower-case `#rrggbb`. */
  readonly value: (name: string, mode: 'light' | 'dark') => string | undefined
  /** The declarations of the first rule whose selector holds this text. */
  readonly rule: (selector: string) => string | undefined
}

/** Reads style sheets, later ones winning. */
export function styleSheet(texts: readonly string[]): StyleSheet {
  const text = texts.join('\n')
  return {
    text,
    value: (name, mode) => {
      const [root, only] = rootDeclarations(text, name, mode)
      return (only ?? root) && full(pick((only ?? root)!, mode))
    },
    rule: (selector) => rules(text).find((rule) => rule.selector.includes(selector))?.body,
  }
}

interface Rule {
  readonly selector: string
  readonly body: string
}

/** Innermost blocks, in order; enough for flat rules, which is all these tests ask about. */
function rules(text: string): Rule[] {
  const bare = text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
  return [...bare.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map((match) => ({ selector: match[1]!.trim(), body: match[2]! }))
}

/** The last value that `:root` gives a property, and the last that it gives for this mode alone. */
function rootDeclarations(text: string, name: string, mode: string): [string | undefined, string | undefined] {
  let root: string | undefined
  let only: string | undefined
  for (const rule of rules(text)) {
    const value = new RegExp(`(?:^|;)\\s*--${name}\\s*:([^;]*)`).exec(rule.body)?.[1]?.trim()
    if (value === undefined) continue
    if (/^(:root|html)$/.test(rule.selector)) root = value
    else if (new RegExp(`^:root\\[data-theme=['"]?${mode}['"]?\\]$`).test(rule.selector)) only = value
  }
  return [root, only]
}

/** The half of `light-dark(a, b)` that a mode gets. */
function pick(value: string, mode: 'light' | 'dark'): string {
  const pair = /^light-dark\(([^,()]*),([^,()]*)\)$/.exec(value)
  return pair ? pair[mode === 'light' ? 1 : 2]!.trim() : value
}

/** Colours in one spelling: minifiers write `#fff`, `red` or `#FFFFFF` for the same thing. */
function full(value: string): string {
  const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000', red: '#ff0000' }
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(value)
  if (short) return `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`.toLowerCase()
  return named[value.toLowerCase()] ?? (/^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : value)
}
