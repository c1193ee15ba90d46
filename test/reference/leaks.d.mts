import type { Said } from './description.mjs'
export function onlyIn(strings: readonly Said[], state: Said['state']): string[]
export function leaks(
  texts: readonly string[],
  files: readonly { readonly path: string; readonly text: string }[],
): [text: string, path: string][]
