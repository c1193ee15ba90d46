/**
 * What Tailwind is told before it makes rules: names mean what they meant in version 3, in which authors of documentation
 * write; values stand in the rules themselves, so that none of its variables meets one of ours; colour modes are ours.
 * Sources: the tables of renamed and removed utilities in Tailwind's guide for the upgrade from 3 to 4.
 */
import type { LookConfig } from '../model/config.ts'

/** `css`: Tailwind's own theme. The colours of the site have the names that authors know. */
export function utilitySheet(css: string, { accent, button, background }: LookConfig): string {
  const inline = css.replaceAll(/@theme default(?: inline)?(?: reference)? \{/g, '@theme default inline {')
  const colors = {
    primary: accent.light,
    'primary-light': accent.dark,
    'primary-dark': button,
    'background-light': background.light ?? '#fff',
    'background-dark': background.dark ?? '#0b0c0f',
  }
  const own = Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`)
  return `${inline}
@theme inline {
  --font-sans: initial;
  --font-mono: initial;
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
  --radius-sm: 0.125rem;
  --blur-sm: 4px;
  --backdrop-blur-sm: 4px;
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
  ${own.join('\n  ')}
}
${dark}
${utilities}
@tailwind utilities;`
}

/** Without weight of its own, so that a class with a variant and a class without are told apart by their order alone. */
const dark = `@custom-variant dark {
  @media screen {
    &:where([data-theme='dark'] *) { @slot; }
  }
  @media screen and (prefers-color-scheme: dark) {
    &:where(:root:not([data-theme]) *) { @slot; }
  }
}`

const utilities = `@utility font-sans { font-family: var(--font-text); }
@utility font-mono { font-family: var(--font-mono); }
@utility overflow-ellipsis { text-overflow: ellipsis; }
@utility decoration-slice { box-decoration-break: slice; }
@utility decoration-clone { box-decoration-break: clone; }
@utility flex-grow { flex-grow: 1; }
@utility flex-shrink { flex-shrink: 1; }
@utility bg-opacity-* { --tw-bg-opacity: --value(integer)%; }
@utility text-opacity-* { --tw-text-opacity: --value(integer)%; }
@utility border-opacity-* { --tw-border-opacity: --value(integer)%; }
@utility aspect-w-* {
  --tw-aspect-w: --value(integer);
  position: relative;
  aspect-ratio: var(--tw-aspect-w) / var(--tw-aspect-h, 1);
  & > * { position: absolute; inset: 0; width: 100%; height: 100%; }
}
@utility aspect-h-* { --tw-aspect-h: --value(integer); }
@utility max-w-screen-sm { max-width: 40rem; }
@utility max-w-screen-md { max-width: 48rem; }
@utility max-w-screen-lg { max-width: 64rem; }
@utility max-w-screen-xl { max-width: 80rem; }`

const opacities: readonly (readonly [utility: string, property: string])[] = [
  ['bg-opacity-', 'background-color'],
  ['text-opacity-', 'color'],
  ['border-opacity-', 'border-color'],
]

/** In version 3 `bg-opacity-50` changed the colour of another class: colours read it where a site has such a class. */
export function withOpacity(css: string, names: Iterable<string>): string {
  const all = [...names]
  let text = css
  for (const [utility, property] of opacities) {
    if (!all.some((name) => name.includes(utility))) continue
    const rule = new RegExp(`([{;]\\s*)${property}: ((?:oklch|rgb|hsl)\\([^()]*\\)|#[\\da-f]{3,8});`, 'g')
    const variable = `--tw-${utility.slice(0, -1)}`
    text = text.replace(rule, (_, before: string, color: string) => {
      return `${before}${property}: color-mix(in srgb, ${color} var(${variable}, 100%), transparent);`
    })
    text += `@property ${variable} { syntax: "*"; inherits: false; }\n`
  }
  return text
}
