/** The fonts of a site as CSS. Only what is used is named, so only that is loaded. */
import type { FontFace, FontUse, SiteFonts } from '../../src/model/font.ts'

/** Faces, and what text and headings are set in. Without wishes of the site: Inter. */
export function fontRules(fonts: SiteFonts | undefined): readonly string[] {
  const text: FontUse = fonts?.text ?? { from: 'theme', kind: 'sans' }
  const heading = fonts?.heading
  const declarations = [
    ...(fonts?.text ? [`--font-text: ${stack(text)}`] : []),
    ...(heading ? [`--font-heading: ${stack(heading)}`] : []),
  ]
  return [
    ...(text.from === 'theme' || heading?.from === 'theme' ? [inter] : []),
    ...(fonts?.faces ?? []).map(faceRule),
    ...(declarations.length > 0 ? [`:root { ${declarations.join('; ')} }`] : []),
    ...weights(text.weight, heading?.weight),
  ]
}

/**
 * Inter, Latin, all weights in one file. The fallback is Arial (or its metric twin) scaled to Inter's widths and heights.
 * Figures: capsize metrics of Inter 4 over Arial. Single words still differ, and lines with them; so a file that comes late is
 * kept for the next page (`optional`) and nothing moves: preloaded, it is there before the first paint but on slow lines.
 * `Inter` is the name that style sheets of projects write; browsers load one file for both.
 */
const inter = `
@font-face {
  font-family: Inter Variable;
  font-style: normal;
  font-display: optional;
  font-weight: 100 900;
  src: url(asset:inter.woff2) format("woff2");
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F,
    U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: Inter;
  font-style: normal;
  font-display: optional;
  font-weight: 100 900;
  src: url(asset:inter.woff2) format("woff2");
}
@font-face {
  font-family: Inter Fallback;
  src: local("Arial"), local("Liberation Sans"), local("Arimo"), local("Helvetica");
  ascent-override: 90.49%;
  descent-override: 22.56%;
  line-gap-override: 0%;
  size-adjust: 107.06%;
}`

function faceRule({ family, asset, format, weight, style }: FontFace): string {
  return `@font-face {
  font-family: ${quoted(family)};
  font-style: ${style};
  font-display: swap;
  font-weight: ${weight};
  src: url(asset:${asset}) format("${format}");
}`
}

const stacks: Readonly<Record<FontUse['kind'], string>> = {
  sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
  serif: 'ui-serif, Georgia, "Noto Serif", "Liberation Serif", "Times New Roman", serif',
  mono: 'var(--font-mono)',
}

function stack({ from, family, kind }: FontUse): string {
  if (from === 'theme') return '"Inter Variable", "Inter Fallback", ui-sans-serif, system-ui, sans-serif'
  return family === undefined ? stacks[kind] : `${quoted(family)}, ${stacks[kind]}`
}

/** A string of CSS: what could end it is left out. */
function quoted(family: string): string {
  return `"${family.replace(/['"\\<>\p{Cc}]/gu, '')}"`
}

/** In the theme's layer: a sheet of the project may say otherwise. */
function weights(text: number | undefined, heading: number | undefined): readonly string[] {
  const rules = [
    ...(text === undefined ? [] : [`html { font-weight: ${text} }`]),
    ...(heading === undefined
      ? []
      : [`:is(.page-title, .prose) :is(h1, h2, h3, h4, h5, h6):not([class]) { font-weight: ${heading} }`]),
  ]
  return rules.length > 0 ? [`@layer flatleaf {\n${rules.join('\n')}\n}`] : []
}
