/** Images that exist twice, one for each colour mode, as authors write such pairs. */
import type { ImageMode } from '../model/image.ts'

const suffixes: Readonly<Record<string, ImageMode>> = {
  'gh-light-mode-only': 'light',
  'gh-dark-mode-only': 'dark',
  'only-light': 'light',
  'only-dark': 'dark',
}

/** `x.png#gh-dark-mode-only` → the address alone, and the mode. */
export function splitMode(src: string): { readonly src: string; readonly mode?: ImageMode } {
  const at = src.lastIndexOf('#')
  const name = src.slice(at + 1)
  if (at < 0 || !Object.hasOwn(suffixes, name)) return { src }
  return { src: src.slice(0, at), mode: suffixes[name]! }
}

/** `block dark:hidden` is shown in light mode only, `hidden dark:block` in dark mode only. */
export function modeOfClasses(names: readonly string[]): ImageMode | undefined {
  const isHidden = names.includes('hidden')
  if (!isHidden && names.includes('dark:hidden')) return 'light'
  return isHidden && names.some((name) => /^dark:(?:block|inline|inline-block|flex|inline-flex|grid)$/.test(name))
    ? 'dark'
    : undefined
}
